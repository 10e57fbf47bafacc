import Gesture
import TestSupport
import Testing

/// The properties of the `ios` engine on many more random mixes than there is time for in debug.
@Suite(.enabled(if: isThorough))
struct ThoroughIOSTests {
  @Test func `nothing jumps, sticks or talks out of turn`() throws {
    try IOSPropertyTests().checkMotion(0..<6000)
  }

  @Test func `what is shown at a time does not depend on the frames`() throws {
    try IOSPropertyTests().checkFrames(0..<1000)
  }

  @Test func `everything later is the same, later`() throws {
    try IOSPropertyTests().checkLater(0..<1000)
  }

  @Test(arguments: Axis.allCases)
  func `a mirror shows the same, mirrored`(_ axis: Axis) throws {
    try IOSRelationsTests().checkMirror(axis, 0..<1500)
  }

  @Test func `with the axes swapped it is the same, swapped`() throws {
    try IOSRelationsTests().checkSwapped(0..<1500)
  }

  @Test func `a finer path is the same path`() throws {
    try IOSRelationsTests().checkFiner(0..<2000)
  }
}
