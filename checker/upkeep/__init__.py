"""What a maintainer of law uses: the check of a chapter's files, a first chapter, and the comparison with a text."""
