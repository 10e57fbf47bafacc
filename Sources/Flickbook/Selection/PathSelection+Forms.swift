extension PathSelection {
  /// What a path on the command line may be, for help and the man page.
  static let forms: [(term: String, text: String)] = [
    ("FILE", "a recording, whatever its name"),
    (
      "FOLDER",
      """
      every *.xml below it, in the order of their paths; left out are hidden files and folders, \
      flickbook-suite.xml, and x.xml where x.xml.err is beside it
      """
    ),
    (
      "PATTERN",
      """
      recordings and folders that match *, ?, [a-z], and ** for any folders; quote it, so that the \
      shell leaves it alone
      """
    ),
    ("@LIST", "a file that names paths, one a line; blank lines and lines with # are left out"),
    ("-", "one recording on stdin; it must be the only path"),
  ]
}
