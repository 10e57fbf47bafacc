package import Model

/// The values of a view that a formula can read at a sample, by name.
@usableFromInline package enum Signal: String, CaseIterable, Sendable {
  case offsetX = "offset.x"
  case offsetY = "offset.y"
  case velocityX = "velocity.x"
  case velocityY = "velocity.y"
  case zoom
  case minZoom = "zoom.min"
  case maxZoom = "zoom.max"
  case contentWidth = "content.w"
  case contentHeight = "content.h"
  case boundsWidth = "bounds.w"
  case boundsHeight = "bounds.h"
  case insetTop = "inset.top"
  case insetLeft = "inset.left"
  case insetBottom = "inset.bottom"
  case insetRight = "inset.right"
  case frameX = "frame.x"
  case frameY = "frame.y"
  case overX = "over.x"
  case overY = "over.y"
  case rangeX = "range.x"
  case rangeY = "range.y"
  case lowX = "low.x"
  case lowY = "low.y"
  case highX = "high.x"
  case highY = "high.y"
  case pagesX = "pages.x"
  case pagesY = "pages.y"
  case pageX = "page.x"
  case pageY = "page.y"
  case fingers
  case fingerX = "finger.x"
  case fingerY = "finger.y"
  case fingerSpread = "finger.spread"
  case fingerVelocityX = "finger.velocity.x"
  case fingerVelocityY = "finger.velocity.y"
  case travelX = "travel.x"
  case travelY = "travel.y"
  case time
  case covered
  case pixel
  case probePage = "probe.page"
  case probeItems = "probe.items"
  case probeRow = "probe.row"
  case probeX = "probe.x"
  case probeY = "probe.y"
  case frameWidth = "frame.w"
  case frameHeight = "frame.h"
  case declaredTop = "inset.declared.top"
  case declaredLeft = "inset.declared.left"
  case declaredBottom = "inset.declared.bottom"
  case declaredRight = "inset.declared.right"
  case keyboardInset = "inset.keyboard"
  case refreshInset = "inset.refresh"
  case keyboardTop = "keyboard.y"
  case field
  case fieldX = "field.x"
  case fieldY = "field.y"
  case fieldWidth = "field.w"
  case fieldHeight = "field.h"
  case section
  case sectionTop = "section.y"
  case firstRow = "rows.first"
  case lastRow = "rows.last"
  case tileLevel = "tiles.level"
  case firstTileColumn = "tiles.left"
  case firstTileRow = "tiles.top"
  case lastTileColumn = "tiles.right"
  case lastTileRow = "tiles.bottom"
  case indicatorX = "indicator.x"
  case indicatorY = "indicator.y"
  case indicatorWidth = "indicator.w"
  case indicatorHeight = "indicator.h"
  case announcedX = "announced.x"
  case announcedY = "announced.y"
  case announcedVelocityX = "announced.velocity.x"
  case announcedVelocityY = "announced.velocity.y"
  case depth
  // Boolean signals.
  case rest, touching, tracking, dragging, zooming, decelerating, animating, bouncing, moved
  case inside, outside
  case requested = "asked"
  case sent
  case paging, bounces, enabled, wheel, nested, keyboard
  case isRightToLeft = "rtl"
  case probeReset = "probe.reset"
  case probeRefreshing = "probe.refreshing"
  case probeIdle = "probe.idle"
  case probePanning = "probe.panning"
  case probeZooming = "probe.zooming"
  case inputAny = "input(any)"
  case inputDown = "input(down)"
  case inputMove = "input(move)"
  case inputUp = "input(up)"
  case inputCancel = "input(cancel)"
  case inputLift = "input(lift)"
  case inputTurn = "input(turn)"
  case inputFrame = "input(frame)"
  case inputKeyboard = "input(keyboard)"
  case inputSet = "input(set)"
  case inputRequest = "input(ask)"
  case willBeginDragging = "callback(willBeginDragging)"
  case didScroll = "callback(didScroll)"
  case willEndDragging = "callback(willEndDragging)"
  case didEndDragging = "callback(didEndDragging)"
  case willBeginDecelerating = "callback(willBeginDecelerating)"
  case didEndDecelerating = "callback(didEndDecelerating)"
  case didEndScrollingAnimation = "callback(didEndScrollingAnimation)"
  case willBeginZooming = "callback(willBeginZooming)"
  case didZoom = "callback(didZoom)"
  case didEndZooming = "callback(didEndZooming)"
  case didScrollToTop = "callback(didScrollToTop)"
  case tap = "callback(tap)"
  case valueChanged = "callback(valueChanged)"
  case select = "callback(select)"
  case refresh = "callback(refresh)"

  /// The dimension of a number; nil for a Boolean.
  var dimension: Dimension? {
    switch self {
    case .velocityX, .velocityY, .fingerVelocityX, .fingerVelocityY, .announcedVelocityX,
      .announcedVelocityY:
      .speed
    case .zoom, .minZoom, .maxZoom, .fingers, .pagesX, .pagesY, .probePage, .probeItems,
      .probeRow, .field, .section, .firstRow, .lastRow, .tileLevel, .firstTileColumn,
      .firstTileRow, .lastTileColumn, .lastTileRow, .depth:
      .number
    case .time: .time
    case _ where isLength: .length
    default: nil
    }
  }

  /// Whether the signal is a Boolean and not a number.
  package var isTruth: Bool { dimension == nil }

  private var isLength: Bool {
    switch self {
    case .offsetX, .offsetY, .contentWidth, .contentHeight, .boundsWidth, .boundsHeight,
      .insetTop, .insetLeft, .insetBottom, .insetRight, .frameX, .frameY, .overX, .overY,
      .rangeX, .rangeY, .lowX, .lowY, .highX, .highY, .pageX, .pageY, .fingerX, .fingerY,
      .fingerSpread, .travelX, .travelY, .covered, .pixel, .probeX, .probeY, .frameWidth,
      .frameHeight, .declaredTop, .declaredLeft, .declaredBottom, .declaredRight, .keyboardInset,
      .refreshInset, .keyboardTop, .fieldX, .fieldY, .fieldWidth, .fieldHeight, .sectionTop,
      .indicatorX, .indicatorY, .indicatorWidth, .indicatorHeight, .announcedX, .announcedY:
      true
    default: false
    }
  }

  /// The prefix of custom app signals in a formula.
  package static let app = "probe."

  /// Whether the app shows the signal beside the view.
  var isReadout: Bool {
    switch self {
    case .section, .sectionTop, .firstRow, .lastRow, .tileLevel, .firstTileColumn, .firstTileRow,
      .lastTileColumn, .lastTileRow, .indicatorX, .indicatorY, .indicatorWidth, .indicatorHeight,
      .keyboardTop, .refreshInset:
      true
    default: rawValue.hasPrefix(Self.app)
    }
  }

  /// Whether the signal is a value in a callback.
  private var isAnnounced: Bool {
    switch self {
    case .announcedX, .announcedY, .announcedVelocityX, .announcedVelocityY: true
    default: false
    }
  }

  package var isCallback: Bool { rawValue.hasPrefix("callback(") }
  var isInput: Bool { rawValue.hasPrefix("input(") }

  /// The position of which this signal is the velocity; nil for other signals.
  var fingerPosition: Signal? {
    switch self {
    case .fingerVelocityX: .fingerX
    case .fingerVelocityY: .fingerY
    default: nil
    }
  }

  /// Whether the signal is computed from earlier samples.
  var isFingerSpeed: Bool { fingerPosition != nil }

  /// The abilities that an engine needs for the signal.
  package var needs: Abilities {
    if isCallback || isAnnounced { return .callbacks }
    return isReadout ? .readouts : []
  }

  /// The abilities whose values are inferred if an engine does not report them.
  package var reads: Abilities {
    switch self {
    case .velocityX, .velocityY: .velocity
    case .tracking, .dragging, .zooming, .decelerating, .animating, .bouncing, .sent: .activity
    default: []
    }
  }

  /// Whether the signal depends only on the zoom limits, the content, the frame and the insets of
  /// the view, and on what the scene declares. These change rarely.
  var isOfScrollRange: Bool {
    switch self {
    case .minZoom, .maxZoom, .contentWidth, .contentHeight, .boundsWidth, .boundsHeight,
      .insetTop, .insetLeft, .insetBottom, .insetRight, .frameX, .frameY, .rangeX, .rangeY,
      .lowX, .lowY, .highX, .highY, .pagesX, .pagesY, .pageX, .pageY, .pixel, .frameWidth,
      .frameHeight, .declaredTop, .declaredLeft, .declaredBottom, .declaredRight, .depth:
      true
    default: false
    }
  }

  /// Whether the signal is unknown while the scroll range of the view is unknown.
  package var isScrollRange: Bool {
    switch self {
    case .insetTop, .insetLeft, .insetBottom, .insetRight, .overX, .overY, .rangeX, .rangeY,
      .lowX, .lowY, .highX, .highY, .inside, .outside:
      true
    default: false
    }
  }
}
