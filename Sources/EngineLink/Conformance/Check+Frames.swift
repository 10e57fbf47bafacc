internal import Model
internal import Replay
internal import Text

// Checks of the display's frames.
extension Check {
  static let acts = Check(
    name: "acts",
    requirement: "touches are shown at once, or with the declared delay in frames",
    remedy:
      "show a finger's movement in the sample after the touch, or declare \"acts\":\"frames\" in hello"
  ) { tester in
    let shown = try tester.play(.slowDrag, "a slow drag")
    var lag = FrameLag()
    for step in shown { lag.see(step) }
    guard lag.framesLate != nil else {
      throw ProtocolError.skipped("it does not follow a finger from frame to frame")
    }
    // A drag made for this measurement gives as much evidence as many recorded drags.
    guard let advice = lag.advice(tester.introduction.contract, sureAfter: 6) else { return }
    let parts = advice.split(separator: ":", maxSplits: 1)
    throw ProtocolError.failed(
      requirement: "a slow drag, with frames at 60 Hz", came: "it \(parts[0])",
      remedy: parts.last?.drop { $0 == " " }.description)
  }

  static let rates = Check(
    name: "rates",
    requirement: "frames at 30, 60, 90 and 120 Hz, in any phase, show the same motion",
    remedy: "compute positions from the start time of a motion, not from frame to frame"
  ) { tester in
    let contract = tester.introduction.contract
    for (hertz, phase) in [(30.0, 0.0), (60, 5.5), (90, 0), (90, 3.7), (120, 0), (120, 2.1)] {
      let name = "\(hertz.text) Hz and phase \(phase.text) ms"
      if contract.standsBetweenFrames {
        try tester.compareRest(at: hertz, phase, name)
        if contract.movesAtFrames { try tester.compareDragged(at: hertz, phase, name) }
      } else {
        try tester.compareTouched(at: hertz, phase, name)
      }
    }
  }
}

extension ConformanceTester {
  /// Fails if the values at touches depend on the frame rate. This check is for engines that act
  /// immediately.
  fileprivate func compareTouched(
    at hertz: Double, _ phase: Double, _ name: String
  ) throws(ProtocolError) {
    let usual = try play(.gestures, "a recording at 60 Hz").touched
    let other = try play(ProtocolScript.gestures.at(hertz, phase: phase), "the same at \(name)")
      .touched
    let (tolerance, requirement) = (max(0.5, tolerance), Self.twoRates(name))
    guard ScriptDifference(usual, other, tolerance: tolerance) != nil else { return }
    // If the flick alone does not differ, only the touch that stops the coast differs, and the
    // coast itself is correct.
    let (flick, again) = (
      try play(.flicks, "a flick at 60 Hz").touched,
      try play(ProtocolScript.flicks.at(hertz, phase: phase), "a flick at \(name)").touched
    )
    let isCaughtAtFrames = ScriptDifference(flick, again, tolerance: tolerance) == nil
    try compare(
      usual, other, requirement: requirement, "at 60 Hz", "at \(name)", tolerance: tolerance,
      remedy: isCaughtAtFrames
        ? "a touch stops the motion where the last frame showed it: declare \"moves-at-frames\":true in "
          + "the contract; or advance to the time of the touch first" : nil)
  }

  /// Fails if a finger's drag depends on the frame rate. This check is for engines that handle
  /// touches at once and move at frames.
  fileprivate func compareDragged(
    at hertz: Double, _ phase: Double, _ name: String
  ) throws(ProtocolError) {
    let usual = try play(.still, "a drag at 60 Hz").touched
    let other = try play(ProtocolScript.still.at(hertz, phase: phase), "a drag at \(name)").touched
    try compare(
      usual, other, requirement: Self.twoRates(name), "at 60 Hz", "at \(name)",
      tolerance: tolerance)
  }

  /// Fails if the final position of a flick depends on the frame rate. This check is for engines
  /// that act or move at frames: a touch finds the state of the last frame, and finger speed is
  /// measured from frame to frame, so a tenth of the distance is tolerated.
  fileprivate func compareRest(
    at hertz: Double, _ phase: Double, _ name: String
  ) throws(ProtocolError) {
    let usual = try play(.flicks, "a flick at 60 Hz")
    let other = try play(ProtocolScript.flicks.at(hertz, phase: phase), "a flick at \(name)")
    let distance = (usual.rest.offset.y - usual[0].offset.y).magnitude
    try compare(
      Array(usual.suffix(1)), Array(other.suffix(1)), requirement: Self.twoRates(name), "at 60 Hz",
      "at \(name)", tolerance: max(0.5, tolerance, 0.1 * distance),
      remedy:
        "scale every change per frame, including that of speeds, by the time between the frames")
  }

  private static func twoRates(_ name: String) -> String {
    "the same recording with frames at 60 Hz, and at \(name)"
  }
}

extension [Step] {
  /// Steps that do not depend on frame times: the steps before and after input, and the last step.
  fileprivate var touched: [Step] { filter { $0.cause != .frame } + suffix(1) }
}
