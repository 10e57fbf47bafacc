internal import Replay

/// What is seen of a view that only its scene, its room and its zoom change: worked out once, since
/// it stays for thousands of frames.
struct Face {
  var state = ViewState()
  /// Whether the scene or the room has changed since.
  var isStale = true
}
