internal import Gesture
internal import Replay

// Whether an engine reports and shows what its abilities say.
extension Check {
  static let reports = [
    ability(
      .callbacks, "reports each drag, each lift and each change of the offset to the app",
      remedy: "list them with the first sample after them; or claim no callbacks"
    ) { tester in
      let asked = "a flick, a catch and a slow drag"
      let shown = try tester.play(.gestures, asked)
      let reported = shown.flatMap(\.frame.callbacks).map(\.kind)
      for (kind, name) in [
        (Callback.Kind.willBeginDragging, "willBeginDragging"), (.didScroll, "didScroll"),
      ] where !reported.contains(kind) {
        throw ProtocolError.failed(asked: asked, came: "no \(name) from beginning to end")
      }
      guard reported.contains(where: { if case .didEndDragging = $0 { true } else { false } })
      else {
        throw ProtocolError.failed(asked: asked, came: "no didEndDragging from beginning to end")
      }
      var last = shown[0].frame.views[0].offset
      for step in shown.dropFirst() {
        let offset = step.frame.views[0].offset
        guard offset == last || step.frame.callbacks.contains(Callback(view: 0, .didScroll)) else {
          throw ProtocolError.failed(
            asked: asked,
            came: "\(step.words) the offset has changed, and no didScroll was reported")
        }
        last = offset
      }
    },
    ability(
      .activity, "reports that it is tracked, dragged and decelerating, and idle at rest",
      remedy: "say what is so at the time of the sample; or leave the column out"
    ) { tester in
      let asked = "a flick, a catch and a slow drag"
      let shown = try tester.play(.gestures, asked)
      // Not every engine goes on by itself.
      let coasts =
        shown.offset(after: .milliseconds(120) + tester.delay)
        != shown.offset(before: .milliseconds(400))
      for (time, wanted, forbidden) in [
        (90.0, Activity.dragging, Activity.decelerating),
        (120, coasts ? .decelerating : [], [.tracking, .dragging]),
        (600, .dragging, .decelerating), (6000, [], Activity.motion.union(.tracking)),
      ] {
        // The lift at 90.25 ms may be shown at a frame just after it.
        let due = Instant.milliseconds(time) + (time > 90 ? tester.delay : .zero)
        guard let step = shown.last(where: { $0.time <= due }) else { continue }
        let activity = step.frame.views[0].activity
        guard activity.isSuperset(of: wanted), activity.isDisjoint(with: forbidden) else {
          throw ProtocolError.failed(
            asked: asked,
            came: "\(activity.reported) \(step.words): expected \(wanted.reported)")
        }
      }
    },
    ability(
      .velocity, "reports how fast it coasts, and in which direction",
      remedy: "give the offset's velocity in points a second, or null; or leave the columns out"
    ) { tester in
      let shown = try tester.play(.gestures, "a flick").filter { $0.cause == .frame }
      for (one, next) in zip(shown, shown.dropFirst())
      where one.time > .milliseconds(100) && next.time < .milliseconds(380) {
        let way = next.frame.views[0].offset.y - one.frame.views[0].offset.y
        let mean = way / next.time.seconds(since: one.time)
        let reported = one.frame.views[0].velocity?.y
        guard let reported, abs(reported - mean) <= 0.1 * abs(mean) + 30 else {
          throw ProtocolError.failed(
            asked: "a flick, and how fast it coasts",
            came: "\(reported?.text ?? "nothing") \(one.words), where it moves at \(mean.text)")
        }
      }
    },
    ability(
      .overscroll, "shows offsets beyond its edge while a finger drags it there",
      remedy: "show the offset as it is seen; or claim overscroll \"none\""
    ) { tester in
      var rehearsal = ProtocolScript(scene: ProtocolScript.map, moments: ProtocolScript.drag(at: 0))
      rehearsal.scene.views[0].start = Start(x: 0, y: 0)
      let asked = "a drag of 59.5 points down, from the upper edge, where bounces is true"
      let shown = try tester.play(rehearsal, asked)
      let offset = shown.offset(after: .milliseconds(100) + tester.delay)
      guard offset.y < 0 else {
        throw ProtocolError.failed(asked: asked, came: "offset.y is \(offset.y.text)")
      }
    },
  ]
}
