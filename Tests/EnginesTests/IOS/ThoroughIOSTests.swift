import Model
import Testing
import TestSupport

/// Tests properties of the `ios` engine on more random mixes than a debug run has time for.
@Suite(.enabled(if: isThorough))
struct ThoroughIOSTests {
  @Test func `on random recordings, no view jumps, moves forever or breaks the callback grammar`()
    throws
  {
    try IOSPropertyTests().checkMotion(0..<6000)
  }

  @Test func `the state at a given time does not depend on the frame times`() throws {
    try IOSPropertyTests().checkFrames(0..<1000)
  }

  @Test func `delaying all events only delays the replay`() throws {
    try IOSPropertyTests().checkLater(0..<1000)
  }

  @Test(arguments: Axis.allCases)
  func `a mirrored recording gives the mirrored replay`(_ axis: Axis) throws {
    try IOSRelationsTests().checkMirror(axis, 0..<1500)
  }

  @Test func `a recording with swapped axes gives the replay with swapped axes`() throws {
    try IOSRelationsTests().checkSwapped(0..<1500)
  }

  @Test func `more touch samples on the same path give the same replay`() throws {
    try IOSRelationsTests().checkFiner(0..<2000)
  }
}
