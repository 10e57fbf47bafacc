/// Boolean values of a sample, one bit each. A condition on several flags is tested with one mask.
@usableFromInline package enum Flag {
  /// The positions of the first bits of `Activity` and of `StepEvents`.
  @inlinable package static var activity: UInt64 { 8 }
  @inlinable package static var input: UInt64 { 16 }

  @inlinable package static var rest: UInt64 { 1 << 0 }
  @inlinable package static var touching: UInt64 { 1 << 1 }
  @inlinable package static var moved: UInt64 { 1 << 2 }
  @inlinable package static var requested: UInt64 { 1 << 3 }
  @inlinable package static var paging: UInt64 { 1 << 4 }
  @inlinable package static var bounces: UInt64 { 1 << 5 }
  @inlinable package static var enabled: UInt64 { 1 << 6 }
  @inlinable package static var wheel: UInt64 { 1 << 7 }
  @inlinable package static var nested: UInt64 { 1 << 14 }
  @inlinable package static var keyboard: UInt64 { 1 << 15 }
  @inlinable package static var lift: UInt64 { 1 << 48 }
  @inlinable package static var rightToLeft: UInt64 { 1 << 49 }
  @inlinable package static var sent: UInt64 { 1 << 50 }
  @inlinable package static var inputAny: UInt64 { 1 << 25 }
  @inlinable package static var inside: UInt64 { 1 << 26 }
  @inlinable package static var outside: UInt64 { 1 << 27 }
  @inlinable package static var probeReset: UInt64 { 1 << 28 }
  @inlinable package static var probeRefreshing: UInt64 { 1 << 29 }
  @inlinable package static var probeIdle: UInt64 { 1 << 30 }
  @inlinable package static var probePanning: UInt64 { 1 << 31 }
  @inlinable package static var probeZooming: UInt64 { 1 << 32 }

  /// The flags that the scene and the recording declare.
  @inlinable package static var declared: UInt64 {
    paging | bounces | enabled | wheel | nested | keyboard | rightToLeft
  }
  /// The flags that depend on the scroll range of a view.
  @inlinable package static var scrollRange: UInt64 { inside | outside }
  /// The flags that the app shows beside the view.
  @inlinable package static var readouts: UInt64 {
    probeReset | probeRefreshing | probeIdle | probePanning | probeZooming
  }
}

extension Signal {
  /// The bit of a signal that is true or false; nil for a number.
  package var flag: UInt64? { flagNumber.map { 1 << UInt64($0) } }

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
    case .inputLift: 48
    case .isRightToLeft: 49
    case .sent: 50
    default: nil
    }
  }
}

extension UInt64 {
  /// The bits if the condition is true, otherwise no bits.
  @inlinable @inline(__always)
  package func when(_ isSo: Bool) -> UInt64 { isSo ? self : 0 }
}
