import Testing

@testable import Engines

struct MotionTests {
  @Test(arguments: MotionExample.all)
  func `a motion begins at its start with its initial velocity`(example: MotionExample) {
    #expect(abs(example.motion.value(at: 0) - example.start) < 1e-9)
    // Android's spline is made of chords of its curve, so its initial velocity is approximate.
    let slack = example.testDescription == "Android fling" ? 1e-3 * example.velocity : 1e-9
    #expect(abs(example.motion.velocity(at: 0) - example.velocity) <= slack)
  }

  @Test(arguments: MotionExample.all)
  func `velocity is the derivative of the value`(example: MotionExample) {
    let motion = example.motion
    let step = 1e-6
    for i in 1..<200 where motion.restTime > 0 {
      let time = motion.restTime * (Double(i) + 0.137) / 200.3
      let slope = (motion.value(at: time + step) - motion.value(at: time - step)) / (2 * step)
      #expect(abs(motion.velocity(at: time) - slope) < 1e-3 + 1e-4 * abs(slope))
    }
  }

  @Test(arguments: MotionExample.all)
  func `a motion comes to rest at its destination and stays there`(example: MotionExample) {
    let motion = example.motion
    let end = motion.restTime
    let justBefore = end.nextDown
    #expect(end.isFinite && end >= 0)
    #expect(motion.velocity(at: end) == 0)
    #expect(motion.velocity(at: end + 100) == 0)
    #expect(motion.value(at: end + 100) == motion.destination)
    if end > 0 {
      #expect(abs(motion.value(at: justBefore) - motion.destination) <= example.jump + 1e-9)
    }
  }

  @Test(arguments: MotionExample.all)
  func `the mirror image of a motion is its negative, bit for bit`(example: MotionExample) {
    let (motion, mirrored) = (example.make(1), example.make(-1))
    #expect(motion.restTime == mirrored.restTime)
    for i in 0..<500 {
      let time = motion.restTime * Double(i) / 490
      #expect(motion.value(at: time) == -mirrored.value(at: time))
      #expect(motion.velocity(at: time) == -mirrored.velocity(at: time))
    }
  }
}
