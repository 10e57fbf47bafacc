// The names of Foundation that FlickbookUIKit and its stand-in for UIKit use, with the signatures
// of Apple's documentation. Here CGFloat is an alias of Double; the build for Linux checks that the
// code distinguishes them.

@_exported public import ObjectiveC

public typealias CGFloat = Double
public typealias TimeInterval = Double

extension CGPoint: @retroactive Equatable {
  public static func == (one: CGPoint, other: CGPoint) -> Bool {
    one.x == other.x && one.y == other.y
  }
}

extension CGSize: @retroactive Equatable {
  public static func == (one: CGSize, other: CGSize) -> Bool {
    one.width == other.width && one.height == other.height
  }
}

extension CGRect: @retroactive Equatable {
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }
  public var minX: CGFloat { origin.x }
  public var minY: CGFloat { origin.y }
  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }
  public static func == (one: CGRect, other: CGRect) -> Bool {
    one.origin == other.origin && one.size == other.size
  }
}

public struct Notification {
  public struct Name: Hashable, Sendable {
    public init(_ rawValue: String) {}
  }
  public var userInfo: [AnyHashable: Any]?
}

open class NotificationCenter: @unchecked Sendable {
  open class var `default`: NotificationCenter { NotificationCenter() }
  open func addObserver(
    forName name: Notification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any AnyObject { self }
  open func removeObserver(_ observer: Any) {}
}

open class OperationQueue {}

open class RunLoop {
  public struct Mode: Hashable, Sendable {
    public static let common = Mode()
  }
  open class var main: RunLoop { RunLoop() }
}

public struct URL: Sendable {
  public var path: String { "" }
}
