// The rows of the settings table about wheels, refresh controls, tiled images and sections.

extension Setting {
  private static let wheel = PolicyElement(
    .wheel, "wheel", Wheel(rows: 0, rowHeight: 0), needs: .wheels, { $0.wheel }, { $0.wheel = $1 },
    remove: { $0.wheel = nil })
  /// The number of rows.
  public static let wheelRows = wheel.row("rows", "The number of rows.", isRequired: true) {
    $1(&$0.rows)
  }
  /// The height of a row, in points.
  public static let wheelRowHeight = wheel.row(
    "row-height", "The height of a row, in points.", isRequired: true, geometry: .distance
  ) { $1(&$0.rowHeight) }
  /// The rows that may be selected, as pairs of first and last; by default, all rows.
  public static let wheelValid = wheel.row(
    "valid", "The rows that may be selected, as pairs of first and last; by default, all rows."
  ) { $1(&$0.valid) }
  /// The row that is selected at the start; row 0 is the first.
  public static let wheelSelected = wheel.row(
    "selected", "The row that is selected at the start; row 0 is the first."
  ) { $1(&$0.selected) }
  /// Whether the first row follows the last one. The content is then many turns of the rows, as
  /// many as its height has space for, and opens in the middle one.
  public static let wheelWraps = wheel.row(
    "wraps",
    """
    Whether the first row follows the last one. The content is then many turns of the rows, as \
    many as its height has space for, and opens in the middle one.
    """
  ) { $1(&$0.wraps) }

  private static let refresh = PolicyElement(
    .refresh, "refresh", Refresh(distance: 0, height: 0), needs: .refresh, { $0.refresh },
    { $0.refresh = $1 }, remove: { $0.refresh = nil })
  /// The distance to pull before a refresh starts, in points.
  public static let refreshDistance = refresh.row(
    "distance", "The distance to pull before a refresh starts, in points.", isRequired: true,
    geometry: .distance
  ) { $1(&$0.distance) }
  /// The height of the control that stays in view while it refreshes, in points.
  public static let refreshHeight = refresh.row(
    "height", "The height of the control that stays in view while it refreshes, in points.",
    isRequired: true, geometry: .distance
  ) { $1(&$0.height) }
  /// When the refresh starts: as the pull passes the distance (cross), or when the finger lifts
  /// beyond it (release).
  public static let refreshFires = refresh.row(
    "fires",
    """
    When the refresh starts: as the pull passes the distance (cross), or when the finger lifts \
    beyond it (release).
    """
  ) { $1(&$0.fires) }

  private static let tiles = PolicyElement(
    .tiles, "tiles", Tiles(size: 0), needs: .tiles, { $0.tiles }, { $0.tiles = $1 },
    remove: { $0.tiles = nil })
  /// The side of a square tile, in points.
  public static let tileSize = tiles.row(
    "size", "The side of a square tile, in points.", isRequired: true, geometry: .distance
  ) { $1(&$0.size) }
  /// The number of levels of detail.
  public static let tileLevels = tiles.row("levels", "The number of levels of detail.") {
    $1(&$0.levels)
  }
  /// The number of tiles outside the visible ones that may exist on each side.
  public static let tileRing = tiles.row(
    "ring", "The number of tiles outside the visible ones that may exist on each side."
  ) { $1(&$0.ring) }

  private static let sections = PolicyElement(
    .sections, "sections", Sections(rows: Counts([]), rowHeights: Lengths([])), needs: .tables,
    { $0.sections }, { $0.sections = $1 }, remove: { $0.sections = nil })
  /// The number of rows of each section.
  public static let sectionRows = sections.row(
    "rows", "The number of rows of each section.", isRequired: true
  ) { $1(&$0.rows) }
  /// The heights of the rows, in points, which are repeated in turn through the whole table.
  public static let rowHeights = sections.row(
    "row-heights",
    "The heights of the rows, in points, which are repeated in turn through the whole table.",
    isRequired: true, geometry: .distance
  ) { $1(&$0.rowHeights) }
  /// The height of the header above each section, in points.
  public static let headerHeight = sections.row(
    "header-height", "The height of the header above each section, in points.", geometry: .distance
  ) { $1(&$0.headerHeight) }
  /// Whether the header of the section at the top stays there until the next one pushes it away.
  public static let headersStick = sections.row(
    "sticks",
    "Whether the header of the section at the top stays there until the next one pushes it away."
  ) { $1(&$0.sticks) }
  /// The number of rows outside the visible ones that may exist on each side.
  public static let rowRing = sections.row(
    "ring", "The number of rows outside the visible ones that may exist on each side."
  ) { $1(&$0.ring) }
}
