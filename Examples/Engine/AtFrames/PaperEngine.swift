public import Flickbook

/// Paper under a finger. The engine does its work at frames, as most toolkits do: it shows the
/// effect of the finger at the next frame. It is minimal: it does not declare abilities that it
/// lacks, so it never receives events that need them.
public struct PaperEngine: ScrollEngine {
  private var shown = ViewState()
  /// The moments since the last frame.
  private var waiting: [Moment] = []
  /// The fingers, in the order in which they came down. The first finger moves the paper.
  private var fingers: [Finger] = []
  /// The share of a finger's distance by which the paper lags behind.
  private let slip: Double

  private struct Finger {
    let number: UInt8
    var point: Point
  }

  /// The position of the holding finger if the paper were at its start. While this value is the
  /// same, the paper stays in the same position, however many touches arrive.
  private var grip = Point.zero

  init(_ scene: Scene, slip: Double) {
    self.slip = slip
    // The engine declares only one view, so there is no other.
    guard let view = scene.views.first else { return }
    shown.frame = view.frame
    shown.bounds = view.frame.size
    shown.content = view.contentSize(in: shown.bounds)
    shown.insets = view.insets(around: shown.content, in: shown.bounds)
    shown.offset = within(view.startOffset(in: shown.bounds))
  }
}

extension PaperEngine {
  /// Nothing changes between two frames.
  public mutating func advance(to time: Instant) {}

  public mutating func handle(_ moment: Moment) { waiting.append(moment) }

  public mutating func drawFrame(at time: Instant) {
    for moment in waiting {
      for event in moment.events {
        if case .touch(let touch) = event.value { add(touch) }
      }
    }
    waiting.removeAll()
    shown.activity = fingers.isEmpty ? [] : [.tracking, .dragging]
  }

  public mutating func show(in frame: inout Frame) { frame.views[0] = shown }
}

extension PaperEngine {
  private mutating func add(_ touch: Touch) {
    if touch.phase == .down {
      guard shown.frame.contains(touch.point) else { return }
      fingers.append(Finger(number: touch.finger, point: touch.point))
      if fingers.count == 1 { hold() }
      return
    }
    guard let index = fingers.firstIndex(where: { $0.number == touch.finger }) else { return }
    if touch.phase != .cancel { fingers[index].point = touch.point }
    if index == 0 { follow() }
    guard touch.phase != .move else { return }
    fingers.remove(at: index)
    if index == 0 { hold() }
  }

  /// The first finger takes hold of the paper at their current positions, so that nothing jumps.
  private mutating func hold() {
    guard let finger = fingers.first else { return }
    grip = Point(
      x: shown.offset.x + finger.point.x * (1 - slip),
      y: shown.offset.y + finger.point.y * (1 - slip))
  }

  private mutating func follow() {
    let point = fingers[0].point
    shown.offset = within(
      Point(x: grip.x - point.x * (1 - slip), y: grip.y - point.y * (1 - slip)))
  }

  private func within(_ point: Point) -> Point {
    Point(
      x: min(max(point.x, shown.lowest(.x)), shown.highest(.x)),
      y: min(max(point.y, shown.lowest(.y)), shown.highest(.y)))
  }
}
