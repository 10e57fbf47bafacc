public import Model

/// The visible state of one view. A value that the engine does not report is nil here, or listed in
/// its abilities as missing.
public struct ViewState: Hashable, Sendable {
  /// The content point at the viewport's top left, in zoomed content.
  public var offset = Point.zero
  /// The offset's velocity in points per second.
  public var velocity: Point?
  /// The zoom.
  public var zoom = 1.0
  /// The minimum zoom at rest.
  public var minimumZoom = 1.0
  /// The maximum zoom at rest.
  public var maximumZoom = 1.0
  /// The content's size, multiplied by the zoom.
  public var content = Size.zero
  /// The viewport's size.
  public var bounds = Size.zero
  /// The current insets.
  public var insets = Insets()
  /// The viewport in the window.
  public var frame = Rectangle(x: 0, y: 0, width: 0, height: 0)
  /// The activity that the view reports.
  public var activity: Activity = []
  /// The values that the app shows beside the view.
  public var readouts = Readouts()
  /// What is known about a view of an app's own page.
  package var traits: ViewTraits = []

  /// A view without content at the origin.
  public init() {}

  /// Whether all its numbers are finite. A finite number times 0 is 0; infinity and NaN make the
  /// sum NaN.
  @inlinable package var isFinite: Bool {
    let positions = offset.x * 0 + offset.y * 0 + frame.origin.x * 0 + frame.origin.y * 0
    let sizes =
      content.width * 0 + content.height * 0 + bounds.width * 0 + bounds.height * 0
      + frame.size.width * 0 + frame.size.height * 0
    let edges = insets.top * 0 + insets.left * 0 + insets.bottom * 0 + insets.right * 0
    let speed = (velocity?.x ?? 0) * 0 + (velocity?.y ?? 0) * 0
    // Only a view without a maximum zoom has a limit that is not finite.
    return positions + sizes + edges + zoom * 0 + speed == 0
      && !(minimumZoom.isNaN || maximumZoom.isNaN)
  }

  /// The minimum offset at rest.
  @inlinable @inline(__always) public func lowest(_ axis: Axis) -> Double {
    0 - insets.leading(axis)
  }

  /// The maximum offset at rest: content that fits rests at its minimum.
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
