import Engines
import Model
import Replay
import Testing
import TestSupport
import Text

@testable import Invariants

/// Rules about two views, inferred from replays.
struct NeighbourTests {
  /// Four recordings of two lists side by side. Fingers drag each list twice, up and then part of
  /// the way down, by a different distance in each recording.
  ///
  /// - Parameters:
  ///   - fingers: Where in the window fingers are: at 80 in the left list, at 240 in the right
  ///     list.
  ///   - range: The scroll range of the left list.
  private static func lists(fingers: [Double], range: Double = 1920) -> [Recording] {
    (1...4).map { number in
      var time = 100.0
      var events: [InputEvent] = []
      func add(_ phase: Touch.Phase, _ y: Double) {
        for (finger, x) in fingers.enumerated() {
          events.append(
            InputEvent(
              at: .milliseconds(time),
              .touch(Touch(phase, finger: UInt8(finger), at: Point(x: x, y: y)))))
        }
      }
      for (start, step) in [(450.0, -6.0 - Double(number)), (450, -9), (60, 4)] {
        add(.down, start)
        for move in 1...30 {
          time += 16
          add(.move, start + step * Double(move))
        }
        time += 300
        add(.up, start + step * 30)
        time += 1500
      }
      return Recording(scene(range), events)
    }
  }

  private static func scene(_ range: Double) -> Scene {
    let frames = [0.0, 160].map { Rectangle(x: $0, y: 0, width: 160, height: 480) }
    let views = [
      ViewScene(id: "left", frame: frames[0], content: Size(width: 160, height: 480 + range)),
      ViewScene(id: "right", frame: frames[1], content: Size(width: 160, height: 2400)),
    ]
    return Scene(window: Window(size: Size(width: 320, height: 480), scale: 2), views: views)
  }

  /// The proposals about two views, from recordings of an app that moves its views as `edit` does.
  private func found(
    _ recordings: [Recording], _ edit: @escaping (inout Step) -> Void = { _ in }
  ) throws -> [Proposal] {
    try Surveyed(recordings, editing: edit).proposals.filter {
      $0.subject.hasPrefix("views ") || $0.subject.hasPrefix("turns ")
    }
  }

  @Test func `a multiple of an offset is found, with the nearest other rule`() throws {
    let all = try found(Self.lists(fingers: [80])) {
      $0.frame.views[1].offset.y = 20 + $0.frame.views[0].offset.y / 2
    }
    let proposal = try #require(all.first)
    #expect(all.count == 1)
    #expect(
      proposal.invariant.formula
        == "when view == \"left\" and (moved or of(right, moved)) "
        + "then of(right, offset.y) == 0.5 * offset.y + 20pt tol 1pt")
    #expect(proposal.invariant.summary == "right has half the offset of left plus 20 pt")
    #expect(proposal.recordings == 4)
    guard case .other(_, let contradicting, let count) = proposal.nearest else {
      Issue.record("no other rule")
      return
    }
    #expect(contradicting > 0 && contradicting <= count)
  }

  @Test func `a strip that follows a carousel until its own ends is found`() throws {
    let all = try found(Self.lists(fingers: [80])) { step in
      let strip = step.frame.views[1]
      let due = 0.154 * step.frame.views[0].offset.y - 30
      step.frame.views[1].offset.y = min(max(due, strip.lowest(.y)), strip.highest(.y))
    }
    #expect(
      all.map(\.invariant.summary)
        == ["right has 0.154 times the offset of left less 30 pt, inside its range"])
    #expect(
      all.first?.invariant.formula
        == "when view == \"left\" and (moved or of(right, moved)) then of(right, offset.y) "
        + "== clamp(0.154 * offset.y - 30pt, of(right, low.y), of(right, high.y)) tol 1pt")
  }

  @Test func `two views that agree only at rest are found`() throws {
    var last = 0.0
    let all = try found(Self.lists(fingers: [80])) { step in
      let offset = step.frame.views[0].offset.y
      step.frame.views[1].offset.y = step.index == 0 ? offset : last
      last = offset
    }
    #expect(all.map(\.invariant.name) == ["views-rest-together-y"])
    #expect(all.first?.invariant.summary == "right has the offset of left")
  }

  @Test func `a list that moves only after a header is hidden is found`() throws {
    let all = try found(Self.lists(fingers: [240], range: 100)) { step in
      let distance = step.frame.views[1].offset.y
      step.frame.views[0].offset.y = min(distance, 100)
      step.frame.views[1].offset.y = max(distance - 100, min(distance, 0))
    }
    #expect(
      all.map(\.invariant.formula) == [
        "when view == \"right\" and offset.y > low.y + 1pt "
          + "then of(left, offset.y) >= of(left, high.y) tol 1pt"
      ])
  }

  @Test func `views that fingers move at the same time are not related`() throws {
    #expect(try found(Self.lists(fingers: [80, 240])).isEmpty)
  }

  @Test(arguments: ["Wheels", "Nested", "Grid"])
  func `nothing is proposed about views that move by themselves`(folder: String) throws {
    let paths = Corpus.recordings.filter { $0.contains("/\(folder)/") }
    let all = try found(try paths.map(Corpus.recording))
    #expect(all.map(\.invariant.formula) == [])
  }
}
