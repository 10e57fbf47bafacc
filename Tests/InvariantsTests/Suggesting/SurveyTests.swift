import Engines
import Files
import Model
import Replay
import Testing
import TestSupport

@testable import Invariants

/// Tests formulas that are inferred from replays.
struct SurveyTests {
  /// The proposals that are inferred from the recordings of a folder.
  ///
  /// - Parameters:
  /// - declare: Changes the declared scene, but not the scene that the engine shows.
  /// - edit: Changes the steps.
  private func proposals(
    _ folder: String, declaring declare: (inout Scene) -> Void = { _ in },
    editing edit: @escaping (inout Step) -> Void = { _ in }
  ) throws -> [Proposal] {
    // Cells of another size, or from another origin, have no common step.
    let others = ["control-of-sixty-points", "turn-with-a-number", "right-to-left"]
    let recordings = try Corpus.recordings
      .filter { path in
        path.contains("/\(folder)/") && !others.contains { path.hasSuffix("/\($0).xml") }
      }
      .map { try Corpus.recording($0) }
    return try Surveyed(recordings, declaring: declare, editing: edit).proposals
  }

  @Test func `every template can be written as a formula`() throws {
    for template in Template.all {
      switch template.shape {
      case .limit(let condition, let quantity, _, let formula):
        _ = try Invariant("measure", "when \(condition) then \(quantity) <= 0 tol 0")
        _ = try Invariant(template.name, formula("1.5"))
      case .within(let from, let until, let also, _):
        for condition in [from, until, also] {
          _ = try Invariant("measure", "when \(condition) then time >= 0")
        }
        _ = try Invariant(template.name, "when \(from) then eventually[0,1.5s] (\(until))")
      case .since(let at, let last, _):
        _ = try Invariant(template.name, "when \(at) then once[0,1.5s] (\(last))")
      case .ladder(let numbers, _, let formula):
        for number in numbers { _ = try Invariant(template.name, formula(number)) }
      }
    }
    #expect(Set(Template.all.map(\.name)).count >= 15)
  }

  @Test(arguments: [(1.949, 2.0), (0.5478, 0.55), (0.602, 0.61), (20.66, 21), (3, 3), (101, 110)])
  func `a proposed limit is rounded up to two digits`(value: Double, rounded: Double) {
    #expect((value.roundedUp - rounded).magnitude < 1e-9)
  }

  @Test(arguments: [true, false])
  func `a proposal about a label states the rule that it follows and the nearest other rule`(
    isOfMiddle: Bool
  ) throws {
    let proposals = try proposals(
      "Photos",
      editing: { step in
        let view = step.frame.views[0]
        let page = view.offset.x / view.bounds.width
        step.frame.signals["number"] = .number(
          1 + (isOfMiddle ? page.rounded() : page.rounded(.down)))
      })
    let label = try #require(proposals.first { $0.subject == "label number" })
    #expect(label.invariant.name == "number-counts-pages-x")
    #expect(label.invariant.summary.contains(isOfMiddle ? "in the middle" : "at the edge"))
    guard case .other(_, let contradicting, let count) = label.nearest else {
      Issue.record("no other rule")
      return
    }
    #expect(contradicting > 0 && contradicting < count)
    // There is no proposal for the label that the engine itself shows, because the catalogue judges
    // it.
    #expect(!proposals.contains { $0.subject == "label page" })
  }

  @Test func `a proposal finds that a view rests on cells that it does not declare`() throws {
    let hidden = try proposals("Scroller", declaring: { $0.views[0].snap = nil })
    let steps = try #require(hidden.first { $0.subject == "steps x" })
    #expect(steps.invariant.formula?.contains("50pt") == true, "\(steps.invariant.formula ?? "")")
    let declared = try proposals("Scroller")
    #expect(!declared.contains { $0.subject == "steps x" })
  }

  @Test func `a proposal finds that a folding header follows the offset`() throws {
    let proposals = try proposals(
      "Bounce",
      editing: { step in
        step.frame.signals["header"] = .number(min(64, max(0, 64 - step.frame.views[0].offset.y)))
      })
    #expect(proposals.contains { $0.invariant.name == "header-follows-y" })
  }

  @Test func `a proposal finds that a state follows a callback`() throws {
    var hasTapped = false
    let proposals = try proposals(
      "Canvas",
      editing: { step in
        if step.index == 0 { hasTapped = false }
        for callback in step.frame.callbacks { if case .tap = callback.kind { hasTapped = true } }
        step.frame.signals["sheet"] = .number(hasTapped ? 1 : 0)
      })
    let order = try #require(proposals.first { $0.subject == "precedence sheet" })
    #expect(order.invariant.formula == "when probe.sheet != 0 then once callback(tap)")
  }

  @Test func `pages that a scene does not declare are counted per touch`() throws {
    let recordings = (1...4).map { Self.flicks(speed: 8 + 2 * Double($0)) }
    let hidden = try Surveyed(recordings, declaring: { $0.views[0].scroll.paging = false })
    let steps = try #require(hidden.proposals.first { $0.subject == "steps per touch page x" })
    #expect(steps.invariant.summary == "one touch moves it at most 1 step of 320 pt")
    guard case .stricter("0 steps", let contradicting, let count, _) = steps.nearest else {
      Issue.record("no stricter number")
      return
    }
    #expect(contradicting > 0 && contradicting <= count)
    let declared = try Surveyed(recordings).proposals
    #expect(!declared.contains { $0.subject.hasPrefix("steps per touch") })
  }

  /// Six flicks that each turn a page of 320 points.
  private static func flicks(speed: Double) -> Recording {
    var events: [InputEvent] = []
    for flick in 0..<6 {
      let start = 100 + 2000 * Double(flick)
      func add(_ phase: Touch.Phase, _ move: Double) {
        let point = Point(x: 300 - speed * move, y: 200)
        let touch = Touch(phase, finger: 1, at: point)
        events.append(InputEvent(at: .milliseconds(start + 16 * move), .touch(touch)))
      }
      add(.down, 0)
      for move in 1...9 { add(.move, Double(move)) }
      add(.up, 10)
    }
    let scene = Scene.page(content: Size(width: 3200, height: 480)) { $0.scroll.paging = true }
    return Recording(scene, events)
  }
}
