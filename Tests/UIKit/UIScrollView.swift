internal import Model
internal import Text

#if _runtime(_ObjC)
  @objcMembers
#endif
@MainActor open class UIScrollView: UIView {
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  open weak var delegate: (any UIScrollViewDelegate)?
  open var contentOffset: CGPoint {
    get { layer.bounds.origin }
    set { setContentOffset(newValue, animated: false) }
  }
  open var zoomScale: CGFloat {
    get { shownZoom }
    set { setZoomScale(newValue, animated: false) }
  }
  var shownZoom: CGFloat = 1
  open var contentSize = CGSize(width: 0, height: 0)
  open internal(set) var adjustedContentInset = UIEdgeInsets(
    top: 0, left: 0, bottom: 0, right: 0)
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var isDirectionalLockEnabled = false
  open var decelerationRate = DecelerationRate.normal
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var scrollsToTop = true
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var bouncesZoom = true
  open var refreshControl: UIRefreshControl?
  open internal(set) var isTracking = false
  open internal(set) var isDragging = false
  open internal(set) var isDecelerating = false
  open internal(set) var isZooming = false
  open internal(set) var isZoomBouncing = false

  private var simulation: Simulation? { window?.simulation }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    simulation?.perform(.scrollTo(contentOffset.point), animated, of: self)
  }
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    simulation?.perform(.reveal(rect.rectangle), animated, of: self)
  }
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    simulation?.perform(.zoomTo(Double(scale)), animated, of: self)
  }
  open func zoom(to rect: CGRect, animated: Bool) {
    simulation?.perform(.zoomToRect(rect.rectangle), animated, of: self)
  }
}

@MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let valueChanged = Event(rawValue: 1 << 12)
  }
  private var actions: [(action: UIAction, events: Event)] = []

  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    actions.append((action, controlEvents))
  }
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    actions.removeAll { $0.action === action }
  }
  open func sendActions(for controlEvents: UIControl.Event) {
    for (action, events) in actions where events.contains(controlEvents) { action.handler(action) }
  }
}

open class UIImage: NSObject {}

@MainActor open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public enum State: Int, Sendable { case off, on, mixed }
}

public typealias UIActionHandler = (UIAction) -> Void

@MainActor open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  private(set) var handler: UIActionHandler = { _ in }

  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init()
    self.handler = handler
  }
}

@MainActor open class UIRefreshControl: UIControl {
  open internal(set) var isRefreshing = false
  private var simulation: Simulation? { window?.simulation }

  open func beginRefreshing() { perform(.beginRefresh) }
  open func endRefreshing() { perform(.endRefresh) }

  private func perform(_ request: Simulation.Request) {
    if let view = superview as? UIScrollView {
      view.window?.simulation?.perform(request, false, of: view)
    }
  }
}

@MainActor open class UIPickerView: UIView {}
