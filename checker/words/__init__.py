"""The one reader of free words: a line of text becomes claims, and claims are compared with statements."""
