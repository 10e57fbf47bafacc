import Testing

@testable import Engines

struct AndroidFlingTests {
  /// The expected values are derived from Android's OverScroller.
  @Test(arguments: [(10, 0.27400), (25, 0.58381), (50, 0.85841), (75, 0.97107), (90, 0.99581)])
  func `the samples of the spline equal Android's`(sample: Int, position: Double) {
    #expect(abs(AndroidSpline.position(ofSample: sample) - position) < 1e-4)
  }

  @Test func `the samples solve the time polynomial of the spline to 1e-7`() {
    for i in 0...100 {
      let position = AndroidSpline.position(ofSample: i)
      // Finds the spline's parameter for the sample by bisection.
      let s = bisect(from: 0, to: 1) { $0 * (1.5 - 0.5 * $0 * $0) < position }
      #expect(abs(s * (0.525 + 0.475 * s * s) - Double(i) / 100) < 1e-7)
    }
    #expect(AndroidSpline.position(ofSample: 0) == 0)
    #expect(AndroidSpline.position(ofSample: 100) == 1)
  }

  /// The expected values are derived from Android's OverScroller.
  @Test(arguments: [(1000.0, 0.555, 194.31), (4000, 1.540, 2156.95)])
  func `the distance and the duration of a fling equal Android's`(
    velocity: Double, duration: Double, distance: Double
  ) {
    let whole = AndroidFling(from: 0, velocity: velocity)
    let exact = AndroidFling(from: 0, velocity: velocity, resolution: .exact)
    #expect(whole.restTime == duration)
    #expect(whole.distance == truncated(distance))
    #expect(abs(exact.distance - distance) < 0.005)
    #expect(exact.restTime >= duration && exact.restTime < duration + 0.001)
  }

  /// The expected values are derived from Android's OverScroller: 1000 dp/s are 2625 px/s on a
  /// screen with 2.625 px per dp.
  @Test func `a fling covers the same distance in points on a denser screen`() {
    let one = AndroidFling(from: 0, velocity: 1000, resolution: .exact)
    let dense = AndroidFling(from: 0, velocity: 2625, density: 2.625, resolution: .exact)
    #expect(abs(dense.distance - 510.07) < 0.01)
    #expect(abs(dense.distance / 2.625 - one.distance) < 1e-9)
    #expect(abs(dense.restTime - one.restTime) < 1e-12)
  }

  /// The expected values are derived from Android's OverScroller: the distance truncated to 194,
  /// and the positions before and after rounding.
  @Test(arguments: [(0.016, 15.92), (0.1, 88.62), (0.25, 159.22)])
  func `the positions during a fling equal Android's`(time: Double, position: Double) {
    let fling = AndroidFling(from: 0, velocity: 1000)
    let share = AndroidSpline.share(ofDistanceAt: time / fling.restTime)
    #expect(abs(fling.distance * share - position) < 0.01)
    #expect(fling.value(at: time) == rounded(position))
  }

  @Test func `the passing time of a point is the time at which the fling reaches the point`() throws
  {
    let fling = AndroidFling(from: 20, velocity: -3000, resolution: .exact)
    for i in 1..<50 {
      let position = 20 + fling.distance * Double(i) / 50
      let met = try #require(fling.passingTime(of: position))
      #expect(abs(fling.value(at: met) - position) < 1e-9 * abs(fling.distance))
    }
    #expect(fling.passingTime(of: 21) == nil)
    #expect(fling.passingTime(of: 20 + fling.distance * 1.01) == nil)
  }

  @Test func `a fling without velocity does not move`() {
    let fling = AndroidFling(from: 20, velocity: 0)
    #expect(fling.restTime == 0)
    #expect(fling.destination == 20)
  }
}
