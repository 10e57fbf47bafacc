internal import Model
internal import Replay
internal import Text

extension Check {
  static let replies = Check(
    name: "replies",
    requirement: "the replies to a flick, a catch and a slow drag follow the protocol",
    remedy: "compare the reply with Sources/EngineLink/README.md"
  ) { tester in
    let shown = try tester.play(.gestures, "a flick, a catch and a slow drag")
    try tester.expect(
      shown.contains { $0.offset != shown[0].offset }, "a flick over a map of 2000 by 6000 points",
      came: "the offset is \(shown[0].offset.y.text) from beginning to end")
  }

  static let time = [
    Check(
      name: "deterministic",
      requirement: "the same recording gives the same result, also in another process",
      remedy: "look for random numbers, addresses, the order of sets, and the date"
    ) { tester in
      let first = try tester.play(.gestures, "a recording")
      let again = try tester.play(.gestures, "the same recording again")
      try tester.compare(
        first, again, requirement: "the same recording twice, each time in a separate process",
        "the first time", "the second")
    },
    Check(
      name: "reset", requirement: "after reset no state of the last scene is left",
      remedy: "make a new engine for each scene, and keep nothing in globals"
    ) { tester in
      var other = ProtocolScript.flicks
      other.moments.append(ProtocolScript.flick(at: 350)[0])
      other.scene.views[0].start = Start(x: 40, y: 3000)
      other.length = .milliseconds(400)
      let fresh = try tester.play(.gestures, "a recording")
      let both = try tester.plays(
        [other, .gestures], "another recording that ends with a finger down, reset, and a recording"
      )
      try tester.compare(
        fresh, both[1], requirement: "a recording after another one and a reset",
        "in a fresh process",
        "after the reset")
    },
    Check(
      name: "cut", requirement: "results do not depend on how requests are batched",
      remedy: "keep all state between requests, and act only at the times of moments"
    ) { tester in
      let whole = try tester.play(.gestures, "a recording in few requests")
      let steps = try tester.play(
        .gestures, "a recording, a request for every moment and frame", .steps(pause: 0, every: 1))
      try tester.compare(
        whole, steps, requirement: "the same recording, cut into requests in two ways",
        "in few requests", "in one for every moment and frame")
    },
    Check(
      name: "time-as-given", requirement: "results do not depend on when requests arrive",
      remedy: "use no clock: the time is t of a moment, or the time of a frame"
    ) { tester in
      let steps = ConformanceTester.Cut.steps(pause: 0, every: 1)
      let late = ConformanceTester.Cut.steps(pause: 15, every: 9)
      let first = try tester.play(.gestures, "a recording", steps)
      let again = try tester.play(.gestures, "the same with pauses between requests", late)
      try tester.compare(
        first, again, requirement: "the same recording, once with pauses of 15 ms between requests",
        "without pauses", "with them")
    },
    Check(
      name: "epoch", requirement: "a recording that begins later gives the same result, shifted",
      remedy: "use only differences between times: no time is special, not even 0"
    ) { tester in
      let first = try tester.play(.gestures, "a recording")
      let lapse = tester.lapse(.milliseconds(7_654_321.25))
      let later = try tester.play(
        ProtocolScript.gestures.later(by: lapse), "the same two hours later")
      try tester.compare(
        first, later, requirement: "the same recording, and \(lapse.milliseconds.text) ms later",
        "at once", "later", tolerance: tester.tolerance)
    },
    rates,
  ]
}
