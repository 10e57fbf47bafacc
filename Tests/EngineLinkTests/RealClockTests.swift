import EngineLink
import Model
import Replay
import Testing
import TestSupport
import Text

/// An engine with its own clock chooses the times of its samples, but they must not decrease.
struct RealClockTests {
  /// A scene with two views, and one finger on the first view.
  private static let recording: Recording = {
    let views = ["one", "two"].enumerated().map { index, id in
      ViewScene(
        id: id, frame: Rectangle(x: 0, y: Double(index) * 200, width: 320, height: 200),
        content: Size(width: 320, height: 900))
    }
    let scene = Scene(window: Window(size: Size(width: 320, height: 568)), views: views)
    let events = [
      InputEvent(at: .zero, .touch(Touch(.down, finger: 1, at: Point(x: 9, y: 9)))),
      InputEvent(at: .milliseconds(50), .touch(Touch(.up, finger: 1, at: Point(x: 9, y: 9)))),
    ]
    return Recording(
      RecordingHead(title: "A tap", scene: scene), events: events.map { Located($0) })
  }()

  /// Plays the recording on an engine that answers with these samples after the initial samples.
  private func play(_ samples: [String]) throws -> Trace {
    let hello =
      #""ok":true,"protocol":1,"engine":{"name":"r","version":"1"},"clock":"real","#
      + #""abilities":{"many-views":true},"sample":["t","cause","view","x","y"]"#
    let begin = #""ok":true,"samples":[[0,"before",0,0,0],[0,"before",1,0,0]]"#
    let play = #""ok":true,"samples":[\#(samples.joined(separator: ","))]"#
    let replies = [hello, begin, play, #""ok":true"#].enumerated()
      .map { "read -r line; echo '{\"id\":\($0 + 1),\($1)}'" }
    let command = ProcessCommand("real", replies.joined(separator: "; "))
    let engine = try EngineFactory(EngineProcesses(command))
    return try Trace(of: LiveSteps(Replayable(Self.recording), on: engine))
  }

  private static let samples = [
    #"[0,"before",0,0,0]"#, #"[0,"before",1,0,0]"#, #"[0,"after",0,0,0]"#, #"[0,"after",1,0,0]"#,
    #"[20,"frame",0,0,0]"#, #"[20,"frame",1,0,0]"#, #"[50,"before",0,0,0]"#,
    #"[50,"before",1,0,0]"#, #"[50,"after",0,0,0]"#, #"[50,"after",1,0,0]"#,
    #"[60,"frame",0,0,0]"#, #"[60,"frame",1,0,0]"#,
  ]

  @Test func `samples in the order of time become steps`() throws {
    #expect(try play(Self.samples).steps.map(\.time.text) == ["0", "0", "20", "50", "50", "60"])
  }

  @Test(arguments: [
    (4, #"[70,"frame",0,0,0]"#), (5, #"[19,"frame",1,0,0]"#), (5, #"[21,"frame",1,0,0]"#),
    (5, #"[20,"after",1,0,0]"#), (7, #"[50,"frame",1,0,0]"#), (10, #"[49,"frame",0,0,0]"#),
    (11, #"[1000,"frame",1,0,0]"#),
  ])
  func `a sample with a wrong time or cause is an engine error`(
    _ index: Int, _ sample: String
  ) throws {
    var samples = Self.samples
    samples[index] = sample
    let error = #expect(throws: ReplayError.self) { try play(samples) }
    guard case .engine(let failure) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(failure.message.contains("play: "), "\(failure.message)")
  }
}
