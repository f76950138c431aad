"""The pages of a draft as a reader's eye takes them: cells, lines, labels with their values, sentences and headings."""
