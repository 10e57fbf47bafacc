import Gesture
import Replay

/// A recording that came out of a list of numbers: the scene, how many events, the events.
struct FlatEvents: EventSource {
  let scene: Scene
  private var numbers: FlatNumbers
  private var left: Int

  init?(_ list: [Double]) {
    var numbers = FlatNumbers(reading: list)
    var scene = Scene(window: Window(size: .zero), views: [])
    numbers.pass(&scene)
    var count = 0
    numbers.pass(&count)
    guard !numbers.isBroken else { return nil }
    self.scene = scene
    self.numbers = numbers
    left = count
  }

  mutating func next() throws(FormatError) -> Located<InputEvent>? {
    guard left > 0 else { return nil }
    left -= 1
    var event = InputEvent(at: .zero, .mark(""))
    numbers.pass(&event)
    guard !numbers.isBroken else {
      throw FormatError(in: "a list of numbers", at: .nowhere, Objection(.value, "a bad event"))
    }
    return Located(event)
  }
}

/// Replays a list of numbers at sixty hertz; all that was shown, as numbers: of every step the
/// time, the cause and how often the app was called, of every view offset, velocity, zoom, what it
/// says it is doing and where it stands in the window. Nil where the list says nothing or the
/// replay fails.
func flatReplay<Engine: ScrollEngine>(
  _ list: [Double], on make: (Scene) throws(EngineError) -> Engine
) -> [Double]? {
  guard let events = FlatEvents(list), let engine = try? make(events.scene) else { return nil }
  var player = Player(events, on: engine, at: FrameClock())
  var step = Step()
  var shown: [Double] = []
  do throws(ReplayError) {
    while try player.next(into: &step) {
      shown.append(Double(step.time.nanoseconds))
      shown.append(step.cause == .before ? 0 : step.cause == .after ? 1 : 2)
      shown.append(Double(step.frame.callbacks.count))
      for view in step.frame.views {
        shown.append(view.offset.x)
        shown.append(view.offset.y)
        shown.append(view.velocity?.x ?? .infinity)
        shown.append(view.velocity?.y ?? .infinity)
        shown.append(view.zoom)
        shown.append(Double(view.activity.rawValue))
        shown.append(view.frame.origin.x)
        shown.append(view.frame.origin.y)
      }
    }
  } catch { return nil }
  return shown
}
