import Testing

@testable import Chromium

struct TouchStampsTests {
  /// Times in microseconds as reported by touch screens, with gaps, pauses and simultaneous
  /// touches.
  private func times(_ seed: UInt64) -> [Int] {
    let gaps = [0, 5, 8_333, 8_334, 16_666, 16_667, 20_000, 40_000, 80_000, 100_000, 250_000]
    var number = seed
    var time = Int(seed) * 1_000_003
    return (0..<200).map { _ in
      number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      time += gaps[Int(number >> 33) % gaps.count]
      return time
    }
  }

  @Test(arguments: 0..<50)
  func `timestamps increase and are close to the times of their touches`(seed: UInt64) {
    var stamps = TouchStamps()
    var last = -1
    var together = 0
    var before = -1_000
    for time in times(seed) {
      let stamp = stamps.next(at: time)
      #expect(stamp > last)
      together = time - before <= 20 ? together + 1 : 0
      #expect(stamp >= time && stamp <= time + 200 + 30 * together, "\(stamp - time)")
      (last, before) = (stamp, time)
    }
  }

  @Test(arguments: 0..<50)
  func `no two timestamps differ by exactly a time limit of the browser`(seed: UInt64) {
    var stamps = TouchStamps()
    let given = times(seed).map { stamps.next(at: $0) }
    for (index, stamp) in given.enumerated() {
      for earlier in given[..<index] {
        for limit in [100_000, 80_000, 40_000] {
          #expect(abs(stamp - earlier - limit) >= 10)
        }
      }
    }
  }

  @Test(arguments: 0..<50)
  func `exact timestamps are moved only if they would not increase`(seed: UInt64) {
    var stamps = TouchStamps()
    stamps.isExact = true
    var last = -1_000
    for time in times(seed) {
      let stamp = stamps.next(at: time)
      #expect(stamp == max(time, last + 20))
      last = stamp
    }
  }

  @Test func `a timestamp does not change when it is converted to seconds and back`() {
    for stamp in [1_795_461_387_610_213, 1_795_461_387_610_214, 0, 999_999] {
      #expect(Int(TouchStamps.seconds(stamp) * 1e6) == stamp)
    }
  }
}
