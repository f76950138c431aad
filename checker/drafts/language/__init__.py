"""The words, values and names that a text holds, whatever document it stands in."""
