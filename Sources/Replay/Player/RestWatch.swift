public import Gesture

/// Works out since when everything has stood still: no finger is down, there is no input, and no offset and
/// no zoom changes. What an engine says about its own motion is recorded apart from that.
public struct RestWatch {
  /// What is known after the last moment and the last frame.
  public private(set) var rest: Step.Rest
  private var fingers = FingersDown()
  private var places: [Place] = []

  private struct Place: Equatable {
    var offset: Point
    var zoom: Double
  }

  /// Begins at the time of the first step.
  public init(from time: Instant) {
    rest = Step.Rest(from: time)
  }
}

extension RestWatch {
  /// Follows the next step of a source, and writes what is known into it.
  @inline(__always)
  public mutating func follow(_ step: inout Step) {
    if step.cause == .after { apply(step.moment) }
    see(step.frame, at: step.time)
    step.rest = rest
  }

  /// Follows what fingers and the app do at one time.
  public mutating func apply(_ moment: Moment) {
    guard moment.isInput else { return }
    rest.lastInput = moment.time
    for index in moment.events.indices {
      guard case .touch(let touch) = moment.events[index].value else { continue }
      let isDown = touch.phase == .down || touch.phase == .move
      if fingers.contains(touch.finger) != isDown { fingers.toggle(touch.finger) }
    }
    rest.fingersDown = fingers.count
  }

  /// Follows what is shown at a time.
  public mutating func see(_ frame: Frame, at time: Instant) {
    rest.claimsMotion = false
    for index in frame.views.indices {
      if !frame.views[index].activity.isDisjoint(with: .motion) { rest.claimsMotion = true }
      let place = Place(offset: frame.views[index].offset, zoom: frame.views[index].zoom)
      if index == places.count {
        places.append(place)
      } else if places[index] != place {
        places[index] = place
        rest.lastChange = time
      }
    }
  }
}

extension Activity {
  /// The words that claim something moves; a finger may be down and nothing move.
  public static let motion: Activity = [
    .dragging, .decelerating, .zooming, .zoomBouncing, .animating,
  ]
}
