// The names of Apple's Swift module ObjectiveC that FlickbookUIKit and its stand-in for UIKit use.

@_exported public import ObjectiveCHeaders

public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  public init(_ name: String) {}
  public init(stringLiteral name: String) {}
}

extension NSObject: @retroactive Equatable, @retroactive Hashable {
  public static func == (one: NSObject, other: NSObject) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public typealias Method = OpaquePointer

public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}
