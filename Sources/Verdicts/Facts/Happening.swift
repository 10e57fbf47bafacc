internal import Gesture

/// What happened at a moment.
public struct Happening: OptionSet, Sendable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  public static let down = Happening(rawValue: 1)
  public static let move = Happening(rawValue: 2)
  public static let up = Happening(rawValue: 4)
  public static let cancel = Happening(rawValue: 8)
  /// The window turned or changed its size.
  public static let turn = Happening(rawValue: 16)
  /// The view's frame changed by itself.
  public static let frame = Happening(rawValue: 32)
  public static let keyboard = Happening(rawValue: 64)
  public static let setting = Happening(rawValue: 128)
  public static let ask = Happening(rawValue: 256)

  /// What changes the room a view has, or what it holds.
  public static let layout: Happening = [.turn, .frame, .keyboard, .setting]
  /// What fingers do.
  public static let touch: Happening = [.down, .move, .up, .cancel]
  public static let lift: Happening = [.up, .cancel]
}

extension Touch.Phase {
  var happening: Happening {
    switch self {
    case .down: .down
    case .move: .move
    case .up: .up
    case .cancel: .cancel
    }
  }
}

extension LayoutChange {
  var happening: Happening {
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
