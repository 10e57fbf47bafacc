internal import Model

/// Properties of a view that depend on nothing but its scene. Testing an optional property of the
/// scene at every step would copy the scene.
struct DeclaredTraits {
  let bounces: Bool
  let isEnabled: Bool
  let hasWheel: Bool
  let isNested: Bool
  let isRightToLeft: Bool
  let scrollsToTop: Bool

  init(_ scene: ViewScene) {
    bounces = scene.scroll.bounces
    isEnabled = scene.scroll.enabled
    hasWheel = scene.wheel != nil
    isNested = scene.inside != nil
    isRightToLeft = scene.isRightToLeft
    scrollsToTop = scene.scroll.scrollsToTop
  }
}
