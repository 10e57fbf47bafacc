import Engines
import FlickbookTesting
import Invariants
import Model
import Replay
import Testing
import TestSupport

/// Invariants judge an engine by its declarations: a wrong or missing declaration leads to
/// violations.
struct ContractTests {
  private func broken(_ invariant: String, _ engine: EngineFactory) throws -> Int {
    let invariants = Catalogue.named(invariant)
    return try Corpus.recordings.count { path in
      try judged(Corpus.recording(path), engine, by: invariants).contains { $0.isBroken }
    }
  }

  private func ios(_ edit: (inout EngineContract) -> Void) -> EngineFactory {
    var engine = BuiltInEngines.ios
    edit(&engine.contract)
    return engine
  }

  @Test func `offsets at rest are judged by the declared rest resolution`() throws {
    #expect(try broken("rest-pixel-aligned", ios { $0.restResolution = 7 }) > 20)
    // An engine that rounds offsets only in some cases declares no resolution at rest, so its rest
    // offsets are not judged.
    let rough = ios { ($0.offsetResolution, $0.restResolution) = (7, 0) }
    #expect(try broken("rest-pixel-aligned", rough) == 0)
  }

  @Test func `a rotation keeps the declared corner`() throws {
    #expect(try broken("rotation-keeps-centre", ios { $0.turnKeepsTopLeft = true }) > 0)
    #expect(try broken("rotation-keeps-centre", FrameEngine.factory) == 0)
    var silent = FrameEngine.factory
    silent.contract.turnKeepsTopLeft = false
    #expect(try broken("rotation-keeps-centre", silent) > 0)
  }

  @Test func `content may return at the finger's full speed only if the engine declares it`() throws
  {
    // The content moves the full distance of a finger that moves back, but only part of the
    // distance of a finger that moves out.
    let eased = BuiltInEngines.ios.faulty(Double?.none, observe: { _, _ in }) { last, frame, _ in
      let view = frame.views[0]
      let beyond = view.lowest(.y) - view.offset.y
      defer { last = beyond > 0 && view.activity.contains(.dragging) ? beyond : nil }
      guard beyond > 0, view.activity.contains(.dragging), let last, beyond < last else { return }
      frame.views[0].offset.y += last - beyond
    }
    #expect(try broken("overscroll-damped", BuiltInEngines.ios) == 0)
    var declared = eased
    declared.contract.edgePull = .dampedOutward
    #expect(try broken("overscroll-damped", eased) > broken("overscroll-damped", declared))
  }

  @Test func `an engine that acts at frames without declaring it breaks invariants`() throws {
    let silent = try FrameEngine.factory.setting([("reports", 1), ("declares", 0)])
    #expect(try broken("drag-tracks-finger", silent) > 20)
    let declared = try FrameEngine.factory.setting([("reports", 1)])
    #expect(try broken("drag-tracks-finger", declared) == 0)
  }
}
