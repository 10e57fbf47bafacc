public import Model
internal import Text

/// Computes the values that all consumers of steps need: the events, the fingers that are down, and
/// the time since which everything has been still. Still means that no finger is down, there is no
/// input, and no offset or zoom changes. The motion that an engine reports is stored separately.
package struct StepWatch: Sendable {
  /// The state after the last moment and the last frame.
  package private(set) var rest = Step.Rest(from: .zero)
  private var happened: StepEvents = []
  private var location = FileLocation.nowhere
  private var hasBegun = false
  private var points: [Position] = []

  private struct Position: Equatable {
    var offset: Point
    var zoom: Double
  }

  /// Creates a watch that begins with the first step.
  package init() {}

  /// Sets the time of the first step; later calls have no effect.
  @inline(__always)
  mutating func begin(at time: Instant) {
    guard !hasBegun else { return }
    hasBegun = true
    rest = Step.Rest(from: time)
  }

  /// Processes the next step of a source, and stores the results in the step.
  @inline(__always)
  package mutating func follow(_ step: inout Step) {
    begin(at: step.time)
    if step.cause == .after { apply(step.moment) }
    see(step.frame, at: step.time)
    step.happened = step.cause == .after ? happened : []
    step.location = location
    step.rest = rest
  }

  /// Processes the views that an engine shows, after a moment if `moment` is not nil.
  package mutating func follow(_ frame: Frame, _ moment: Moment?, at time: Instant) {
    begin(at: time)
    if let moment { apply(moment) }
    see(frame, at: time)
  }

  private mutating func apply(_ moment: Moment) {
    happened = []
    for index in moment.events.indices {
      let events = StepEvents(moment.events[index].value)
      guard !events.isEmpty else { continue }
      happened.formUnion(events)
      location = moment.events[index].location
      guard case .touch(let touch) = moment.events[index].value else { continue }
      let isDown = touch.phase == .down || touch.phase == .move
      if rest.fingers.contains(touch.finger) != isDown { rest.fingers.toggle(touch.finger) }
    }
    if !happened.isEmpty { rest.lastInput = moment.time }
  }

  private mutating func see(_ frame: Frame, at time: Instant) {
    rest.declaresMotion = false
    for index in frame.views.indices {
      if !frame.views[index].activity.isDisjoint(with: .motion)
        || frame.views[index].traits.contains(.sent)
      {
        rest.declaresMotion = true
      }
      let point = Position(offset: frame.views[index].offset, zoom: frame.views[index].zoom)
      if index == points.count {
        points.append(point)
      } else if points[index] != point {
        points[index] = point
        rest.lastChange = time
      }
    }
  }
}

extension Activity {
  /// The activities that report motion. Tracking is not among these activities, because a finger
  /// may be down without any motion.
  @inlinable @inline(__always) package static var motion: Activity {
    Activity(
      rawValue: dragging.rawValue | decelerating.rawValue | zooming.rawValue | zoomBouncing.rawValue
        | animating.rawValue)
  }
}
