internal import Gesture
internal import JSON
internal import Replay

/// When, why and of which view something was shown or told.
struct SampleSpot: Equatable {
  var time = Instant.zero
  var cause = Step.Cause.before
  var view = 0

  var words: String { "\(time.text) ms, \(cause.rawValue), view \(view)" }
}

extension JSONScan {
  /// One row: the columns as they were announced, all of them and no more.
  mutating func sample(
    _ columns: [SampleColumn], into state: inout ViewState
  ) throws(Objection) -> SampleSpot {
    var spot = SampleSpot()
    try beginList()
    for (index, column) in columns.enumerated() {
      if index > 0 { try comma() }
      switch column {
      case .time: spot.time = try time()
      case .cause: spot.cause = try cause()
      case .view: spot.view = try whole()
      case .x: state.offset.x = try number()
      case .y: state.offset.y = try number()
      case .zoom: state.zoom = try number()
      case .minimum: state.minimumZoom = try number()
      case .maximum: state.maximumZoom = try number()
      case .contentWidth: state.content.width = try number()
      case .contentHeight: state.content.height = try number()
      case .width: state.bounds.width = try number()
      case .height: state.bounds.height = try number()
      case .top: state.insets.top = try number()
      case .left: state.insets.left = try number()
      case .bottom: state.insets.bottom = try number()
      case .right: state.insets.right = try number()
      case .frameX: state.frame.origin.x = try number()
      case .frameY: state.frame.origin.y = try number()
      case .frameWidth: state.frame.size.width = try number()
      case .frameHeight: state.frame.size.height = try number()
      case .velocityX:
        state.velocity = try numberOrNull().map { Point(x: $0, y: state.velocity?.y ?? 0) }
      case .velocityY:
        state.velocity = try numberOrNull().map { Point(x: state.velocity?.x ?? 0, y: $0) }
      case .activity: state.activity = try activity()
      }
    }
    try endList()
    return spot
  }

  private mutating func cause() throws(Objection) -> Step.Cause {
    if skips(word: "\"frame\"") { return .frame }
    if skips(word: "\"before\"") { return .before }
    if skips(word: "\"after\"") { return .after }
    throw fault("\"before\", \"after\" or \"frame\"")
  }

  private mutating func activity() throws(Objection) -> Activity {
    if skips(word: "\"idle\"") { return [] }
    let start = position
    var activity: Activity = []
    var isFirst = true
    guard skips("\"") else { throw fault("an activity") }
    for (flag, word) in Activity.words {
      // Only one word begins like another: zooming and zoom-bouncing differ behind that.
      var ahead = self
      guard isFirst || ahead.skips(word: "+"), ahead.skips(word: word) else { continue }
      self = ahead
      activity.insert(flag)
      isFirst = false
    }
    guard !isFirst, skips("\"") else {
      throw fault(
        "idle, or " + alternatives(Activity.words.map { "\($0.word)" })
          + " joined with + in this order", at: start)
    }
    return activity
  }

  /// The first three elements of what is told, and a comma behind them.
  private mutating func spot() throws(Objection) -> SampleSpot {
    var spot = SampleSpot(time: try time())
    try comma()
    spot.cause = try cause()
    try comma()
    spot.view = try whole()
    try comma()
    return spot
  }

  mutating func callback() throws(Objection) -> (SampleSpot, Callback) {
    try beginList()
    let spot = try spot()
    let callback = Callback(view: spot.view, try kind())
    try endList()
    return (spot, callback)
  }

  private mutating func kind() throws(Objection) -> Callback.Kind {
    let start = position
    switch try text() {
    case "willBeginDragging": return .willBeginDragging
    case "didScroll": return .didScroll
    case "willEndDragging": return .willEndDragging(velocity: try pair(), target: try pair())
    case "didEndDragging":
      try comma()
      return .didEndDragging(willDecelerate: try flag())
    case "willBeginDecelerating": return .willBeginDecelerating
    case "didEndDecelerating": return .didEndDecelerating
    case "didEndScrollingAnimation": return .didEndScrollingAnimation
    case "willBeginZooming": return .willBeginZooming
    case "didZoom": return .didZoom
    case "didEndZooming":
      try comma()
      return .didEndZooming(scale: try number())
    case "didScrollToTop": return .didScrollToTop
    case "tap": return .tap(try pair())
    case "valueChanged": return .valueChanged
    case "select":
      try comma()
      return .select(RowIndex(try whole()))
    case "refresh": return .refresh
    default: throw fault("the name of a callback", at: start)
    }
  }

  private mutating func pair() throws(Objection) -> Point {
    try comma()
    let x = try number()
    try comma()
    return Point(x: x, y: try number())
  }

  mutating func readouts() throws(Objection) -> (SampleSpot, Readouts) {
    try beginList()
    let spot = try spot()
    var readouts = Readouts()
    try beginObject()
    while let name = try nextMember() {
      switch name {
      case "page": readouts.page = PageNumber(try whole())
      case "reset": readouts.reset = try flag()
      case "status":
        let status: Readouts.Status = try word()
        readouts.status = status
      case "offset": readouts.offset = try point()
      case "items": readouts.items = try whole()
      case "selection": readouts.selection = RowIndex(try whole())
      case "refreshing": readouts.refreshing = try flag()
      case "tiles": readouts.tiles = try tiles()
      default: try skip()
      }
    }
    try endList()
    return (spot, readouts)
  }

  private mutating func tiles() throws(Objection) -> TileSpan {
    let start = position
    var numbers: [Int] = []
    try beginList()
    while try nextElement() { numbers.append(try whole()) }
    guard numbers.count == 5 else { throw fault("five numbers", at: start) }
    return TileSpan(
      level: numbers[0], firstColumn: numbers[1], firstRow: numbers[2], lastColumn: numbers[3],
      lastRow: numbers[4])
  }
}
