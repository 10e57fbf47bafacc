internal import Gesture
internal import Replay

/// One scrolling view: the smallest state machine that picks its current motion.
///
/// Exactly one thing moves a view at a time: the fingers that hold it, a motion along each axis, or a
/// motion of zoom and offset together; `standing` is where it stands when none does. Everything is
/// computed from how that one thing began, so nothing adds up and no frame leaves a trace.
struct IOSView {
  let index: Int
  let constants: IOSConstants
  let conduct: Conduct
  /// What the app says of the view, as it stands.
  var scene: ViewScene { didSet { face.isStale = true } }
  var room: Room { didSet { face.isStale = true } }
  var face = Face()

  /// Where the view stands while no motion runs, and the last shown place of a finger's drag.
  var standing = Standing()
  var motions = AxisPair(x: AxisMotion(), y: AxisMotion()) { didSet { noteMotion() } }
  var zoomMotion: ZoomMotion? { didSet { noteMotion() } }
  /// Whether any of them moves the view, and the next end of one: asked far more often than changed.
  private(set) var isMoving = false
  private(set) var nextEnd = Instant(nanoseconds: .max)
  var errand = Errand.none

  var hold = Hold()
  var refreshing = false
  /// Whether this pull may still set the refresh off.
  var isArmed = true
  /// The zoom at the last end of a zoom.
  var lastZoom = 1.0
  /// Whether the app was told that a zoom began and not yet that it ended.
  var isZoomOpen = false
  var canvas = Canvas()
  /// What the app takes the keyboard to cover, where it does not measure it by the whole frame.
  var believedCover: Double?

  /// What the app was told since it was last asked.
  var said: [Callback] = []
  /// What the app last heard of where the view stands.
  var reported = Standing()

  init(_ scene: ViewScene, index: Int, constants: IOSConstants, conduct: Conduct = []) {
    self.index = index
    self.constants = constants
    self.conduct = conduct
    self.scene = scene
    room = Room(of: scene, conduct)
    said.reserveCapacity(32)
    settleIn()
  }
}

extension IOSView {
  /// Why a view moves by itself, and so what the app hears when it comes to rest.
  enum Errand {
    case none
    /// A finger let it go: deceleration, bounce or page turn.
    case deceleration
    /// The app asked for it.
    case ask(Ask)
    /// The room changed under it; nobody is told.
    case settling

    enum Ask {
      case scroll, top
    }
  }

  private mutating func noteMotion() {
    nextEnd = min(motions.x.nextEnd, motions.y.nextEnd)
    if let zoomMotion { nextEnd = zoomMotion.end }
    isMoving = zoomMotion != nil || motions.x.isMoving || motions.y.isMoving
  }

  mutating func emit(_ kind: Callback.Kind) {
    said.append(Callback(view: index, kind))
  }
}

/// One value for each axis.
struct AxisPair<Value> {
  var x: Value
  var y: Value

  subscript(axis: Axis) -> Value {
    get { axis == .x ? x : y }
    set { if axis == .x { x = newValue } else { y = newValue } }
  }
}

/// The first place of all: what the scene says of the start.
extension IOSView {
  private mutating func settleIn() {
    let wanted = scene.start.zoom ?? (scene.zoom.limits == .fixed ? 1 : room.minimumZoom)
    standing.zoom = limits.clamp(wanted)
    if conduct.contains(.opensBeforeMaximum), scene.start.zoom == nil {
      standing.zoom = min(standing.zoom, 1)
    }
    lastZoom = 1
    for axis in Axis.allCases {
      standing.offset[axis] = range(axis).low
    }
    if let item = scene.start.item { start(on: item) }
    if let x = scene.start.x { standing.offset.x = x }
    if let y = scene.start.y { standing.offset.y = y }
    if let wheel = scene.wheel { standing.offset.y = rowOffset(Double(wheel.selected.index)) }
    reported = standing
  }

  private mutating func start(on item: Int) {
    let count = pageCount
    guard count > 0 else { return }
    let (column, row) = cell(((item &- 1) % count + count) % count)
    standing.offset = Point(
      x: range(.x).clamp(Double(column) * itemLength(.x)),
      y: range(.y).clamp(Double(row) * itemLength(.y)))
  }
}
