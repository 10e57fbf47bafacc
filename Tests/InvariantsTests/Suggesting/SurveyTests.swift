import Engines
import Files
import Model
import Replay
import Testing
import TestSupport

@testable import Invariants

/// Tests formulas that are inferred from replays.
struct SurveyTests {
  private let engine = BuiltInEngines.ios

  /// The formulas that are proposed for the recordings of a folder.
  ///
  /// - Parameters:
  /// - declare: Changes the declared scene, but not the one that the engine shows.
  /// - edit: Changes the steps.
  private func proposals(
    _ folder: String, declaring declare: (inout Scene) -> Void = { _ in },
    editing edit: @escaping (inout Step) -> Void = { _ in }
  ) throws -> [Proposal] {
    let terms = Terms(abilities: engine.abilities, contract: engine.contract)
    // In these recordings the cells have another size or another origin, so there is no common
    // step.
    let others = ["control-of-sixty-points", "turn-with-a-number", "right-to-left"]
    let recordings = try Corpus.recordings
      .filter { path in
        path.contains("/\(folder)/") && !others.contains { path.hasSuffix("/\($0).xml") }
      }
      .map { try Corpus.recording($0) }
    func replay(_ recording: Recording, _ see: (borrowing Step) -> Void) throws -> Ending? {
      var steps = MappedSteps(
        try LiveSteps(Replayable(recording), on: engine, at: FrameClock()), edit)
      var step = Step()
      while try steps.next(into: &step) { see(step) }
      return steps.ending
    }
    func scene(_ recording: Recording) -> Scene {
      var scene = recording.head.scene
      declare(&scene)
      return scene
    }
    var survey = Survey()
    for recording in recordings {
      survey.begin(scene(recording), terms)
      _ = try replay(recording) { survey.observe($0) }
      survey.finish()
    }
    var candidates = survey.proposals
    for (index, recording) in recordings.enumerated() {
      let judge = Judge(scene(recording), by: candidates.invariants, terms)
      let ending = try replay(recording) { judge.observe($0) }
      candidates.add(
        judge.verdicts(End(ending ?? .truncated, quality: recording.head.quality)), of: index,
        in: survey.groups[index])
    }
    return candidates.strongest
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
}
