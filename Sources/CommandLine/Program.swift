internal import Comparing
package import Invariants
internal import Model
internal import Platform
package import Replay
internal import Runs
internal import Text

/// Runs the program, and ends the process.
///
/// - Parameters:
///   - engines: The engines that `--engine` may name. Each name must be unique.
///   - invariants: Formulas by which every recording is judged, in addition to the catalogue.
package func runProgram(engines: [EngineFactory], invariants: [Invariant]) -> Never {
  // This call must be the first, because otherwise the next opened file would get the descriptor of
  // a closed stream.
  StandardStreams.occupy()
  // A parent may have set the signal to be ignored; `flickbook help | head -1` must still end
  // quietly.
  signal(SIGPIPE, SIG_DFL)
  Interruption.watch()
  // If a file exceeds the size limit, the write reports the error. The signal is caught and not
  // ignored, because started engines would inherit an ignored signal.
  signal(SIGXFSZ) { _ in }
  var terminal = Terminal()
  guard !AddressSpace.isTooSmall else {
    terminal.error("the address space is too small: raise the limit of 'ulimit -v'")
    exit(terminal.finish(.reported(.unjudged)).rawValue)
  }
  let words = Array(ProgramArguments.all.dropFirst())
  let outcome = run(words, with: EngineList(engines), invariants, on: &terminal)
  exit(terminal.finish(outcome).rawValue)
}

private func run(
  _ words: [String], with engines: EngineList, _ invariants: [Invariant],
  on terminal: inout Terminal
) -> Outcome {
  if let objection = engines.objection {
    terminal.error(objection)
    return .reported(.unjudged)
  }
  do throws(UsageError) {
    let parser = ArgumentParser(
      isPath: { FileKind(of: $0) != nil }, engines: engines, formulas: invariants)
    switch try parser.parse(words) {
    case .help(let verb?, let form):
      terminal.output.write(Help(for: terminal).text(about: verb, form))
    case .help(nil, .short): terminal.output.write(Help(for: terminal).glance)
    case .help(nil, .whole): terminal.output.write(Help(for: terminal).text)
    case .run(let arguments):
      if let mode = arguments.choice(.color, as: ColorMode.self) { terminal.color(mode) }
      do throws(UsageError) {
        try arguments.checkOutputs()
        if let caution = arguments.engines.caution { terminal.warn(caution) }
        var outcome = try arguments.verb.run(arguments, &terminal)
        outcome.add(arguments.engines.close())
        if arguments.has(.exitZeroOnBroken) { outcome = outcome.withoutViolations }
        if let replacements = arguments.engines.replacements { terminal.warn(replacements) }
        // If something was not judged, the interruption may be the reason.
        if outcome.code == .unjudged, Interruption.hasCome {
          outcome.add(.interrupted, Interruption.text)
        }
        return outcome
      } catch {
        throw error.about(arguments.verb)
      }
    }
    return .held
  } catch {
    if Interruption.hasCome { return Outcome(.interrupted, Interruption.text) }
    terminal.error(error.message)
    terminal.report(error.corrected(in: words).advice)
    return .reported(.unjudged)
  }
}
