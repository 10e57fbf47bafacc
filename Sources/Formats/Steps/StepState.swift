internal import Gesture
internal import Replay

/// The state relative to which the next step is encoded: the last values, and the history of each
/// number.
struct StepState {
  var time = Instant.zero
  var views: [View]
  let clock: FrameClock?

  struct View {
    var state = ViewState()
    /// Offset and velocity, which change most often, come first.
    var moving = [NumberTrack](repeating: NumberTrack(), count: 4)
    /// Zoom, limits, sizes, insets and frame.
    var standing = [NumberTrack](repeating: NumberTrack(), count: ViewState.standingCount)
  }

  init(views: Int, clock: FrameClock?) {
    self.views = Array(repeating: View(), count: views)
    self.clock = clock
  }

  /// The first frame after the last step.
  var nextTick: Instant? {
    guard let clock, let first = clock.first(from: time), let tick = clock.tick(first) else {
      return nil
    }
    return tick > time ? tick : clock.tick(first + 1)
  }

  static let causes: [Step.Cause] = [.before, .after, .frame]
  static let callbacks = Callback.Kind.all
}

/// The first byte of a step.
struct StepMark {
  /// Used in place of a cause: the end of the replay follows.
  static let end: UInt8 = 3
  static let isBetweenFrames: UInt8 = 1 << 2
  static let isTick: UInt8 = 1 << 3
  static let isLater: UInt8 = 1 << 4
  static let hasViews: UInt8 = 1 << 5
  static let hasCallbacks: UInt8 = 1 << 6
  static let hasWords: UInt8 = 1 << 7
}

/// The first byte of the changes in a view.
struct ViewMark {
  /// The first four bits are offset and velocity.
  static let activity: UInt8 = 1 << 4
  static let readouts: UInt8 = 1 << 5
  static let hasVelocity: UInt8 = 1 << 6
  static let standing: UInt8 = 1 << 7
}

extension ViewState {
  static let standingCount = 15

  /// The numbers that rarely change, in the order in which they are written.
  var standing: [Double] {
    get {
      [
        zoom, minimumZoom, maximumZoom, content.width, content.height, bounds.width, bounds.height,
        insets.top, insets.left, insets.bottom, insets.right, frame.origin.x, frame.origin.y,
        frame.size.width, frame.size.height,
      ]
    }
    set {
      (zoom, minimumZoom, maximumZoom) = (newValue[0], newValue[1], newValue[2])
      content = Size(width: newValue[3], height: newValue[4])
      bounds = Size(width: newValue[5], height: newValue[6])
      insets = Insets(top: newValue[7], left: newValue[8], bottom: newValue[9], right: newValue[10])
      frame = Rectangle(x: newValue[11], y: newValue[12], width: newValue[13], height: newValue[14])
    }
  }

  /// Whether all values that rarely change are the same, bit by bit.
  func stands(as other: ViewState) -> Bool {
    zoom.isSame(as: other.zoom) && minimumZoom.isSame(as: other.minimumZoom)
      && maximumZoom.isSame(as: other.maximumZoom) && content.isSame(as: other.content)
      && bounds.isSame(as: other.bounds) && insets.top.isSame(as: other.insets.top)
      && insets.left.isSame(as: other.insets.left) && insets.bottom.isSame(as: other.insets.bottom)
      && insets.right.isSame(as: other.insets.right) && frame.origin.isSame(as: other.frame.origin)
      && frame.size.isSame(as: other.frame.size)
  }

  /// Offset and velocity, with 0 for a velocity that is not reported.
  var moving: [Double] { [offset.x, offset.y, velocity?.x ?? 0, velocity?.y ?? 0] }

  func isSame(as other: ViewState) -> Bool {
    let (one, two) = (velocity ?? .zero, other.velocity ?? .zero)
    return offset.isSame(as: other.offset) && one.isSame(as: two)
      && (velocity == nil) == (other.velocity == nil) && activity == other.activity
      && readouts.isSame(as: other.readouts) && stands(as: other)
  }
}

extension Double {
  /// Whether both have the same bits: zeros of different sign differ, and NaN equals itself.
  func isSame(as other: Double) -> Bool { bitPattern == other.bitPattern }
}

extension Point {
  func isSame(as other: Point) -> Bool { x.isSame(as: other.x) && y.isSame(as: other.y) }
}

extension Size {
  func isSame(as other: Size) -> Bool {
    width.isSame(as: other.width) && height.isSame(as: other.height)
  }
}

extension Readouts {
  /// Whether all values have the same bits.
  func isSame(as other: Readouts) -> Bool {
    self == other && (offset ?? .zero).isSame(as: other.offset ?? .zero)
      && (header?.top ?? 0).isSame(as: other.header?.top ?? 0)
      && (keyboard ?? 0).isSame(as: other.keyboard ?? 0)
      && (indicators?.start ?? .zero).isSame(as: other.indicators?.start ?? .zero)
      && (indicators?.length ?? .zero).isSame(as: other.indicators?.length ?? .zero)
  }
}

extension AttributeValue {
  var numbers: [Double] {
    switch self {
    case .number(let number): [number]
    case .numbers(let numbers): numbers
    default: []
    }
  }

  var wholes: [Int] {
    switch self {
    case .whole(let number): [number]
    case .wholes(let numbers): numbers
    default: []
    }
  }

  static func areSame(_ one: AttributeValue?, _ other: AttributeValue?) -> Bool {
    one == other && zip(one?.numbers ?? [], other?.numbers ?? []).allSatisfy { $0.isSame(as: $1) }
  }
}

extension AttributeRow where Whole == Readouts {
  /// A value of the type of this app signal.
  var sample: AttributeValue {
    switch kind {
    case .boolean: .flag(false)
    case .numbers(let count): .numbers(Array(repeating: 0, count: count))
    case .wholes(let count): .wholes(Array(repeating: 0, count: count))
    case .word: .word("")
    case .number, .magnitude: .number(0)
    default: .whole(0)
    }
  }
}
