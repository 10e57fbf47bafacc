internal import Gesture

/// What happened at a moment.
public struct StepEvents: OptionSet, Sendable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  public static let down = StepEvents(rawValue: 1)
  public static let move = StepEvents(rawValue: 2)
  public static let up = StepEvents(rawValue: 4)
  public static let cancel = StepEvents(rawValue: 8)
  /// The window turned or changed its size.
  public static let turn = StepEvents(rawValue: 16)
  /// The view's frame changed by itself.
  public static let frame = StepEvents(rawValue: 32)
  public static let keyboard = StepEvents(rawValue: 64)
  public static let setting = StepEvents(rawValue: 128)
  public static let ask = StepEvents(rawValue: 256)

  /// What changes the room a view has, or what it holds.
  public static let layout: StepEvents = [.turn, .frame, .keyboard, .setting]
  /// What fingers do.
  public static let touch: StepEvents = [.down, .move, .up, .cancel]
  public static let lift: StepEvents = [.up, .cancel]
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

  var scale: Double? {
    switch self {
    case .turn(_, let window, _), .resize(let window, _): window.scale
    case .frame, .keyboard: nil
    }
  }
}
