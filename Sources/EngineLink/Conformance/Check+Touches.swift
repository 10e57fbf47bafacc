internal import Model
internal import Replay
internal import Text

extension Check {
  static let touches = [
    Check(
      name: "finger-0",
      requirement: "fingers with the numbers 0 and 255 are like any other finger",
      remedy:
        "the number is only a name: test whether the finger is known, not whether its number is nonzero"
    ) { tester in
      let usual = try tester.play(.gestures, "a gesture of finger 1")
      for number: UInt8 in [0, 255] {
        let other = try tester.play(
          ProtocolScript.gestures.touching { $0.finger = number }, "the same of finger \(number)")
        try tester.compare(
          usual, other, requirement: "the same gesture of finger 1 and of finger \(number)",
          "with finger 1", "with finger \(number)")
      }
    },
    Check(
      name: "fractions", requirement: "fractions of points and milliseconds are not rounded",
      remedy:
        "store coordinates and times as doubles, without rounding; or declare the steps of its clock as resolution.time"
    ) { tester in
      // An engine may round shown offsets from the finger's position, so that a coast ends
      // elsewhere. A gesture without a coast is then used.
      let script = tester.isStepped ? ProtocolScript.still : .gestures
      let usual = try tester.play(script, "a gesture")
      let beside = script.touching { touch in
        touch.point = Point(x: touch.point.x + 0.3, y: touch.point.y + 0.7)
      }
      let other = try tester.play(beside, "the same beside it")
      try tester.compare(
        usual, other, requirement: "the same gesture, and 0.3 points beside and 0.7 below it",
        "here",
        "there", tolerance: tester.tolerance)
      let lapse = tester.lapse(.milliseconds(0.4))
      let name = "\(lapse.milliseconds.text) ms later"
      let later = try tester.play(script.later(by: lapse), "the same \(name)")
      try tester.compare(
        usual, later, requirement: "the same gesture, and \(name)", "at once", "later",
        tolerance: tester.tolerance)
    },
    Check(
      name: "negative-zero", requirement: "a coordinate of -0.0 equals 0",
      remedy: "read -0 and -0.0 as numbers, and do not look at the sign of a zero"
    ) { tester in
      let plain = ProtocolScript.gestures.touching { $0.point.x = 0 }
      let negative = ProtocolScript.gestures.touching { $0.point.x = -0.0 }
      try tester.compare(
        try tester.play(plain, "a gesture with x = 0"),
        try tester.play(negative, "the same with x = -0.0"),
        requirement: "the same gesture with x = 0 and with x = -0.0", "with 0", "with -0.0")
    },
    Check(
      name: "cancel",
      requirement: "a cancelled finger starts no fling, and the next finger can drag",
      remedy: "end the drag at a cancel as if the finger had been held still, and forget the finger"
    ) { tester in
      guard tester.declares(.cancel) else { throw ProtocolError.skipped("not declared") }
      let requirement = "a flick that is cancelled at 90.25 ms, and a drag at 1500 ms"
      let moments = ProtocolScript.flick(at: 0, endsWith: .cancel) + ProtocolScript.drag(at: 1500)
      let shown = try tester.play(ProtocolScript(moments: moments), requirement)
      let cancelled = shown.offset(after: .milliseconds(90.25) + tester.delay)
      let before = shown.offset(before: .milliseconds(1500))
      try tester.expect(
        abs(cancelled.y - before.y) <= 1 && abs(cancelled.x - before.x) <= 1, requirement,
        came: "offset.y is \(cancelled.y.text) at the cancel and \(before.y.text) at 1500 ms")
      let dragged = shown.offset(after: .milliseconds(1599) + tester.delay)
      try tester.expect(
        abs(dragged.y - before.y) > tester.introduction.contract.slop, requirement,
        came: "offset.y is \(before.y.text) before the drag, and \(dragged.y.text) after it")
    },
  ]
}

extension [Step] {
  func offset(before time: Instant) -> Point {
    last { $0.time < time || $0.time == time && $0.cause == .before }?.offset ?? .zero
  }

  func offset(after time: Instant) -> Point { last { $0.time <= time }?.offset ?? .zero }

  /// The final state of the first view.
  var rest: ViewState { last?.frame.views[0] ?? ViewState() }
}
