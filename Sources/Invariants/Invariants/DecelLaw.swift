internal import Model
internal import Replay
internal import Text

/// A coast loses its speed at the rate the engine declares: v(t) = v₀·rate^t, in milliseconds.
///
/// The check needs neither time nor powers: the integral of that formula is v − v₀ = −k·(x − x₀),
/// with k = −1000·ln(rate) per second, from the first step of a coast to every later one.
/// `velocity-consistent` checks that the reported v is the speed of x. If the engine reports no
/// velocity, v is the speed that the positions of a twentieth of a second show.
///
/// Content that is added outside the visible part does not change this: the coast continues at the
/// same speed.
///
/// Otherwise scrolling feels like ice or mud. Flutter's first fling stopped 7 % short of the one it
/// copied.
struct DecelLaw: ReplayInvariant {
  static let summary = "a coast decelerates at the rate that the engine declares"
  static let interest: Interest = [.coasting, .landed, .lifted, .look, .layout]
  static let tolerance = ToleranceClass.velocity
  static let reads: Abilities = [.velocity, .activity]
  private var start: ViewState?
  private var started = Instant.zero
  private var isInside = AxisPair(both: true)
  /// Whether the view was outside its range or turned a page since the release, so that its motion
  /// has a target.
  private var isBound = false
  private var wasPaging = false
  /// Whether the last drag dismissed the keyboard in the moment in which it ended. The view may
  /// then return to the edge of the range that it had before, which no step shows.
  private var mayReturn = false
  /// The deceleration rate at the release, which a coast that is under way may keep.
  private var begun: DecelerationRate?
  private var rate = 0.0
  private var decay = 0.0
  /// When the content last grew during the coast.
  private var grown: Instant?
  /// The coast of an engine that reports no velocity.
  private var law = CoastLaw()

  static func reasonUntested(in scene: Scene, _ terms: Terms) -> Reason? {
    terms.contract.normalRate == nil ? .notDeclared("a rate of deceleration") : nil
  }

  static func watches(_ view: ViewScene) -> Bool { view.wheel == nil }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    isBound = facts.isBound(isBound, wasPaging: wasPaging)
    wasPaging = facts.isPaging
    if facts.fingers.count > 0 || begun == nil { begun = facts.scene.scroll.deceleration }
    if facts.fingers.count > 0 {
      mayReturn = false
    } else if !facts.happened.isDisjoint(with: .lift) {
      mayReturn = facts.now.bounds != facts.was.bounds || facts.now.insets != facts.was.insets
    }
    if !isBound, start != nil, facts.isGrownOnTheWay {
      for axis in Axis.allCases { start?.offset[axis] += facts.app.growth[axis] * facts.now.zoom }
      law.shift(facts.app.growth * facts.now.zoom)
      grown = facts.time
      return
    }
    // If the app changes the scroll range during a coast in any other way, a new coast begins.
    let happened = facts.sequence.happened
    guard facts.isCoasting, !mayReturn, !facts.isPaging, facts.keyboard.isKnown,
      facts.scene.scroll.deceleration == begun,
      happened.isSubset(of: .touch) || !isBound && happened.isSubset(of: .touch | .setting),
      let velocity = facts.now.velocity, facts.was.velocity != nil,
      let declared = tally.terms.contract.rate(facts.scene.scroll.deceleration)?.perMillisecond
    else {
      law.clear()
      return start = nil
    }
    if declared != rate {
      rate = declared
      decay = -1000 * naturalLogarithm(declared)
    }
    if start == nil || facts.lastInput >= started && facts.lastInput != grown {
      law.clear()
      start = facts.was
      isInside = AxisPair(both: true)
      started = facts.time
    }
    guard facts.reportsVelocity else { return judgeByPositions(facts, &tally) }
    guard let start, let speed = start.velocity else { return }
    for axis in Axis.allCases {
      // The coast is not judged after it has reached an edge.
      if !facts.isInside(axis) { isInside[axis] = false }
      guard isInside[axis], velocity[axis] != 0 else { continue }
      let due = speed[axis] - decay * (facts.now.offset[axis] - start.offset[axis])
      let tolerance =
        tally.terms.ofVelocity(due, over: 1) + 2 * decay * tally.terms.contract.offsetResolution
      tally.check(abs(velocity[axis] - due), within: tolerance, facts) {
        ("velocity.\(axis) \(due.text) at a rate of \(declared.text)", velocity[axis].text)
      }
    }
  }

  private mutating func judgeByPositions(_ facts: borrowing Facts, _ tally: inout Tally) {
    let findings = law.see(facts, decay: decay)
    for axis in Axis.allCases {
      guard let found = findings[axis] else { continue }
      // The speeds at both ends, and the path between them, are computed from rounded positions.
      let rounding = tally.terms.contract.offsetResolution
      let tolerance =
        tally.terms.ofVelocity(found.due, over: found.lapse)
        + 2 * rounding / found.lapse + 2 * decay * rounding
      tally.check(abs(found.shown - found.due), within: tolerance, facts) {
        ("velocity.\(axis) \(found.due.text) at a rate of \(rate.text)", found.shown.text)
      }
    }
  }
}

extension EngineContract {
  /// The engine's rate for a setting; nil if the engine declares no rate.
  func rate(_ rate: DecelerationRate) -> DecelerationRate? {
    // An engine that declares no rate decelerates by another law.
    guard let normalRate else { return nil }
    return switch rate {
    case .normal: .rate(normalRate)
    case .fast: fastRate.map { .rate($0) }
    case .rate: rate
    }
  }
}
