public import Model
public import Replay
internal import Text

/// Compares two replays of the same recording step by step, in memory that does not grow with the
/// recording.
///
/// Times at which only one of the engines was queried are not compared. Callbacks and paths are
/// compared exactly if there are at most 4,096 callbacks or points between two rests. If there are
/// more, the result states that they were not compared.
public struct Comparison {
  /// Whether there was an instant at which both engines were queried.
  public private(set) var hasCompared = false
  let limits: ComparisonLimits
  private let both: Abilities
  private let clock: FrameClock?
  private var one = StepWatch()
  private var other = StepWatch()
  private var isFirst = true
  private var location = FileLocation.nowhere
  private var last = Difference.Location(step: 0, time: .zero, view: 0, location: .nowhere)
  /// Whether the current rest of both engines has been compared.
  private var isRestKnown = false
  private var wasResting = true
  /// The index of the next frame of the clock.
  private var tick: Int64?
  private var speeds: [Speedometer]
  private var paths: [PathPair]
  private var callbacks = CallbackOrder()
  private var lags: LagSearch
  private var onePoints: [Point] = []
  private var otherPoints: [Point] = []

  private var (rest, restZoom) = (Worst(), Worst())
  private var (offset, zoom) = (Worst(), Worst())
  private var (settle, path) = (Worst(), Worst())
  private var signals = SignalComparison()
  private var isPathTooLong = false
  private var hasRested = false
  private var divergence: Divergence?

  /// Creates a comparison.
  ///
  /// - Parameters:
  ///   - scene: The scene of the recording.
  ///   - allowances: The maximum differences between the two replays.
  ///   - both: The abilities of both engines.
  ///   - clock: The clock that draws the frames of both engines; nil if there is none, so that
  ///     neither a lag nor a settle time can be determined.
  ///   - resolution: The step to which the numbers of a trace were rounded: smaller differences
  ///     cannot be detected.
  public init(
    _ scene: Scene, within allowances: Allowances, both: Abilities = .all, clock: FrameClock?,
    resolution: Double = 0
  ) {
    let pace = 1000 / (clock?.rate.hertz ?? 60)
    limits = ComparisonLimits(
      allowances, scale: scene.window.scale, pace: pace, resolution: resolution)
    self.both = both
    self.clock = clock
    lags = LagSearch(views: scene.views.count, pace: pace)
    speeds = scene.views.map { _ in Speedometer() }
    paths = scene.views.map { _ in PathPair() }
  }

  /// Compares the states of both engines at the instant that a pair of replays has reached.
  public mutating func add(_ pair: PairedSteps) {
    add(pair.one.step, pair.other.step, isSample: pair.isSample)
  }

  /// Compares the states of both engines at an instant.
  ///
  /// - Parameters:
  ///   - one: The step of the first engine.
  ///   - other: The step of the second engine.
  ///   - isSample: Whether both engines were queried at this instant; false if one of the steps
  ///     repeats an earlier state.
  public mutating func add(_ one: Step, _ other: Step, isSample: Bool = true) {
    let moment = one.moment.events.isEmpty ? other.moment : one.moment
    let input = one.cause != .before && moment.isInput ? moment : nil
    location = input?.events.first { $0.value.isInput }?.location ?? location
    self.one.follow(one.frame, input, at: one.time)
    self.other.follow(other.frame, input, at: one.time)
    // Newly created engines are at rest.
    let isResting = isFirst || bothRest(at: one.time)
    let here = Difference.Location(step: one.index, time: one.time, view: 0, location: location)
    if both.contains(.callbacks) {
      callbacks.add(one.frame.callbacks, other.frame.callbacks, at: here)
    }
    if isSample {
      hasCompared = true
      compare(one, other, at: here)
    }
    if isResting, !wasResting { close(at: here) }
    if !isResting { isRestKnown = false }
    if isResting, !isRestKnown, isSample { compareRest(one.frame, other.frame, at: here) }
    countFrame(one, other, isResting)
    wasResting = isResting
    isFirst = false
    last = here
  }

  private func bothRest(at time: Instant) -> Bool {
    let quiet = TimeSpan.milliseconds(100)
    return one.rest.isQuiet(for: quiet, at: time) && other.rest.isQuiet(for: quiet, at: time)
  }

  private mutating func compare(_ one: Step, _ other: Step, at here: Difference.Location) {
    for view in one.frame.views.indices where view < speeds.count {
      guard other.frame.views.indices.contains(view) else { return }
      let (mine, theirs) = (one.frame.views[view], other.frame.views[view])
      if one.cause == .frame { speeds[view].add(mine.offset, theirs.offset, at: one.time) }
      paths[view].add(mine.offset, theirs.offset)
      var here = here
      here.view = view
      let gap = mine.offset.distance(to: theirs.offset)
      offset.add(gap, allowed: limits.offset(at: speeds[view].speed), at: here)
      let zoomGap = mine.zoom.relativeGap(to: theirs.zoom)
      if both.contains(.zoom) {
        zoom.add(zoomGap, allowed: limits.zoom(.zoom, at: min(mine.zoom, theirs.zoom)), at: here)
      }
      if divergence == nil {
        diverge(mine, theirs, gap, both.contains(.zoom) ? zoomGap : 0, at: here)
      }
    }
  }

  /// Stores the first visible difference that would exceed the limits at rest. Smaller differences
  /// are not a divergence.
  private mutating func diverge(
    _ one: ViewState, _ other: ViewState, _ gap: Double, _ zoomGap: Double,
    at here: Difference.Location
  ) {
    if gap > limits[.rest] ?? 0 {
      divergence = Divergence(
        location: here, one: one.offset.text(toSee: gap), other: other.offset.text(toSee: gap)
      )
    } else if zoomGap > limits.zoom(.restZoom, at: min(one.zoom, other.zoom)) ?? 0 {
      divergence = Divergence(
        location: here, one: "zoom \(one.zoom.text)", other: "zoom \(other.zoom.text)")
    }
  }

  private mutating func compareRest(_ one: Frame, _ other: Frame, at here: Difference.Location) {
    isRestKnown = true
    hasRested = true
    let signal = signals.add(one.signals, other.signals, within: limits, at: here)
    divergence = divergence ?? signal
    for view in one.views.indices where other.views.indices.contains(view) {
      var here = here
      here.view = view
      let (mine, theirs) = (one.views[view], other.views[view])
      rest.add(mine.offset.distance(to: theirs.offset), allowed: limits[.rest], at: here)
      if both.contains(.zoom) {
        restZoom.add(
          mine.zoom.relativeGap(to: theirs.zoom),
          allowed: limits.zoom(.restZoom, at: min(mine.zoom, theirs.zoom)), at: here)
      }
    }
  }

  /// Adds frames of the clock to the lag search, which requires equal intervals.
  private mutating func countFrame(_ one: Step, _ other: Step, _ isResting: Bool) {
    guard let clock, isFirst || one.cause == .frame else { return }
    onePoints.removeAll(keepingCapacity: true)
    otherPoints.removeAll(keepingCapacity: true)
    for view in one.frame.views { onePoints.append(view.offset) }
    for view in other.frame.views { otherPoints.append(view.offset) }
    guard onePoints.count == speeds.count, otherPoints.count == speeds.count else { return }
    if isFirst { lags.begin(onePoints, otherPoints) }
    guard one.cause == .frame else { return }
    // The clock skips frames during a long wait, so that the next frame may be much later.
    var due = tick.flatMap { clock.tick($0) }
    if due.map({ $0 < one.time }) ?? true {
      tick = clock.first(from: one.time)
      due = tick.flatMap { clock.tick($0) }
    }
    guard let next = tick, due == one.time else { return }
    tick = next + 1
    lags.add(onePoints, otherPoints, counts: !isResting)
  }

  /// Ends the interval of motion, and compares its paths and settle times. Callbacks that are equal
  /// so far are discarded.
  private mutating func close(at here: Difference.Location) {
    for view in paths.indices {
      var here = here
      here.view = view
      if let distance = paths[view].finish() {
        path.add(distance, allowed: limits[.path], at: here)
      } else {
        isPathTooLong = true
      }
    }
    let lateness = (one.rest.lastMotion - other.rest.lastMotion).milliseconds
    settle.add(lateness, allowed: limits[.settleTime], at: here)
    callbacks.rest()
  }

  /// Ends the comparison. Returns the differences in the order of the metrics, and the first
  /// divergence.
  public mutating func finish() -> (differences: [Difference], divergence: Divergence?) {
    if !wasResting { close(at: last) }
    wasResting = true
    let edits = callbacks.finish()
    let first = both.contains(.callbacks) ? callbacks.divergence : nil
    if let first, divergence.map({ first.location.time < $0.location.time }) ?? true {
      divergence = first
    }
    let tooLong = "more than \(CallbackOrder.maximum)"
    let noSample = hasCompared ? nil : "they have no instant in common"
    let noRest = noSample ?? (hasRested ? nil : "they never rest at the same time")
    let noZoom = both.contains(.zoom) ? nil : "at least one of them does not support zoom"
    let noClock = clock == nil ? "its frames have no fixed rate" : nil
    let noCallbacks =
      !both.contains(.callbacks)
      ? "at least one of them does not report these"
      : edits == nil ? "\(tooLong) since the first difference" : nil
    let lag = lags.best
    let differences = [
      difference(.callbacks, edits.map { Double($0) }, at: first?.location, unless: noCallbacks),
      difference(.rest, rest, unless: noRest),
      difference(.restZoom, restZoom, unless: noZoom ?? noRest),
      difference(.lag, lag.lag, at: nil, unless: noClock),
      difference(.rms, lag.rest, at: nil, unless: noClock),
      difference(.offset, offset, unless: noSample),
      difference(
        .path, path, unless: noSample ?? (isPathTooLong ? "\(tooLong) points without a rest" : nil)),
      difference(.zoom, zoom, unless: noZoom ?? noSample),
      difference(.settleTime, settle, unless: noClock),
    ]
    guard signals.isThere else { return (differences, divergence) }
    return (differences + [difference(.signals, signals.worst, unless: noRest)], divergence)
  }

  private func difference(_ metric: Metric, _ worst: Worst, unless reason: String?) -> Difference {
    var reported = difference(metric, worst.value, at: worst.location, unless: reason)
    if reason == nil, let allowed = worst.allowed { reported.allowed = allowed }
    if metric == .offset { reported.pace = limits.pace }
    return reported
  }

  private func difference(
    _ metric: Metric, _ value: Double?, at here: Difference.Location?, unless reason: String?
  ) -> Difference {
    Difference(
      metric: metric, value: reason == nil ? value : nil, reason: reason,
      allowed: limits[metric], unnoticed: limits.unnoticed(metric),
      location: reason == nil && value != 0 ? here : nil)
  }
}
