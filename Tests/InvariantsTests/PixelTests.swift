import Engines
import Invariants
import Replay
import Testing
import TestSupport

/// An engine that shows whole pixels is judged with the pixel size of the scene's window.
struct PixelTests {
  @Test func `an engine with whole pixels breaks no invariant, and its rest offsets are judged`()
    throws
  {
    let engine = try BuiltInEngines.ios.setting([("pixels", 1)])
    #expect(try InvariantTrial().falseAlarms(engine) == [])
    let path = "Recordings/Bounce/pull-down-and-let-go.xml"
    let rule = [Catalogue.invariants.first { $0.name == "rest-pixel-aligned" }!]
    #expect(try judged(Corpus.recording(path), engine, by: rule).allSatisfy(\.isHeld))
    #expect(
      try judged(Corpus.recording(path), BuiltInEngines.ios, by: rule).allSatisfy {
        !$0.isHeld && !$0.isBroken
      })
  }

  @Test func `an engine that rests between pixels is detected`() throws {
    var engine = BuiltInEngines.ios
    engine.contract.showsPixels = true
    let rule = [Catalogue.invariants.first { $0.name == "rest-pixel-aligned" }!]
    let broken = try Corpus.recordings.filter { path in
      try judged(Corpus.recording(path), engine, by: rule).contains(where: \.isBroken)
    }
    #expect(broken.count > 100)
  }
}
