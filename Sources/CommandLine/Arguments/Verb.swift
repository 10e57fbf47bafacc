internal import Runs
internal import Text
internal import Writing

/// A verb of the command line: `flickbook lint` is the verb named `lint`, `flickbook edit cut` the
/// verb named `edit cut` in the group `edit`.
///
/// A verb is a value. It contains what help, man page and completions print, and the function that
/// runs the verb.
struct Verb: Sendable {
  /// A command that can be typed as it is, and its effect.
  typealias Example = (command: String, effect: String)
  /// The meaning of an exit code for this verb.
  typealias Exit = (code: ExitCode, meaning: String)
  /// The function that runs the verb.
  typealias Work =
    @Sendable (_ arguments: ParsedArguments, _ terminal: inout Terminal) throws -> Outcome

  /// The name as typed after the name of the program: `edit cut`.
  let name: String
  /// The verbs of a group, in the order of its help; empty for a verb that can be run.
  let verbs: [Verb]
  /// The summary in help: one line, lower case, no full stop.
  let summary: String
  /// The text for `flickbook help VERB` and the man page: whole sentences, no markup, a blank line
  /// between two paragraphs.
  private let description: String
  private let makeOperands: @Sendable () -> Operands
  private let makeOptions: @Sendable () -> [Option]
  let examples: [Example]
  let exits: [Exit]
  private let work: Work

  /// Creates a verb that can be run. Operands and options are computed on demand: they contain
  /// lists of engines, invariants and formats, and a command line needs them for a single verb.
  init(
    _ name: String, summary: String, description: String,
    operands: @autoclosure @escaping @Sendable () -> Operands = .none,
    options: @autoclosure @escaping @Sendable () -> [Option] = [],
    examples: KeyValuePairs<String, String>, exits: KeyValuePairs<ExitCode, String>,
    run work: @escaping Work
  ) {
    self.name = name
    verbs = []
    self.summary = summary
    self.description = description
    makeOperands = operands
    makeOptions = options
    self.examples = examples.map { ($0, $1) }
    self.exits = exits.map { ($0, $1) }
    self.work = work
  }

  /// Creates a group of verbs. The group typed alone prints its verbs.
  init(group name: String, summary: String, description: String, _ verbs: [Verb]) {
    self.name = name
    self.verbs = verbs
    self.summary = summary
    self.description = description
    makeOperands = { .none }
    makeOptions = { [] }
    examples = verbs.compactMap(\.examples.first)
    exits = [(.held, "the verbs of the group were listed"), (.unjudged, "wrong command line")]
    work = { arguments, terminal in
      terminal.output.write(Help(for: terminal).text(about: arguments.verb))
      return .held
    }
  }

  var isGroup: Bool { !verbs.isEmpty }

  /// The last word of the name: `cut`.
  var word: String { name.split(separator: " ").last.map { String($0) } ?? name }

  var paragraphs: [String] { description.split(separator: "\n\n").map { String($0) } }
  var operands: Operands { makeOperands() }
  var options: [Option] {
    let options = makeOptions()
    let replaces = options.contains {
      if case .output(_, let kind) = $0.value { kind.replaces } else { false }
    }
    return options + (replaces ? [.force] : []) + [.help]
  }

  /// Runs the verb. Throws errors in the command line or in a named file; all other results are
  /// outcomes.
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

  /// The form of the command: `flickbook lint [OPTION...] PATH...`.
  var synopsis: String {
    if isGroup { return "\(Release.name) \(name) VERB [OPTION...] [OPERAND...]" }
    let hasOptions = options.count > 1
    return ["\(Release.name) \(name)", hasOptions ? "[OPTION...]" : "", operands.synopsis]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
}
