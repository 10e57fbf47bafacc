internal import Gesture
internal import Writing

/// One verb of the command line: `flickbook lint` is the verb named `lint`.
///
/// A verb is a value: what help, man page and completions say about it, and the function that does
/// it.
struct Verb: Sendable {
  /// A command that can be typed as it stands, and what it does.
  typealias Example = (command: String, effect: String)
  /// What one exit code means for this verb.
  typealias Exit = (code: ExitCode, meaning: String)
  /// Does the verb's work.
  typealias Work =
    @Sendable (_ arguments: ParsedArguments, _ terminal: inout Terminal) throws -> Outcome

  let name: String
  /// One line, lower case, no full stop.
  let summary: String
  /// For `flickbook help VERB` and the man page: whole sentences, no markup, a blank line between two
  /// paragraphs.
  private let description: String
  private let makeOperands: @Sendable () -> Operands
  private let makeOptions: @Sendable () -> [Option]
  let examples: [Example]
  let exits: [Exit]
  private let work: Work

  /// Operands and options are made when they are asked for: of thirty verbs one is typed, and lists
  /// of engines, invariants and formats stand in them.
  init(
    _ name: String, summary: String, description: String,
    operands: @autoclosure @escaping @Sendable () -> Operands = .none,
    options: @autoclosure @escaping @Sendable () -> [Option] = [],
    examples: KeyValuePairs<String, String>, exits: KeyValuePairs<ExitCode, String>,
    run work: @escaping Work
  ) {
    self.name = name
    self.summary = summary
    self.description = description
    makeOperands = operands
    makeOptions = options
    self.examples = examples.map { ($0, $1) }
    self.exits = exits.map { ($0, $1) }
    self.work = work
  }

  var paragraphs: [String] { description.split(separator: "\n\n").map { String($0) } }
  var operands: Operands { makeOperands() }
  var options: [Option] {
    let options = makeOptions()
    let replaces = options.contains {
      if case .output(_, let kind) = $0.value { kind.replaces } else { false }
    }
    return options + (replaces ? [.force] : []) + [.help]
  }

  /// Does the verb's work. What the user typed wrong, or in a file that was named, is thrown,
  /// everything else is an outcome.
  func run(_ arguments: ParsedArguments, _ terminal: inout Terminal) throws(UsageError) -> Outcome {
    terminal.verb = name
    do { return try work(arguments, &terminal) } catch let error as UsageError {
      throw error
    } catch let error as SessionError {
      throw UsageError(error)
    } catch let error as FormatError {
      throw UsageError(error.located)
    } catch let error as WriteError {
      terminal.report(error)
      return .reported(.unjudged)
    } catch {
      throw UsageError("\(error)")
    }
  }

  /// How it is typed: `flickbook lint [OPTION...] PATH...`.
  var synopsis: String {
    let hasOptions = options.count > 1
    return ["\(Release.name) \(name)", hasOptions ? "[OPTION...]" : "", operands.synopsis]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
}
