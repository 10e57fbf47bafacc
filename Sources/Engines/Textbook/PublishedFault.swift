/// A fault of the published code of a scrolling interface, as a switch of the `textbook` engine.
///
/// Every listed fault was confirmed by running the printed arithmetic. Two parts of the code only
/// look like faults and are not listed: a label's cast that truncates toward zero, and the use of
/// the cell that contains the middle as the nearest cell.
enum PublishedFault: Int, CaseIterable, Sendable {
  // The bounce scene under a navigation bar.
  case barCountedTwice
  // The form and the keyboard.
  case overlapOfTheShrunk, widthWaitsForKeyboard
  // The gallery of ten cars.
  case labelFromTheEdge, unguardedLabel, staleLabel
  case rawOffsetOnTurn, zoomLostOnTurn, resetAtOpening, tallPagesSnap
  // The photos on full-screen pages.
  case indicatorsCounted, fixedPageSize
  // The scroller of numbers.
  case snapAtEveryLift, snapPastTheLast, snapBeforeTheFirst, snapByRevealing, opensOnNoNumber
  // The centred image.
  case zoomBeforeMaximum, unsetSize, unclampedCorrection, fitAboveMaximum
  // The free canvas.
  case controlsOnTheCanvas

  /// The name of the switch, and a summary of the fault.
  var texts: (name: String, summary: String) {
    switch self {
    case .barCountedTwice:
      ("bar-counted-twice", "bounce: a gap laid out for the bar is added to the bar's inset")
    case .overlapOfTheShrunk:
      ("overlap-of-the-shrunk", "form: the keyboard's overlap is computed from the shrunk frame")
    case .widthWaitsForKeyboard:
      ("width-waits-for-keyboard", "form: content keeps its width from the last keyboard change")
    case .labelFromTheEdge:
      ("label-from-the-edge", "gallery: below zoom 1 the last car is never named")
    case .unguardedLabel:
      ("unguarded-label", "gallery: rounding can make the label wrong by one")
    case .staleLabel: ("stale-label", "gallery: a rotation does not update the label")
    case .rawOffsetOnTurn:
      (
        "raw-offset-on-turn",
        "gallery, centre: a rotation keeps the offset, not the visible content"
      )
    case .zoomLostOnTurn:
      ("zoom-lost-on-turn", "gallery: a rotation resets the zoom to 1 while Reset stays enabled")
    case .resetAtOpening: ("reset-at-opening", "gallery: Reset is enabled before any zoom")
    case .tallPagesSnap:
      ("tall-pages-snap", "gallery: images taller than the view also snap vertically")
    case .indicatorsCounted:
      ("indicators-counted", "photos: adding an image counts the scroll indicators as images")
    case .fixedPageSize: ("fixed-page-size", "photos: pages are 320 x 460 on every screen")
    case .snapAtEveryLift:
      ("snap-at-every-lift", "scroller: it snaps at every lift, so a flick never coasts")
    case .snapPastTheLast:
      ("snap-past-the-last", "scroller: past the end, it snaps to a position after the last number")
    case .snapBeforeTheFirst:
      (
        "snap-before-the-first",
        "scroller: far before the start, it snaps to a position before the first"
      )
    case .snapByRevealing:
      ("snap-by-revealing", "scroller: it snaps by revealing, which may do nothing near the ends")
    case .opensOnNoNumber:
      ("opens-on-no-number", "scroller: it opens at offset 0, where no number is in the middle")
    case .zoomBeforeMaximum:
      ("zoom-before-maximum", "centre: a small image opens at zoom 1: its maximum is set later")
    case .unsetSize: ("unset-size", "centre: the first movement is undone by a correction")
    case .unclampedCorrection:
      ("unclamped-correction", "centre: the correction after a rotation may leave the range")
    case .fitAboveMaximum:
      ("fit-above-maximum", "centre: the zoom that fits a small image exceeds the maximum")
    case .controlsOnTheCanvas:
      ("controls-on-the-canvas", "canvas: the buttons move with the content, so taps miss them")
    }
  }
}

/// The enabled faults.
struct PublishedFaults: OptionSet, Sendable {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ fault: PublishedFault) { rawValue = 1 << UInt32(fault.rawValue) }

  static let all = PublishedFaults(rawValue: 1 << UInt32(PublishedFault.allCases.count) - 1)

  func contains(_ fault: PublishedFault) -> Bool { contains(PublishedFaults(fault)) }
}
