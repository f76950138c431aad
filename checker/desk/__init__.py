"""The desk: a local web application over a folder of filings, for one person who does not write YAML.

It holds no rule of its own and no state but the files, the records beside them and the address of the page.
"""
