/// The forms of a path on the command line, for help and the man page.
enum PathForms {
  static let all: KeyValuePairs = [
    "FILE": "a recording, with any name",
    "FOLDER": """
    every *.xml below it, in the order of their paths, except hidden files and folders, \
    and flickbook-suite.xml
    """,
    "PATTERN": """
    recordings and folders that match *, ?, [a-z], and ** for any folders; quote it, so that the \
    shell does not expand it
    """,
    "@LIST": "a file that lists paths, one per line; blank lines and lines with # are ignored",
    "-": "one recording on stdin; it must be the only path",
  ]
}
