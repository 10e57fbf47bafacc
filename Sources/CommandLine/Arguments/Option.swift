internal import Model
internal import Runs

/// An option of the command line, declared once for all verbs that take it.
///
/// Parsing, help, man page and completions all read this value, so they cannot disagree.
struct Option: Equatable, Sendable {
  /// The long name without dashes: `max-errors`.
  let name: String
  /// The letter after a single dash; nil if there is none.
  let letter: Character?
  let value: Value
  let isRepeatable: Bool
  /// The value if the option is not given. Help shows it, and `ParsedArguments` returns it.
  let standard: String?
  /// The text for help and completions: one line, lower case, no full stop.
  let summary: String
  /// Additional text for the man page: whole sentences, or empty.
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

  /// The kind of value that follows an option's name. The text is the placeholder in help.
  enum Value: Equatable, Sendable {
    /// A flag without a value.
    case none
    case file(String)
    /// A file that the verb writes, with the kind of its content.
    case output(String, OutputKind)
    case folder(String)
    case text(String)
    /// A name, or several names, that shells complete.
    case name(String, CompletionValues)
    case word(String, of: [String])
    case count(String, atLeast: Int)
    /// A decimal number within a range, with the range as text: `a number of hertz from 1 to 1000`.
    case number(String, ClosedRange<Double>, expected: String)
    /// A time with its unit: `812ms`, `0.812s`.
    case time(String)

    /// Whether `-` may be given for stdout instead of an output file.
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

  /// The completions of the value; nil if the value has a closed list or is not a name.
  var offer: CompletionValues? { if case .name(_, let offer) = value { offer } else { nil } }

  /// The option as typed: `--max-errors`.
  var dashed: String { "--" + name }

  /// The option as help shows it: `-q, --quiet`, `    --max-errors N`.
  var synopsis: String {
    let short = letter.map { "-\($0), " } ?? "    "
    return short + dashed + (value.placeholder.map { " " + $0 } ?? "")
  }

  /// The summary in help, with any default value.
  var line: String {
    let choices = if case .word(_, let words) = value { ": " + words.listed("or") } else { "" }
    return summary + choices + (standard.map { " (default: \($0))" } ?? "")
  }

  /// Throws an error for a value that this option does not accept. The error names the expected
  /// values.
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
