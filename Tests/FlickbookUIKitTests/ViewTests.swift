import Engines
import Files
import FlickbookUIKit
import Model
import Text
import Replay
import TestSupport
import Testing
import UIKit
import Writing

/// Tests how a session follows views that appear and disappear.
@MainActor @Suite(.serialized) struct ViewTests {
  private static func view(_ id: String, y: Double) -> ViewScene {
    ViewScene(
      id: id, frame: Rectangle(x: 0, y: y, width: 320, height: 200),
      content: Size(width: 320, height: 2000))
  }

  private static func simulation(_ views: [ViewScene]) throws -> Simulation {
    CADisplayLink.all = []
    let window = FlickbookWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let scene = Scene(window: Window(size: Size(width: 320, height: 568)), views: views)
    let simulation = try Simulation(scene, on: BuiltInEngines.ios, in: window)
    try simulation.begin(at: .zero)
    return simulation
  }

  private static func tick(_ simulation: Simulation, _ frames: ClosedRange<Int>) throws {
    for frame in frames {
      let time = Instant.milliseconds(Double(frame) * 16)
      try simulation.tick(at: time, after: time - .milliseconds(16))
    }
  }

  private static func drag(_ simulation: Simulation, from frame: Int, y: Double) throws {
    for step in 0...20 {
      let phase: Touch.Phase = step == 0 ? .down : step == 20 ? .up : .move
      let time = Instant.milliseconds(Double(frame + step) * 16 + 8)
      try simulation.touch(
        [Touch(phase, finger: 0, at: Point(x: 100, y: y - 4 * Double(step)))], at: time)
      try tick(simulation, frame + step + 1...frame + step + 1)
    }
  }

  @Test func `a window without a scroll view is rejected with a reason`() {
    let window = FlickbookWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    #expect {
      try FlickbookSession(window: window, title: "Nothing")
    } throws: {
      ($0 as? Objection)?.message == "no scroll view in the window: expected at least one"
    }
  }

  @Test func `views keep their names in the app, made valid and unique`() throws {
    let simulation = try Self.simulation([Self.view("a", y: 0), Self.view("b", y: 200)])
    simulation.views[0].accessibilityIdentifier = "2nd list / left"
    simulation.views[1].accessibilityIdentifier = "2nd list / left"
    let later = UIScrollView(frame: CGRect(x: 0, y: 400, width: 320, height: 100))
    simulation.window.addSubview(later)
    let session = try FlickbookSession(window: simulation.window, title: "Names")
    #expect(
      session.recording.head.scene.views.map(\.id) == [
        "v2nd-list---left", "v2nd-list---left-2", "UIScrollView",
      ])
    session.finish()
  }

  @Test func `the tables inside a picker are not recorded`() throws {
    let simulation = try Self.simulation([Self.view("list", y: 0)])
    let picker = UIPickerView(frame: CGRect(x: 0, y: 300, width: 320, height: 200))
    picker.addSubview(UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200)))
    simulation.window.addSubview(picker)
    let session = try FlickbookSession(window: simulation.window, title: "A picker")
    try Self.drag(simulation, from: 1, y: 150)
    #expect(session.recording.head.scene.views.map(\.id) == ["list"])
    #expect(session.finish().isHeld)
  }

  @Test func `a session follows a view that is added, hidden, removed and shown again`() throws {
    let simulation = try Self.simulation([Self.view("list", y: 0), Self.view("later", y: 250)])
    let later = simulation.views[1]
    later.removeFromSuperview()
    let session = try FlickbookSession(window: simulation.window, title: "Come and go")
    #expect(session.recording.head.scene.views.map(\.id) == ["list"])
    try Self.tick(simulation, 1...10)
    simulation.window.addSubview(later)
    try Self.tick(simulation, 11...20)
    try Self.drag(simulation, from: 21, y: 400)
    // The view is hidden while it coasts.
    try Self.tick(simulation, 42...60)
    #expect(later.isDecelerating)
    later.isHidden = true
    try Self.tick(simulation, 61...130)
    later.isHidden = false
    try Self.tick(simulation, 131...140)
    try Self.drag(simulation, from: 141, y: 400)
    try Self.tick(simulation, 162...240)
    later.removeFromSuperview()
    try Self.tick(simulation, 241...250)
    let verdict = session.finish()
    #expect(verdict.isHeld, "\(verdict)")
    let recording = session.recording
    #expect(recording.head.scene.views.map(\.id) == ["list", "later"])
    let frames = recording.events.compactMap { event -> Double? in
      if case .layout(.frame(let frame)) = event.value.action, frame.view == 1 {
        frame.frame.origin.y
      } else {
        nil
      }
    }
    #expect(frames == [250, -100_000, 250, -100_000])
    let drags = verdict.rows.first { $0.invariant.name == "drag-tracks-finger" }
    #expect(drags?.isTested == true)
  }

  @Test func `the recorder in a UI test saves its recording and its verdict`() throws {
    let simulation = try Self.simulation([Self.view("list", y: 0)])
    let folder = TemporaryFolder()
    let file = URL(fileURLWithPath: folder / "session.xml")
    let window = try #require(simulation.window as? FlickbookWindow)
    let recorder = try UITestRecorder(window: window, file: file)
    try Self.tick(simulation, 1...5)
    try Self.drag(simulation, from: 6, y: 150)
    try recorder.finish()
    let verdict = try #require(folder.text(of: "session.xml.txt"))
    #expect(verdict.hasPrefix("held\n0 broken, "), "\(verdict)")
    let recording = try Recording(file: file.path)
    #expect(recording.head.title == "A UI test")
    #expect(recording.events.count > 20)
  }

  @Test func `a motion without a known cause is recorded as the app's own`() throws {
    let simulation = try Self.simulation([Self.view("list", y: 0)])
    let session = try FlickbookSession(window: simulation.window, title: "By itself")
    try Self.tick(simulation, 1...20)
    simulation.views[0].setContentOffset(CGPoint(x: 0, y: 700), animated: true)
    try Self.tick(simulation, 21...80)
    let asks = session.recording.events.compactMap { event -> Command? in
      if case .request(let command) = event.value.action { command } else { nil }
    }
    #expect(asks.count > 10)
    #expect(asks.last?.request == .scrollTo(Point(x: 0, y: 700)))
    #expect(session.finish().isHeld)
  }

  @Test func `a request through the session is recorded unchanged`() throws {
    let simulation = try Self.simulation([Self.view("list", y: 0)])
    let session = try FlickbookSession(window: simulation.window, title: "A request")
    try Self.tick(simulation, 1...20)
    #expect(
      session.request(.scrollTo(Point(x: 0, y: 700)), of: simulation.views[0], animated: true))
    #expect(!session.request(.select(3), of: simulation.views[0]))
    try Self.tick(simulation, 21...80)
    let asks = session.recording.events.compactMap { event -> Command? in
      if case .request(let command) = event.value.action { command } else { nil }
    }
    #expect(asks == [Command(view: 0, .scrollTo(Point(x: 0, y: 700)), animated: true)])
    let verdict = session.finish()
    #expect(verdict.rows.first { $0.invariant.name == "request-arrives" }?.isTested == true)
    #expect(verdict.isHeld, "\(verdict)")
  }

  @Test func `an animated view is observed at the position of its layer`() throws {
    let simulation = try Self.simulation([Self.view("list", y: 0)])
    let session = try FlickbookSession(window: simulation.window, title: "Animated")
    try Self.tick(simulation, 1...5)
    simulation.views[0].layer.animated = CGRect(x: 0, y: 55, width: 320, height: 200)
    try Self.tick(simulation, 6...6)
    simulation.views[0].layer.animated = nil
    try Self.tick(simulation, 7...7)
    let offsets = session.recording.events.compactMap { event -> Double? in
      if case .observation(let seen) = event.value.action { seen.offset.y } else { nil }
    }
    #expect(offsets.contains(55))
    session.finish()
  }

  @Test func `a session in which nothing happened does not hold, and gives the reason`() throws {
    let simulation = try Self.simulation([Self.view("list", y: 0)])
    let session = try FlickbookSession(window: simulation.window, title: "Nothing happened")
    let verdict = session.finish()
    #expect(!verdict.isHeld || verdict.heldCount > 0)
    #expect(session.recording.events.count >= 1)
  }
}
