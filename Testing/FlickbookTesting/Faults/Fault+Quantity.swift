internal import Replay

extension Fault {
  /// A shown quantity of a view. Values that an app does not show have no quantity.
  public enum Quantity: String, CaseIterable, Sendable {
    // Quantities of the view.
    case offset, velocity, zoom, content, bounds, frame, activity
    case minimumZoom = "minimum-zoom"
    case maximumZoom = "maximum-zoom"
    case insetTop = "inset-top"
    case insetLeft = "inset-left"
    case insetBottom = "inset-bottom"
    case insetRight = "inset-right"
    // Quantities that the app shows beside it.
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
    // Combinations of several quantities.

    /// The zoom, and the size of the content with it.
    case enlargement
    /// The zoom and its maximum.
    case zoomAndMaximum = "zoom-and-maximum"
    /// The zoom and both its limits.
    case zoomAndLimits = "zoom-and-limits"
    /// The position of content that is smaller in height than the viewport.
    case centre
    /// The height that a keyboard covers: a larger inset and a smaller viewport.
    case coveredHeight = "covered-height"
  }

  /// How the shown value of a quantity differs from the correct one.
  public enum Edit: String, CaseIterable, Sendable {
    /// The amount is added.
    case add
    /// It is multiplied by the amount.
    case multiply
    /// It grows by the amount as a share of itself.
    case grow
    /// It is replaced by the amount.
    case set
    /// It is missing.
    case omit
    /// The amount is added in each step of the phase, and stays added.
    case accumulate
    /// It grows by the amount in each step of the phase, and stays grown.
    case accumulateGrowth = "accumulate-growth"
    /// The amount is added for each second of the replay.
    case drift
    /// It is the value of the step before, plus the amount.
    case previous
    /// It never decreases.
    case keepMaximum = "keep-maximum"
    /// A speed is larger by the amount times the tolerance of speeds.
    case exceed
    /// A Boolean is inverted.
    case toggle
    /// An additional activity is reported.
    case include

    // Edits of the offset.

    /// It is the amount before the start of the scroll range.
    case atStart = "at-start"
    /// It is the amount past the end of the scroll range.
    case atEnd = "at-end"
    /// It is the amount past the end of the scroll range, or past its own value.
    case pastEnd = "past-end"
    /// At both ends of the scroll range it is the amount outside.
    case outside
    /// It is rounded down to multiples of the amount.
    case roundDown = "round-down"
    /// The amount is added in lengths of the viewport.
    case addLengths = "add-lengths"

    // Edits in terms of another quantity, which grows by the amount as a share of itself.

    case ofZoom = "of-zoom"
    case ofMinimumZoom = "of-minimum-zoom"
    case ofMaximumZoom = "of-maximum-zoom"
    /// The length of the viewport, plus the amount.
    case viewportPlus = "viewport-plus"
  }
}
