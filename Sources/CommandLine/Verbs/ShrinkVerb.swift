internal import Replay
internal import Runs
internal import Text

extension Verb {
  static let shrink = Verb(
    "shrink", summary: "find the smallest recording that still breaks an invariant",
    description: """
      Removes gestures, moves and fingers, shortens pauses, rounds numbers and simplifies the \
      scene, while the same invariant is broken on the same engine with the same cause: its first \
      violation has the same deviation (too much, too little) in the same situation. With \
      --trusted another engine must keep the invariant. Most recordings shrink to a few touches.

      The recording itself does not change. The smaller recording is written into the current \
      folder as NAME.INVARIANT.min.xml, with a note that names its origin, and is replaced each \
      time a still smaller one is found. If the run is interrupted or the engine fails, the file \
      is the smallest recording so far. The same recording always gives the same result.

      With --against and no invariant it finds the smallest recording on which two engines still \
      differ, by the first measure in which compare finds a difference.

      The invariant is judged as check judges it: with the same suite, expectations and options, \
      at the same frames.
      """,
    operands: .recording,
    options: [
      .invariant, .rule, .breaking, .trusted, .against, .likeness, .allow, .output, .maxReplays,
      .level,
      .tolerance, .rate, .phase, .timeout,
    ] + Option.engineSources + [.quiet, .progress, .color],
    examples: [
      "flickbook shrink Recordings/Bounce/pull-down-and-let-go.xml --invariant overscroll-damped --engine 'ios(rubber=2)' --trusted ios -o small.xml":
        "Find the smallest gesture that fails with a wrong constant and holds with the correct one.",
      "flickbook shrink Recordings/Bounce/pull-down-and-let-go.xml --invariant overscroll-damped --engine 'ios(rubber=2)' -o - | flickbook show -":
        "Shrink it and look at the result.",
    ],
    exits: [
      .held: "the smallest recording was written",
      .broken:
        "the invariant holds, or is broken on the trusted engine too; the engines do not differ",
      .unjudged:
        "wrong command line, a malformed recording, an engine that failed, or a file not written",
      .interrupted: "interrupted: the smallest so far was written",
    ],
    run: { arguments, terminal in
      do {
        return try ShrinkWork(ShrinkRequest(arguments, terminal.environment)).run(&terminal)
      } catch let error as UsageError {
        throw error
      } catch let error as SessionError {
        guard error.parts.isEmpty else { throw UsageError(error) }
        return Outcome(error)
      } catch let error as FormatError {
        terminal.error(error)
      } catch ReplayError.format(let error) {
        terminal.error(error)
      } catch ReplayError.engine(let error) {
        if error.kind == .interrupted {
          return Outcome(.interrupted, "\(Interruption.text) before anything was found")
        }
        terminal.error("the engine failed: \(error.message)")
      } catch {
        terminal.error("\(error)")
      }
      return .reported(.unjudged)
    })
}
