internal import Gesture

/// The attributes of a view's policies, which stand in the scene and in a `set`.
enum PolicyAttributes {
  static let content: [AttributeRule] = [.must("width", .magnitude), .must("height", .magnitude)]

  static let scroll: [AttributeRule] = [
    .may("enabled", .boolean, "true"),
    .may("paging", .boolean, "false"),
    .may("paging-when-zoomed", .boolean, "true"),
    .may("page", .word(PageRule.self), "viewport"),
    .may("bounces", .boolean, "true"),
    .may("always-bounce", .word(Axes.self), "none"),
    .may("direction-lock", .boolean, "false"),
    .may("deceleration", .wordOrMagnitude(["normal", "fast"]), "normal"),
    .may("delays-touches", .boolean, "true"),
    .may("cancels-touches", .boolean, "true"),
    .may("scrolls-to-top", .boolean, "false"),
    .may("indicators", .word(Axes.self), "both"),
  ]

  static let zoom: [AttributeRule] = [
    .may("minimum", .magnitude, "1"),
    .may("maximum", .magnitude, "1"),
    .may("limits", .word(ZoomLimits.self), "fixed"),
    .may("bounces", .boolean, "true"),
  ]

  static let insets: [AttributeRule] = [
    .may("top", .number, "0"), .may("left", .number, "0"), .may("bottom", .number, "0"),
    .may("right", .number, "0"),
  ]

  static let layout: [AttributeRule] = [
    .may("content", .word(ContentLayout.Arrangement.self), "fixed"),
    .may("pages", .count),
    .may("columns", .count),
    .may("rows", .count),
    .may("on-resize", .word(ContentLayout.ResizeRule.self), "keep-offset"),
    .may("small", .word(ContentLayout.SmallContent.self), "leading"),
  ]

  static let snap: [AttributeRule] = [
    .must("every", .magnitude),
    .may("origin", .number, "0"),
    .may("axis", .word(["x", "y"]), "x"),
    .may("at", .word(Snap.Anchor.self), "leading"),
  ]

  static let wheel: [AttributeRule] = [
    .must("rows", .count),
    .must("row-height", .magnitude),
    .may("valid", .ranges),
    .may("selected", .whole, "0"),
    .may("wraps", .boolean, "false"),
  ]

  static let refresh: [AttributeRule] = [
    .must("distance", .magnitude),
    .must("height", .magnitude),
    .may("fires", .word(Refresh.Trigger.self), "cross"),
  ]

  static let tiles: [AttributeRule] = [
    .must("size", .magnitude), .may("levels", .count, "1"), .may("ring", .count, "0"),
  ]
}
