public import Gesture

/// Sees whether everything is at rest, from outside: no finger is down, there is no input, and no
/// offset and no zoom has changed for a while. What an engine says about itself is kept apart.
public struct RestWatch {
  /// The time of the last input, or of the first sample before there is any.
  public private(set) var lastInput: Instant
  /// Whether any view said in the last frame that it moves.
  public private(set) var claimsMotion = false
  private var fingers = FingersDown()
  /// The time of the last sample that showed another offset or zoom than the one before.
  public private(set) var lastChange: Instant
  private var places: [Place] = []

  private struct Place: Equatable {
    var offset: Point
    var zoom: Double
  }

  public init(from time: Instant) {
    lastInput = time
    lastChange = time
  }
}

extension RestWatch {
  public var fingersDown: Int { fingers.count }

  /// Whether nothing has happened and nothing has moved for so long.
  public func isQuiet(for lapse: TimeSpan, at time: Instant) -> Bool {
    fingers.count == 0 && time - max(lastInput, lastChange) >= lapse
  }

  /// Takes what fingers and the app do at one time.
  public mutating func apply(_ moment: Moment) {
    guard moment.isInput else { return }
    lastInput = moment.time
    for index in moment.events.indices {
      guard case .touch(let touch) = moment.events[index].value else { continue }
      let isDown = touch.phase == .down || touch.phase == .move
      if fingers.contains(touch.finger) != isDown { fingers.toggle(touch.finger) }
    }
  }

  /// Takes what is shown at a time.
  public mutating func see(_ frame: Frame, at time: Instant) {
    claimsMotion = false
    for index in frame.views.indices {
      if !frame.views[index].activity.isDisjoint(with: .motion) { claimsMotion = true }
      let place = Place(offset: frame.views[index].offset, zoom: frame.views[index].zoom)
      if index == places.count {
        places.append(place)
      } else if places[index] != place {
        places[index] = place
        lastChange = time
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
