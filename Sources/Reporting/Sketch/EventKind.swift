internal import Gesture

/// What may stand as a letter on the lane of events.
enum EventKind: UInt16, CaseIterable {
  case turn, resize, frame, keyboard, set, ask, mark
}

extension EventKind {
  /// Nothing for touches, which have lanes of their own, and for what was only seen.
  init?(_ action: InputEvent.Action) {
    switch action {
    case .layout(.turn): self = .turn
    case .layout(.resize): self = .resize
    case .layout(.frame): self = .frame
    case .layout(.keyboard): self = .keyboard
    case .setting: self = .set
    case .ask: self = .ask
    case .mark: self = .mark
    case .touch, .observation: return nil
    }
  }

  var mark: Marks { Marks(rawValue: 1 << rawValue) }

  var letter: Character {
    switch self {
    case .turn: "T"
    case .resize: "R"
    case .frame: "F"
    case .keyboard: "K"
    case .set: "S"
    case .ask: "A"
    case .mark: "M"
    }
  }
}
