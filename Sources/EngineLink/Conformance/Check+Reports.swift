internal import Model
internal import Replay
internal import Text

// Checks that an engine reports and shows what its abilities declare.
extension Check {
  static let reports = [
    ability(
      .callbacks, "reports each drag, each lift and each change of the offset to the app",
      remedy: "list them with the first sample after them; or do not declare callbacks"
    ) { tester in
      let requirement = "a flick, a catch and a slow drag"
      let shown = try tester.play(.gestures, requirement)
      let reported = shown.flatMap(\.frame.callbacks).map { "\($0.kind.name)" }
      for name in ["willBeginDragging", "didScroll", "didEndDragging"] {
        try tester.expect(
          reported.contains(name), requirement, came: "no \(name) from beginning to end")
      }
      for (last, step) in zip(shown, shown.dropFirst()) where step.offset != last.offset {
        try tester.expect(
          step.frame.callbacks.contains(Callback(view: 0, .didScroll)), requirement,
          came: "\(step.text) the offset has changed, and no didScroll was reported")
      }
    },
    ability(
      .activity, "reports tracking, dragging and decelerating, and idle at rest",
      remedy: "report the activity at the time of the sample, or omit the column"
    ) { tester in
      let requirement = "a flick, a catch and a slow drag"
      let shown = try tester.play(.gestures, requirement)
      // Some engines do not coast, and then need not report `decelerating`.
      let coasts =
        shown.offset(after: .milliseconds(120) + tester.delay)
        != shown.offset(before: .milliseconds(400))
      for (time, wanted, forbidden) in [
        (90.0, Activity.dragging, Activity.decelerating),
        (120, coasts ? .decelerating : [], [.tracking, .dragging]),
        (600, .dragging, .decelerating), (6000, [], Activity.motion.union(.tracking)),
      ] {
        // The lift at 90.25 ms may be shown one or more frames late.
        let due = Instant.milliseconds(time) + (time > 90 ? tester.delay : .zero)
        guard let step = shown.last(where: { $0.time <= due }) else { continue }
        let activity = step.frame.views[0].activity
        try tester.expect(
          activity.isSuperset(of: wanted) && activity.isDisjoint(with: forbidden), requirement,
          came: "\(activity.reported) \(step.text): expected \(wanted.reported)")
      }
    },
    ability(
      .velocity, "reports how fast it coasts, and in which direction",
      remedy: "report the velocity of the offset in points per second, or null; or omit the columns"
    ) { tester in
      let shown = try tester.play(.gestures, "a flick").filter { $0.cause == .frame }
      for (one, next) in zip(shown, shown.dropFirst())
      where one.time > .milliseconds(100) && next.time < .milliseconds(380) {
        let mean = (next.offset.y - one.offset.y) / next.time.seconds(since: one.time)
        let reported = one.frame.views[0].velocity?.y
        try tester.expect(
          abs((reported ?? .nan) - mean) <= 0.1 * abs(mean) + 30, "a flick, and how fast it coasts",
          came: "\(reported?.text ?? "nothing") \(one.text), where it moves at \(mean.text)")
      }
    },
    ability(
      .overscroll, "shows offsets past its edge while a finger drags the content there",
      remedy: "report the visible offset, or declare overscroll \"none\""
    ) { tester in
      var rehearsal = ProtocolScript.still
      rehearsal.scene.views[0].start = Start(x: 0, y: 0)
      let requirement = "a drag of 59.5 points down, from the upper edge, where bounces is true"
      let shown = try tester.play(rehearsal, requirement)
      let offset = shown.offset(after: .milliseconds(100) + tester.delay)
      try tester.expect(offset.y < 0, requirement, came: "offset.y is \(offset.y.text)")
    },
  ]
}
