extension Signal {
  /// A description, for lists.
  package var summary: String {
    let unit = dimension.map { $0 == .number ? "" : ", in \($0.unit)" }
    return text + (unit ?? "")
  }

  private var text: String {
    switch self {
    case .offsetX, .offsetY: "the content point at the viewport's top left, in zoomed content"
    case .velocityX, .velocityY: "the speed of the offset"
    case .zoom: "the zoom"
    case .minZoom: "the minimum zoom at rest"
    case .maxZoom: "the maximum zoom at rest"
    case .contentWidth, .contentHeight: "the size of the zoomed content"
    case .boundsWidth, .boundsHeight: "the size of the viewport"
    case .insetTop, .insetLeft, .insetBottom, .insetRight: "the inset at this edge"
    case .frameX, .frameY: "the position of the viewport in the window"
    case .overX, .overY: "the distance of the offset past its range; negative inside"
    case .rangeX, .rangeY: "the length of the offset's range"
    case .lowX, .lowY: "the minimum offset at rest"
    case .highX, .highY: "the maximum offset at rest"
    case .pageX, .pageY: "the distance from one page to the next"
    case .pagesX, .pagesY: "the number of pages, if each is as large as the viewport"
    case .fingers: "the number of fingers on the view"
    case .fingerX, .fingerY:
      "the midpoint of the fingers in the window; at the last lift, its position; unknown without fingers"
    case .fingerVelocityX, .fingerVelocityY:
      "the velocity of the fingers over their reports of the last 50 ms; 0 after 100 ms without one, "
        + "and unknown without a finger"
    case .fingerSpread: "the distance of the fingers from their midpoint"
    case .travelX, .travelY: "the movement of the only finger in this sample; unknown otherwise"
    case .time: "the time since the start of the recording"
    case .covered: "the part of the view's height that the keyboard covers"
    case .pixel: "the size of a pixel"
    case .frameWidth, .frameHeight: "the size of the viewport in the window"
    case .declaredTop, .declaredLeft, .declaredBottom, .declaredRight:
      "the inset that the scene declares at this edge"
    case .keyboardInset: "the part of the bottom inset that the keyboard needs"
    case .refreshInset: "the part of the top inset that a running refresh needs"
    case .keyboardTop: "the top of the keyboard in the window, as the app shows it"
    case .field: "the focused text field, counted from 0; unknown without one"
    case .fieldX, .fieldY, .fieldWidth, .fieldHeight:
      "the focused text field in the zoomed content; unknown without one"
    case .section: "the section at the top of a table, counted from 0"
    case .sectionTop: "the top of the header of that section, in the view"
    case .firstRow, .lastRow: "the rows of a table that exist, counted from 0"
    case .tileLevel: "the level of detail of the tiles that exist"
    case .firstTileColumn, .firstTileRow, .lastTileColumn, .lastTileRow:
      "the columns and rows of tiles that exist, counted from 0"
    case .indicatorX, .indicatorY: "the position of the scroll indicator in the view"
    case .indicatorWidth, .indicatorHeight: "the size of the scroll indicator"
    case .announcedX, .announcedY:
      "the target that willEndDragging announces in this sample; otherwise unknown"
    case .announcedVelocityX, .announcedVelocityY:
      "the velocity that willEndDragging announces in this sample; otherwise unknown"
    case .depth: "the number of views around the view"
    case .probePage: "the page that the app shows"
    case .probeItems: "the number of items in the app"
    case .probeRow: "the row that a wheel reports"
    case .probeX, .probeY: "the offset as the app prints it"
    case .probeReset: "the app's reset button is enabled"
    case .probeRefreshing: "the app shows that it refreshes"
    case .probeIdle, .probePanning, .probeZooming: "the status that the app shows"
    default: truth
    }
  }

  private var truth: String {
    switch self {
    case .rest: "no finger is down and nothing has happened or moved for 100 ms"
    case .touching: "a finger is on the view"
    case .tracking: "the engine reports that it follows a finger"
    case .dragging: "a finger drags the view"
    case .zooming: "fingers zoom the view"
    case .decelerating: "the view coasts"
    case .animating:
      "the view is animated; inferred if the view moves without a finger and was not flung"
    case .sent:
      "an animation that the app, a change of the layout or a tap on the status bar started moves "
        + "the view"
    case .bouncing: "the zoom returns to its limits"
    case .moved: "offset or zoom changed since the previous sample"
    case .inside: "the offset is inside its range, and was at the previous sample"
    case .outside: "the offset is past its range"
    case .requested:
      "the app set the offset without animation, and no finger has touched the view since"
    case .bounces: "the view bounces at its edges"
    case .enabled: "fingers can scroll the view"
    case .paging: "the view turns pages at this zoom"
    case .wheel: "the view is a wheel"
    case .nested: "the view is inside another one"
    case .isRightToLeft: "the content begins at the right"
    case .keyboard: "the keyboard is shown"
    case .inputAny: "any event is in this sample"
    case .inputLift: "a finger lifted or was cancelled in this sample"
    case .inputTurn: "the window was rotated or resized in this sample"
    case .inputFrame: "the view's frame changed by itself"
    case .inputKeyboard: "the keyboard appeared, disappeared or changed"
    case .inputSet: "the app changed a setting"
    case .inputRequest: "the app made a request"
    case _ where isInput: "a finger did this in this sample"
    default: "the engine reported this in this sample"
    }
  }
}
