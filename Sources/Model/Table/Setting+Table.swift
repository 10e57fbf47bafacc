// The table of settings. A row contains all information about an attribute for the format, the line
// protocol, the schemas and the manual; its default is the initial value of the policy's own type.

extension Setting {
  private static let content = PolicyElement(
    .content, "content", Size.zero, needs: [], { $0.content }, { $0.content = $1 })
  /// The width of the content before any zoom, in points.
  public static let contentWidth = content.row(
    "width", "The width of the content before any zoom, in points.", isRequired: true,
    geometry: .size(.x)
  ) { $1(&$0.width) }
  /// The height of the content before any zoom, in points.
  public static let contentHeight = content.row(
    "height", "The height of the content before any zoom, in points.", isRequired: true,
    geometry: .size(.y)
  ) { $1(&$0.height) }

  private static let scroll = PolicyElement(
    .scroll, "scroll", ScrollPolicy(), needs: [], { $0.scroll }, { $0.scroll = $1 })
  /// Whether fingers can scroll the view at all.
  public static let scrollEnabled = scroll.row(
    "enabled", "Whether fingers can scroll the view at all."
  ) { $1(&$0.enabled) }
  /// Whether the view only comes to rest on whole pages.
  public static let paging = scroll.row(
    "paging", "Whether the view only comes to rest on whole pages.", needs: .paging
  ) { $1(&$0.paging) }
  /// Whether the view also comes to rest on whole pages while its zoom is not 1.
  public static let pagingWhenZoomed = scroll.row(
    "paging-when-zoomed",
    "Whether the view also comes to rest on whole pages while its zoom is not 1.",
    needs: .pagingWhenZoomed
  ) { $1(&$0.pagingWhenZoomed) }
  /// What a page is: as wide as the viewport, or one image, as wide as the viewport times the zoom.
  public static let page = scroll.row(
    "page",
    "What a page is: as wide as the viewport, or one image, as wide as the viewport times the zoom.",
    needs: .imagePages
  ) { $1(&$0.page) }
  /// Whether content can be dragged past its edges and then springs back.
  public static let bounces = scroll.row(
    "bounces", "Whether content can be dragged past its edges and then springs back.",
    needs: .bounces
  ) { $1(&$0.bounces) }
  /// The axes that bounce even when the content fits.
  public static let alwaysBounce = scroll.row(
    "always-bounce", "The axes that bounce even when the content fits.", geometry: .axes,
    needs: .bounces
  ) { $1(&$0.alwaysBounce) }
  /// Whether a drag only moves content along the axis on which it began.
  public static let directionLock = scroll.row(
    "direction-lock", "Whether a drag only moves content along the axis on which it began.",
    needs: .directionLock
  ) { $1(&$0.directionLock) }
  /// The part of its speed that a coasting view has left after each millisecond: normal is 0.998,
  /// fast is 0.99.
  public static let deceleration = scroll.row(
    "deceleration",
    """
    The part of its speed that a coasting view has left after each millisecond: normal is 0.998, \
    fast is 0.99.
    """,
    needs: .deceleration
  ) { $1(&$0.deceleration) }
  /// Whether controls inside the view only get a touch if no drag begins at once.
  public static let delaysTouches = scroll.row(
    "delays-touches", "Whether controls inside the view only get a touch if no drag begins at once."
  ) { $1(&$0.delaysTouches) }
  /// Whether a drag takes the touch away from controls inside the view.
  public static let cancelsTouches = scroll.row(
    "cancels-touches", "Whether a drag takes the touch away from controls inside the view."
  ) { $1(&$0.cancelsTouches) }
  /// Whether a tap on the status bar scrolls the view to its top.
  public static let scrollsToTop = scroll.row(
    "scrolls-to-top", "Whether a tap on the status bar scrolls the view to its top."
  ) { $1(&$0.scrollsToTop) }
  /// The axes that have a scroll indicator.
  public static let indicators = scroll.row(
    "indicators", "The axes that have a scroll indicator.", geometry: .axes
  ) { $1(&$0.indicators) }

  private static let zoom = PolicyElement(
    .zoom, "zoom", ZoomPolicy(), needs: .zoom, { $0.zoom }, { $0.zoom = $1 })
  /// The minimum zoom at which the view can rest.
  public static let zoomMinimum = zoom.row(
    "minimum", "The minimum zoom at which the view can rest."
  ) { $1(&$0.minimum) }
  /// The maximum zoom at which the view can rest.
  public static let zoomMaximum = zoom.row(
    "maximum", "The maximum zoom at which the view can rest."
  ) { $1(&$0.maximum) }
  /// How the minimum zoom is determined: as declared (fixed), or the zoom that shows the whole
  /// content, but never more than the maximum, computed after every layout (fit) or only at the
  /// first one (fit-once).
  public static let zoomLimits = zoom.row(
    "limits",
    """
    How the minimum zoom is determined: as declared (fixed), or the zoom that shows the whole \
    content, but never more than the maximum, computed after every layout (fit) or only at the \
    first one (fit-once).
    """, needs: .zoomLimits
  ) { $1(&$0.limits) }
  /// Whether a pinch can pass the limits, after which the zoom springs back.
  public static let zoomBounces = zoom.row(
    "bounces", "Whether a pinch can pass the limits, after which the zoom springs back.",
    needs: .zoomBounces
  ) { $1(&$0.bounces) }

  private static let insets = PolicyElement(
    .insets, "insets", Insets(), needs: .insets, { $0.insets }, { $0.insets = $1 })
  /// The margin above the content, in points.
  public static let insetTop = insets.row(
    "top", "The margin above the content, in points.", .number,
    geometry: .inset(.y, isTrailing: false)
  ) { $1(&$0.top) }
  /// The margin to the left of the content, in points.
  public static let insetLeft = insets.row(
    "left", "The margin to the left of the content, in points.", .number,
    geometry: .inset(.x, isTrailing: false)
  ) { $1(&$0.left) }
  /// The margin below the content, in points.
  public static let insetBottom = insets.row(
    "bottom", "The margin below the content, in points.", .number,
    geometry: .inset(.y, isTrailing: true)
  ) { $1(&$0.bottom) }
  /// The margin to the right of the content, in points.
  public static let insetRight = insets.row(
    "right", "The margin to the right of the content, in points.", .number,
    geometry: .inset(.x, isTrailing: true)
  ) { $1(&$0.right) }

  private static let layout = PolicyElement(
    .layout, "layout", ContentLayout(), needs: .layouts, { $0.layout }, { $0.layout = $1 })
  /// How the content follows the viewport: not at all, as wide as the viewport, a row of pages or a
  /// grid of cells, each as large as the viewport, or a row of images in their natural sizes.
  public static let arrangement = layout.row(
    "content",
    """
    How the content follows the viewport: not at all, as wide as the viewport, a row of pages or a \
    grid of cells, each as large as the viewport, or a row of images in their natural sizes.
    """
  ) { $1(&$0.content) }
  /// The number of pages in a row of pages.
  public static let pages = layout.optional("pages", "The number of pages in a row of pages.") {
    $1(&$0.pages)
  }
  /// The number of columns in a grid.
  public static let columns = layout.optional(
    "columns", "The number of columns in a grid.", geometry: .count(.x)
  ) { $1(&$0.columns) }
  /// The number of rows in a grid.
  public static let rows = layout.optional(
    "rows", "The number of rows in a grid.", geometry: .count(.y)
  ) { $1(&$0.rows) }
  /// The natural widths and heights of images. A row is as wide as all of them and as high as the
  /// tallest; pages are as high as the tallest image that is as wide as the viewport.
  public static let images = layout.optional(
    "images",
    """
    The natural widths and heights of images. A row is as wide as all of them and as high as the \
    tallest; pages are as high as the tallest image that is as wide as the viewport.
    """, geometry: .distance, needs: .images
  ) { $1(&$0.images) }
  /// What stays in place when the viewport changes: the offset, the page, what is in the centre, or
  /// what is at the leading edge.
  public static let onResize = layout.row(
    "on-resize",
    """
    What stays in place when the viewport changes: the offset, the page, what is in the centre, or \
    what is at the leading edge.
    """, needs: .resizing
  ) { $1(&$0.onResize) }
  /// Where content is placed if it is smaller than the viewport.
  public static let smallContent = layout.row(
    "small", "Where content is placed if it is smaller than the viewport.", needs: .centring
  ) { $1(&$0.small) }

  /// On which side content begins, left (ltr) or right (rtl). Pages and cells are counted from that
  /// side, and content that is small or has just been opened is placed there.
  public static let direction = layout.row(
    "direction",
    """
    On which side content begins, left (ltr) or right (rtl). Pages and cells are counted from that \
    side, and content that is small or has just been opened is placed there.
    """, geometry: .direction, needs: .rightToLeft
  ) { $1(&$0.direction) }
  /// The page that a label names: the one in the middle of the viewport (middle), or the one at the
  /// side where content begins (edge). Below zoom 1 it is always the one in the middle.
  public static let label = layout.row(
    "label",
    """
    The page that a label names: the one in the middle of the viewport (middle), or the one at the \
    side where content begins (edge). Below zoom 1 it is always the one in the middle.
    """, needs: .readouts
  ) { $1(&$0.label) }

  private static let snap = PolicyElement(
    .snap, "snap", Snap(every: 0), needs: .steps, { $0.snap }, { $0.snap = $1 },
    remove: { $0.snap = nil })
  /// The distance between the offsets at which the view comes to rest, in points. It is not needed
  /// with stops.
  public static let snapEvery = snap.row(
    "every",
    """
    The distance between the offsets at which the view comes to rest, in points. It is not needed \
    with stops.
    """, geometry: .distance
  ) { $1(&$0.every) }
  /// The offsets at which the view comes to rest, in points from the side where content begins, if
  /// the distances between them differ.
  public static let snapStops = snap.row(
    "stops",
    """
    The offsets at which the view comes to rest, in points from the side where content begins, if \
    the distances between them differ.
    """, geometry: .distance
  ) { $1(&$0.stops) }
  /// Where the first cell begins in the content, in points.
  public static let snapOrigin = snap.row(
    "origin", "Where the first cell begins in the content, in points.", .number, geometry: .distance
  ) { $1(&$0.origin) }
  /// The axis along which the cells are placed.
  public static let snapAxis = snap.row(
    "axis", "The axis along which the cells are placed.", geometry: .axes
  ) { $1(&$0.axis) }
  /// The alignment of a cell at rest: its edge at the leading inset (leading), or its
  /// centre in the middle of the viewport (middle).
  public static let snapAt = snap.row(
    "at",
    """
    The alignment of a cell at rest: its edge at the leading inset (leading), or its centre in the \
    middle of the viewport (middle).
    """
  ) { $1(&$0.at) }
  /// Whether the view comes to rest on a cell after each motion (always), or only if the motion
  /// would end close to a cell (near). If near, resting positions are not judged.
  public static let snapWhen = snap.row(
    "when",
    """
    Whether the view comes to rest on a cell after each motion (always), or only if the motion \
    would end close to a cell (near). If near, resting positions are not judged.
    """
  ) { $1(&$0.when) }

  /// Every row, in the order of the format.
  package static let table: [SettingRow] = [
    contentWidth.row, contentHeight.row,
    scrollEnabled.row, paging.row, pagingWhenZoomed.row, page.row, bounces.row, alwaysBounce.row,
    directionLock.row, deceleration.row, delaysTouches.row, cancelsTouches.row, scrollsToTop.row,
    indicators.row,
    zoomMinimum.row, zoomMaximum.row, zoomLimits.row, zoomBounces.row,
    insetTop.row, insetLeft.row, insetBottom.row, insetRight.row,
    arrangement.row, pages.row, columns.row, rows.row, images.row,
    onResize.row, smallContent.row,
    direction.row, label.row,
    snapEvery.row, snapStops.row, snapOrigin.row, snapAxis.row, snapAt.row, snapWhen.row,
    wheelRows.row, wheelRowHeight.row, wheelValid.row, wheelSelected.row, wheelWraps.row,
    refreshDistance.row, refreshHeight.row, refreshFires.row,
    tileSize.row, tileLevels.row, tileRing.row,
    sectionRows.row, rowHeights.row, headerHeight.row, headersStick.row, rowRing.row,
  ]
}
