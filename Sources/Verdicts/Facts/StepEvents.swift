internal import Gesture

/// What happened at a moment.
struct StepEvents: OptionSet, Sendable {
  let rawValue: UInt16

  init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  static let down = StepEvents(rawValue: 1)
  static let move = StepEvents(rawValue: 2)
  static let up = StepEvents(rawValue: 4)
  static let cancel = StepEvents(rawValue: 8)
  /// The window turned or changed its size.
  static let turn = StepEvents(rawValue: 16)
  /// The view's frame changed by itself.
  static let frame = StepEvents(rawValue: 32)
  static let keyboard = StepEvents(rawValue: 64)
  static let setting = StepEvents(rawValue: 128)
  static let ask = StepEvents(rawValue: 256)

  /// What changes the room a view has, or what it holds.
  static let layout: StepEvents = [.turn, .frame, .keyboard, .setting]
  /// What fingers do.
  static let touch: StepEvents = [.down, .move, .up, .cancel]
  static let lift: StepEvents = [.up, .cancel]
}

extension Touch.Phase {
  var happening: StepEvents {
    switch self {
    case .down: .down
    case .move: .move
    case .up: .up
    case .cancel: .cancel
    }
  }
}

extension LayoutChange {
  var happening: StepEvents {
    switch self {
    case .turn, .resize: .turn
    case .frame: .frame
    case .keyboard: .keyboard
    }
  }
}
