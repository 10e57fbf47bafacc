internal import Model
internal import Replay
internal import Text

/// The offset and the zoom of a view, which are compared between two replays.
struct OffsetAndZoom: Equatable {
  var offset: Point
  var zoom: Double
}

extension OffsetAndZoom {
  init(_ view: ViewState) { self.init(offset: view.offset, zoom: view.zoom) }
}

/// The time and location of a comparison, for reports.
struct StepLocation {
  var step = 0
  var time = Instant.zero
  /// The location of the last input before the comparison.
  var location = FileLocation.nowhere
}

extension StepLocation {
  init(_ step: borrowing Step) {
    self.init(step: step.index, time: step.time, location: step.location)
  }
}
