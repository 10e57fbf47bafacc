internal import Formats
internal import Gesture
internal import Replay

extension Verb {
  static let shrink = Verb(
    "shrink", summary: "find the smallest recording that still breaks an invariant",
    description: [
      """
      Leaves out whole gestures, shortens pauses, leaves out moves and fingers, rounds numbers and \
      makes the scene plainer, as long as the same invariant breaks on the same engine; with --trusted also \
      only as long as another engine keeps it. Most recordings come down to a few touches.
      """,
      """
      The recording stays as it is. The smaller one is written beside it as NAME.INVARIANT.min.xml, with a \
      note that says where it comes from, and again each time a smaller one is found: interrupted, or \
      left by an engine that fails, it is the smallest so far. The same recording always gives the same result.
      """,
      """
      With --against and no invariant it is the smallest that still tells two engines apart, as compare does, \
      by the first of the measures in which they differ.
      """,
      """
      The invariant is judged as check judges it: with what a suite file, the recording and the command line \
      say of it, and at the same frames.
      """,
    ],
    operands: .recording,
    options: [
      .invariant, .breaking, .trusted, .against, .likeness, .output, .maxReplays, .suite, .level,
      .tolerance, .rate, .phase, .timeout, .quiet, .progress, .color,
    ],
    examples: [
      Example(
        "flickbook shrink Recordings/Bounce/pull-down-and-let-go.xml --invariant overscroll-damped --engine 'ios(rubber=2)' --trusted ios -o small.xml",
        "What it takes at least for a wrong constant to show where the right one does not."),
      Example(
        "flickbook shrink Recordings/Bounce/pull-down-and-let-go.xml --invariant overscroll-damped --engine 'ios(rubber=2)' -o - | flickbook show -",
        "Shrink it and look at what is left."),
    ],
    exits: [
      Exit(.held, "the smallest recording was written"),
      Exit(
        .broken,
        "the invariant does not break, or breaks on the trusted engine too; the engines do not differ"
      ),
      Exit(
        .unjudged,
        "wrong command line, a recording that is malformed, an engine that failed, a file not written"
      ),
      Exit(.interrupted, "interrupted: the smallest so far was written"),
    ],
    run: shrinkRecording)
}

private func shrinkRecording(
  _ arguments: ParsedArguments, _ terminal: inout Terminal
) throws(UsageError) -> Outcome {
  do {
    return try ShrinkWork(ShrinkRequest(arguments)).run(&terminal)
  } catch let error as UsageError {
    throw error
  } catch let error as FormatError {
    terminal.report(error.description)
  } catch ReplayError.format(let error) {
    terminal.report(error.description)
  } catch ReplayError.engine(let error) {
    if error.kind == .interrupted {
      return Outcome(.interrupted, "\(Interruption.words) before anything was found")
    }
    terminal.error("the engine failed: \(error.message)")
  } catch {
    terminal.error("\(error)")
  }
  return .reported(.unjudged)
}
