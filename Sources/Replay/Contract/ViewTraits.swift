/// Properties of a view in a web page, in addition to its visible state.
///
/// The contract of an engine describes how the engine scrolls. In a page, an engine may scroll some
/// views while the page's scripts move others, and both may change during a recording.
package struct ViewTraits: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The page's script handles fingers, so slop, coast and snapping are not those of the engine.
  package static let scripted = ViewTraits(rawValue: 1)
  /// The page's script moves slides, so the view probably comes to rest on a slide.
  package static let slides = ViewTraits(rawValue: 2)
  /// A finger that scrolls the view to its edge does not continue to scroll the view around it.
  package static let keepsFinger = ViewTraits(rawValue: 4)
  /// The app is currently moving the view, by an animation or a smooth scroll.
  package static let sent = ViewTraits(rawValue: 8)
  /// The view is currently not in the page; its other values are the last ones before it was
  /// removed.
  package static let away = ViewTraits(rawValue: 16)
  /// The view belongs to a web page.
  package static let ofPage = ViewTraits(rawValue: 32)
}
