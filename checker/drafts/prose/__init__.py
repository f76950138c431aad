"""What the sentences of a draft say of the rules, compared with the statements of the chapter."""
