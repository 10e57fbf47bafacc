/// The zoom limits of a view.
public struct ZoomPolicy: Hashable, Sendable {
  /// The minimum zoom at which the view can rest.
  public var minimum = 1.0
  /// The maximum zoom at which the view can rest.
  public var maximum = 1.0
  /// How the minimum zoom is determined.
  public var limits = ZoomLimits.fixed
  /// Whether a pinch may exceed the limits softly and spring back.
  public var bounces = true

  /// Creates a policy with these limits.
  public init(minimum: Double = 1, maximum: Double = 1) {
    self.minimum = minimum
    self.maximum = maximum
  }
}

/// How the minimum zoom is determined.
public enum ZoomLimits: String, CaseIterable, Sendable {
  /// The declared minimum.
  case fixed
  /// After every layout, the zoom that shows the whole content; at most the maximum.
  case fit
  /// The zoom that shows the whole content at the first layout only; at most the maximum.
  case fitOnce = "fit-once"
}
