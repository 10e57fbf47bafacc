internal import Engines
internal import Exploration
package import Model
package import Replay
package import Results
internal import TestSupport

extension JudgedRecording {
  /// The results for a random gesture on the default engine, with drawings.
  package static func drawn(_ seed: UInt64) throws -> JudgedRecording {
    let (scene, steps) = try randomReplay(seed)
    var pen = TraceSampler(of: scene, at: FrameClock())
    for step in steps { pen.add(step) }
    var row = JudgedRecording("x.xml", on: "ios")
    row.scene = DrawnScene(scene)
    row.trace = pen.finish()
    return row
  }
}

package func randomReplay(_ seed: UInt64) throws -> (Scene, [Step]) {
  var view = ViewScene(
    id: "list", frame: Rectangle(x: 0, y: 0, width: 320, height: 480),
    content: Size(width: 320, height: 2000))
  view.snap = Snap(every: 40)
  view.tiles = Tiles(size: 256)
  view.shows.insert(.tiles)
  let scene = Scene(window: Window(size: Size(width: 320, height: 480)), views: [view])
  let replayable = Replayable(Recording.generated(seed, in: scene))
  return (scene, try Trace(of: LiveSteps(replayable, on: BuiltInEngines.ios)).steps)
}
