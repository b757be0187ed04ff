"""The recipe of the word lists: pinned inputs in, the files of `data/` out, byte for byte."""
