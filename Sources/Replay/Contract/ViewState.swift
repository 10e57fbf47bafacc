public import Model

/// The visible state of one view. A value that the engine does not report is nil, or the engine
/// lacks the ability to report it.
public struct ViewState: Hashable, Sendable {
  /// The point of the zoomed content that is at the viewport's top left.
  public var offset = Point.zero
  /// The velocity of the offset in points per second.
  public var velocity: Point?
  /// The zoom.
  public var zoom = 1.0
  /// The minimum zoom at rest.
  public var minimumZoom = 1.0
  /// The maximum zoom at rest.
  public var maximumZoom = 1.0
  /// The size of the content, multiplied by the zoom.
  public var content = Size.zero
  /// The size of the viewport.
  public var bounds = Size.zero
  /// The current insets.
  public var insets = Insets()
  /// The rectangle of the viewport in the window.
  public var frame = Rectangle(x: 0, y: 0, width: 0, height: 0)
  /// The activity that the view reports.
  public var activity: Activity = []
  /// The values that the app shows beside the view.
  public var readouts = Readouts()
  /// Properties of a view in a web page.
  @usableFromInline package var traits: ViewTraits = []

  /// Creates the state of a view without content at the origin.
  public init() {}

  /// Whether all numbers are finite. A finite number times 0 is 0, whereas infinity and NaN make
  /// the sum NaN. The maximum zoom may be infinite.
  @inlinable package var isFinite: Bool {
    let positions = offset.x * 0 + offset.y * 0 + frame.origin.x * 0 + frame.origin.y * 0
    let sizes =
      content.width * 0 + content.height * 0 + bounds.width * 0 + bounds.height * 0
      + frame.size.width * 0 + frame.size.height * 0
    let edges = insets.top * 0 + insets.left * 0 + insets.bottom * 0 + insets.right * 0
    let speed = (velocity?.x ?? 0) * 0 + (velocity?.y ?? 0) * 0
    // The maximum zoom is infinite if the view has no maximum.
    return positions + sizes + edges + zoom * 0 + speed == 0
      && !(minimumZoom.isNaN || maximumZoom.isNaN)
  }

  /// The minimum offset at rest.
  @inlinable @inline(__always) public func lowest(_ axis: Axis) -> Double {
    0 - insets.leading(axis)
  }

  /// The maximum offset at rest. Content that fits the viewport rests at the minimum offset.
  @inlinable @inline(__always) public func highest(_ axis: Axis) -> Double {
    max(lowest(axis), content[axis] - bounds[axis] + insets.trailing(axis))
  }
}

extension Step {
  /// Whether all values of its views are finite.
  @inlinable package var isFinite: Bool {
    for view in frame.views.indices where !frame.views[view].isFinite { return false }
    return true
  }
}
