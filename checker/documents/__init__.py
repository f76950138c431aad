"""Documents of a filing: models built from submission and ruleset, worded by templates."""
