### Boards, keyboards and pictures, in words.
