/// The arguments of a verb that are not options: their number and their kind.
struct Operands: Sendable {
  let placeholder: String
  let kind: Kind
  let atLeast: Int
  /// The maximum number of operands; nil if there is none.
  let atMost: Int?
  /// Options that make operands unnecessary, because they name another source.
  let waivers: [Option]
  /// The number of first operands that must be keywords of the closed list; nil if all operands
  /// must be such keywords.
  let closed: Int?

  init(
    _ placeholder: String, _ kind: Kind, atLeast: Int = 0, atMost: Int? = nil,
    waivers: [Option] = [], closed: Int? = nil
  ) {
    self.placeholder = placeholder
    self.kind = kind
    self.atLeast = atLeast
    self.atMost = atMost
    self.waivers = waivers
    self.closed = closed
  }

  enum Kind: Sendable {
    case recordings
    /// A single file, or `-` for stdin.
    case recording
    /// Any files.
    case files
    /// A single folder, which is created if it does not exist.
    case folder
    /// The address to listen on.
    case address
    case verbs
    case words([String])
  }

  static let none = Operands("", .words([]), atMost: 0)

  /// Recordings, in the forms of `PathForms`.
  static let paths = Operands(
    "PATH", .recordings, atLeast: 1, waivers: [.filesFrom, .null, .failedIn, .resume, .plan])

  /// A single recording.
  static let recording = Operands("RECORDING", .recording, atLeast: 1, atMost: 1)

  /// The expected operands, as texts for an error.
  var expected: [String] {
    if case .files = kind { return ["a file"] }
    if case .folder = kind { return ["a folder"] }
    if case .address = kind { return ["an address"] }
    if case .recording = kind { return ["a file", "- for stdin"] }
    return words ?? PathForms.all.map(\.key)
  }

  /// The operands as help shows them: `PATH...`, `[VERB]`, `SHELL`.
  var synopsis: String {
    if atMost == 0 { return "" }
    let name = placeholder + (atMost == nil ? "..." : "")
    return atLeast == 0 ? "[\(name)]" : name
  }

  /// The possible keywords; nil if the operands are not keywords.
  var words: [String]? {
    switch kind {
    case .recordings, .recording, .files, .folder, .address: nil
    case .verbs: Verb.all.map(\.name) + HelpTopic.allCases.map(\.rawValue)
    case .words(let words): words
    }
  }
}
