internal import Gesture
internal import Replay

extension Fault {
  /// Faults of what follows a change of the viewport.
  static let room = [
    Fault("rotation-keeps-centre", "keeps the raw offset") {
      $0.misreading { $0.layout.onResize = .keepOffset }
    },
    Fault("rotation-keeps-page", "keeps the raw offset") {
      $0.misreading { $0.layout.onResize = .keepOffset }
    },
    Fault(
      strong: "rotation-keeps-centre", "drifts with every turn", Lately(), observe: Lately.follow
    ) { lately, frame, time, strength in drift(&lately, &frame, time, strength) },
    Fault(strong: "rotation-keeps-page", "drifts with every turn", Lately(), observe: Lately.follow)
    {
      lately, frame, time, strength in drift(&lately, &frame, time, strength)
    },
    Fault(strong: "rotation-round-trip", "drifts with every turn", Lately(), observe: Lately.follow)
    {
      // Two turns drift twice.
      lately, frame, time, strength in drift(&lately, &frame, time, strength / 2)
    },
  ]

  /// Half a pixel, times the strength, with every change of the viewport.
  private static func drift(
    _ lately: inout Lately, _ frame: inout Frame, _ time: Instant, _ strength: Double
  ) {
    if lately.changed, let last = lately.last.first, last.bounds != frame.views[0].bounds {
      lately.shift.x += strength * 0.25
      lately.shift.y += strength * 0.25
    }
    frame.views[0].offset.x += lately.shift.x
    frame.views[0].offset.y += lately.shift.y
    lately.close(frame, at: time)
  }
}
