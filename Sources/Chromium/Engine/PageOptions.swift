internal import Model

/// Options for a page besides the positions of its views.
struct PageOptions: Sendable {
  /// The signals to query at every step.
  var signals: [PageSignal] = []
  /// The frames of which to take a picture.
  var pictured: Set<Instant> = []
  /// Receives which of its scripts have run.
  var code: CodeWatch?
}
