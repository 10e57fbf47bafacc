/// A change of the room that views have: the window, a frame, the keyboard.
public enum LayoutChange: Hashable, Sendable {
  /// The device is turned: another side is up, the window has a new size and views new frames.
  case turn(to: Orientation, window: WindowChange, frames: [FrameChange])
  /// The window has a new size, and views new frames.
  case resize(window: WindowChange, frames: [FrameChange])
  /// One view has a new frame.
  case frame(FrameChange)
  /// The keyboard comes, changes its frame or goes.
  case keyboard(Keyboard)
}

/// The window's new size; its scale stays unless it is named.
public struct WindowChange: Hashable, Sendable {
  /// The window's size from now on, in points.
  public var size: Size
  /// Pixels a point from now on; nil where it stays as it was.
  public var scale: Double?

  /// A window of a new size.
  public init(size: Size, scale: Double? = nil) {
    self.size = size
    self.scale = scale
  }
}

/// A view's new frame in its parent.
public struct FrameChange: Hashable, Sendable {
  /// The view's index in the scene.
  public var view: Int
  /// Where the view stands from now on, in its parent.
  public var frame: Rectangle

  /// A new frame for the view with this index in the scene.
  public init(view: Int, frame: Rectangle) {
    self.view = view
    self.frame = frame
  }
}

/// The keyboard's whereabouts.
public enum Keyboard: Hashable, Sendable {
  /// Its frame in the window, and which of the view's fields has the focus, if one has.
  case shown(frame: Rectangle, field: Int?)
  /// It is out of sight.
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
