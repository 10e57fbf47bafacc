internal import Files
internal import Reports
internal import Runs
internal import Text
internal import Writing

/// Rewrites recordings in canonical form, and counts them by result.
struct FmtWork {
  private let isCheck: Bool
  private let isRepair: Bool
  private let isQuiet: Bool
  private(set) var recordings = 0
  private var rewritten = 0
  private var untidy = 0
  private var malformed = 0
  private var unreadable = 0
  private var unwritable = 0

  init(_ arguments: ParsedArguments) {
    isCheck = arguments.has(.check)
    isRepair = arguments.has(.repair)
    isQuiet = arguments.has(.quiet)
  }

  /// Rewrites a recording if it is not canonical; with `--check`, only reports it.
  mutating func add(_ path: String, _ terminal: inout Terminal) {
    recordings += 1
    // The partial file of a killed `fmt` is useless.
    if !isCheck { NewFile.clearLeftover(beside: path) }
    let lint = Lint(file: path)
    let isCut = isRepair && lint.isTruncated
    guard lint.errors.isEmpty || isCut else { return refuse(lint.errors, &terminal) }
    let file = CanonicalFile(path, isRepair: isCut)
    do throws(FormatError) {
      if try file.isCanonical() { return }
    } catch {
      return refuse([error], &terminal)
    }
    if isCheck {
      untidy += 1
      if !isQuiet { terminal.output.line("\(path.visible): not in canonical form") }
    } else {
      rewrite(file, &terminal)
    }
  }

  private mutating func rewrite(_ file: CanonicalFile, _ terminal: inout Terminal) {
    do {
      try file.rewrite()
      rewritten += 1
    } catch .source(let error) {
      refuse([error], &terminal)
    } catch {
      unwritable += 1
      terminal.error(error.description)
    }
  }

  /// - Parameter onErrors: Whether errors are printed on stderr, because stdout is reserved for the
  ///   recording.
  private mutating func refuse(
    _ errors: [FormatError], _ terminal: inout Terminal, onErrors: Bool = false
  ) {
    if errors.first?.objection.kind == .unreadable { unreadable += 1 } else { malformed += 1 }
    let output = terminal.output
    for error in errors {
      if isQuiet || onErrors {
        terminal.error(error)
        continue
      }
      terminal.output.line(LintLines.human(error, as: "error") { output.painted($0, .red) })
    }
  }

  var outcome: Outcome {
    Outcome(
      of: recordings,
      [
        (unreadable, .unjudged, "unreadable"), (unwritable, .unjudged, "not written"),
        (malformed, .broken, "malformed"), (untidy, .broken, "not in canonical form"),
      ])
  }

  var summary: String {
    let things = recordings.counted("recording")
    return isCheck || rewritten == 0
      ? "\(things): all in canonical form" : "\(things): \(rewritten) rewritten"
  }

  /// Rewrites the recording on stdin to stdout; with `--check`, only checks it. All of stdin is
  /// read first, so that nothing is written if the recording is malformed.
  static func standardInput(_ arguments: ParsedArguments, _ terminal: inout Terminal) -> Outcome {
    var work = FmtWork(arguments)
    work.recordings = 1
    do throws(FormatError) {
      let bytes = try StandardInput.bytes()
      let lint = Lint(bytes: bytes, named: StandardInput.name)
      let isCut = work.isRepair && lint.isTruncated
      if lint.errors.isEmpty || isCut {
        let text = try CanonicalForm(
          bytes: bytes, named: StandardInput.name, isRepair: isCut
        ).wholeText()
        if !work.isCheck {
          terminal.output.write(text)
        } else if text != bytes {
          work.untidy = 1
        }
      } else {
        work.refuse(lint.errors, &terminal, onErrors: true)
      }
    } catch {
      work.refuse([error], &terminal, onErrors: true)
    }
    return work.outcome
  }
}
