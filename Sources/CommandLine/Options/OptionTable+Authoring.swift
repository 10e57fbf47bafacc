// Options of verbs for authors of engines.

extension Option {
  static let language = Option(
    "language", nil, .word("LANGUAGE", of: AdapterTemplate.names),
    summary: "the language of the new engine")

  static let acts = Option(
    "acts", nil, .word("WHEN", of: AdapterTemplate.Acting.allCases.map(\.rawValue)),
    standard: AdapterTemplate.Acting.atOnce.rawValue,
    summary: "when the new engine shows a touch",
    details: "Most toolkits show a touch at the next frame and do their work there.")

  static let package = Option(
    "package", nil, .folder("PATH"), summary: "where the package of Flickbook is, for swift",
    details: "The folder of a clone, or an address from which its main branch is fetched.")
}
