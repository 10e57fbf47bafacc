internal import Replay

extension Fault {
  /// A shown quantity of a view. If an app does not show a value, its quantity is nil.
  public enum Quantity: String, CaseIterable, Sendable {
    // Quantities of the view.
    case offset, velocity, zoom, content, bounds, frame, activity
    case minimumZoom = "minimum-zoom"
    case maximumZoom = "maximum-zoom"
    case insetTop = "inset-top"
    case insetLeft = "inset-left"
    case insetBottom = "inset-bottom"
    case insetRight = "inset-right"
    // Values that the app shows beside the view.
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

    /// The zoom, and with it the size of the content.
    case enlargement
    /// The zoom and its maximum.
    case zoomAndMaximum = "zoom-and-maximum"
    /// The zoom and both its limits.
    case zoomAndLimits = "zoom-and-limits"
    /// The vertical position of content that is shorter than the viewport.
    case centre
    /// The height that a keyboard covers: it enlarges the bottom inset and shortens the viewport.
    case coveredHeight = "covered-height"
  }

  /// How the shown value of a quantity differs from the correct one.
  public enum Edit: String, CaseIterable, Sendable {
    /// The amount is added.
    case add
    /// The value is multiplied by the amount.
    case multiply
    /// The value grows by the amount as a share of itself.
    case grow
    /// The value is replaced by the amount.
    case set
    /// The value is missing.
    case omit
    /// The amount is added in each step of the phase, and stays added.
    case accumulate
    /// The value grows by the amount, as a share of itself, in each step of the phase, and stays
    /// enlarged.
    case accumulateGrowth = "accumulate-growth"
    /// The amount is added once for each second since the replay began.
    case drift
    /// The value is the previous step's value, plus the amount.
    case previous
    /// The value never decreases.
    case keepMaximum = "keep-maximum"
    /// A speed is too large by the amount times the tolerance of speeds.
    case exceed
    /// A Boolean is inverted.
    case toggle
    /// An additional activity is reported.
    case include

    // Edits of the offset.

    /// The offset is the amount before the start of the scroll range.
    case atStart = "at-start"
    /// The offset is the amount past the end of the scroll range.
    case atEnd = "at-end"
    /// The offset is the amount past the end of the scroll range, or past the correct offset if
    /// that is already outside.
    case pastEnd = "past-end"
    /// An offset at or beyond an end of the scroll range is moved outward by the amount.
    case outside
    /// The offset is rounded down to multiples of the amount.
    case roundDown = "round-down"
    /// The amount is added, multiplied by the length of the viewport.
    case addLengths = "add-lengths"

    // Edits that replace the value by another quantity, enlarged by the amount as a share of
    // itself.

    case ofZoom = "of-zoom"
    case ofMinimumZoom = "of-minimum-zoom"
    case ofMaximumZoom = "of-maximum-zoom"
    /// The length of the viewport, plus the amount.
    case viewportPlus = "viewport-plus"
  }
}
