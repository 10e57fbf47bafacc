internal import Formats
internal import Gesture

extension Verb {
  static let fuzz = Verb(
    "fuzz", summary: "play gestures that nobody thought of, and keep the least of what fails",
    description: [
      """
      Makes up recordings as people, digitisers and apps might make them (flicks, drags, pinches, many \
      fingers, turns, keyboards, requests and changes at any moment), replays each on the engine and \
      judges it by all invariants, with --relations also by those between two replays. Recordings that bring \
      the engine into a new state are gone on from.
      """,
      """
      What fails is made as small as it can be and kept as DIR/INVARIANT-HASH.xml, up to three of each invariant. \
      The same seed finds the same, whatever the number of jobs and whenever it ends.
      """,
      """
      With a PATH it happens in the scenes of those recordings, else in scenes that are made up. With \
      --against a difference from another engine is what fails.
      """,
    ],
    operands: Operands("PATH", .recordings),
    options: [
      .engine, .against, .trusted, .forTime, .count, .seed, .keep, .maxReplays, .relations, .only,
      .skip, .null, .suite, .level, .tolerance, .likeness, .rate, .phase, .jobs, .timeout, .quiet,
      .progress, .color,
    ],
    examples: [
      Example("flickbook fuzz --engine android --for 10s", "Look for ten seconds."),
      Example(
        "flickbook fuzz Recordings/Gallery --engine 'ios(rubber=2)' --trusted ios --count 100 --seed 7",
        "A hundred recordings in the scenes of a folder; what ios breaks too is not kept. Exits 1."),
      Example(
        "flickbook fuzz --engine 'ios(rate=0.99)' --against ios --as perception --count 100",
        "The smallest gesture that tells two engines apart, if a person would notice. Exits 1."),
    ],
    exits: [
      Exit(.held, "nothing was found"),
      Exit(.broken, "an invariant broke, or the engines differ"),
      Exit(
        .unjudged, "wrong command line, an engine that failed or hung, a file that was not written"),
      Exit(.nothing, "no recording was selected"),
      Exit(.interrupted, "interrupted: what was found has been told"),
    ],
    run: fuzzEngine)
}

private func fuzzEngine(
  _ arguments: ParsedArguments, _ terminal: inout Terminal
) throws(UsageError) -> Outcome {
  var paths: [String] = []
  var selected = Outcome.held
  if !arguments.operands.isEmpty || arguments.has(.null) {
    guard case .paths(let selection) = try SelectedInput(arguments, dash: .list) else {
      return .held
    }
    selected = selection.report(passWithNone: false, on: &terminal)
    if selected != .held { return selected }
    paths = selection.paths
  }
  do {
    var run = FuzzRun(try FuzzRequest(arguments, paths))
    return run.run(&terminal)
  } catch let error as UsageError {
    throw error
  } catch let error as FormatError {
    terminal.report(error.description)
  } catch {
    terminal.error("\(error)")
  }
  return .reported(.unjudged)
}
