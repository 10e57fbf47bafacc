import Chromium
import Model
import Platform
import Replay
import Testing
import TestSupport

/// The browser with which the tests run, if it is installed.
enum BrowserHere {
  static let path = BrowserCommand.find(
    in: getenv("PATH").map { String(cString: $0) } ?? "/usr/bin")

  static let isHere = path.map { $0.hasSuffix("headless-shell") } ?? false

  /// The reason why tests are skipped.
  static let missing: Comment = "no chromium-headless-shell here"

  /// Creates browsers that store their data in this folder.
  static func browsers(in folder: TemporaryFolder, allowsNetwork: Bool = false) -> Browsers {
    var command = BrowserCommand(path ?? "")
    command.allowsNetwork = allowsNetwork
    command.temporary = folder.path
    command.environment = ["PATH=/usr/bin:/bin"]
    return Browsers(command)
  }
}

extension Recording {
  /// One finger that moves from one point to another in this many milliseconds, with a sample every
  /// 8 ms.
  static func swipe(
    in scene: Scene, from start: Point, to end: Point, lasting time: Double
  ) -> Recording {
    let count = Int(time / 8)
    var events: [InputEvent] = []
    for index in 0...count {
      let part = Double(index) / Double(count)
      let point = Point(
        x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      let phase: Touch.Phase = index == 0 ? .down : index == count ? .up : .move
      events.append(
        InputEvent(
          at: .milliseconds(100 + Double(index) * 8),
          .touch(Touch(phase, finger: 1, at: point))))
    }
    return Recording(scene, events)
  }
}

/// The states of all views in all steps of a replay.
func played(_ recording: Recording, on engine: EngineFactory) throws -> [ViewState] {
  let source = Replayable { RecordingEvents(recording) }
  var steps = try LiveSteps(source, on: engine)
  var step = Step()
  var states: [ViewState] = []
  while try steps.next(into: &step) { states += step.frame.views }
  return states
}

/// A page with a list of rows and a script, and the page's scene.
func rowsPage(
  _ script: String, in folder: TemporaryFolder
) throws -> (page: WebPage, scene: Scene) {
  folder.put(
    """
    <!DOCTYPE html><meta name="viewport" content="width=device-width"><style>body{margin:0}</style>
    <div id="rows" style="height:480px;overflow-y:scroll"><div style="height:5000px">rows</div></div>
    <script>\(script)</script>
    """, as: "page.html")
  let scene = Scene(
    window: Window(size: Size(width: 320, height: 480)),
    views: [
      ViewScene(
        id: "rows", frame: Rectangle(x: 0, y: 0, width: 320, height: 480),
        content: Size(width: 320, height: 5000))
    ])
  return (try #require(WebPage(folder / "page.html")), scene)
}

/// The errors that a page with this script reports while a finger drags its list.
func pageErrors(
  _ script: String, in folder: TemporaryFolder, _ browsers: Browsers
) throws -> [PageError] {
  let (page, scene) = try rowsPage(script, in: folder)
  let swipe = Recording.swipe(
    in: scene, from: Point(x: 160, y: 400), to: Point(x: 160, y: 200), lasting: 160)
  var steps = try LiveSteps(
    Replayable { RecordingEvents(swipe) }, on: try EngineFactory(browsers, page: page))
  var step = Step()
  var errors: [PageError] = []
  while try steps.next(into: &step) { errors += step.frame.pageErrors }
  return errors
}
