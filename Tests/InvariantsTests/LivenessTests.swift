import Engines
import FlickbookTesting
import Invariants
import Model
import Replay
import Testing
import TestSupport

/// Engines that declare every ability but do almost nothing break recordings of the gallery.
struct LivenessTests {
  struct Toy: CustomTestStringConvertible {
    let name: String
    let engine: EngineFactory
    /// The invariant that must detect the engine, and the minimum number of recordings of the
    /// gallery in which it does.
    let invariant: String
    let recordings: Int

    var testDescription: String { name }
  }

  static let toys = [
    Toy(
      name: "dead", engine: BuiltInEngines.ios.with(Fault("dead", .deaf)),
      invariant: "drag-moves-content", recordings: 12
    ),
    Toy(
      name: "second-finger-blind", engine: BuiltInEngines.ios.blindToASecondFinger,
      invariant: "pinch-zooms", recordings: 8),
    Toy(
      name: "page-never-turns", engine: BuiltInEngines.ios.turningNoPage,
      invariant: "flick-turns-page",
      recordings: 3),
  ]

  private static let gallery = Corpus.recordings.filter { $0.hasPrefix("Recordings/Gallery/") }

  @Test(arguments: toys)
  func `an engine that does too little breaks recordings of the gallery`(_ toy: Toy) throws {
    let violations = try Self.gallery.filter { path in
      try judged(Corpus.recording(path), toy.engine).contains {
        $0.invariant.name == toy.invariant && $0.isBroken
      }
    }
    #expect(violations.count >= toy.recordings, "\(violations)")
  }

  @Test(arguments: toys)
  func `an engine that does too little is detected by offsets and zoom alone`(_ toy: Toy) throws {
    var mute = toy.engine
    mute.abilities = [.paging, .zoom]
    mute = mute.ignoring(.all)
    let violations = try Self.gallery.filter { path in
      try judged(Corpus.recording(path), mute).contains {
        $0.invariant.name == toy.invariant && $0.isBroken
      }
    }
    #expect(violations.count >= toy.recordings, "\(violations)")
  }

  /// A browser draws a touch one or two frames later, but is not unresponsive.
  @Test(arguments: [1, 2])
  func `an engine that shows touches late breaks no invariant about responding`(_ frames: Int)
    throws
  {
    let invariants = Catalogue.named(
      "drag-moves-content", "flick-coasts", "flick-turns-page", "pinch-zooms", "tap-arrives",
      "request-arrives", "disabled-stands-still", "seen-as-expected")
    var wrong: [String] = []
    var held = 0
    for path in Corpus.recordings {
      for finding in try judged(
        Corpus.recording(path), BuiltInEngines.ios.late(frames), by: invariants)
      {
        if finding.isHeld { held += 1 }
        if let line = finding.line { wrong.append("\(path): \(line)") }
      }
    }
    #expect(wrong == [])
    #expect(held > 200)
  }
}
