internal import Model

/// Touches of a session without identifiers. While one finger is down, all touches of other fingers
/// are left out.
///
/// A move or an end is assigned to the touch on the same node of the page. If several touches are
/// on that node, it is assigned to the nearest touch.
struct MingledTouches {
  private var nodes: [Int: Int] = [:]
  private var others: [Int: [Spot]] = [:]

  private struct Spot {
    var node: Int?
    var point: Point?
  }

  mutating func begin(_ finger: Int, node: Int?) {
    nodes[finger] = node
    others[finger] = nil
  }

  /// Registers a finger that is left out.
  mutating func leaveOut(_ finger: Int, node: Int?, at point: Point?) {
    others[finger, default: []].append(Spot(node: node, point: point))
  }

  /// Whether a sample belongs to the finger that came down first, and not to a finger that is left
  /// out. The method also follows the fingers that are left out.
  ///
  /// - Parameter first: The last position of the first finger; nil if that finger is not down.
  mutating func isOfTheFirst(
    _ phase: Touch.Phase, _ finger: Int, node: Int?, at point: Point?, first: Point?
  ) -> Bool {
    if phase == .down {
      guard first != nil else { return true }
      leaveOut(finger, node: node, at: point)
      return false
    }
    let rivals = others[finger] ?? []
    let sample = Spot(node: node, point: point)
    let candidate = rivals.indices.min { isNearer(rivals[$0], than: rivals[$1], to: sample) }
    guard let nearest = candidate else { return true }
    let known = Spot(node: nodes[finger], point: first)
    guard first == nil || isNearer(rivals[nearest], than: known, to: sample) else { return true }
    if phase == .move {
      others[finger]?[nearest].point = point ?? rivals[nearest].point
    } else {
      others[finger]?.remove(at: nearest)
    }
    return false
  }

  /// Whether one touch matches a sample better than another touch.
  private func isNearer(_ one: Spot, than other: Spot, to sample: Spot) -> Bool {
    let matches = (one.node == sample.node, other.node == sample.node)
    if matches.0 != matches.1 { return matches.0 }
    guard let point = sample.point else { return false }
    return distance(one.point, point) < distance(other.point, point)
  }

  private func distance(_ one: Point?, _ other: Point) -> Double {
    guard let one else { return .infinity }
    let (dx, dy) = (one.x - other.x, one.y - other.y)
    return dx * dx + dy * dy
  }
}
