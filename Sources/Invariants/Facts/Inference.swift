internal import Model
internal import Replay
internal import Text

/// Fills in the motion that an engine does not report, so that invariants read a value regardless
/// of its source. The velocity is inferred from the offsets, and the activity from fingers and
/// offsets.
///
/// The motion of a view in a step is known only from the following steps. So a few steps wait here
/// until the motion is known, and are then passed on as if the engine had reported it.
final class Inference {
  private let missing: Abilities
  private let scene: Scene
  /// A ring buffer of the waiting steps, with spare capacity.
  @exclusivity(unchecked) private var steps: [Step]
  /// The times of each step's events, if they differ from the time of the step.
  @exclusivity(unchecked) private var times: [[Instant]]
  @exclusivity(unchecked) private var first = 0
  @exclusivity(unchecked) private var count = 0
  @exclusivity(unchecked) private var motions: [InferredMotion]

  /// The minimum time between two positions that determine the speed of a view: engines that act at
  /// frames show the same position until the next frame.
  static let lapse = TimeSpan.milliseconds(12)
  /// The maximum time between two observations whose positions determine the speed of a view.
  static let longest = TimeSpan.milliseconds(200)

  /// The abilities that can be inferred.
  static let abilities: Abilities = [.velocity, .activity]

  /// Fails if the engine reports everything, or if nothing may be inferred.
  init?(_ scene: Scene, _ terms: Terms) {
    missing = terms.infers ? Self.abilities.subtracting(terms.abilities) : []
    if missing.isEmpty { return nil }
    self.scene = scene
    steps = Array(repeating: Step(), count: 24)
    times = Array(repeating: [], count: steps.count)
    motions = scene.views.map { InferredMotion($0) }
  }

  /// Adds the next step of the replay.
  func add(_ step: borrowing Step, _ times: [Instant]) {
    let slot = (first + count) % steps.count
    steps[slot].become(step)
    self.times[slot] = times
    count += 1
  }

  /// Whether the steps after the first waiting step determine its motion.
  var isReady: Bool { count == steps.count || count > 0 && ahead(of: 0).isKnown }

  var isEmpty: Bool { count == 0 }

  /// The first waiting step.
  var next: Step { steps[first] }

  /// The times at which the events of the first waiting step happened, if they differ from the time
  /// of the step.
  var nextTimes: [Instant] { times[first] }

  /// Fills in the missing values of the first waiting step.
  func fill(_ touches: TouchTracker) {
    let happened = steps[first].happened
    for view in motions.indices where steps[first].frame.views.indices.contains(view) {
      let shown = steps[first].frame.views[view]
      let sample = InferredMotion.Sample(steps[first].time, shown)
      motions[view].go(to: sample, ahead(of: view))
      guard !happened.isEmpty else { continue }
      let (fingers, _, length) = touches.fingers(of: view, scene)
      motions[view].touch(
        steps[first].events(of: view), fingers.count, moved: length != .zero,
        begun: touches.begun[view] > 0, growth: steps[first].growth(of: view))
    }
    if happened.contains(.move) { release() }
    for view in motions.indices where steps[first].frame.views.indices.contains(view) {
      motions[view].close(isMoment: !happened.isEmpty)
      if missing.contains(.activity) {
        steps[first].frame.views[view].activity = motions[view].activity
      }
      if missing.contains(.velocity) {
        steps[first].frame.views[view].velocity = motions[view].velocity
      }
    }
  }

  /// Removes the first waiting step.
  func drop() {
    first = (first + 1) % steps.count
    count -= 1
  }

  /// Ends the drag of nested views other than the view that a finger just moved.
  private func release() {
    for view in motions.indices where motions[view].isCarriedNow {
      for other in motions.indices where other != view && !motions[other].isCarriedNow {
        if scene.isView(view, insideOrSame: other) || scene.isView(other, insideOrSame: view) {
          motions[other].release()
        }
      }
    }
  }

  /// The positions that a view shows after the first waiting step, until the next event.
  private func ahead(of view: Int) -> InferredMotion.Ahead {
    var ahead = InferredMotion.Ahead()
    let start = steps[first].time
    for later in 1..<max(1, count) {
      let slot = (first + later) % steps.count
      if !steps[slot].happened.isEmpty {
        ahead.isKnown = true
        break
      }
      guard steps[slot].time > start else { continue }
      guard steps[slot].frame.views.indices.contains(view) else { continue }
      ahead.add(InferredMotion.Sample(steps[slot].time, steps[slot].frame.views[view]), from: start)
      if ahead.isKnown { break }
    }
    return ahead
  }
}

extension Step {
  /// The events of the step that concern a view: without the app's changes to other views.
  fileprivate func events(of view: Int) -> StepEvents {
    guard !happened.isDisjoint(with: .request | .setting) else { return happened }
    var events = happened.subtracting(.request | .setting)
    for event in moment.events {
      switch event.value {
      case .request(let command) where command.view == view: events.insert(.request)
      case .setting(let change) where change.view == view: events.insert(.setting)
      default: break
      }
    }
    return events
  }

  /// The size of the content that the app added before the visible part of a view.
  fileprivate func growth(of view: Int) -> Point {
    guard happened.contains(.setting) else { return .zero }
    var growth = Point.zero
    for event in moment.events {
      guard case .setting(let change) = event.value, change.view == view else { continue }
      growth += Point(x: change.left, y: change.above)
    }
    return growth
  }

  /// Copies all values of another step, reusing this step's storage.
  fileprivate mutating func become(_ other: borrowing Step) {
    var (views, callbacks, events) = (frame.views, frame.callbacks, moment.events)
    self = copy other
    views.removeAll(keepingCapacity: true)
    views.append(contentsOf: other.frame.views)
    callbacks.removeAll(keepingCapacity: true)
    callbacks.append(contentsOf: other.frame.callbacks)
    events.removeAll(keepingCapacity: true)
    events.append(contentsOf: other.moment.events)
    frame.views = views
    frame.callbacks = callbacks
    moment.events = events
  }
}
