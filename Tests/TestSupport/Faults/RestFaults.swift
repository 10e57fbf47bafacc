internal import Gesture
package import Replay

extension Fault {
  /// Whether a view shows that it stands, with no finger on it.
  private static func stands(_ view: ViewState) -> Bool { view.activity.isEmpty }

  /// Faults of what is seen at rest.
  static let rest = [
    Fault(strong: "rest-in-bounds", "rests past its end") { view, strength in
      guard stands(view) else { return }
      view.offset.y = max(view.offset.y, view.highest(.y)) + strength * 0.5 / 2
    },
    Fault(strong: "zoom-in-range", "rests above its maximum") { view, strength in
      guard view.zoom > 1, stands(view) else { return }
      view.zoom = view.maximumZoom * (1 + strength * 1e-3)
    },
    Fault("rest-flags-clear", "sticks decelerating") { $0.activity.insert(.decelerating) },
    Fault("rest-page-aligned", "does not page") { $0.misreading { $0.scroll.paging = false } },
    Fault(strong: "rest-page-aligned", "rests beside the page") { view, strength in
      guard stands(view) else { return }
      view.offset.x += strength * 0.5 / 2
    },
    Fault("rest-page-aligned", "pages as if unzoomed") {
      $0.misreading { $0.scroll.page = .viewport }
    },
    Fault("content-centred-when-small", "pins small content to its corner") {
      $0.misreading { $0.layout.small = .leading }
    },
    Fault(strong: "content-centred-when-small", "centres a little off") { view, strength in
      guard view.content.height < view.bounds.height else { return }
      view.offset.y += strength * 0.5 / 2
      view.insets.top -= strength * 0.5 / 2
      view.insets.bottom += strength * 0.5 / 2
    },
    Fault(invariant: "eventually-at-rest", name: "creeps on", hasStrength: false) { engine, _ in
      engine.showing { frame, time in
        frame.views[0].offset.x += 1e-3 * time.seconds(since: .zero)
      }
    },
    Fault(
      strong: "eventually-at-rest", "creeps on for a while", Lately(), observe: Lately.follow
    ) { lately, frame, time, strength in
      // As long after the last input as the good engine declares, and the time it takes to see it.
      let now = time.seconds(since: .zero)
      if lately.landed || lately.lifted || lately.asked || lately.changed || lately.last.isEmpty {
        lately.factor = now
      }
      if !lately.last.isEmpty, lately.fingers.isEmpty, now - lately.factor < strength * 4.2 {
        lately.shift.x += 1e-3 * (now - lately.time.seconds(since: .zero))
      }
      frame.views[0].offset.x += lately.shift.x
      lately.close(frame, at: time)
    },
    Fault(strong: "min-zoom-fits", "fits a little less") { view, strength in
      view.minimumZoom *= 1 + strength * 1e-6
    },
    Fault("min-zoom-fits", "does not fit") { $0.misreading { $0.zoom.limits = .fixed } },
    Fault("min-zoom-fits", "fits once") {
      $0.misreading { if $0.zoom.limits == .fit { $0.zoom.limits = .fitOnce } }
    },
    Fault(invariant: "rest-pixel-aligned", name: "rests between pixels", hasStrength: true) {
      engine, strength in
      engine.inHalfPoints.showing { frame, _ in
        for view in frame.views.indices where stands(frame.views[view]) {
          frame.views[view].offset.x += strength * 1e-6
        }
      }
    },
    Fault(
      strong: "shrunk-content-settles", "comes back a little off", Lately(), observe: Lately.follow
    ) { lately, frame, time, strength in
      if lately.changed { lately.shift.y = strength * 0.25 }
      frame.views[0].offset.y += lately.shift.y
      lately.close(frame, at: time)
    },
    Fault("shrunk-content-settles", "stays past content that shrank") { engine in
      engine.faulty(Lately(), observe: Lately.follow) { lately, frame, time in
        if lately.changed, frame.views[0].activity == .animating {
          lately.isOn = true
          lately.shift = lately.last.isEmpty ? .zero : lately.last[0].offset
        }
        if lately.landed || lately.asked { lately.isOn = false }
        if lately.isOn { frame.views[0].offset = lately.shift }
        lately.close(frame, at: time)
      }
    },
  ]
}

extension EngineFactory {
  /// A good engine that shows offsets in steps of half a point, and says so.
  package var inHalfPoints: EngineFactory {
    var engine = showing { frame, _ in
      for view in frame.views.indices {
        for axis in Axis.allCases {
          frame.views[view].offset[axis] = (frame.views[view].offset[axis] * 2).rounded() / 2
        }
      }
    }
    engine.name += "-in-half-points"
    engine.contract.offsetResolution = 0.5
    return engine
  }
}
