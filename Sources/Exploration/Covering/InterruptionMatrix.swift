package import Model
package import Replay
internal import Text

/// The number of interruptions of a scene's first view, by phase and kind, counted from the steps
/// of a replay.
///
/// A moment can contain several interruptions: a finger that joins another finger counts as a touch
/// and as a second finger. While a view coasts, a lift counts only if the finger comes down in the
/// same moment, because a finger stops the coast.
package struct InterruptionMatrix: Sendable {
  private var counts: [Interruption: [Phase: Int]] = [:]
  private var view: ViewScene
  private var before = ViewState()
  private var fingers: [UInt8] = []

  /// Creates an empty matrix. Without a scene, it can only sum up other matrices.
  package init(_ scene: Scene? = nil) { view = scene?.views.first ?? .nowhere }

  package mutating func see(_ step: borrowing Step) {
    guard let first = step.frame.views.first else { return }
    defer { before = first }
    guard step.cause == .after else { return }
    let phase = Phase(of: before, fingers: fingers.count, turnsPages: view.scroll.paging)
    var seen: Set<Interruption> = []
    var landed = 0
    for event in step.moment.events { add(event.value, &seen, &landed) }
    if landed == 1 { seen.insert(.touch) }
    if landed > 0, fingers.count > 1 { seen.insert(.secondFinger) }
    guard let phase else { return }
    for interruption in seen { counts[interruption, default: [:]][phase, default: 0] += 1 }
  }

  private mutating func add(
    _ action: InputEvent.Action, _ seen: inout Set<Interruption>, _ landed: inout Int
  ) {
    switch action {
    case .touch(let touch): add(touch, &seen, &landed)
    case .layout(.turn): seen.insert(.turn)
    case .layout(.resize), .layout(.frame): seen.insert(.resize)
    case .layout(.keyboard): seen.insert(.keyboard)
    case .request(let command):
      seen.insert(command.animated ? .animatedRequest : .unanimatedRequest)
    case .setting(let change):
      if change.above > 0 || change.left > 0 { seen.insert(.growthAbove) }
      let (size, insets, layout) = (view.content, view.insets, view.layout)
      for setting in change.settings { view.apply(setting) }
      if view.insets != insets { seen.insert(.inset) }
      let isShrunk =
        view.content.width < size.width || view.content.height < size.height
        || (view.layout.pages ?? 0) < (layout.pages ?? 0)
        || (view.layout.rows ?? 0) < (layout.rows ?? 0)
      if isShrunk { seen.insert(.shrink) }
    default: break
    }
  }

  private mutating func add(_ touch: Touch, _ seen: inout Set<Interruption>, _ landed: inout Int) {
    switch touch.phase {
    case .down:
      guard before.frame.contains(touch.point) else { return }
      fingers.append(touch.finger)
      landed += 1
    case .move: break
    case .up, .cancel:
      guard let index = fingers.firstIndex(of: touch.finger) else { return }
      fingers.remove(at: index)
      if touch.phase == .cancel {
        seen.insert(.cancel)
      } else if !fingers.isEmpty {
        seen.insert(.liftOfOne)
      }
    }
  }

  package mutating func add(_ other: InterruptionMatrix) {
    counts.merge(other.counts) { $0.merging($1, uniquingKeysWith: +) }
  }

  package func count(_ interruption: Interruption, _ phase: Phase) -> Int {
    counts[interruption]?[phase] ?? 0
  }

  /// The number of pairs of phase and interruption that occurred, and the number of all pairs.
  package var reached: (cells: Int, of: Int) {
    let cells = counts.values.reduce(0) { $0 + $1.count }
    return (cells, Interruption.allCases.count * Phase.allCases.count)
  }

  /// A table with a line for each kind of interruption.
  package var table: String {
    var text = Phase.allCases.map { $0.rawValue }.joined(separator: ", ") + "\n"
    for interruption in Interruption.allCases {
      let row = Phase.allCases.map { "\(count(interruption, $0))" }
      text += "\(interruption): \(row.joined(separator: ", "))\n"
    }
    return text
  }
}

extension ViewScene {
  fileprivate static var nowhere: ViewScene {
    ViewScene(id: "", frame: Rectangle(x: 0, y: 0, width: 0, height: 0), content: .zero)
  }
}
