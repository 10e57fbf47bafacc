internal import Runs

/// Splits a command line into options with their values, and operands.
///
/// Understands `--name value`, `--name=value`, `-n value`, `-nvalue`, bundled flags `-qv`, and
/// `--`, after which everything is an operand. A single `-` is an operand.
struct ArgumentScanner {
  private let words: [String]
  private let options: [Option]
  /// The index of the argument that `next()` reads next.
  private(set) var index = 0
  private var isPastOptions = false
  /// The unread rest of a bundle such as `-qv`.
  private var bundle: Substring = ""

  init(_ words: [String], options: [Option]) {
    self.words = words
    self.options = options
  }

  enum Piece {
    case option(Option, String?)
    case operand(String)
  }

  mutating func next() throws(UsageError) -> Piece? {
    if !bundle.isEmpty { return try nextOfBundle() }
    guard let word = nextWord() else { return nil }
    if isPastOptions || word == "-" || !word.hasPrefix("-") { return .operand(word) }
    if word == "--" {
      isPastOptions = true
      return try next()
    }
    if word.hasPrefix("--") { return try long(word) }
    bundle = word.dropFirst()
    return try nextOfBundle()
  }

  private mutating func nextWord() -> String? {
    guard index < words.count else { return nil }
    defer { index += 1 }
    return words[index]
  }

  private mutating func long(_ word: String) throws(UsageError) -> Piece {
    let parts = word.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let attached = parts.count == 2 ? String(parts[1]) : nil
    guard let option = options.first(where: { $0.name == name }) else {
      throw .unknownOption("--" + name, among: options)
    }
    if option.value == .none {
      if let attached {
        throw UsageError(
          "\(option.dashed) takes no value",
          correction: .replace("\(option.dashed)=\(attached)", by: option.dashed))
      }
      return .option(option, nil)
    }
    return .option(option, try value(of: option, attached))
  }

  private mutating func nextOfBundle() throws(UsageError) -> Piece {
    let letter = bundle.removeFirst()
    guard let option = options.first(where: { $0.letter == letter }) else {
      throw .unknownLetter(letter, in: words[index - 1], among: options)
    }
    if option.value == .none { return .option(option, nil) }
    let attached = bundle.isEmpty ? nil : String(bundle)
    bundle = ""
    return .option(option, try value(of: option, attached))
  }

  private mutating func value(of option: Option, _ attached: String?) throws(UsageError) -> String {
    if let value = attached ?? nextWord(), !value.isEmpty { return value }
    let typed = "\(option.dashed) \(option.value.placeholder ?? "")"
    let stdout = option.value.allowsStdout ? ", or \(option.dashed) - for stdout" : ""
    throw UsageError("\(option.dashed) needs a value: \(typed)\(stdout)")
  }
}
