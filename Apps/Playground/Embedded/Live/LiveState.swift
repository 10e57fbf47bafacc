internal import Invariants
internal import Model
internal import Replay

// The data that a page draws, as numbers. `engine.js` reads the numbers in the same order.

extension LiveSession {
  /// The time in nanoseconds, whether the session has ended, the number of fingers that are down,
  /// and the visible values of every view.
  var state: [Double] {
    var numbers = [Double(now.nanoseconds), isOver ? 1 : 0, Double(course.rest.fingers.count)]
    for view in shown.views {
      view.append(to: &numbers, withoutVelocity: .nan)
      numbers += [
        view.frame.size.width, view.frame.size.height, view.content.width, view.content.height,
        view.lowest(.x), view.lowest(.y), view.highest(.x), view.highest(.y),
        view.bounds.width, view.bounds.height, view.minimumZoom, view.maximumZoom,
      ]
    }
    return numbers
  }

  /// The verdicts as numbers and text. There are seven numbers for each invariant: the verdict, the
  /// number of checks or violations, the margin, and the time, step, view and excess of the first
  /// violation. The text describes the first violations.
  func verdicts(isLast: Bool, _ quality: Quality) -> (numbers: [Double], words: String) {
    let end = End(course.lastEnding, quality: quality)
    var numbers: [Double] = []
    var text = ""
    for verdict in judge.verdicts(end, isLast: isLast) {
      switch verdict {
      case .notApplicable: numbers += [0, 0, .nan, 0, 0, 0, .nan]
      case .untested: numbers += [1, 0, .nan, 0, 0, 0, .nan]
      case .held(let checks, let margin, let isWeak):
        numbers += [isWeak ? 4 : 2, Double(checks), margin ?? .nan, 0, 0, 0, .nan]
      case .broken(let first, let times, let margin):
        numbers += [
          3, Double(times), .nan, Double(first.time.nanoseconds), Double(first.step),
          Double(first.view ?? 0), margin.map { -$0 } ?? .nan,
        ]
        text += first.expected + "\u{1F}" + first.actual + "\u{1F}" + first.circumstance
      }
      text += "\u{1E}"
    }
    return (numbers, text)
  }
}
