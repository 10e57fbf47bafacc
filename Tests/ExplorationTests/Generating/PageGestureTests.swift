@testable import Exploration
import Model
import TestSupport
import Testing
import Text

/// Gestures generated for a web page contain only events that the page and its browser accept.
struct PageGestureTests {
  private static let scene = Scene(
    window: Window(size: Size(width: 390, height: 844), scale: 3),
    views: [
      ViewScene(
        id: "page", frame: Rectangle(x: 0, y: 0, width: 390, height: 844),
        content: Size(width: 390, height: 4000)),
      ViewScene(
        id: "map", frame: Rectangle(x: 0, y: 100, width: 390, height: 300), inside: 0,
        content: Size(width: 900, height: 900)),
    ])

  private func recording(
    _ seed: UInt64, layouts: Set<InputEvent.Action.Name> = [], after kept: Recording? = nil
  ) -> Recording {
    let page = GestureLimits.Page(scrolled: ["page"], layouts: layouts)
    return .generated(
      seed, in: Self.scene, after: kept,
      within: GestureLimits(declared: [.requests, .cancel, .turning, .keyboard], page: page))
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `generated gestures have the scene of the page, and requests only for scrolling views`(
    _ seed: UInt64
  ) throws {
    let recording = recording(seed)
    #expect(recording.head.scene == Self.scene)
    for event in recording.events {
      switch event.value.action {
      case .touch, .mark: break
      case .request(let command):
        #expect(command.view == 0)
        guard case .scrollTo = command.request else {
          Issue.record("\(command)")
          return
        }
      case .layout, .setting, .observation: Issue.record("\(event.value)")
      }
    }
    let next = self.recording(seed &+ 1, after: recording)
    #expect(!next.events.contains { $0.value.action.layout != nil })
  }

  @Test
  func `a page is rotated only as in its recordings, and only to window sizes in its recordings`() {
    var turned = 0
    for seed in 0..<200 as Range<UInt64> {
      for event in recording(seed, layouts: [.turn]).events {
        guard event.value.action.layout != nil else { continue }
        #expect(event.value.action.name == .turn)
        turned += 1
        guard case .layout(.turn(_, let window, _)) = event.value.action else { continue }
        #expect(
          [Size(width: 844, height: 390), Size(width: 390, height: 844)].contains(window.size))
      }
    }
    #expect(turned > 0)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `a cancel ends all fingers`(_ seed: UInt64) {
    var fingers: Set<UInt8> = []
    for event in recording(seed).events {
      guard let touch = event.value.action.touch else { continue }
      if touch.phase == .down { fingers.insert(touch.finger) }
      if touch.phase == .cancel { #expect(fingers.count == 1) }
      if touch.phase == .up || touch.phase == .cancel { fingers.remove(touch.finger) }
    }
  }

  /// For each recording, computes the farthest position to which a finger scrolls down, and the
  /// distance that it scrolls back.
  @Test func `some generated recordings scroll far down and return`() {
    let journeys = (0..<60 as Range<UInt64>).filter { seed in
      var (position, far, back) = (0.0, 0.0, 0.0)
      var last: [UInt8: Point] = [:]
      for event in recording(seed).events {
        guard let touch = event.value.action.touch else { continue }
        if touch.phase == .move, let before = last[touch.finger] {
          position = max(0, position + before.y - touch.point.y)
        }
        last[touch.finger] = touch.phase == .up ? nil : touch.point
        far = max(far, position)
        if far > 1200 { back = max(back, far - position) }
      }
      return far > 1200 && back > 1200
    }
    #expect(journeys.count >= 15)
  }
}
