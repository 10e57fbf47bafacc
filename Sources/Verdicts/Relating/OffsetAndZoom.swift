internal import Gesture
internal import Replay

/// Where a view stands: what two replays are compared by.
struct OffsetAndZoom: Equatable {
  var offset: Point
  var zoom: Double
}

extension OffsetAndZoom {
  init(_ view: ViewState) { self.init(offset: view.offset, zoom: view.zoom) }
}

/// When and where something was compared, for people who look for it.
struct StepLocation {
  var step = 0
  var time = Instant.zero
  /// The input that came last.
  var place = FileLocation.nowhere
}

extension StepLocation {
  init(_ step: borrowing Step) { self.init(step: step.index, time: step.time, place: step.place) }
}
