internal import Model
internal import Replay
internal import Text

// Checks of declared actions.
extension Check {
  static let deeds = [
    ability(
      .insets, "applies the insets of the scene and starts at them",
      remedy: "the minimum offset is minus the leading inset; or do not declare insets"
    ) { tester in
      var rehearsal = ProtocolScript(moments: [])
      rehearsal.scene.views[0].start = Start()
      rehearsal.scene.views[0].insets = Insets(top: 50, left: 20, bottom: 30, right: 10)
      rehearsal.length = .milliseconds(100)
      let requirement = "a scene with insets of 50 points above and 20 to the left, and no start"
      let offset = try tester.play(rehearsal, requirement).rest.offset
      try tester.expect(offset, at: Point(x: -20, y: -50), requirement)
    },
    ability(
      .settings, "accepts content that shrinks, and comes back into its range",
      remedy:
        "apply the changes of set, and keep the offset in its range; or do not declare settings"
    ) { tester in
      let requirement = "set content height 1500, where the offset is 2000 and the view 568 high"
      let change = SettingChange(view: 0, [.contentHeight(1500)])
      let shown = try tester.play(ProtocolScript(.setting(change)), requirement)
      try tester.expect(shown.rest.offset, at: Point(x: 800, y: 1500 - 568), requirement)
    },
    ability(
      .turning, "accepts a rotation of the window, and rests in its range",
      remedy: "apply the frames in turn, resize and frame; or do not declare turning"
    ) { tester in
      let requirement =
        "a rotation to a window of 2100 by 320 points, which is wider than the content"
      let frame = FrameChange(view: 0, frame: Rectangle(x: 0, y: 0, width: 2100, height: 320))
      let turn = LayoutChange.turn(
        to: .landscapeLeft, window: WindowChange(size: frame.frame.size), frames: [frame])
      let rest = try tester.play(ProtocolScript(.layout(turn)), requirement).rest
      try tester.expect(Point(x: rest.offset.x, y: 0), at: .zero, requirement)
      try tester.expect(
        rest.bounds == frame.frame.size, requirement,
        came: "a viewport of \(rest.bounds.width.text) by \(rest.bounds.height.text)")
    },
    ability(
      .requests, "scrolls to the requested offset, at once or animated",
      remedy: "carry out the request of ask; or do not declare asks"
    ) { tester in
      for animated in [false, true] {
        let requirement = "ask scroll-to 300 400" + (animated ? ", animated" : "")
        let request = Command(view: 0, .scrollTo(Point(x: 300, y: 400)), animated: animated)
        let shown = try tester.play(ProtocolScript(.request(request)), requirement)
        try tester.expect(shown.rest.offset, at: Point(x: 300, y: 400), requirement)
      }
    },
    ability(
      .paging, "rests on a page after a drag to the side",
      remedy: "rest at multiples of the view's width; or do not declare paging"
    ) { tester in
      guard !tester.isNarrow else {
        throw ProtocolError.skipped("it does not support wide content")
      }
      var rehearsal = ProtocolScript(
        moments: ProtocolScript.path(
          at: 0, .up,
          [(0, 300, 300), (50, 250, 300), (100, 150, 301), (150, 80, 301), (400, 80, 301)]))
      rehearsal.scene.views[0].content = Size(width: 3200, height: 568)
      rehearsal.scene.views[0].start = Start(x: 320, y: 0)
      rehearsal.scene.views[0].scroll.paging = true
      let requirement = "a drag of 220 points on pages 320 wide, from the second page"
      let rest = try tester.play(rehearsal, requirement).rest.offset
      try tester.expect(rest, at: Point(x: 640, y: 0), requirement)
    },
    ability(
      .zoom, "zooms with two fingers",
      remedy: "multiply the zoom by the ratio of the finger distances; or do not declare zoom"
    ) { tester in
      guard tester.introduction.maxTouches ?? 2 >= 2 else {
        throw ProtocolError.skipped("it supports one finger only")
      }
      var rehearsal = ProtocolScript(moments: ProtocolScript.pinch)
      rehearsal.scene.views[0].zoom.maximum = 4
      let requirement =
        "two fingers that move from 60 to 180 points apart, where zoom may be 1 to 4"
      let zoom = try tester.play(rehearsal, requirement).rest.zoom
      try tester.expect(zoom > 1.5 && zoom <= 4, requirement, came: "a zoom of \(zoom.text)")
    },
    ability(
      .directionLock, "a drag that begins downwards stays vertical if the scene requires it",
      remedy: "lock a drag to the axis along which it began; or do not declare direction-lock"
    ) { tester in
      var rehearsal = ProtocolScript.still
      rehearsal.scene.views[0].scroll.directionLock = true
      let requirement = "a drag of 59.5 points down and 2.5 to the side, with direction-lock"
      let x = try tester.play(rehearsal, requirement).rest.offset.x
      try tester.expect(Point(x: x, y: 0), at: Point(x: 800, y: 0), requirement)
    },
    ability(
      .manyViews, "supports a scene of two views side by side",
      remedy: "report a row for each view, in the order of the scene; or do not declare many-views"
    ) { tester in
      var rehearsal = ProtocolScript.gestures
      var second = rehearsal.scene.views[0]
      second.id = "beside"
      second.frame.origin.x = 320
      rehearsal.scene.views.append(second)
      let requirement = "a gesture on the first of two views"
      let shown = try tester.play(rehearsal, requirement)
      let (first, last) = (shown[0].frame.views, shown[shown.count - 1].frame.views)
      try tester.expect(
        last[1].offset == first[1].offset && last[0].offset != first[0].offset, requirement,
        came: "the second view scrolls, or the first does not")
    },
  ]
}

extension ProtocolScript {
  /// Creates a script with a single event on the map at rest.
  init(_ action: InputEvent.Action) {
    self.init(moments: [Moment(at: .milliseconds(50), [Located(action)])], length: .seconds(3))
  }

  /// A pinch: two fingers move apart, and stay still before they lift.
  fileprivate static let pinch: [Moment] = [0.0, 50, 100, 150, 400].map { time in
    let half = 30 + min(time, 150) * 0.4
    let phase: Touch.Phase =
      switch time {
      case 0: .down
      case 400: .up
      default: .move
      }
    return Moment(
      at: .milliseconds(time),
      [(1, -half), (2, half)].map { finger, distance in
        Located(.touch(Touch(phase, finger: finger, at: Point(x: 160, y: 284 + distance))))
      })
  }
}

extension ConformanceTester {
  /// Fails if the offset differs from the expected point by more than half a point. A smaller
  /// difference is invisible.
  fileprivate func expect(_ offset: Point, at point: Point, _ requirement: String)
    throws(ProtocolError)
  {
    let tolerance = max(0.5, tolerance)
    // For a list, x is not compared.
    let isThere = isNarrow || abs(offset.x - point.x) <= tolerance
    try expect(
      isThere && abs(offset.y - point.y) <= tolerance, requirement,
      came: "an offset of \(offset.x.text), \(offset.y.text): expected "
        + "\(point.x.text), \(point.y.text)")
  }
}
