package import Model
package import Replay
internal import Text

/// The buckets and pairs of states that a replay has reached.
package struct Reached: Sendable {
  private(set) var buckets: Set<UInt64> = []
  private(set) var pairs: Set<Pair> = []
  private(set) var interruptions: InterruptionMatrix
  private let kind: UInt64
  private var last: [UInt64?]
  private var fingers = FingersDown()
  private var isTurned: Bool
  private var isKeyboardShown = false

  struct Pair: Hashable, Sendable {
    let from: UInt64
    let to: UInt64
  }

  package init(_ scene: Scene) {
    kind = scene.kind
    interruptions = InterruptionMatrix(scene)
    last = scene.views.map { _ in nil }
    isTurned = scene.window.size.width > scene.window.size.height
  }

  package mutating func see(_ step: borrowing Step) {
    interruptions.see(step)
    if step.cause == .after {
      for event in step.moment.events { add(event.value) }
    }
    // Views with numbers that are not finite are skipped, because such numbers belong to no class.
    for (index, view) in step.frame.views.enumerated() where index < last.count && view.isFinite {
      let bucket = bucket(of: view, index)
      guard last[index] != bucket else { continue }
      buckets.insert(bucket)
      if let from = last[index] { pairs.insert(Pair(from: from, to: bucket)) }
      last[index] = bucket
    }
  }

  private mutating func add(_ action: InputEvent.Action) {
    if let touch = action.touch, touch.phase != .move { fingers.toggle(touch.finger) }
    if let window = action.layout?.window { isTurned = window.size.width > window.size.height }
    if let keyboard = action.layout?.keyboard { isKeyboardShown = keyboard != .hidden }
  }

  private func bucket(of view: ViewState, _ index: Int) -> UInt64 {
    var bucket = kind &* 64 &+ UInt64(min(index, 63))
    func add(_ value: Int, of classes: UInt64) { bucket = bucket &* classes &+ UInt64(value) }
    add(position(view, .x), of: 6)
    add(position(view, .y), of: 6)
    add(zoom(view), of: 6)
    add(Int(view.activity.rawValue & 63), of: 64)
    add(min(fingers.count, 2), of: 3)
    add(speed(view), of: 4)
    add(isTurned ? 1 : 0, of: 2)
    add(isKeyboardShown ? 1 : 0, of: 2)
    return bucket
  }

  private func position(_ view: ViewState, _ axis: Axis) -> Int {
    let (low, high) = (view.lowest(axis), view.highest(axis))
    switch view.offset[axis] {
    case ..<(low - 0.5): return 0
    case ...(low + 0.5): return 1
    case ..<((low + high) / 2): return 2
    case ..<(high - 0.5): return 3
    case ...(high + 0.5): return 4
    default: return 5
    }
  }

  private func zoom(_ view: ViewState) -> Int {
    switch view.zoom {
    case ..<(view.minimumZoom * 0.999): 0
    case ...(view.minimumZoom * 1.001): 1
    case ..<1: 2
    case ..<(view.maximumZoom * 0.999): 3
    case ...(view.maximumZoom * 1.001): 4
    default: 5
    }
  }

  private func speed(_ view: ViewState) -> Int {
    let velocity = view.velocity ?? .zero
    switch max(abs(velocity.x), abs(velocity.y)) {
    case 0: return 0
    case ..<100: return 1
    case ..<1000: return 2
    default: return 3
    }
  }
}

extension Scene {
  /// A number that identifies similar scenes: scenes whose views have the same names, paging and
  /// zooming.
  fileprivate var kind: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    for view in views {
      for byte in view.id.utf8 { add(byte) }
      add(view.scroll.paging ? 1 : 0)
      add(view.zoom.minimum < view.zoom.maximum ? 1 : 0)
    }
    return hash
  }
}
