internal import Gesture

/// What is wanted of a page besides where its views stand.
struct PageWishes: Sendable {
  /// What it is asked for in every step.
  var signals: [PageSignal] = []
  /// The frames of which it takes a picture.
  var pictured: Set<Instant> = []
  /// Who is told what runs of its scripts.
  var code: CodeWatch?
}
