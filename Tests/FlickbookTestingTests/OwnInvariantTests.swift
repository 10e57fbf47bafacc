import FlickbookCore
import FlickbookTesting
import Testing

/// A user tests an invariant of their own. The test imports only the two products.
struct OwnInvariantTests {
  /// A finger drags a list up by 200 points.
  private let drag: Flick.Recording = {
    let list = Flick.ViewScene(
      id: "list", frame: Flick.Rectangle(x: 0, y: 0, width: 320, height: 480),
      content: Flick.Size(width: 320, height: 4000))
    let window = Flick.Window(size: Flick.Size(width: 320, height: 480))
    let head = RecordingHead(
      title: "A drag", scene: Flick.Scene(window: window, views: [list]))
    let events = (0...40).map { index in
      let phase: Flick.Touch.Phase = index == 0 ? .down : index == 40 ? .up : .move
      let point = Flick.Point(x: 160, y: 400 - 5 * Double(index))
      return Flick.Located(
        Flick.InputEvent(
          at: .milliseconds(16 * Double(index)),
          .touch(Flick.Touch(phase, finger: 0, at: point))))
    }
    return Flick.Recording(head, events: events)
  }()

  private let rule =
    "when input(move) and prev(dragging) "
    + "then abs(delta(offset.y) + travel.y) <= 0 tol 0.5pt"

  @Test func `a sound engine keeps the invariant, and faults of drags break it`() throws {
    let test = InvariantTest(try Flick.Invariant("drag-follows", rule), on: [drag])
    #expect(try test.violations(on: BuiltInEngines.ios).isEmpty)
    #expect(try test.heldCount(on: BuiltInEngines.ios) == 1)
    let detected = try test.detectedFaults(of: Fault.suite, in: BuiltInEngines.ios)
    #expect(detected.contains("drag-reversed"))
    #expect(detected.contains("drag-jumps") == false, "it jumps along x")
    #expect(!detected.contains { $0.hasPrefix("coast") }, "it says nothing of coasts")
  }

  @Test func `the trial reports an invariant that detects nothing`() throws {
    let test = InvariantTest(
      try Flick.Invariant("vacuous", "abs(offset.y) <= 100000pt"), on: [drag])
    let detected = try test.detectedFaults(of: Fault.suite, in: BuiltInEngines.ios)
    #expect(detected == [])
  }

  @Test func `a user can define a fault as a row`() throws {
    let fault = Fault("sticks near the top", in: .drag, along: .y, .freeze, 200, "drag-follows")
    let test = InvariantTest(try Flick.Invariant("drag-follows", rule), on: [drag])
    #expect(try !test.violations(on: BuiltInEngines.ios.with(fault)).isEmpty)
  }

  @Test func `the toy engine that acts at frames keeps the catalogue`() throws {
    let test = InvariantTest(
      try #require(Flick.Catalogue.invariants.first { $0.name == "rest-in-bounds" }), on: [drag])
    #expect(try test.violations(on: FrameEngine.factory).isEmpty)
    #expect(try test.violations(on: BuiltInEngines.ios.showingOffsetsOnly).isEmpty)
    #expect(try test.violations(on: BuiltInEngines.ios.atFrames()).isEmpty)
  }
}
