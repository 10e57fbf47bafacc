/// How far a view may be zoomed.
public struct ZoomPolicy: Hashable, Sendable {
  /// The least zoom at which the view can rest.
  public var minimum = 1.0
  /// The greatest zoom at which the view can rest.
  public var maximum = 1.0
  /// Where the least zoom comes from.
  public var limits = ZoomLimits.fixed
  /// Whether a pinch may pass the limits softly and come back.
  public var bounces = true

  /// A zoom between two limits.
  public init(minimum: Double = 1, maximum: Double = 1) {
    self.minimum = minimum
    self.maximum = maximum
  }
}

/// Where the zoom's minimum comes from.
public enum ZoomLimits: String, CaseIterable, Sendable {
  /// As declared.
  case fixed
  /// After every layout, what shows the whole content; never above the maximum.
  case fit
  /// As `fit`, at the first layout only.
  case fitOnce = "fit-once"
}
