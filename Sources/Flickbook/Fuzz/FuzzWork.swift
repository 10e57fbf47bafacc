internal import Chromium
internal import Exploration
internal import Gesture
internal import Replay

/// Makes up one recording and tries it. Knows nothing of the others that are tried beside it, so
/// that it can be done on any thread and at any time.
struct FuzzWork: Sendable {
  let plan: FuzzPlan
  /// The number of the first one.
  let first: Int
  /// Recordings that have reached something new, to go on from.
  let kept: [Recording]
  /// Recordings in which code of a page ran that had not run before; a gesture more may lead further.
  let running: [Recording]
  /// Recordings on which an invariant of somebody's own was nearest to break.
  let nearest: [Recording]

  /// What came of one.
  struct Row: Sendable {
    let recording: Recording
    var faults: [FailureOracle.Fault] = []
    var reached: Reached
    /// What of a page's scripts has run.
    var code = RanCode()
    /// What was left of the tolerances of such invariants.
    var margins: [(name: String, margin: Double)] = []
    /// Whether the engine does not hold such recordings, so that nothing was tried.
    var isRefused = false
    /// Why it could not be judged.
    var failure: String?
    /// How its engine failed.
    var trouble: EngineError.Kind?
  }

  /// Every third one goes on from one that has reached something new, a late one rather than an
  /// early one, and as often from one that ran new code of a page. Where invariants of somebody's own
  /// have margins, another third varies what came nearest to break them.
  func recording(_ piece: Int) -> Recording {
    let number = first + piece
    var dice = SeededNumbers(seed: plan.seed &+ UInt64(number) &* 0x9E37_79B9_7F4A_7C15)
    let own = dice.next()
    let isAfterCode = !running.isEmpty && dice.oneIn(2)
    if number % 3 == 2,
      let recording = isAfterCode ? dice.pick(running.suffix(16)) : dice.pick(kept.suffix(64))
    {
      return .generated(
        own, after: recording, claiming: plan.oracle.claims, fingers: plan.oracle.mostTouches)
    }
    if number % 3 == 1, let recording = dice.pick(nearest) { return recording.varied(own) }
    return .generated(
      own, in: dice.pick(plan.scenes), claiming: plan.oracle.claims,
      fingers: plan.oracle.mostTouches)
  }

  func row(_ piece: Int, isGivenUp: () -> Bool) -> Row {
    let recording = recording(piece)
    var row = Row(recording: recording, reached: Reached(recording.head.scene))
    var reached = row.reached
    let watch = CodeWatch()
    do throws(ReplayError) {
      row.faults = try (plan.isSteered ? plan.oracle.covering(into: watch) : plan.oracle).faults(
        in: recording, seeing: { reached.see($0) },
        leaving: { row.margins.append(($0, $1)) }, isGivenUp: isGivenUp)
    } catch {
      switch error {
      case .format(let error): row.failure = error.description
      // What an engine does not hold is no fault of its.
      case .engine(let error) where error.isNoFailure: row.isRefused = true
      case .engine(let error): (row.failure, row.trouble) = (error.message, error.kind)
      }
    }
    row.code = watch.code
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
