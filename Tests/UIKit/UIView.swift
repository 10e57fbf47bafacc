public struct UIEdgeInsets: Equatable, Sendable {
  public var top, left, bottom, right: CGFloat
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

open class CALayer: NSObject {
  open var bounds = CGRect(x: 0, y: 0, width: 0, height: 0)
  /// The bounds that are shown during an animation; nil if nothing is animated.
  package var animated: CGRect?

  open func animationKeys() -> [String]? { animated == nil ? nil : ["bounds.origin"] }
  open func presentation() -> Self? {
    guard let animated else { return self }
    let shown = CALayer()
    shown.bounds = animated
    return unsafeDowncast(shown, to: Self.self)
  }
}

open class UITraitCollection: NSObject, @unchecked Sendable {
  open internal(set) var displayScale: CGFloat = 1
}

@MainActor open class UIView: UIResponder {
  open var frame: CGRect {
    didSet { layer.bounds.size = frame.size }
  }
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }
  open var isHidden = false
  open var alpha: CGFloat = 1
  open var accessibilityIdentifier: String?
  open internal(set) var traitCollection = UITraitCollection()
  open private(set) var layer = CALayer()
  private weak var outer: UIView?
  open private(set) var subviews: [UIView] = []

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
    layer.bounds.size = frame.size
  }

  open var superview: UIView? { outer }
  open var window: UIWindow? { superview?.window }

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.outer = self
    subviews.append(view)
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    outer = nil
  }

  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    var rect = rect
    var here: UIView = self
    while here !== view, let outer = here.superview {
      let scale = here.bounds.width > 0 ? here.frame.width / here.bounds.width : 1
      rect = CGRect(
        x: (rect.minX - here.bounds.minX) * scale + here.frame.minX,
        y: (rect.minY - here.bounds.minY) * scale + here.frame.minY, width: rect.width * scale,
        height: rect.height * scale)
      here = outer
    }
    return rect
  }
}

public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4
}

@MainActor open class UIScene: UIResponder {}

@MainActor open class UIWindowScene: UIScene {
  open package(set) var interfaceOrientation = UIInterfaceOrientation.portrait
}

@MainActor open class UIWindow: UIView {
  open weak var windowScene: UIWindowScene?
  package weak var simulation: Simulation?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public init(windowScene: UIWindowScene) {
    super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    self.windowScene = windowScene
  }

  open override var window: UIWindow? { self }

  /// Passes an event to the views; here, to the engine that moves the views.
  open func sendEvent(_ event: UIEvent) { simulation?.receive(event) }
}

@MainActor open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }
  open internal(set) var phase = Phase.began
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var majorRadius: CGFloat = 0
  package var point = CGPoint(x: 0, y: 0)

  open func preciseLocation(in view: UIView?) -> CGPoint { point }
}

@MainActor open class UIEvent: NSObject {
  public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }
  open var type: EventType { .touches }
  open internal(set) var timestamp: TimeInterval = 0
  /// The samples of each finger, the oldest first.
  package var samples: [(finger: UITouch, coalesced: [UITouch])] = []

  open func touches(for window: UIWindow) -> Set<UITouch>? { Set(samples.map(\.finger)) }
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    samples.first { $0.finger === touch }?.coalesced
  }
}
