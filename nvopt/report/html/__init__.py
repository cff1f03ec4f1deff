"""The page of a run (`-report=FILE.html`): all states of a module, what each pass did to each line, and the page that shows it.

`history` holds the states as steps from one to the next (`steps`, which go by the lines that `ir_diff` matches), `page` makes one file of
them and of the page's script and style, which lie beside it as page.html, page.css and *.js.
"""
