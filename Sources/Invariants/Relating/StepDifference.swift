internal import Model
package import Replay
internal import Text

/// The differences between two steps of two replays, each part as text, in a fixed order. NaN
/// equals itself, and the sign of 0 is ignored.
package struct StepDifference {
  private var one: [String] = []
  private var other: [String] = []
  private let time: Instant

  /// Fails if there are no differences, or only differences that the engine's declared resolution
  /// allows.
  package init?(_ one: borrowing Step, _ other: borrowing Step, within contract: EngineContract) {
    time = one.time
    guard one.time != other.time || one.cause != other.cause || one.frame != other.frame else {
      return nil
    }
    if one.time != other.time || one.cause != other.cause {
      add(
        "a step \(one.cause.rawValue) at \(one.time.text) ms",
        "one \(other.cause.rawValue) at \(other.time.text) ms")
    } else if !one.frame.isSame(as: other.frame, within: contract) {
      compare(one.frame, other.frame)
    }
    if self.one.isEmpty { return nil }
  }

  /// The differing values of the first step, with its time.
  package var expected: String { one.listed + " at \(time.text) ms" }

  /// The corresponding values of the other step.
  package var actual: String { other.listed }

  private mutating func compare(_ one: Frame, _ other: Frame) {
    guard one.views.count == other.views.count else {
      return add("\(one.views.count) views", "\(other.views.count) views")
    }
    for view in one.views.indices where one.views[view] != other.views[view] {
      let name = one.views.count > 1 ? "view \(view): " : ""
      for (part, image) in zip(one.views[view].parts, other.views[view].parts) where part != image {
        add(name + part, name + image)
      }
    }
    let callbacks = (one.callbacks.text, other.callbacks.text)
    if callbacks.0 != callbacks.1 { add(callbacks.0, callbacks.1) }
  }

  private mutating func add(_ one: String, _ other: String) {
    self.one.append(one)
    self.other.append(other)
  }
}

extension [String] {
  /// The first few differences: if everything differs, a full list does not help.
  fileprivate var listed: String {
    count > 4 ? prefix(4).joined(separator: ", ") + " …" : joined(separator: ", ")
  }
}

extension ViewState {
  /// All visible values of a view, as text.
  fileprivate var parts: [String] {
    [
      "offset \(offset.description)", "zoom \(zoom.text)",
      velocity.map { "velocity \($0.description)" } ?? "no velocity",
      activity.text,
      "content \(content.width.text) × \(content.height.text)",
      "viewport \(bounds.width.text) × \(bounds.height.text)",
      "insets \(insets.top.text) \(insets.left.text) \(insets.bottom.text) \(insets.right.text)",
      "zoom limits \(minimumZoom.text) \(maximumZoom.text)",
      "frame \(frame.origin.description) \(frame.size.width.text) × \(frame.size.height.text)",
      readouts.page.map { "page \($0)" } ?? "no page",
      readouts.reset.map { $0 ? "reset enabled" : "reset disabled" } ?? "no reset",
      readouts.status.map { "status \($0.rawValue)" } ?? "no status",
      readouts.offset.map { "printed offset \($0.description)" } ?? "no printed offset",
      readouts.items.map { "\($0) items" } ?? "no items",
      readouts.selection.map { "row \($0)" } ?? "no row",
      readouts.refreshing.map { $0 ? "refreshing" : "not refreshing" } ?? "no refresh",
      readouts.tiles.map {
        "tiles of level \($0.level): \($0.firstColumn) \($0.firstRow) to \($0.lastColumn) \($0.lastRow)"
      } ?? "no tiles",
      readouts.indicators.map {
        "indicators \($0.start.description), as long as \($0.length.width.text) \($0.length.height.text)"
      } ?? "no indicators",
      readouts.rows.map { "rows \($0.first) to \($0.last)" } ?? "no rows",
      readouts.keyboard.map { "keyboard at \($0.text)" } ?? "no keyboard",
      readouts.header.map { "header \($0.section) at \($0.top.text)" } ?? "no header",
    ]
  }
}

extension Point {
  fileprivate var description: String { "\(x.text) \(y.text)" }
}

extension [Callback] {
  fileprivate var text: String { isEmpty ? "no callbacks" : map(\.text).joined(separator: ", ") }
}

extension Callback {
  /// The callback with its numbers, which may also differ between two replays.
  fileprivate var text: String {
    switch kind {
    case .willEndDragging(let velocity, let target):
      "\(kind.name) at \(velocity.description) pt/ms towards \(target.description)"
    case .didEndDragging(let coasts): "\(kind.name) \(coasts ? "and coasts" : "and rests")"
    case .didEndZooming(let scale): "\(kind.name) at \(scale.text)"
    case .tap(let point): "\(kind.name) at \(point.description)"
    case .select(let row): "\(kind.name) of row \(row)"
    default: "\(kind.name)"
    }
  }
}
