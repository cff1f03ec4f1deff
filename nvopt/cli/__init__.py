"""The command line: options, messages, exit statuses. No compiler logic lives here.

spelling.py (opt's way of writing options, made plain for Click), options.py (the options), main.py (one run and its errors),
batch.py (several inputs), instruments.py (dumps, change reports and pass times while the pipeline runs), messages.py (errors, warnings
and remarks), listings.py (-print-passes, -help-knobs), version.py, suggestions.py (-suggest-facts), patterns.py (regular expressions of
remarks).
"""
