internal import Gesture
internal import Replay

extension Fault {
  /// Faults of places that are not pages, and of what is asked and told of them.
  static let steps = [
    Fault("rest-step-nearest", "rests where it stops") { $0.misreading { $0.snap = nil } },
    Fault("rest-step-nearest", "stops where it is let go") { engine in
      engine.hearing { moment in
        let lifts = moment.events.contains { $0.value.isLift }
        if lifts { moment.ask(.stop) }
      }
    },
    Fault(strong: "rest-step-nearest", "rests beside its cell") { view, strength in
      guard view.activity.isEmpty else { return }
      view.offset.x += strength * 0.25
      view.offset.y += strength * 0.25
    },
    Fault(strong: "opens-at-fit", "opens a little larger") { view, strength in
      let growth = 1 + strength * 1e-3
      view.zoom *= growth
      view.content = Size(
        width: view.content.width * growth, height: view.content.height * growth)
    },
    Fault("opens-at-fit", "opens unzoomed") { $0.misreading { $0.start.zoom = 1 } },
    Fault("insets-as-declared", "counts its bar twice") { $0.misreading { $0.insets.top *= 2 } },
    Fault(strong: "insets-as-declared", "leaves a gap below") { view, strength in
      view.insets.bottom += strength * 0.25
    },
    Fault("untouched-stays-put", "turns the neighbour too") { engine in
      engine.faulty(Lately(), observe: Lately.follow) { lately, frame, time in
        let view = frame.views[0]
        if let last = lately.last.first, frame.views.count > 1, !lately.fingers.isEmpty {
          lately.shift.y += view.offset.y - last.offset.y
        }
        if frame.views.count > 1 { frame.views[1].offset.y += lately.shift.y }
        lately.close(frame, at: time)
      }
    },
    Fault("paging-off-while-zoomed", "pages while zoomed") {
      $0.misreading { $0.scroll.pagingWhenZoomed = true }
    },
    Fault(
      strong: "paging-off-while-zoomed", "slips after the lift", Lately(), observe: Lately.follow
    ) { lately, frame, time, strength in slip(&lately, &frame, time, strength) },
    Fault("free-inside-a-page", "turns tall pages up and down") {
      $0.misreading { $0.scroll.page = .viewport }
    },
    Fault(strong: "free-inside-a-page", "slips after the lift", Lately(), observe: Lately.follow) {
      lately, frame, time, strength in
      slip(&lately, &frame, time, strength)
    },
    Fault("zoom-ask-arrives", "goes a tenth too far") { engine in
      engine.asked { if case .zoomTo(let zoom) = $0 { .zoomTo(zoom * 1.1) } else { $0 } }
    },
    Fault(strong: "zoom-ask-arrives", "goes a little too far") { view, strength in
      guard view.activity.isEmpty else { return }
      view.zoom *= 1 + strength * 1e-3
      view.maximumZoom *= 1 + strength * 1e-3
    },
    Fault("reveal-just-enough", "brings what it reveals to the top") { engine in
      engine.asked { if case .reveal(let part) = $0 { .scrollTo(part.origin) } else { $0 } }
    },
    Fault(strong: "reveal-just-enough", "reveals a little more", Lately(), observe: Lately.follow) {
      lately, frame, time, strength in
      if lately.asked { lately.shift.y = strength * 0.25 }
      frame.views[0].offset.y += lately.shift.y
      lately.close(frame, at: time)
    },
    Fault("page-comes-back-fit", "leaves a page as it was turned away") {
      $0.misreading { if $0.inside != nil { $0.zoom.limits = .fixed } }
    },
    Fault(strong: "page-comes-back-fit", "brings a page back a little larger") { view, strength in
      if view.activity.isEmpty, view.minimumZoom != view.maximumZoom {
        view.zoom *= 1 + strength * 1e-3
      }
    },
    Fault("nested-single-owner", "moves both") { engine in
      engine.faulty(Lately(), observe: Lately.follow) { lately, frame, time in
        if frame.views.count > 1, lately.last.count > 1, frame.views[1].activity.contains(.dragging)
        {
          lately.shift.y += frame.views[1].offset.y - lately.last[1].offset.y
        }
        frame.views[0].offset.y += lately.shift.y
        lately.close(frame, at: time)
      }
    },
    Fault(
      strong: "nested-single-owner", "goes a little farther than the finger", Pull(),
      observe: Pull.follow
    ) { pull, frame, _, strength in
      let index = frame.views.count - 1
      if frame.views[index].activity.contains(.dragging), pull.travel != 0 {
        // In the window: the points of a view inside a zoomed one are larger there.
        let point = frame.views[index].frame.size.width / frame.views[index].bounds.width
        let much = strength * (0.05 + 1e-3 * pull.travel.magnitude) / point
        pull.shift += pull.travel < 0 ? much : -much
      }
      pull.travel = 0
      frame.views[index].offset.y += pull.shift
    },
    Fault("nested-single-owner", "moves the outer view first") {
      $0.misreading { if $0.inside != nil { $0.scroll.enabled = false } }
    },
    Fault("nested-single-owner", "loses what the inner view leaves") {
      $0.misreading { if $0.inside == nil { $0.scroll.enabled = false } }
    },
  ]

  /// Half a pixel, times the strength, in the first frame after each lift.
  private static func slip(
    _ lately: inout Lately, _ frame: inout Frame, _ time: Instant, _ strength: Double
  ) {
    if lately.isOn, !lately.lifted { lately.shift.x += strength * 0.25 }
    lately.isOn = lately.lifted
    frame.views[0].offset.x += lately.shift.x
    lately.close(frame, at: time)
  }
}

extension InputEvent.Action {
  /// Whether a finger lifts.
  var isLift: Bool { if case .touch(let touch) = self { touch.phase == .up } else { false } }
}

extension Moment {
  /// The app asks for something more, once all else has happened.
  mutating func ask(_ request: Command.Request) {
    events.append(Located(.ask(Command(view: 0, request)), at: .nowhere))
  }
}

extension EngineFactory {
  /// The same engine, which is asked for something else.
  func asked(
    _ edit: @escaping @Sendable (Command.Request) -> Command.Request
  ) -> EngineFactory {
    hearing { moment in
      for index in moment.events.indices {
        guard case .ask(var command) = moment.events[index].value else { continue }
        command.request = edit(command.request)
        moment.events[index].value = .ask(command)
      }
    }
  }
}
