import Model
import Testing

struct FingersDownTests {
  @Test func `each of the 256 fingers is down or up independently`() {
    var fingers = FingersDown()
    for finger in 0...255 {
      #expect(fingers.lowestFree == UInt8(finger))
      fingers.toggle(UInt8(finger))
      #expect(fingers.contains(UInt8(finger)) && fingers.count == finger + 1)
    }
    #expect(fingers.lowestFree == nil)
    for finger in 0...255 {
      #expect(fingers.lowest == UInt8(finger))
      fingers.toggle(UInt8(finger))
      #expect(!fingers.contains(UInt8(finger)))
    }
    #expect(fingers == FingersDown() && fingers.lowest == nil)
  }
}
