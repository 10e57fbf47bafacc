internal import Model
internal import Results

/// How two engines first differ on a recording, in terms of motion: the phase of the gesture, and
/// what the content does on each engine after that time.
struct MotionDifference {
  let phase: Phase
  let one: Behavior
  let other: Behavior

  /// The phases of a gesture. The raw value of a phase is the start of a sentence.
  enum Phase: String, CaseIterable {
    case touch = "When a finger touches"
    case drag = "While a finger drags"
    case zoom = "While two fingers zoom"
    case lift = "After the lift"
    case coast = "While it coasts"
    case snap = "While it moves to its target"
    case edge = "Past the edge"
    case rotation = "After the window changes"
    case request = "After a request of the app"
    case rest = "At rest"
  }

  /// What the content of a view does between the first difference and the next finger that goes
  /// down, or the end of the replay.
  struct Behavior: Equatable {
    let verb: String
    /// The distance between the positions at the start and at the end of this time, in points.
    let distance: Double
  }

  /// Fails if the comparison found no difference, or if a replay has no trace to draw.
  init?(_ row: JudgedRecording) {
    guard let compare = row.compare, let first = compare.first, let film = Film(row),
      let trace = compare.trace
    else { return nil }
    var counterpart = JudgedRecording(row.recording, on: compare.against)
    counterpart.scene = row.scene
    counterpart.trace = trace
    guard let ghost = Film(counterpart) else { return nil }
    let view = film.scene.views.firstIndex { $0.id == first.view } ?? 0
    let time = Double(first.time.nanoseconds) / 1e6
    let moment = Moment(film: film, view: view, time: time)
    phase = moment.phase
    one = moment.behavior(of: film)
    other = moment.behavior(of: ghost)
  }

  /// Describes the difference: ``After the lift, `ios` moves to a cell and `android` stays``.
  func sentence(_ names: (String, String)) -> String {
    guard one.verb != other.verb else {
      let words = one.distance > other.distance ? "further than" : "not as far as"
      return "\(phase.rawValue), both \(one.plural), \(names.0) \(words) \(names.1)"
    }
    return "\(phase.rawValue), \(names.0) \(one.verb) and \(names.1) \(other.verb)"
  }

  /// Whether the engines do different things. Otherwise they do the same thing, to a different
  /// degree.
  var isOfBehavior: Bool { one.verb != other.verb }

  /// The key of this kind of difference. Differences with the same key are reported together.
  var key: String {
    let order = isOfBehavior ? "" : " \(one.distance > other.distance)"
    return "\(phase) \(one.verb) \(other.verb)\(order)"
  }
}

extension MotionDifference.Behavior {
  fileprivate var plural: String {
    let (first, rest) = (verb.prefix { $0 != " " }, verb.drop { $0 != " " })
    return (first.hasSuffix("s") ? String(first.dropLast()) : String(first)) + rest
  }
}

/// The time and the view of the first difference.
private struct Moment {
  let film: Film
  let view: Int
  let time: Double

  /// The maximum age in milliseconds of an event or a lift that determines the phase: two frames at
  /// 60 Hz.
  private static let near = 34.0

  var phase: MotionDifference.Phase {
    let events = film.trace.events.filter { $0.time <= time && time - $0.time < Self.near }
    let down = FingerTrail.all(film.trace, at: time).count
    if events.contains(where: { !$0.window.isEmpty }) { return .rotation }
    if down > 1 { return .zoom }
    if !events.isEmpty, down == 0 { return .request }
    let row = film.row(at: time)
    if isOutside(row) { return .edge }
    let activity = film.value(.activity, view, row).flatMap { value in
      (0..<64).contains(value) ? Activity(rawValue: UInt8(value)) : nil
    }
    let lifts = film.trace.fingers.filter { $0.end != .open }.compactMap { $0.samples.last?.time }
    // A finger that lifts exactly at this time is still included in `down`.
    let isLifted = down == 0 || down == 1 && lifts.contains(time)
    if isLifted, lifts.contains(where: { $0 <= time && time - $0 < Self.near }) { return .lift }
    if down == 1 { return activity?.contains(.dragging) == false ? .touch : .drag }
    if activity?.contains(.decelerating) == true { return .coast }
    if activity?.contains(.animating) == true { return .snap }
    return activity == nil && isMoving(film, row) ? .coast : .rest
  }

  private func isOutside(_ row: Int) -> Bool {
    guard let sight = Sight(film, view, row) else { return false }
    let end = Point(
      x: max(0, sight.content.width * sight.zoom - sight.frame.size.width),
      y: max(0, sight.content.height * sight.zoom - sight.frame.size.height))
    // Insets are ignored here. They can move the resting positions of a view with cells outside
    // this range, so such a view is never reported as past its edge.
    guard Cells(film.scene.views[view]) == nil else { return false }
    return [Axis.x, .y].contains { sight.offset[$0] < -1 || sight.offset[$0] > end[$0] + 1 }
  }

  private func isMoving(_ film: Film, _ row: Int) -> Bool {
    guard row > 0, let before = Sight(film, view, row - 1), let now = Sight(film, view, row)
    else { return false }
    return (before.offset.x - now.offset.x).magnitude + (before.offset.y - now.offset.y).magnitude
      > 0.05
  }

  /// The time at which the next finger goes down, or the end of the replay.
  private var until: Double {
    let downs = film.trace.fingers.compactMap { $0.samples.first?.time }.filter { $0 > time }
    return min(downs.min() ?? film.end, film.end)
  }

  func behavior(of film: Film) -> MotionDifference.Behavior {
    let (first, last) = (film.row(at: time), film.row(at: until))
    guard let start = Sight(film, view, max(0, first - 1)), let end = Sight(film, view, last) else {
      return .init(verb: "shows nothing", distance: 0)
    }
    let gap = Point(x: end.offset.x - start.offset.x, y: end.offset.y - start.offset.y)
    let distance = (gap.x * gap.x + gap.y * gap.y).squareRoot()
    let zoom = end.zoom / start.zoom
    if zoom > 1.001 || zoom < 0.999 {
      return .init(verb: zoom > 1 ? "zooms in" : "zooms out", distance: distance)
    }
    if isBack(film, from: first, to: last, end) {
      return .init(verb: "comes back", distance: distance)
    }
    guard distance >= 1 else { return .init(verb: "stays", distance: distance) }
    return .init(
      verb: isOnCell(end, along: gap) ? "moves to a cell" : "moves on", distance: distance)
  }

  /// Whether the content moves away, and ends less than 1 pt from where it was when the last finger
  /// went down.
  private func isBack(_ film: Film, from first: Int, to last: Int, _ end: Sight) -> Bool {
    let downs = film.trace.fingers.compactMap { $0.samples.first?.time }.filter { $0 <= time }
    guard let down = downs.max(), first < last,
      let before = Sight(film, view, film.row(at: down)),
      Self.distance(before, end) < 1
    else { return false }
    return stride(from: first, to: last, by: 2).contains { row in
      Sight(film, view, row).map { Self.distance($0, end) > 2 } ?? false
    }
  }

  private static func distance(_ one: Sight, _ other: Sight) -> Double {
    max((one.offset.x - other.offset.x).magnitude, (one.offset.y - other.offset.y).magnitude)
  }

  /// Whether the view ends aligned with a cell, along the axis with the larger movement.
  private func isOnCell(_ sight: Sight, along gap: Point) -> Bool {
    guard let cells = Cells(film.scene.views[view]) else { return false }
    let axis: Axis = gap.x.magnitude > gap.y.magnitude ? .x : .y
    let size = sight.cellSize(cells, in: film)[axis] * sight.zoom
    guard size > 4 else { return false }
    // In a view that snaps, a cell may also come to rest with its middle in the middle of the
    // viewport.
    let middle = cells.origin[axis] * sight.zoom + (size - sight.frame.size[axis]) / 2
    let places = [cells.origin[axis] * sight.zoom, 0, middle]
    return places.contains { place in
      let over =
        ((sight.offset[axis] - place) / size).rounded() * size - (sight.offset[axis] - place)
      return over.magnitude < 0.75
    }
  }
}
