"""What a run leaves in its page (`-report=FILE.html`): the recorder that watches it, and what is found out when it is over. The page
itself is made in nvopt/report/html.
"""
