// A stand-in for Apple's UIKit. FlickbookUIKit is compiled and tested with it where UIKit does not
// exist, such as on Linux. The stand-in has only the names that FlickbookUIKit and its tests use,
// with the signatures of Apple's documentation, and an engine of this project moves its scroll
// views in virtual time. FlickbookUIKit has been compiled only with this stand-in: nothing here
// shows how Apple's UIKit behaves.

#if _runtime(_ObjC)
  // Tools/darwin checks FlickbookUIKit as Apple's compiler would: NSObject and Selector are
  // declared in Objective-C.
  @_exported public import ObjectiveC
#endif
@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.CGPoint
@_exported public import struct Foundation.CGRect
@_exported public import struct Foundation.CGSize
@_exported public import struct Foundation.Notification
@_exported public import class Foundation.NotificationCenter
@_exported public import class Foundation.OperationQueue
@_exported public import class Foundation.RunLoop
@_exported public import typealias Foundation.TimeInterval
@_exported public import struct Foundation.URL

public typealias CFTimeInterval = Double

#if !_runtime(_ObjC)
  /// The name of a method in the Objective-C runtime.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    package let name: String
    public init(_ str: String) { name = str }
    public init(stringLiteral name: String) { self.name = name }
  }

  public protocol NSObjectProtocol: AnyObject {
    func responds(to aSelector: Selector!) -> Bool
  }

  /// Without the Objective-C runtime, the methods of a class are unknown. A class that implements
  /// optional methods reports them in `responds(to:)`.
  open class NSObject: NSObjectProtocol, Hashable {
    public init() {}
    open func responds(to aSelector: Selector!) -> Bool { false }
    open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
    open func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! { nil }
    public static func == (one: NSObject, other: NSObject) -> Bool { one === other }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
#endif

@MainActor open class UIResponder: NSObject {
  public nonisolated class var keyboardWillShowNotification: Notification.Name {
    Notification.Name("UIKeyboardWillShowNotification")
  }
  public nonisolated class var keyboardWillHideNotification: Notification.Name {
    Notification.Name("UIKeyboardWillHideNotification")
  }
  public nonisolated class var keyboardFrameEndUserInfoKey: String {
    "UIKeyboardFrameEndUserInfoKey"
  }
  public nonisolated class var keyboardAnimationDurationUserInfoKey: String {
    "UIKeyboardAnimationDurationUserInfoKey"
  }
}

@MainActor open class UIDevice: NSObject {
  open class var current: UIDevice { UIDevice() }
  open var model: String { "stand-in" }
  open var systemName: String { "no system" }
  open var systemVersion: String { "0" }
}
