/// What is known about a view of an app's own page, besides what it shows.
///
/// The contract of an engine describes how the engine scrolls. In a page, an engine may scroll some
/// views while the page's scripts move others, and both may change during a recording.
package struct ViewTraits: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The page handles fingers itself, so slop, coast and snapping are not those of the engine.
  package static let scripted = ViewTraits(rawValue: 1)
  /// The page moves slides, on which it probably comes to rest.
  package static let slides = ViewTraits(rawValue: 2)
  /// A finger that scrolls it to its edge does not go on to scroll the view around it.
  package static let keepsFinger = ViewTraits(rawValue: 4)
  /// The app moves it at this time, by an animation or a smooth scroll.
  package static let sent = ViewTraits(rawValue: 8)
  /// The page does not contain it at this time, and its other values are those before it left.
  package static let away = ViewTraits(rawValue: 16)
  /// It belongs to a page of an app.
  package static let ofPage = ViewTraits(rawValue: 32)
}
