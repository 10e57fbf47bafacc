internal import Model
internal import Replay
internal import Text

/// A tap is reported to the app at the finger's position in the content, unzoomed: `(offset +
/// point) / zoom`. A drag or a pinch is not a tap. If a tap adds a box to a canvas, the box exists
/// afterwards, and one that it removes does not.
///
/// Otherwise a user zooms in, taps a box, and another one disappears. The published canvas placed
/// its buttons inside what it zoomed, so that taps missed them.
struct TapContentCoords: ReplayInvariant {
  static let summary = "a tap is reported at the finger's position in the unzoomed content"
  static let interest: Interest = [.reported, .lifted, .cameToRest]
  static let tolerance = ToleranceClass.atRest
  static let needs: Abilities = [.callbacks, .activity]
  static let holdsOfStillness = true
  private var boxes = Boxes()
  private(set) var isWeak = true

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    // A recorded device does not report taps.
    guard !facts.sight.isRecorded else { return }
    for callback in facts.callbacks {
      guard case .tap(let point) = callback.kind else { continue }
      add(point, facts, &tally)
    }
    guard facts.scene.shows.contains(.items), facts.scene.layout.content == .fixed,
      let items = facts.now.readouts.items, let count = boxes.count, facts.step.hadInput
    else { return }
    tally.check(items == count, facts) { ("\(count) boxes on the canvas", "\(items)") }
  }

  private mutating func add(_ point: Point, _ facts: borrowing Facts, _ tally: inout Tally) {
    let sequence = facts.sequence
    guard facts.happened.isSubset(of: .touch), !facts.happened.contains(.down),
      facts.wereFingers.count == 1, facts.fingers.count == 0
    else { return boxes.lose() }
    let slop = tally.terms.contract.slop * facts.pointInWindow
    // A zoom that the app requested may be in progress without a pinch.
    let isPinch =
      sequence.maxFingers > 1 && facts.was.activity.contains(.zooming)
      && facts.sinceRest.zoomRequests == 0
    let isMotion = facts.was.activity.contains(.dragging) || isPinch
    let reach = sequence.finger.reach(tally.terms.contract.slopShape)
    tally.check(!isMotion && reach <= slop + 1e-9, facts) {
      "no tap: the finger moved \(reach.text) points, or fingers pinch"
      "a tap at \(point.x.text) \(point.y.text)"
    }
    let was = facts.was
    var due = Point.zero
    var isCertain = true
    for axis in Axis.allCases {
      let inView = (sequence.finger.point[axis] - was.frame.origin[axis]) / facts.pointInWindow
      due[axis] = (inView + was.offset[axis]) / was.zoom
      let drift = facts.isSent ? facts.drift(axis) / was.zoom : 0
      if drift > 0 { isCertain = false }
      let tolerance =
        tally.terms.tolerances.rest(at: due[axis], scale: facts.scale)
        + tally.terms.contract.offsetResolution / was.zoom + drift
      // Another finger may have moved a view around this view in the same moment: by a part of the
      // distance before the tap, and by the rest after it.
      let distance = (facts.now.frame.origin[axis] - was.frame.origin[axis]) / facts.pointInWindow
      let end = due[axis] - distance / was.zoom
      let error = max(min(due[axis], end) - point[axis], point[axis] - max(due[axis], end))
      tally.check(error, within: tolerance, facts) {
        ("a tap at \(axis) \(due[axis].text)", point[axis].text)
      }
    }
    if was.zoom != 1, was.offset != .zero { isWeak = false }
    if isCertain { boxes.tap(due) } else { boxes.lose() }
  }
}

/// The boxes on a canvas, each centred at the point of a tap. The boxes become unknown if a tap is
/// on the very edge of a box, which may or may not be hit, or if there are too many boxes.
private struct Boxes {
  private var centres: [Point] = []
  private var isLost = false
  private static let maximum = 64
  /// Half the side of a box.
  private static let reach = 50.0

  var count: Int? { isLost ? nil : centres.count }

  mutating func lose() { isLost = true }

  mutating func tap(_ point: Point) {
    guard !isLost else { return }
    if centres.isEmpty { centres.reserveCapacity(Self.maximum) }
    // The box that was added last is on top.
    for index in centres.indices.reversed() {
      let away = max(abs(centres[index].x - point.x), abs(centres[index].y - point.y))
      if abs(away - Self.reach) < 1e-3 { return lose() }
      if away < Self.reach {
        centres.remove(at: index)
        return
      }
    }
    if centres.count == Self.maximum { return lose() }
    centres.append(point)
  }
}
