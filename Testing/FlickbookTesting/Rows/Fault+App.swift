internal import Model

extension Fault {
  /// Faults in the values that an app shows beside its views, and in the callbacks that it
  /// receives.
  static let app = [
    .forgetsTheZoomOfATap,
    Self("taps a little beside", along: .x, .tap, 0.25, "tap-content-coords"),
    Self(
      "never takes a box off", .items, .keepMaximum, 0, scaling: .fixed, of: .first,
      "tap-content-coords"),
    .sticksPanning,
    Self(
      "calls a coast panning", in: .deceleration, .status, .set, 1, scaling: .fixed,
      "state-reading-matches"),
    Self(
      "prints the offset before", .printedOffset, .previous, 0, scaling: .fixed, of: .first,
      "offset-reading-matches"),
    Self("prints a little more", along: .x, .printedOffset, .add, 0.25, "offset-reading-matches"),
    .forgetsTheZoomOfItsPages,
    Self("counts from the left", "page-label-formula") { $0.layout.direction = .leftToRight },
    .goesStaleWithATurn,
    Self(
      "names a page after the last", in: .pastEnd, .page, .add, 1, scaling: .fixed,
      "page-label-in-range"),
    Self("is enabled from the first", .reset, .set, 1, scaling: .fixed, "reset-enabled-iff-zoomed"),
    Self(
      "stays enabled", .reset, .keepMaximum, 0, scaling: .fixed, of: .first,
      "reset-enabled-iff-zoomed"),
    Self("counts from the left", "start-index-modulo") { $0.layout.direction = .leftToRight },
    Self("takes no modulo", "start-index-modulo") { view in
      view.start.item = view.start.item.map { max(1, min($0, view.layout.pages ?? 1)) }
    },
    Self("starts beside its item", along: .x, .offset, .add, 0.25, "start-index-modulo"),
    Self("names the row after it", .selection, .add, 1, scaling: .fixed, "picker-value-valid"),
    Self("ignores its latest row", "picker-value-valid") { $0.wheel?.valid = [] },
    .hearsOfNoOtherMonth, .staysOnADayThatTheMonthHasNot, .turnsAWheelBackAsAMinutePasses,
    Self("reports every row twice", .echo, 12, "selection-reported-once"),
    .answersTheApp,
    .missesTheLastColumn,
    Self(
      "keeps what it has shown", .lastTileRow, .keepMaximum, 0, scaling: .fixed, of: .first,
      "visible-tiles-exact"),
    Self("fires when it should not", "refresh-fires-once") { view in
      let isCross = view.refresh?.fires == .cross
      view.refresh?.fires = isCross ? .release : .cross
    },
    Self("fires twice", .echo, 13, "refresh-fires-once"),
    .keepsTheControlsHeight,
    Self("leaves a gap above", .insetTop, .add, 0.25, "refresh-keeps-inset"),
  ]

  /// Faults in the elements above the content: indicators, headers and their rows, the keyboard.
  static let bars = [
    .keepsItsLengthPastTheEdge, .showsOneWhereThereIsNone,
    Self("shows none", .indicatorLength, .set, 0, scaling: .fixed, "indicator-reading-matches"),
    .takesTheContentForItsRange,
    Self("begins a little lower", .indicatorStart, .add, 1, "indicator-reading-matches"),
    .missesTheLastRow,
    Self(
      "keeps what it has shown", .lastRow, .keepMaximum, 0, scaling: .fixed, of: .first,
      "rows-alive-exact"),
    Self("goes with its rows", "section-header-sticks") { $0.sections?.sticks.toggle() },
    .isNotPushedAway,
    Self("sticks a little lower", .headerTop, .add, 0.25, "section-header-sticks"),
    Self("keeps the keyboard", "keyboard-dismiss-mode") {
      $0.keyboard?.dismiss = KeyboardPolicy.Dismissal.none
    },
    Self("sends the keyboard away at once", "keyboard-dismiss-mode") {
      if $0.keyboard?.dismiss != .onDrag { $0.keyboard?.dismiss = .onDrag }
    },
    Self("shows it a little lower", .keyboard, .add, 0.25, "keyboard-dismiss-mode"),
  ]
}
