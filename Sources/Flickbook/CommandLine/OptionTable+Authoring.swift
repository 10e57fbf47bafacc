// The options of verbs for those who write an engine.

extension Option {
  static let language = Option(
    "language", nil, .word("LANGUAGE", of: AdapterTemplate.names),
    summary: "the language of the new engine")

  static let package = Option(
    "package", nil, .folder("PATH"), summary: "where the package of Flickbook is, for swift",
    details: "The folder of a clone, or an address from which its main branch is fetched.")
}
