/// A file format for the common parser: its namespace, its root element and its table.
struct Dialect: Sendable {
  let namespace: String
  /// The common prefix of the namespaces of all format versions.
  let family: String
  let root: Element
  /// The rules of the format's elements, including the root.
  let rules: [ElementRule]
  /// The names of the format's elements.
  let names: Set<String>

  private init(_ family: String, _ root: Element, _ rules: [ElementRule]) {
    namespace = family + "1"
    self.family = family
    self.root = root
    self.rules = rules
    names = Set(rules.map(\.name))
  }

  static let recording = Dialect("urn:flickbook:recording:", .recording, Vocabulary.rules)
  static let suite = Dialect(
    "urn:flickbook:suite:", .suite, Vocabulary.expectations + SuiteVocabulary.rules)
}
