import Flickbook
import FlickbookTesting

// The whole program with additional engines, as a user's program has. Most of them fail in one way.

/// Engines that get a fault of the suite by their setting: the sound engine `ios` itself, `ios`
/// showing only offsets and zoom, and `ios` acting at frames.
let falsified = [
  BuiltInEngines.ios.with(oneOf: Fault.suite, as: "falsified"),
  BuiltInEngines.ios.with(oneOf: Fault.suite, as: "falsified-offsets").showingOffsetsOnly,
  BuiltInEngines.ios.with(oneOf: Fault.suite, as: "falsified-frames").atFrames(),
]

/// An engine whose settings change how it scrolls, but not what it declares.
let misdeclared = BuiltInEngines.ios.misdeclared(as: "misdeclared")

/// The engine `misdeclared`, showing only its offsets and zoom.
let misdeclaredOffsets = {
  var engine = misdeclared.showingOffsetsOnly
  engine.name += "-offsets"
  return engine
}()

/// Sound engines that show only their offsets and zoom. None of them breaks an invariant.
let masked = (BuiltInEngines.sound + [FrameEngine.factory]).map { engine in
  var masked = engine.showingOffsetsOnly
  masked.name += "-offsets"
  return masked
}

/// Sound engines that act at frames, up to three frames late.
let atFrames = BuiltInEngines.sound.flatMap { engine in
  (1...3).map { engine.atFrames(late: $0) }
}

let ios = BuiltInEngines.ios
let restsOutside = ios.with(Fault.restsOutside)

// Engines that declare all abilities and lack one of them. They satisfy every rule that forbids
// motion, but no run may report one as sound.
let hollow = [
  Fault.hearsNothing.reduce(ios) { $0.with($1) }.bad("dead"),
  ios.with(Fault("no touch", .deaf)).bad("ignores-fingers"),
  ios.blindToASecondFinger.bad("ignores-the-second-finger"),
  ios.turningNoPage.bad("turns-no-page"),
]

Flickbook.main(
  engines: BuiltInEngines.all + [
    restsOutside.bad("rests-outside"),
    // The offset is 1 % too large, as if two parts of an app took the scale from different sources.
    // The error is invisible while a finger is down.
    ios.showing { frame, _ in
      if frame.views[0].activity.isDisjoint(with: [.tracking, .dragging]) {
        frame.views[0].offset.x *= 1.01
      }
    }.bad("coasts-too-far"),
    // After some steps the engine never shows the same offset twice.
    ios.faulty(0, observe: { _, _ in }) { steps, frame, _ in
      steps += 1
      if steps > 40 { frame.views[0].offset.y += Double(Serial.number) }
    }.bad("differs"),
    ios.bad(
      "fails",
      onHandle: { () throws(EngineError) in throw EngineError(.broken, "it fell over") }),
    ios.bad("hangs", onHandle: { sleep(forever: true) }),
    ios.bad("slow", onHandle: { sleep(forever: false) }),
    // These engines break an invariant and fail after a few replays, or are slow.
    restsOutside.bad(
      "breaks-and-dies",
      onMake: { () throws(EngineError) in
        if Serial.number > 3 { throw EngineError(.broken, "it fell over") }
      }),
    restsOutside.bad(
      "breaks-and-hangs",
      onMake: { () throws(EngineError) in if Serial.number > 3 { sleep(forever: true) } }),
    restsOutside.bad(
      "breaks-slowly", onHandle: { for _ in 0..<5 { sleep(forever: false) } }),
    ios.bad(
      "refuses",
      onMake: { () throws(EngineError) in
        throw EngineError(.unsupported, "it holds no such scene")
      }),
    FrameEngine.factory,
    misdeclared, misdeclaredOffsets,
  ] + hollow + falsified + masked + atFrames)
