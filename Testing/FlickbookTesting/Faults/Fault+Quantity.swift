internal import Gesture
internal import Replay

extension Fault {
  /// A quantity that is shown of a view. What an app does not show has no quantity.
  public enum Quantity: String, CaseIterable, Sendable {
    // The view.
    case offset, velocity, zoom, content, bounds, frame, activity
    case minimumZoom = "minimum-zoom"
    case maximumZoom = "maximum-zoom"
    case insetTop = "inset-top"
    case insetLeft = "inset-left"
    case insetBottom = "inset-bottom"
    case insetRight = "inset-right"
    // What the app shows beside it.
    case page, items, selection, reset, refreshing, status, header, keyboard
    case printedOffset = "printed-offset"
    case headerTop = "header-top"
    case firstRow = "first-row"
    case lastRow = "last-row"
    case tileLevel = "tile-level"
    case firstTileColumn = "first-tile-column"
    case lastTileColumn = "last-tile-column"
    case lastTileRow = "last-tile-row"
    case indicatorStart = "indicator-start"
    case indicatorLength = "indicator-length"
    // Several that belong together.

    /// The zoom, and the size of the content with it.
    case enlargement
    /// The zoom and its maximum.
    case zoomAndMaximum = "zoom-and-maximum"
    /// The zoom and both its limits.
    case zoomAndLimits = "zoom-and-limits"
    /// Where content is that is less high than the viewport.
    case centre
    /// The height that a keyboard covers: a larger inset and a smaller viewport.
    case coveredHeight = "covered-height"
  }

  /// How a quantity is shown otherwise.
  public enum Edit: String, CaseIterable, Sendable {
    /// The amount is added.
    case add
    /// It is multiplied by the amount.
    case multiply
    /// It grows by the amount as a share of itself.
    case grow
    /// It is the amount.
    case set
    /// It is missing.
    case omit
    /// The amount is added in each step of the phase, and stays added.
    case accumulate
    /// It grows by the amount in each step of the phase, and stays grown.
    case accumulateGrowth = "accumulate-growth"
    /// The amount is added for each second of the replay.
    case drift
    /// It is the value of the step before, and the amount.
    case previous
    /// It never decreases.
    case keepMaximum = "keep-maximum"
    /// A speed is larger by the amount times the tolerance of speeds.
    case exceed
    /// A yes is a no.
    case toggle
    /// An activity is reported besides.
    case include

    // Of the offset.

    /// It is the amount before the start of the scroll range.
    case atStart = "at-start"
    /// It is the amount past the end of the scroll range.
    case atEnd = "at-end"
    /// It is the amount past the end of the scroll range, or past where it is.
    case pastEnd = "past-end"
    /// At both ends of the scroll range it is the amount outside.
    case outside
    /// It is rounded down to multiples of the amount.
    case roundDown = "round-down"
    /// The amount is added in lengths of the viewport.
    case addLengths = "add-lengths"

    // In terms of another quantity, which grows by the amount as a share of itself.

    case ofZoom = "of-zoom"
    case ofMinimumZoom = "of-minimum-zoom"
    case ofMaximumZoom = "of-maximum-zoom"
    /// The length of the viewport, and the amount.
    case viewportPlus = "viewport-plus"
  }
}
