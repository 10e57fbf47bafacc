/// One of the file formats that the same parser and the same kind of table read: its namespace and
/// the element everything stands in.
struct Dialect: Sendable {
  let namespace: String
  /// What the namespaces of its other versions begin with.
  let family: String
  let root: Element
  /// Its elements, the root among them.
  let rules: [ElementRule]
  /// The names of its elements.
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
