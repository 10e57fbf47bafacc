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

  /// The new frames that views get; a change of one frame has the first of them.
  public var frames: [FrameChange] {
    get {
      switch self {
      case .turn(_, _, let frames), .resize(_, let frames): frames
      case .frame(let frame): [frame]
      case .keyboard: []
      }
    }
    set {
      switch self {
      case .turn(let side, let window, _): self = .turn(to: side, window: window, frames: newValue)
      case .resize(let window, _): self = .resize(window: window, frames: newValue)
      case .frame(let frame): self = .frame(newValue.first ?? frame)
      case .keyboard: break
      }
    }
  }

  /// The window's new size; nil where it keeps the one that it has.
  public var window: WindowChange? {
    get {
      switch self {
      case .turn(_, let window, _), .resize(let window, _): window
      case .frame, .keyboard: nil
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case .turn(let side, _, let frames): self = .turn(to: side, window: newValue, frames: frames)
      case .resize(_, let frames): self = .resize(window: newValue, frames: frames)
      case .frame, .keyboard: break
      }
    }
  }

  /// Where the keyboard is afterwards, if that changes.
  public var keyboard: Keyboard? {
    if case .keyboard(let keyboard) = self { keyboard } else { nil }
  }
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
