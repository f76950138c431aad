"""The lines of a house way: what each of them says, tried on hands of seven cards."""
