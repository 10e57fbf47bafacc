public import Gesture

/// The fingers of a view.
public struct Fingers: Equatable, Sendable {
  public var count = 0
  /// Their middle, in the window.
  public var centroid = Point.zero
  /// How far they are from their middle on average: what a pinch spreads.
  public var spread = 0.0

  public init() {}
}

/// Where one finger has been since it came down.
public struct FingerPath: Equatable, Sendable {
  public var start = Point.zero
  public var place = Point.zero
  /// How far it went in this moment: all its moves summed up.
  public var travel = Point.zero
  /// How long its way was in this moment.
  public var length = 0.0
  /// The farthest it has been from where it came down.
  public var reach = 0.0
  /// When it last was at a new place.
  public var lastMove = Instant.zero
  /// When it last went towards the right and down, and when towards the left and up.
  public var lastForth = Times()
  public var lastBack = Times()

  /// An instant for each axis.
  public struct Times: Equatable, Sendable {
    public var x = Instant.zero
    public var y = Instant.zero

    public init() {}

    @inlinable public subscript(axis: Axis) -> Instant {
      get { axis == .x ? x : y }
      set { if axis == .x { x = newValue } else { y = newValue } }
    }
  }

  public init() {}
}
