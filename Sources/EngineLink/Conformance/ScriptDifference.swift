internal import Model
internal import Replay
internal import Text

/// The first difference between two replays of a script that should be equal.
struct ScriptDifference {
  var step: Step
  /// The name of the differing value, such as `offset.y`, `activity` or `the callbacks`.
  var value: String
  var first: String
  var second: String
}

extension ScriptDifference {
  /// Compares two replays. Fails if the replays are equal.
  ///
  /// - Parameter tolerance: The tolerated difference of offsets, in points, and of zooms.
  ///   Activities must always be equal, callbacks only if the tolerance is 0.
  init?(_ first: [Step], _ second: [Step], tolerance: Double = 0) {
    for (one, other) in zip(first, second) {
      for (view, twin) in zip(one.frame.views, other.frame.views) {
        let numbers = [
          ("offset.x", view.offset.x, twin.offset.x), ("offset.y", view.offset.y, twin.offset.y),
          ("zoom", view.zoom, twin.zoom),
        ]
        for (name, value, twin) in numbers where !(abs(value - twin) <= tolerance) {
          self.init(step: one, value: name, first: value.text, second: twin.text)
          return
        }
        if view.activity != twin.activity {
          self.init(
            step: one, value: "activity", first: view.activity.reported,
            second: twin.activity.reported)
          return
        }
      }
      guard tolerance == 0, one.frame.callbacks != other.frame.callbacks else { continue }
      self.init(
        step: one, value: "the callbacks", first: one.frame.callbacks.reported,
        second: other.frame.callbacks.reported)
      return
    }
    return nil
  }
}

extension Step {
  /// The offset of the first view.
  var offset: Point { frame.views[0].offset }

  /// The step as text: `after the input at 90.25 ms`, `in the frame at 100 ms`.
  var text: String {
    switch cause {
    case .before: "before the input at \(time.text) ms"
    case .after: "after the input at \(time.text) ms"
    case .frame: "in the frame at \(time.text) ms"
    }
  }
}

extension [Callback] {
  fileprivate var reported: String {
    isEmpty ? "nothing" : map { "\($0.kind)" }.joined(separator: " ")
  }
}

extension Activity {
  /// The activity in the notation of the protocol.
  var reported: String {
    let words = Activity.words.filter { contains($0.activity) }.map { "\($0.word)" }
    return words.isEmpty ? "idle" : words.joined(separator: "+")
  }
}
