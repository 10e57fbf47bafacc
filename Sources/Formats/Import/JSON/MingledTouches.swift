internal import Gesture

/// Touches of a session that no number tells apart: while a finger is down others are left out, and so
/// is all that they do.
///
/// A move or an end is of the touch on the same node of the page; where several are, of the one that was
/// nearest.
struct MingledTouches {
  private var nodes: [Int: Int] = [:]
  private var others: [Int: [Spot]] = [:]

  private struct Spot {
    var node: Int?
    var place: Point?
  }

  mutating func begin(_ finger: Int, node: Int?) {
    nodes[finger] = node
    others[finger] = nil
  }

  /// A finger that no recording has room for.
  mutating func leaveOut(_ finger: Int, node: Int?, at place: Point?) {
    others[finger, default: []].append(Spot(node: node, place: place))
  }

  /// Whether a sample is of the finger that was down first, and not of one that is left out.
  ///
  /// - Parameter first: Where that finger was last; nil where there is none.
  mutating func isOfTheFirst(
    _ phase: Touch.Phase, _ finger: Int, node: Int?, at place: Point?, first: Point?
  ) -> Bool {
    if phase == .down {
      guard first != nil else { return true }
      leaveOut(finger, node: node, at: place)
      return false
    }
    let rivals = others[finger] ?? []
    let sample = Spot(node: node, place: place)
    let candidate = rivals.indices.min { isNearer(rivals[$0], than: rivals[$1], to: sample) }
    guard let nearest = candidate else { return true }
    let known = Spot(node: nodes[finger], place: first)
    guard first == nil || isNearer(rivals[nearest], than: known, to: sample) else { return true }
    if phase == .move {
      others[finger]?[nearest].place = place ?? rivals[nearest].place
    } else {
      others[finger]?.remove(at: nearest)
    }
    return false
  }

  /// Whether one touch is more likely to be meant by a sample than another.
  private func isNearer(_ one: Spot, than other: Spot, to sample: Spot) -> Bool {
    let matches = (one.node == sample.node, other.node == sample.node)
    if matches.0 != matches.1 { return matches.0 }
    guard let place = sample.place else { return false }
    return distance(one.place, place) < distance(other.place, place)
  }

  private func distance(_ one: Point?, _ other: Point) -> Double {
    guard let one else { return .infinity }
    let (dx, dy) = (one.x - other.x, one.y - other.y)
    return dx * dx + dy * dy
  }
}
