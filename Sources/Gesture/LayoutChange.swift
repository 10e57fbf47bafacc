/// A change of the room that views have: the window, a frame, the keyboard.
public enum LayoutChange: Hashable, Sendable {
  case turn(to: Orientation, window: WindowChange, frames: [FrameChange])
  case resize(window: WindowChange, frames: [FrameChange])
  case frame(FrameChange)
  case keyboard(Keyboard)
}

/// The window's new size; its scale stays unless it is named.
public struct WindowChange: Hashable, Sendable {
  public var size: Size
  public var scale: Double?

  public init(size: Size, scale: Double? = nil) {
    self.size = size
    self.scale = scale
  }
}

/// A view's new frame in its parent.
public struct FrameChange: Hashable, Sendable {
  /// The view's index in the scene.
  public var view: Int
  public var frame: Rectangle

  public init(view: Int, frame: Rectangle) {
    self.view = view
    self.frame = frame
  }
}

/// The keyboard's whereabouts.
public enum Keyboard: Hashable, Sendable {
  /// Its frame in the window, and which of the view's fields has the focus, if one has.
  case shown(frame: Rectangle, field: Int?)
  case hidden
}

extension LayoutChange {
  /// The new frames that views get.
  public var frames: [FrameChange] {
    switch self {
    case .turn(_, _, let frames), .resize(_, let frames): frames
    case .frame(let frame): [frame]
    case .keyboard: []
    }
  }
}
