import FalseEngines
import Flickbook
import FrameEngines

// The whole program with engines that fail in one way each, as an engineer's own engine might.

/// A sound engine that a row of the table falsifies, at its own times and at frames, and the same seen by
/// its offsets and zoom alone.
let falsified = [
  BuiltInEngines.ios.falsified(as: "falsified"),
  BuiltInEngines.ios.falsified(as: "falsified-offsets").showingOffsetsOnly,
  BuiltInEngines.ios.falsified(as: "falsified-frames").atFrames(),
]

/// What can be set changes how it scrolls, and not what it declares.
let misdeclared = BuiltInEngines.ios.misdeclared(as: "misdeclared")

/// The same engine showing only its offsets and zoom.
let misdeclaredOffsets = {
  var engine = misdeclared.showingOffsetsOnly
  engine.name += "-offsets"
  return engine
}()

/// Sound engines in the forms in which engines come: nothing may be found in any of them.
let sound = (BuiltInEngines.sound + [FrameEngine.factory]).map { engine in
  var masked = engine.showingOffsetsOnly
  masked.name += "-offsets"
  return masked
}

Flickbook.main(
  engines: BuiltInEngines.all + [
    BadEngine.factory("rests-outside", edit: BadEngine.restOutside),
    // One hundredth more than it should be, as when two parts of an app take the scale from
    // different places: nothing of it can be seen while a finger is down.
    BadEngine.factory(
      "coasts-too-far",
      edit: { view, _ in
        if view.activity.isDisjoint(with: [.tracking, .dragging]) { view.offset.x *= 1.01 }
      }),
    BadEngine.factory(
      "differs",
      edit: { view, shown in if shown > 40 { view.offset.y += Double(Serial.number) } }),
    BadEngine.factory(
      "fails",
      onHandle: { () throws(EngineError) in throw EngineError(.broken, "it fell over") }),
    BadEngine.factory("hangs", onHandle: { BadEngine.sleep(forever: true) }),
    BadEngine.factory("slow", onHandle: { BadEngine.sleep(forever: false) }),
    // What breaks an invariant and lets its judge down after a few replays, or takes its time.
    BadEngine.factory(
      "breaks-and-dies",
      onMake: { () throws(EngineError) in
        if Serial.number > 3 { throw EngineError(.broken, "it fell over") }
      }, edit: BadEngine.restOutside),
    BadEngine.factory(
      "breaks-and-hangs",
      onMake: { () throws(EngineError) in
        if Serial.number > 3 { BadEngine.sleep(forever: true) }
      }, edit: BadEngine.restOutside),
    BadEngine.factory(
      "breaks-slowly", onHandle: { for _ in 0..<5 { BadEngine.sleep(forever: false) } },
      edit: BadEngine.restOutside),
    BadEngine.factory(
      "refuses",
      onMake: { () throws(EngineError) in
        throw EngineError(.unsupported, "it holds no such scene")
      }),
    .dead, .ignoresFingers, .ignoresTheSecondFinger, .turnsNoPage, FrameEngine.factory,
    BuiltInEngines.ios.atFrames(), BuiltInEngines.ios.atFrames(late: 2),
    misdeclared, misdeclaredOffsets,
  ] + falsified + sound)
