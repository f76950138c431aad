"""Whether what a sentence says on a topic may be held against it: each doubt that speaks against it, by its kind."""
