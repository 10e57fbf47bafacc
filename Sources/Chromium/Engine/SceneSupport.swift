internal import Model
internal import Replay

/// Detects scenes that a page cannot represent. Their recordings are refused, because the page
/// would show another scene.
enum SceneSupport {
  /// The maximum number of rest positions that a view may have.
  static let maxAreas = 4_000

  /// Whether the first view can be zoomed and is therefore the document. Only the document of a
  /// page can be zoomed.
  static func isDocument(_ scene: Scene) -> Bool { scene.views.first.map(canZoom) ?? false }

  /// Checks combinations of elements that abilities cannot express. A page supports each of these
  /// elements on its own.
  static func check(_ scene: Scene) throws(EngineError) {
    for (index, view) in scene.views.enumerated() {
      guard canZoom(view) else {
        if let zoom = view.start.zoom, zoom != 1 { throw refusal("it does not zoom", view) }
        continue
      }
      guard index == 0, scene.views.allSatisfy({ $0.inside != nil || $0 == view }) else {
        throw refusal("in a page, only the document can be zoomed, not a view in it", view)
      }
      if view.scroll.paging || view.snap != nil {
        throw refusal("a page that can be zoomed has no pages", view)
      }
      if view.insets != Insets() || view.layout.small == .centre {
        throw refusal("the margins of a page grow with its zoom", view)
      }
      let limits = documentZoom(view)
      let isFitted = view.zoom.limits == .fixed || limits.minimum <= limits.declared + 1e-9
      guard isFitted, limits.minimum <= max(1, limits.declared) + 1e-9,
        limits.minimum <= limits.maximum
      else { throw refusal("a document is never smaller than its window", view) }
    }
  }

  /// The zoom limits of a document. A document fills its window, so its minimum zoom is at least
  /// the zoom at which the content covers the window along both axes.
  static func documentZoom(
    _ view: ViewScene
  ) -> (minimum: Double, maximum: Double, declared: Double) {
    let viewport = view.frame.size
    let content = view.contentSize(in: viewport)
    let limits = view.zoomRange(in: viewport)
    guard content.width > 0, content.height > 0 else {
      return (.infinity, limits.maximum, limits.minimum)
    }
    let filling = max(viewport.width / content.width, viewport.height / content.height)
    return (max(limits.minimum, filling), limits.maximum, limits.minimum)
  }

  private static func canZoom(_ view: ViewScene) -> Bool {
    let limits = view.zoomRange(in: view.frame.size)
    return limits.minimum != limits.maximum || limits.minimum != 1
  }

  private static func refusal(_ text: String, _ view: ViewScene) -> EngineError {
    EngineError(.unsupported, "view \"\(view.id)\": \(text)")
  }
}
