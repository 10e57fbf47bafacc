internal import Gesture

extension LayoutChange {
  /// The new frames it brings, for engines to which a window is only what its views are in.
  var frames: [FrameChange] {
    switch self {
    case .turn(_, _, let frames), .resize(_, let frames): frames
    case .frame(let frame): [frame]
    case .keyboard: []
    }
  }

  /// Whether fingers are somewhere else afterwards: the keyboard moves nothing but itself.
  var movesViews: Bool { if case .keyboard = self { false } else { true } }
}
