/// A change of the layout: the window, a frame, the keyboard.
public enum LayoutChange: Hashable, Sendable {
  /// The device is turned: another side is up, the window has a new size, and views may have new
  /// frames.
  case turn(to: Orientation, window: WindowChange, frames: [FrameChange])
  /// The window has a new size, and views may have new frames.
  case resize(window: WindowChange, frames: [FrameChange])
  /// One view has a new frame.
  case frame(FrameChange)
  /// The keyboard appears, changes its frame or disappears.
  case keyboard(Keyboard)

  /// The new frames of views. If the change is `frame`, only the first assigned frame is used.
  public var frames: [FrameChange] {
    get { parts.frames }
    set { parts.frames = newValue }
  }

  /// The window's new size; nil if it is unchanged.
  public var window: WindowChange? {
    get { parts.window }
    set { if let newValue { parts.window = newValue } }
  }

  /// The parts that several kinds of changes have in common.
  private var parts: (window: WindowChange?, frames: [FrameChange]) {
    get {
      switch self {
      case .turn(_, let window, let frames), .resize(let window, let frames): (window, frames)
      case .frame(let frame): (nil, [frame])
      case .keyboard: (nil, [])
      }
    }
    set {
      switch self {
      case .turn(let side, let window, _):
        self = .turn(to: side, window: newValue.window ?? window, frames: newValue.frames)
      case .resize(let window, _):
        self = .resize(window: newValue.window ?? window, frames: newValue.frames)
      case .frame(let frame): self = .frame(newValue.frames.first ?? frame)
      case .keyboard: break
      }
    }
  }

  /// The keyboard after the change; nil if it is unchanged.
  public var keyboard: Keyboard? {
    if case .keyboard(let keyboard) = self { keyboard } else { nil }
  }
}

/// The window's new size and, if it changes, its new scale.
public struct WindowChange: Hashable, Sendable {
  /// The window's size from now on, in points.
  public var size: Size
  /// The new number of pixels per point; nil if it is unchanged.
  public var scale: Double?

  /// Creates a change of the window to a new size.
  public init(size: Size, scale: Double? = nil) {
    self.size = size
    self.scale = scale
  }
}

/// A view's new frame in its parent.
public struct FrameChange: Hashable, Sendable {
  /// The view's index in the scene.
  public var view: Int
  /// The new frame of the view in its parent.
  public var frame: Rectangle

  /// Creates a change of the frame of the view with this index in the scene.
  public init(view: Int, frame: Rectangle) {
    self.view = view
    self.frame = frame
  }
}

/// The state of the keyboard.
public enum Keyboard: Hashable, Sendable {
  /// The keyboard is visible: its frame in the window, and the index of the view's focused field,
  /// if it has a focused field.
  case shown(frame: Rectangle, field: Int?)
  /// The keyboard is out of sight.
  case hidden
}
