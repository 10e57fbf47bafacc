import Model
import Replay
import Testing
import TestSupport

struct FrameClockTests {
  static let rates: [FrameRate] = [
    FrameRate(30, per: 1), FrameRate(hertz: 59.94), FrameRate(60, per: 1), FrameRate(90, per: 1),
    FrameRate(120, per: 1), FrameRate(144, per: 1), FrameRate(60000, per: 1001),
    FrameRate(hertz: 23.976), FrameRate(1, per: 7), FrameRate(hertz: 999.999),
  ].compactMap { $0 }

  @Test(arguments: rates)
  func `every frame of ten days is at the nearest nanosecond`(rate: FrameRate) {
    let clock = FrameClock(rate, phase: .milliseconds(3.5))
    let days = Int64(rate.hertz * 86400 * 10)
    for k in stride(from: Int64(0), through: days, by: max(1, Int(days / 50_000))) {
      let exact = Int128(k) * Int128(rate.seconds) * 1_000_000_000
      let nearest = (2 * exact + Int128(rate.frames)) / (2 * Int128(rate.frames))
      #expect(clock.tick(k)?.nanoseconds == Int64(nearest) + 3_500_000)
    }
  }

  @Test(arguments: rates)
  func `the first frame from a time on is not before the time, but its previous frame is`(
    rate: FrameRate
  ) {
    let clock = FrameClock(rate, phase: .milliseconds(1))
    for k: Int64 in [0, 1, 2, 59, 60, 61, 1000, 51_840_000, 51_840_001] {
      guard let tick = clock.tick(k) else { continue }
      #expect(clock.first(from: tick) == k)
      #expect(clock.first(from: tick + TimeSpan(nanoseconds: 1)) == k + 1)
      #expect(clock.first(from: tick - TimeSpan(nanoseconds: 1)) == k)
    }
  }

  @Test func `a clock has no more frames past its range`() {
    let clock = FrameClock()
    #expect(clock.tick(.max) == nil)
    #expect(clock.tick(-1) == nil)
    #expect(clock.first(from: Instant(nanoseconds: .max)) == nil)
    #expect(clock.first(from: Instant(nanoseconds: .min)) == 0)
    #expect(FrameClock(.standard, phase: TimeSpan(nanoseconds: .min)).first(from: .zero) != 0)
  }

  @Test(arguments: [0, -60, .nan, .infinity, 1e9, 0.0001])
  func `a frame rate out of range is rejected`(hertz: Double) {
    #expect(FrameClock(hertz: hertz) == nil)
  }

  @Test(arguments: [(60.0, "60"), (59.94, "59.94"), (23.976, "23.976"), (0.5, "0.5")])
  func `a frame rate is written in the form in which it was given`(hertz: Double, text: String) {
    #expect(FrameRate(hertz: hertz)?.text == text)
  }

  @Test func `listed frames are sorted and unique`() {
    let ticks = ListedTicks([30, 10, 20, 10].map { Instant.milliseconds($0) })
    #expect((0..<4).map { ticks.tick($0) } == [10, 20, 30].map { .milliseconds($0) } + [nil])
    #expect(ticks.first(from: .milliseconds(5)) == 0)
    #expect(ticks.first(from: .milliseconds(10)) == 0)
    #expect(ticks.first(from: .milliseconds(11)) == 1)
    #expect(ticks.first(from: .milliseconds(30)) == 2)
    #expect(ticks.first(from: .milliseconds(31)) == nil)
    #expect(ListedTicks([]).first(from: .zero) == nil)
  }
}
