internal import Model

extension Fault {
  /// Faults of cells, zooms and nested views, and of requests for them.
  static let steps = [
    Self("rests where it stops", "rest-step-nearest") { $0.snap = nil },
    .stopsWhereItIsLetGo,
    Self("rests beside its cell", in: .idle, .offset, .add, 0.25, "rest-step-nearest"),
    Self("opens a little larger", .enlargement, .grow, 1e-3, "opens-at-fit"),
    Self("opens unzoomed", "opens-at-fit") { $0.start.zoom = 1 },
    Self("counts its bar twice", "insets-as-declared") { $0.insets.top *= 2 },
    Self("leaves a gap below", .insetBottom, .add, 0.25, "insets-as-declared"),
    .turnsTheNeighbourToo,
    Self("pages while zoomed", "paging-off-while-zoomed") { $0.scroll.pagingWhenZoomed = true },
    Self(
      "slips after the lift", in: .afterLift, along: .x, .offset, .accumulate, 0.25, of: .first,
      "paging-off-while-zoomed"),
    Self("turns tall pages up and down", "free-inside-a-page") { $0.scroll.page = .viewport },
    Self(
      "slips after the lift", in: .afterLift, along: .x, .offset, .accumulate, 0.25, of: .first,
      "free-inside-a-page"),
    Self("goes a tenth too far", .scaleZoomRequests, 1.1, "zoom-ask-arrives").inOneSize,
    Self("goes a little too far", in: .idle, .zoomAndMaximum, .grow, 1e-3, "zoom-ask-arrives"),
    .bringsWhatItRevealsToTheTop,
    Self(
      "reveals a little more", in: .afterRequest, along: .y, .offset, .add, 0.25, of: .first,
      "reveal-just-enough"),
    Self("leaves a page as it was turned away", "page-comes-back-fit") {
      if $0.inside != nil { $0.zoom.limits = .fixed }
    },
    Self(
      "brings a page back a little larger", in: .idleZoomable, .zoom, .grow, 1e-3,
      "page-comes-back-fit"
    ),
    .movesBoth, .goesALittleFartherThanTheFinger,
    Self("moves the outer view first", "nested-single-owner") {
      if $0.inside != nil { $0.scroll.enabled = false }
    },
    Self("loses what the inner view leaves", "nested-single-owner") {
      if $0.inside == nil { $0.scroll.enabled = false }
    },
  ]

  /// Faults of forms, keyboards, rotations and growing content.
  static let layout = [
    .forgetsTheZoomInATurn,
    Self(
      "zooms with every turn", in: .change, .zoom, .accumulateGrowth, 1e-3, of: .first,
      "rotation-keeps-zoom"),
    .keepsItsFirstLayout,
    Self("forgets the tallest picture", "content-follows-viewport") {
      $0.layout.images?.sizes.removeFirst()
    },
    Self("is a little wider", along: .x, .content, .add, 0.25, "content-follows-viewport"),
    Self("lets growth above push", .loseGrowth, "growth-keeps-place"),
    Self(
      "slips as it grows", in: .change, along: .y, .offset, .accumulate, 0.25, of: .first,
      "growth-keeps-place"
    ),
    Self("does not hear the keyboard go", .loseKeyboardHides, "keyboard-inset-overlap"),
    Self("makes no room", "keyboard-inset-overlap") {
      guard $0.keyboard?.avoids == .shrink || $0.keyboard?.avoids == .inset else { return }
      $0.keyboard?.avoids = .scroll
    },
    Self("makes a little more room", .coveredHeight, .add, 0.25, "keyboard-inset-overlap"),
    Self("makes room before the keyboard is there", "keyboard-inset-overlap") {
      $0.keyboard?.follows = .will
    },
    Self("does not scroll to the field", .loseFocus, "focused-field-visible"),
    Self(
      "stops a little short of it", in: .idleScrolled, along: .y, .offset, .add, -0.25,
      "focused-field-visible"
    ),
  ]
}
