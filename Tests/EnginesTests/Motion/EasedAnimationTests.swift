import Testing

@testable import Engines

struct EasedAnimationTests {
  /// From Chromium's `scroll_offset_animation_curve_unittest.cc`: an animation from (2, 40) to (10,
  /// 20).
  @Test func `ease-in-out gives the numbers of Chromium`() {
    let x = EasedAnimation(from: 2, to: 10, duration: 1)
    let y = EasedAnimation(from: 40, to: 20, duration: 1)
    #expect(abs(x.value(at: 0.5) - 6) < 2.5e-4)
    #expect(abs(y.value(at: 0.5) - 30) < 2.5e-4)
    #expect(abs(x.value(at: 0.25) - 3.0333) < 2e-4)
    #expect(abs(y.value(at: 0.25) - 37.4168) < 2e-4)
    #expect(x.value(at: 2) == 10)
    #expect(y.value(at: 0) == 40)
  }

  @Test(arguments: [
    CubicBezier.easeInOut, CubicBezier(0.35, 0.75, 0.3, 1), CubicBezier(0, 0, 1, 1),
    CubicBezier(0.25, 0.1, 0.25, 1),
  ])
  func `a curve is monotonic and its slope is finite`(curve: CubicBezier) {
    var last = -1e-12
    for i in 0...1000 {
      let progress = curve.progress(at: Double(i) / 1000)
      #expect(progress > last || i == 0 || i == 1000)
      #expect(curve.slope(at: Double(i) / 1000).isFinite)
      last = progress
    }
    #expect(curve.progress(at: 0) == 0)
    #expect(curve.progress(at: 1) == 1)
  }

  @Test func `a curve with collinear control points is a straight line`() {
    let curve = CubicBezier(1.0 / 3, 1.0 / 3, 2.0 / 3, 2.0 / 3)
    for i in 0...100 {
      #expect(abs(curve.progress(at: Double(i) / 100) - Double(i) / 100) < 1e-14)
      #expect(abs(curve.slope(at: Double(i) / 100) - 1) < 1e-12)
    }
  }

  @Test func `an animation with duration 0 is finished immediately`() {
    let animation = EasedAnimation(from: 1, to: 5, duration: 0)
    #expect(animation.value(at: 0) == 5)
    #expect(animation.velocity(at: 0) == 0)
  }
}
