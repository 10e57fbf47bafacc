/// How far a view may be zoomed.
public struct ZoomPolicy: Hashable, Sendable {
  public var minimum = 1.0
  public var maximum = 1.0
  public var limits = ZoomLimits.fixed
  /// Whether a pinch may pass the limits softly and come back.
  public var bounces = true

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
