internal import Model
internal import Runs

/// One option of the command line, declared once and shared by every verb that takes it.
///
/// Parsing, help, man page and completions all read this value, so they cannot disagree.
struct Option: Equatable, Sendable {
  /// The long name without dashes: `max-errors`.
  let name: String
  /// The letter after a single dash, if there is one.
  let letter: Character?
  let value: Value
  let isRepeatable: Bool
  /// The value if the option is not given; shown in help and used by `ParsedArguments`.
  let standard: String?
  /// One line for help and completions, lower case, no full stop.
  let summary: String
  /// More text for the man page: whole sentences, or empty.
  let details: String

  init(
    _ name: String, _ letter: Character? = nil, _ value: Value = .none, isRepeatable: Bool = false,
    standard: String? = nil, summary: String, details: String = ""
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.isRepeatable = isRepeatable
    self.standard = standard
    self.summary = summary
    self.details = details
  }

  /// The kind of value that follows an option's name; the text is its placeholder in help.
  enum Value: Equatable, Sendable {
    /// A flag without a value.
    case none
    case file(String)
    /// A file of some kind that the verb writes.
    case output(String, OutputKind)
    case folder(String)
    case text(String)
    /// A name, or names, that shells complete.
    case name(String, CompletionValues)
    case word(String, of: [String])
    case count(String, atLeast: Int)
    /// A decimal number within a range, with the range as text: `a number of hertz from 1 to 1000`.
    case number(String, ClosedRange<Double>, expected: String)
    /// A time with its unit: `812ms`, `0.812s`.
    case time(String)

    /// Whether `-` may be given instead of a file that is written.
    var allowsStdout: Bool {
      switch self {
      case .output(_, let kind): kind != .steps && kind != .results
      case .none, .file, .folder, .text, .name, .word, .count, .number, .time: false
      }
    }

    var placeholder: String? {
      switch self {
      case .none: nil
      case .file(let name), .output(let name, _), .folder(let name), .text(let name),
        .name(let name, _), .word(let name, _),
        .count(let name, _), .number(let name, _, _), .time(let name):
        name
      }
    }
  }

  /// The completions of the value, if it is not a closed list.
  var offer: CompletionValues? { if case .name(_, let offer) = value { offer } else { nil } }

  /// As typed: `--max-errors`.
  var dashed: String { "--" + name }

  /// As help shows it: `-q, --quiet`, `    --max-errors N`.
  var synopsis: String {
    let short = letter.map { "-\($0), " } ?? "    "
    return short + dashed + (value.placeholder.map { " " + $0 } ?? "")
  }

  /// The line of help, with the default if there is one.
  var line: String {
    let choices = if case .word(_, let words) = value { ": " + words.listed("or") } else { "" }
    return summary + choices + (standard.map { " (default: \($0))" } ?? "")
  }

  /// Throws an error for a value that this option does not accept, with the expected ones.
  func check(_ text: String) throws(UsageError) {
    switch value {
    case .none, .file, .output, .folder, .text, .name: break
    case .word(_, let words):
      if !words.contains(text) { throw .badValue(text, of: self, expected: words.listed("or")) }
    case .count(_, let minimum):
      let isDigits = !text.isEmpty && text.utf8.allSatisfy { (48...57).contains($0) }
      guard isDigits, let number = Int(text), number >= minimum else {
        throw .badValue(text, of: self, expected: "a whole number, at least \(minimum)")
      }
    case .number(_, let range, let expected):
      guard let number = Double(typed: text), range.contains(number) else {
        throw .badValue(text, of: self, expected: expected)
      }
    case .time:
      guard Instant(typed: text) != nil else {
        throw .badValue(text, of: self, expected: Instant.expected(for: text))
      }
    }
  }
}
