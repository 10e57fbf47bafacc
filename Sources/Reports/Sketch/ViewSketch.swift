internal import Model
internal import Replay

/// The values of one view over time: its offset, its zoom and its activity.
struct ViewSketch {
  private(set) var x: ValueTrack
  private(set) var y: ValueTrack
  private(set) var zoom: ValueTrack
  private(set) var activity: FoldingColumns<Marks>
  /// The time of the view's last movement, and the state of the view at that time.
  private(set) var lastChange: (time: Instant, state: ViewState)?
  private var state: ViewState?
  private var last: Instant

  init(from start: Instant, holds: Bool) {
    let track = ValueTrack(from: start, holds: holds)
    x = track
    y = track
    zoom = track
    activity = FoldingColumns(from: start)
    last = start
  }

  var hasMoved: Bool { x.hasMoved || y.hasMoved || zoom.hasMoved }

  mutating func add(_ state: ViewState, at time: Instant) {
    x.add(state.offset.x, low: state.lowest(.x), high: state.highest(.x), at: time)
    y.add(state.offset.y, low: state.lowest(.y), high: state.highest(.y), at: time)
    zoom.add(state.zoom, low: state.minimumZoom, high: state.maximumZoom, at: time)
    if let before = self.state {
      activity.update(from: last, through: time) { $0.formUnion(before.activity.marks) }
      if before.offset != state.offset || before.zoom != state.zoom { lastChange = (time, state) }
    }
    activity.update(at: time) { $0.formUnion(state.activity.marks) }
    self.state = state
    last = time
  }
}
