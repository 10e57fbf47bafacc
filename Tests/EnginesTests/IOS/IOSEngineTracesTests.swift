import Model
import Replay
import Testing
import TestSupport

@testable import Engines

/// Compares the `ios` engine, driven by touches, with recorded values of the real UIScrollView
/// (`IOSTraces`).
@Suite struct IOSEngineTracesTests {
  static let bounds = 681.6666666666666

  static func list(_ edit: (inout ViewScene) -> Void = { _ in }) -> Scene {
    var view = ViewScene(
      id: "list", frame: Rectangle(x: 0, y: 0, width: 440, height: bounds),
      content: Size(width: 440, height: 6000))
    edit(&view)
    return Scene(window: Window(size: Size(width: 440, height: 956), scale: 3), views: [view])
  }

  /// The number of samples that equal the recorded samples after rounding to pixels (1/3 pt).
  private func exact(_ shown: [Double], _ trace: [IOSTraces.Sample]) -> Int {
    zip(shown, trace).count { abs(($0 * 3).rounded() / 3 - $1.shown) < 1e-3 }
  }

  /// A finger at constant speed flings with exactly that speed. Here it is the recorded 480.83
  /// pt/s, at offset 400.
  @Test func `a fling covers the recorded distance and stops at the recorded offset`() throws {
    let speed = 480.8336647
    var events = [InputEvent.touch(.down, 220, 500, at: 0)]
    for k in 1...12 {
      let ms = Double(k) * 10
      events.append(.touch(.move, 220, 500 - speed * ms / 1000, at: ms))
    }
    let release = 120.0
    events.append(.touch(.up, 220, 500 - speed * release / 1000, at: release))
    // The initial offset for which the offset is 400 at the lift, after the slop of ten points.
    let start = 400 - (speed * release / 1000 - 10)
    var residual = Double.infinity
    var shift = 0.0
    var equal = 0
    for candidate in stride(from: 0, through: 17, by: 0.5) {
      let glimpses = try ride(
        Self.list { $0.start.y = start }, events,
        ticks: { k in
          k < IOSTraces.fling.count
            ? .milliseconds(release + candidate + IOSTraces.fling[k].at) : .milliseconds(1e7)
        }, until: 6000)
      let shown = glimpses.filter { $0.cause == .frame }.map(\.view.offset.y)
      let worst = zip(shown, IOSTraces.fling).map { abs($0 - $1.shown) }.max() ?? .infinity
      if worst < residual { (residual, shift) = (worst, candidate) }
      equal = max(equal, exact(shown, IOSTraces.fling))
    }
    print("fling: within \(residual) pt after a shift of \(shift) ms, \(equal) to the pixel")
    #expect(residual < 0.5)
    #expect(equal >= 12)

    let word = try ride(Self.list { $0.start.y = start }, events, until: 6000)
    guard
      case .willEndDragging(let velocity, let target)? = word.callbacks().first(where: {
        if case .willEndDragging = $0 { true } else { false }
      })
    else {
      Issue.record("no willEndDragging callback")
      return
    }
    #expect(abs(velocity.y - speed / 1000) < 1e-9)
    // UIKit announced the expected target.
    #expect(abs(target.y - 635.33333) < 0.5)
  }

  @Test func `a pull past the edge shows the recorded overscroll`() throws {
    var events = [InputEvent.touch(.down, 220, 100, at: 0)]
    for (k, sample) in IOSTraces.rubberBand.enumerated() {
      // The recorded translation starts where the drag began, after the slop of ten points.
      events.append(.touch(.move, 220, 110 + sample.at, at: Double(k + 1) * 16))
    }
    let glimpses = try ride(Self.list(), events, until: 1000)
    let shown = glimpses.filter { $0.cause == .after }.dropFirst().map { -$0.view.offset.y }
    let residual = zip(shown, IOSTraces.rubberBand).map { abs($0 - $1.shown) }.max() ?? .infinity
    let equal = exact(shown, IOSTraces.rubberBand)
    print("rubber band: within \(residual) pt, \(equal) of \(shown.count) to the pixel")
    #expect(equal >= 29)
    #expect(shown.count == IOSTraces.rubberBand.count)
    #expect(residual < 0.2)
  }

  @Test func `a released pull bounces back along the recorded offsets`() throws {
    // The finger pulls to an overscroll of 177 pt, holds still and lifts.
    let pull = RubberBand(dimension: Self.bounds).pull(showing: 177)
    let events = [
      InputEvent.touch(.down, 220, 100, at: 0), .touch(.move, 220, 110 + pull, at: 100),
      .touch(.up, 220, 110 + pull, at: 1000),
    ]
    let glimpses = try ride(
      Self.list(), events,
      ticks: { k in
        k < IOSTraces.bounceBack.count
          ? .milliseconds(1000 + IOSTraces.bounceBack[k].at) : .milliseconds(1e7)
      }, until: 2000)
    let shown = glimpses.filter { $0.cause == .frame }.map(\.view.offset.y)
    let residual = zip(shown, IOSTraces.bounceBack).map { abs($0 - $1.shown) }.max() ?? .infinity
    let equal = exact(shown, IOSTraces.bounceBack)
    print("bounce back: within \(residual) pt, \(equal) of \(shown.count) to the pixel")
    #expect(equal >= 13)
    #expect(shown.count == IOSTraces.bounceBack.count)
    #expect(residual < 0.6)
  }
}
