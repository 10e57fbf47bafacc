/// The words of a command line that are not options: how many a verb takes, and what they are.
struct Operands: Sendable {
  let placeholder: String
  let kind: Kind
  let atLeast: Int
  /// No number: as many as one likes.
  let atMost: Int?
  /// Options that make operands unnecessary, because they name another source of them.
  let waivers: [Option]
  /// How many of them must be words of the closed list, where others follow; no number: all.
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
    /// One file, or `-` for stdin.
    case recording
    /// Any files.
    case files
    /// One folder that may have to be made.
    case folder
    /// Where to listen.
    case address
    case verbs
    case words([String])
  }

  static let none = Operands("", .words([]), atMost: 0)

  /// Recordings, as `PathSelection` finds them.
  static let paths = Operands(
    "PATH", .recordings, atLeast: 1, waivers: [.filesFrom, .null, .failedIn, .resume])

  /// One recording that is looked at closely.
  static let recording = Operands("RECORDING", .recording, atLeast: 1, atMost: 1)

  /// What may stand here, in words.
  var expected: [String] {
    if case .files = kind { return ["a file"] }
    if case .folder = kind { return ["a folder"] }
    if case .address = kind { return ["an address"] }
    if case .recording = kind { return ["a file", "- for stdin"] }
    return words ?? PathSelection.forms.map(\.key)
  }

  /// As help shows it: `PATH...`, `[VERB]`, `SHELL`.
  var synopsis: String {
    if atMost == 0 { return "" }
    let name = placeholder + (atMost == nil ? "..." : "")
    return atLeast == 0 ? "[\(name)]" : name
  }

  /// The words that may stand here, if they are a closed list.
  var words: [String]? {
    switch kind {
    case .recordings, .recording, .files, .folder, .address: nil
    case .verbs: Verb.all.map(\.name) + HelpTopic.allCases.map(\.rawValue)
    case .words(let words): words
    }
  }
}
