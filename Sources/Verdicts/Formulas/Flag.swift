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
  static var asked: UInt64 { 1 << 3 }
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
  static var room: UInt64 { inside | outside }
  /// The flags that the app shows beside the view.
  static var readouts: UInt64 {
    probeReset | probeRefreshing | probeIdle | probePanning | probeZooming
  }
}

extension Signal {
  /// The Boolean signals, in the order of their bits.
  private static let flags: [Signal] =
    [
      .rest, .touching, .moved, .asked, .paging, .bounces, .enabled, .wheel, .tracking, .dragging,
      .decelerating, .zooming, .bouncing, .animating, .nested, .keyboard, .inputDown, .inputMove,
      .inputUp, .inputCancel, .inputTurn, .inputFrame, .inputKeyboard, .inputSet, .inputAsk,
      .inputAny, .inside, .outside, .probeReset, .probeRefreshing, .probeIdle, .probePanning,
      .probeZooming,
    ] + Callback.Kind.all.compactMap { Signal(rawValue: "callback(\($0.name))") }

  /// The bit of a Boolean signal; nil for a number.
  var flag: UInt64? { Self.flags.firstIndex(of: self).map { 1 << UInt64($0) } }
}

extension UInt64 {
  /// These bits if the condition is true, otherwise none.
  @inline(__always)
  func when(_ isSo: Bool) -> UInt64 { isSo ? self : 0 }
}
