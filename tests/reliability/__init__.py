"""What must hold whatever happens: in short in `make test`, at length in `make soak`."""
