internal import Model

/// Options for a page other than its scene.
struct PageOptions: Sendable {
  /// The views that the user chose.
  var views: [PageView] = []
  /// The signals to query at every step.
  var signals: [PageSignal] = []
  /// The times of the frames of which a picture is taken.
  var pictured: Set<Instant> = []
  /// Receives the parts of the page's scripts that have run.
  var code: CodeWatch?
}
