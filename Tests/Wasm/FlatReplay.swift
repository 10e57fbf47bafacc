import Live
import Model
import Replay

/// Replays a recording in the form of numbers at 60 Hz, and returns the shown states as numbers;
/// nil if the input is invalid or the replay fails.
func flatReplay<Engine: ScrollEngine>(
  _ list: [Double], on make: (Scene) throws(EngineError) -> Engine
) -> [Double]? {
  guard let events = FlatEvents(list), let engine = try? make(events.scene) else { return nil }
  var player = Player(events, on: engine, at: FrameClock())
  var step = Step()
  var shown: [Double] = []
  do throws(ReplayError) {
    while try player.next(into: &step) { step.append(to: &shown) }
  } catch { return nil }
  return shown
}
