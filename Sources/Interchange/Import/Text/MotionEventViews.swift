internal import Model
internal import Text

/// The views that printed the touches of a log. Each view prints positions in its own coordinates,
/// and the log does not contain the position of the view. Therefore, events of views that print one
/// event at different positions are never mixed.
struct MotionEventViews {
  private let events: [LoggedMotionEvent]
  private let names: [String]
}

extension MotionEventViews {
  init(_ events: [LoggedMotionEvent]) {
    self.events = events
    let names = events.map(\.view)
    // If messages contain counters or times, views are distinguished without the numbers in their
    // text.
    let hasCounter = Set(names).count * 2 >= names.count
    let plain = hasCounter ? names.map { $0.filter { !$0.isNumber } } : names
    self.names = Self.disagrees(zip(plain, events)) ? names : plain
  }

  /// The events of the requested view, or of all views that use the same coordinates.
  func events(of wanted: String?) throws(Objection) -> [LoggedMotionEvent] {
    let found = Array(zip(names, events).filter { wanted.map($0.0.contains) ?? true })
    let views = Set(found.map(\.0)).sorted()
    if let wanted, found.isEmpty {
      throw Objection(
        .value, "no view \"\(wanted)\" in it",
        expected: names.isEmpty ? "no --view" : Self.list(Set(names).sorted()))
    }
    guard !Self.disagrees(found) else {
      throw Objection(
        .sense, "several views print the same events under one name, at different positions",
        expected: "a log in which each view prints its name")
    }
    let groups = wanted == nil ? Self.groups(found) : 1
    guard groups < 2, !Self.differ(found) else {
      throw Objection(
        .sense, "touches of \(views.count) views, each in its own coordinates",
        expected: "--view with a part of one of these: " + Self.list(views))
    }
    return found.map(\.1)
  }

  private static func list(_ views: [String]) -> String {
    alternatives(views.prefix(8).map { "\"\($0)\"" })
  }

  /// Whether any view prints one down or up event at two positions.
  private static func disagrees(_ found: some Sequence<(String, LoggedMotionEvent)>) -> Bool {
    var seen: [String: [Point]] = [:]
    return found.contains { name, event in
      guard event.isTouch, event.name != "ACTION_MOVE" else { return false }
      let known = seen.updateValue(event.positions, forKey: name + " " + event.identity)
      return known != nil && known != event.positions
    }
  }

  /// Whether any two views print one event at different positions.
  private static func differ(_ found: [(String, LoggedMotionEvent)]) -> Bool {
    let touches = found.filter(\.1.isTouch)
    return Dictionary(grouping: touches, by: \.1.identity).values.contains { prints in
      prints.contains { $0.0 != prints[0].0 && $0.1.positions != prints[0].1.positions }
    }
  }

  /// The number of groups of views. Views in different groups have no event in common.
  private static func groups(_ found: [(String, LoggedMotionEvent)]) -> Int {
    let touches = found.filter(\.1.isTouch)
    var group = Dictionary(touches.map { ($0.0, $0.0) }, uniquingKeysWith: { first, _ in first })
    for prints in Dictionary(grouping: touches, by: \.1.identity).values {
      let joined = Set(prints.compactMap { group[$0.0] })
      guard joined.count > 1, let first = joined.min() else { continue }
      group = group.mapValues { joined.contains($0) ? first : $0 }
    }
    return Set(group.values).count
  }
}

extension LoggedMotionEvent {
  fileprivate var isTouch: Bool {
    MotionEventLog.phases[name] != nil && isOfScreen && !positions.isEmpty
  }
}
