/// Whether a zoom is under way, as the app was notified, and how the last one ended.
struct ZoomPhase {
  /// Whether the app was notified that a zoom began and not yet that it ended.
  private(set) var isOpen = false
  /// The zoom at the last end of a zoom.
  private(set) var lastZoom = 1.0
}

extension ZoomPhase {
  /// A zoom begins; false where one is under way.
  mutating func open() -> Bool {
    defer { isOpen = true }
    return !isOpen
  }

  mutating func close(at zoom: Double) {
    isOpen = false
    lastZoom = zoom
  }
}
