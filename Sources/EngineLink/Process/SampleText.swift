internal import Gesture
internal import Replay

extension LineText {
  /// One view of a step, in the order of the columns.
  mutating func sample(
    _ state: ViewState, _ view: Int, _ step: Step, _ columns: [SampleColumn]
  ) {
    list { line in
      for column in columns {
        switch column {
        case .time: line.time(step.time)
        case .cause:
          switch step.cause {
          case .before: line.word("before")
          case .after: line.word("after")
          case .frame: line.word("frame")
          }
        case .view: line.whole(view)
        case .x: line.number(state.offset.x)
        case .y: line.number(state.offset.y)
        case .zoom: line.number(state.zoom)
        case .minimum: line.number(state.minimumZoom)
        case .maximum: line.number(state.maximumZoom)
        case .contentWidth: line.number(state.content.width)
        case .contentHeight: line.number(state.content.height)
        case .width: line.number(state.bounds.width)
        case .height: line.number(state.bounds.height)
        case .top: line.number(state.insets.top)
        case .left: line.number(state.insets.left)
        case .bottom: line.number(state.insets.bottom)
        case .right: line.number(state.insets.right)
        case .frameX: line.number(state.frame.origin.x)
        case .frameY: line.number(state.frame.origin.y)
        case .frameWidth: line.number(state.frame.size.width)
        case .frameHeight: line.number(state.frame.size.height)
        case .velocityX: line.number(state.velocity?.x ?? .nan)
        case .velocityY: line.number(state.velocity?.y ?? .nan)
        case .activity: line.activity(state.activity)
        }
      }
    }
  }

  private mutating func activity(_ activity: Activity) {
    guard !activity.isEmpty else { return word("idle") }
    next()
    put("\"")
    var isFirst = true
    for (flag, word) in Activity.words where activity.contains(flag) {
      if !isFirst { put("+") }
      put(word)
      isFirst = false
    }
    put("\"")
  }

  /// When and of which view something is told.
  private mutating func spot(_ step: Step, _ view: Int) {
    time(step.time)
    text(step.cause.rawValue)
    whole(view)
  }

  mutating func callback(_ callback: Callback, _ step: Step) {
    list { line in
      line.spot(step, callback.view)
      line.kind(callback.kind)
    }
  }

  private mutating func kind(_ kind: Callback.Kind) {
    word(kind.name)
    switch kind {
    case .willEndDragging(let velocity, let target):
      number(velocity.x)
      number(velocity.y)
      number(target.x)
      number(target.y)
    case .didEndDragging(let willDecelerate): flag(willDecelerate)
    case .didEndZooming(let scale): number(scale)
    case .tap(let place):
      number(place.x)
      number(place.y)
    case .select(let row): whole(row.index)
    case .willBeginDragging, .didScroll, .willBeginDecelerating, .didEndDecelerating,
      .didEndScrollingAnimation, .willBeginZooming, .didZoom, .didScrollToTop, .valueChanged,
      .refresh:
      break
    }
  }

  mutating func readouts(_ readouts: Readouts, _ view: Int, _ step: Step) {
    list { line in
      line.spot(step, view)
      line.object { line in line.members(readouts) }
    }
  }

  private mutating func members(_ readouts: Readouts) {
    if let page = readouts.page {
      key("page")
      whole(page.number)
    }
    if let reset = readouts.reset {
      key("reset")
      flag(reset)
    }
    if let status = readouts.status {
      key("status")
      text(status.rawValue)
    }
    if let offset = readouts.offset {
      key("offset")
      numbers([offset.x, offset.y])
    }
    if let items = readouts.items {
      key("items")
      whole(items)
    }
    if let selection = readouts.selection {
      key("selection")
      whole(selection.index)
    }
    if let refreshing = readouts.refreshing {
      key("refreshing")
      flag(refreshing)
    }
    if let tiles = readouts.tiles {
      key("tiles")
      list { line in
        line.whole(tiles.level)
        line.whole(tiles.firstColumn)
        line.whole(tiles.firstRow)
        line.whole(tiles.lastColumn)
        line.whole(tiles.lastRow)
      }
    }
  }
}

extension Callback.Kind {
  fileprivate var name: StaticString {
    switch self {
    case .willBeginDragging: "willBeginDragging"
    case .didScroll: "didScroll"
    case .willEndDragging: "willEndDragging"
    case .didEndDragging: "didEndDragging"
    case .willBeginDecelerating: "willBeginDecelerating"
    case .didEndDecelerating: "didEndDecelerating"
    case .didEndScrollingAnimation: "didEndScrollingAnimation"
    case .willBeginZooming: "willBeginZooming"
    case .didZoom: "didZoom"
    case .didEndZooming: "didEndZooming"
    case .didScrollToTop: "didScrollToTop"
    case .tap: "tap"
    case .valueChanged: "valueChanged"
    case .select: "select"
    case .refresh: "refresh"
    }
  }
}
