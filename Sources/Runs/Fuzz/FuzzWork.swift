internal import Chromium
internal import Exploration
internal import Model
internal import Replay
internal import Text

/// Generates one recording and tests it. The work is independent of other recordings of the batch,
/// so it can run on any thread and at any time.
struct FuzzWork: Sendable {
  let plan: FuzzPlan
  /// The number of the first recording.
  let first: Int
  /// Recordings that reached a new state, used as starting points.
  let kept: [Recording]
  /// Recordings that ran new code of a page, or gave an app signal a new class of values. Adding a
  /// gesture to them may reach more code.
  let running: [Recording]
  /// Recordings with the smallest margins of user-defined invariants.
  let nearest: [Recording]

  /// The result of one recording.
  struct Row: Sendable {
    let recording: Recording
    var faults: [FailureOracle.Fault] = []
    var reached: Reached
    /// The code of a page that the recording ran.
    var code = RanCode()
    /// The margins of user-defined invariants.
    var margins: [(name: String, margin: Double)] = []
    /// The classes of values that the signals of the app had.
    var signals: Set<String> = []
    /// The engine's reason for refusing the recording, so that nothing was tested; nil if it was
    /// tested.
    var refusal: String?
    /// Why the recording could not be judged; nil if it was judged.
    var failure: String?
    /// The kind of engine failure; nil if the engine did not fail.
    var trouble: EngineError.Kind?
  }

  /// Generates the recording of a piece. Every third recording extends a recent recording that
  /// reached a new state or, in half of these cases, a recording from `running`. If user-defined
  /// invariants have margins, another third varies the recordings with the smallest margins.
  func recording(_ piece: Int) -> Recording {
    let number = first + piece
    var dice = SeededNumbers(seed: plan.seed &+ UInt64(number) &* 0x9E37_79B9_7F4A_7C15)
    let own = dice.next()
    let isAfterCode = !running.isEmpty && dice.oneIn(2)
    if number % 3 == 2,
      let recording = isAfterCode ? dice.pick(running.suffix(16)) : dice.pick(kept.suffix(64))
    {
      return .generated(own, after: recording, within: plan.limits)
    }
    if number % 3 == 1, let recording = dice.pick(nearest) { return recording.varied(own) }
    return .generated(own, in: dice.pick(plan.scenes), within: plan.limits)
  }

  func row(_ piece: Int, isAbandoned: () -> Bool) -> Row {
    let recording = recording(piece)
    var row = Row(recording: recording, reached: Reached(recording.head.scene))
    var reached = row.reached
    let watch = CodeWatch()
    var signals = SignalClasses()
    do throws(ReplayError) {
      row.faults = try (plan.isSteered ? plan.oracle.covering(into: watch) : plan.oracle).faults(
        in: recording,
        seeing: {
          reached.see($0)
          signals.see($0.frame.signals)
        },
        leaving: { row.margins.append(($0, $1)) }, isAbandoned: isAbandoned)
    } catch {
      switch error {
      case .format(let error): row.failure = error.description
      // A recording that an engine does not support is not a failure.
      case .engine(let error) where error.isNoFailure: row.refusal = error.message
      case .engine(let error): (row.failure, row.trouble) = (error.message, error.kind)
      }
    }
    row.code = watch.code
    row.signals = signals.all
    row.reached = reached
    return row
  }

  func late(_ piece: Int) -> Row {
    let recording = recording(piece)
    var row = Row(recording: recording, reached: Reached(recording.head.scene))
    row.failure = "not done in time"
    row.trouble = .late
    return row
  }
}
