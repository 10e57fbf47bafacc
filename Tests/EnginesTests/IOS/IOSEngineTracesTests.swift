import Gesture
import Replay
import Testing

@testable import Engines

/// What UIScrollView showed on the iOS 26.5 simulator (iPhone 17 Pro Max), transcribed from
/// samoylenkodmitry/Cranpose, crates/cranpose-ui/src/tests/ios_fling_measurement.rs (Apache-2.0).
@Suite struct IOSEngineTracesTests {
  static let bounds = 681.6666666666666

  static func list(_ edit: (inout ViewScene) -> Void = { _ in }) -> Scene {
    var view = ViewScene(
      id: "list", frame: Rectangle(x: 0, y: 0, width: 440, height: bounds),
      content: Size(width: 440, height: 6000))
    edit(&view)
    return Scene(window: Window(size: Size(width: 440, height: 956), scale: 3), views: [view])
  }

  /// A finger that moves evenly throws exactly its speed: here the recorded 480.83 pt/s at 400.
  @Test func `a fling goes as far as the recorded one and stops where it did`() throws {
    let speed = 480.8336647
    var events = [InputEvent.touch(.down, 220, 500, at: 0)]
    for k in 1...12 {
      let ms = Double(k) * 10
      events.append(.touch(.move, 220, 500 - speed * ms / 1000, at: ms))
    }
    let release = 120.0
    events.append(.touch(.up, 220, 500 - speed * release / 1000, at: release))
    // So that the lift finds it at 400, past the slop of ten points.
    let start = 400 - (speed * release / 1000 - 10)
    var residual = Double.infinity
    var shift = 0.0
    for candidate in stride(from: 0, through: 17, by: 0.5) {
      let glimpses = try ride(
        Self.list { $0.start.y = start }, events,
        ticks: { k in
          k < Self.fling.count
            ? .milliseconds(release + candidate + Self.fling[k].ms) : .milliseconds(1e7)
        }, until: 6000)
      let shown = glimpses.filter { $0.cause == .frame }.map(\.view.offset.y)
      let worst = zip(shown, Self.fling).map { abs($0 - $1.y) }.max() ?? .infinity
      if worst < residual { (residual, shift) = (worst, candidate) }
    }
    print("fling: within \(residual) pt after a shift of \(shift) ms")
    #expect(residual < 0.5)

    let word = try ride(Self.list { $0.start.y = start }, events, until: 6000)
    guard
      case .willEndDragging(let velocity, let target)? = word.callbacks().first(where: {
        if case .willEndDragging = $0 { true } else { false }
      })
    else {
      Issue.record("no end of a drag")
      return
    }
    #expect(abs(velocity.y - speed / 1000) < 1e-9)
    // UIKit's own target.
    #expect(abs(target.y - 635.33333) < 0.5)
  }

  @Test func `a pull past the edge shows what the recorded one showed`() throws {
    var events = [InputEvent.touch(.down, 220, 100, at: 0)]
    for (k, sample) in Self.pull.enumerated() {
      // The recorded translation starts where the drag began: ten points of slop are before it.
      events.append(.touch(.move, 220, 110 + sample.raw, at: Double(k + 1) * 16))
    }
    let glimpses = try ride(Self.list(), events, until: 1000)
    let shown = glimpses.filter { $0.cause == .after }.dropFirst().map { -$0.view.offset.y }
    let residual = zip(shown, Self.pull).map { abs($0 - $1.shown) }.max() ?? .infinity
    print("rubber band: within \(residual) pt")
    #expect(shown.count == Self.pull.count)
    #expect(residual < 0.2)
  }

  @Test func `a pull that is let go comes back as the recorded one did`() throws {
    // Held still at 177 pt outside, then let go.
    let pull = RubberBand(dimension: Self.bounds).pull(showing: 177)
    let events = [
      InputEvent.touch(.down, 220, 100, at: 0), .touch(.move, 220, 110 + pull, at: 100),
      .touch(.up, 220, 110 + pull, at: 1000),
    ]
    let glimpses = try ride(
      Self.list(), events,
      ticks: { k in
        k < Self.bounce.count ? .milliseconds(1000 + Self.bounce[k].ms) : .milliseconds(1e7)
      }, until: 2000)
    let shown = glimpses.filter { $0.cause == .frame }.map(\.view.offset.y)
    let residual = zip(shown, Self.bounce).map { abs($0 - $1.y) }.max() ?? .infinity
    print("bounce back: within \(residual) pt")
    #expect(shown.count == Self.bounce.count)
    #expect(residual < 0.6)
  }

  /// Milliseconds since the release, and the offset.
  static let fling: [(ms: Double, y: Double)] = [
    (0.290, 408.0000), (100.213, 449.6667), (199.568, 484.0000), (299.717, 512.3333),
    (400.298, 535.3333), (500.281, 554.3333), (600.284, 570.0000), (700.302, 582.6667),
    (799.691, 593.0000), (900.283, 601.6667), (1000.261, 608.6667), (1100.212, 614.3333),
    (1199.606, 619.0000), (1299.828, 622.6667), (1400.246, 625.6667), (1500.25, 628.3333),
    (1599.643, 630.3333), (1700.271, 632.3333), (1850.238, 634.3333), (1916.913, 635.0000),
  ]

  /// The finger's translation, and how far outside the offset was.
  static let pull: [(raw: Double, shown: Double)] = [
    (15, 8.0000), (30, 16.0000), (45, 24.0000), (60, 31.3333), (75, 39.0000), (90, 46.0000),
    (105, 53.3333), (120, 60.3333), (135, 67.0000), (150, 73.6667), (165, 80.0000),
    (180, 86.3333), (195, 92.6667), (210, 98.6667), (225, 104.6667), (240, 110.6667),
    (255, 116.3333), (270, 122.0000), (285, 127.3333), (300, 133.0000), (315, 138.0000),
    (330, 143.3333), (345, 148.3333), (360, 153.3333), (375, 158.3333), (390, 163.0000),
    (405, 168.0000), (420, 172.6667), (435, 177.0000),
  ]

  /// Milliseconds since the release, and the offset.
  static let bounce: [(ms: Double, y: Double)] = [
    (16.235, -157.3333), (33.471, -138.6667), (49.541, -121.6667), (66.795, -106.3333),
    (83.471, -93.0000), (100.122, -81.0000), (116.477, -70.6667), (133.140, -61.3333),
    (150.131, -53.3333), (166.799, -46.0000), (183.446, -40.0000), (199.516, -34.3333),
    (216.769, -29.6667), (233.445, -25.6667), (249.503, -22.0000), (266.760, -19.0000),
    (283.421, -16.3333), (300.095, -14.0000), (316.170, -12.0000), (332.841, -10.3333),
    (349.720, -9.0000), (366.760, -7.6667), (383.434, -6.6667), (400.098, -5.6667),
    (416.246, -4.6667), (433.447, -4.0000), (449.933, -3.6667), (466.345, -3.0000),
    (482.853, -2.6667), (499.651, -2.3333), (516.798, -2.0000), (532.878, -1.6667),
    (549.539, -1.3333), (566.376, -1.0000), (616.799, -0.6667), (666.808, -0.3333),
  ]
}
