import Testing

@testable import Engines

struct ClampingFlingTests {
  /// Flutter's `scroll_simulation_test.dart`.
  @Test(arguments: [
    (51, 2866.91537), (584, 2617.294734), (-156.2, 1541.57665), (5469, 182.114534),
  ])
  func `it starts where and as fast as it is told`(start: Double, velocity: Double) {
    let fling = ClampingFling(from: start, velocity: velocity)
    #expect(fling.value(at: 0) == start)
    #expect(fling.velocity(at: 0) == velocity)
  }

  @Test(arguments: [100.0, 1000, -4000, 8000])
  func `it goes as far as Android's spline`(velocity: Double) {
    let fling = ClampingFling(from: 0, velocity: velocity)
    let spline = AndroidFling(from: 0, velocity: velocity, resolution: .exact)
    #expect(abs(fling.distance - spline.distance) < 1e-9 * abs(spline.distance))
  }

  @Test(arguments: [0.05, 0.3, 0.8])
  func `cut in two it is the same fling`(cut: Double) {
    let whole = ClampingFling(from: 40, velocity: 3000)
    let rest = ClampingFling(from: whole.value(at: cut), velocity: whole.velocity(at: cut))
    #expect(abs(rest.restTime - (whole.restTime - cut)) < 1e-9)
    for i in 0..<100 {
      let time = Double(i) / 80
      #expect(abs(rest.value(at: time) - whole.value(at: cut + time)) < 1e-9)
    }
  }

  @Test func `an edge is met when the fling is there`() throws {
    let fling = ClampingFling(from: 40, velocity: -3000)
    let met = try #require(fling.time(atValue: -300))
    #expect(abs(fling.value(at: met) + 300) < 1e-9)
    #expect(fling.time(atValue: 41) == nil)
    #expect(fling.time(atValue: fling.destination - 1) == nil)
  }
}
