internal import Gesture
internal import Replay

/// Boolean values of a sample, as one bit each: a condition of a few of them is tested with one
/// mask.
enum Flag {
  /// The shift of the bits of `Activity` and of `StepEvents`.
  static let activity: UInt64 = 8
  static let input: UInt64 = 16

  static var rest: UInt64 { 1 << 0 }
  static var touching: UInt64 { 1 << 1 }
  static var moved: UInt64 { 1 << 2 }
  static var requested: UInt64 { 1 << 3 }
  static var paging: UInt64 { 1 << 4 }
  static var bounces: UInt64 { 1 << 5 }
  static var enabled: UInt64 { 1 << 6 }
  static var wheel: UInt64 { 1 << 7 }
  static var nested: UInt64 { 1 << 14 }
  static var keyboard: UInt64 { 1 << 15 }
  static var inputAny: UInt64 { 1 << 25 }
  static var inside: UInt64 { 1 << 26 }
  static var outside: UInt64 { 1 << 27 }
  static var probeReset: UInt64 { 1 << 28 }
  static var probeRefreshing: UInt64 { 1 << 29 }
  static var probeIdle: UInt64 { 1 << 30 }
  static var probePanning: UInt64 { 1 << 31 }
  static var probeZooming: UInt64 { 1 << 32 }

  /// The flags that the scene and the recording declare.
  static var declared: UInt64 { paging | bounces | enabled | wheel | nested | keyboard }
  /// The flags that depend on the scroll range of a view.
  static var scrollRange: UInt64 { inside | outside }
  /// The flags that the app shows beside the view.
  static var readouts: UInt64 {
    probeReset | probeRefreshing | probeIdle | probePanning | probeZooming
  }
}

extension Signal {
  /// The bit of a signal that is true or false; nil for a number.
  var flag: UInt64? { flagNumber.map { 1 << UInt64($0) } }

  private var flagNumber: Int? {
    switch self {
    case .rest: 0
    case .touching: 1
    case .moved: 2
    case .requested: 3
    case .paging: 4
    case .bounces: 5
    case .enabled: 6
    case .wheel: 7
    case .tracking: 8
    case .dragging: 9
    case .decelerating: 10
    case .zooming: 11
    case .bouncing: 12
    case .animating: 13
    case .nested: 14
    case .keyboard: 15
    case .inputDown: 16
    case .inputMove: 17
    case .inputUp: 18
    case .inputCancel: 19
    case .inputTurn: 20
    case .inputFrame: 21
    case .inputKeyboard: 22
    case .inputSet: 23
    case .inputRequest: 24
    case .inputAny: 25
    case .inside: 26
    case .outside: 27
    case .probeReset: 28
    case .probeRefreshing: 29
    case .probeIdle: 30
    case .probePanning: 31
    case .probeZooming: 32
    case .willBeginDragging: 33
    case .didScroll: 34
    case .willEndDragging: 35
    case .didEndDragging: 36
    case .willBeginDecelerating: 37
    case .didEndDecelerating: 38
    case .didEndScrollingAnimation: 39
    case .willBeginZooming: 40
    case .didZoom: 41
    case .didEndZooming: 42
    case .didScrollToTop: 43
    case .tap: 44
    case .valueChanged: 45
    case .select: 46
    case .refresh: 47
    default: nil
    }
  }
}

extension UInt64 {
  /// These bits if the condition is true, otherwise none.
  @inline(__always)
  func when(_ isSo: Bool) -> UInt64 { isSo ? self : 0 }
}
