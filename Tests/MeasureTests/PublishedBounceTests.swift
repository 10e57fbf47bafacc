import Foundation
internal import Measure
import Model
import Replay
import TestSupport
import Testing

/// Compares three descriptions of the bounce back that was recorded on iOS: the formula published
/// with the trace, the engine `ios`, and the constants measured from the trace alone.
@Suite struct PublishedBounceTests {
  private static let start = -177.0

  /// The formula published with the trace: a spring released at rest with stiffness 1909.69 and
  /// damping 2.71, whose residual is at most 2.91 pt.
  private static func published(_ time: Double) -> Double {
    let (frequency, damping) = (1909.69.squareRoot(), 2.71)
    let root = (damping * damping - 1).squareRoot()
    let (slow, fast) = (frequency * (damping - root), frequency * (damping + root))
    return start * (fast * exp(-slow * time) - slow * exp(-fast * time)) / (fast - slow)
  }

  private static let error = 2.91

  private func measured() throws -> Measurements {
    var examination = SeenExamination()
    var steps: any StepSource = SeenSteps(RecordingEvents(TracedRecordings.bounce))
    try examination.observe(&steps, named: "bounce")
    return examination.found
  }

  @Test func `nine tenths of the bounce back take as long as the published trace`() throws {
    let worst = IOSTraces.bounceBack.map { abs(Self.published($0.at / 1000) - $0.shown) }.max()
    #expect(abs(try #require(worst) - Self.error) < 0.01)
    var time = 0.0
    while Self.published(time) < Self.start / 10 { time += 1e-4 }
    let speed = (Self.published(time + 1e-3) - Self.published(time)) / 1e-3
    let published = Estimate(time, error: Self.error / speed)
    let found = try #require(try measured()[.bounceTime]?.number)
    #expect(!found.differs(from: published), "\(found), \(published)")
    #expect(found.high - found.low < published.high - published.low)
  }

  /// The times in the trace are callback times, up to half a millisecond from the frame that shows
  /// the offset. In half a millisecond the offset moves by up to two pixels. With frame times
  /// instead, a critically damped spring fits up to rounding to pixels, if the spring may begin a
  /// millisecond earlier or later. A spring that starts at −177 pt exactly at the lift never fits
  /// that well.
  @Test func `the uncertainty of the constants comes from the clock of the trace`() throws {
    let frames = IOSTraces.bounceBack.map { sample in
      Sample((sample.at * 0.06).rounded() / 60, sample.shown)
    }
    #expect(zip(frames, IOSTraces.bounceBack).allSatisfy { abs($0.time * 1000 - $1.at) <= 0.51 })
    let outcomes = Bounce(frames, from: Self.start, step: 1.0 / 3, delay: 0).outcomes
    let exact = try #require(
      outcomes[.bounceDecay].flatMap { Measure.Measurement(.bounceDecay, $0).number })
    let found = try #require(try measured()[.bounceDecay]?.number)
    #expect(found.holds(exact.value), "\(found), \(exact)")
    let pixel = 1.0 / 3
    #expect(remains(frames, decay: exact.value) < 0.6 * pixel, "\(exact)")
    #expect(remains(frames, decay: 11.16) > 0.6 * pixel)
    let asRecorded = IOSTraces.bounceBack.map { Sample($0.at / 1000, $0.shown) }
    #expect(remains(asRecorded, decay: exact.value) > pixel)
  }

  /// The maximum residual of `(A + Bt)e^(−βt)` for the best A and B.
  private func remains(_ samples: [Sample], decay: Double) -> Double {
    let ones = samples.map { exp(-decay * $0.time) }
    let others = zip(samples, ones).map { $0.time * $1 }
    func sum(_ one: [Double], _ other: [Double]) -> Double {
      zip(one, other).reduce(0) { $0 + $1.0 * $1.1 }
    }
    let values = samples.map(\.value)
    let (aa, ab, bb) = (sum(ones, ones), sum(ones, others), sum(others, others))
    let (av, bv) = (sum(ones, values), sum(others, values))
    let size = aa * bb - ab * ab
    let (first, slope) = ((av * bb - bv * ab) / size, (bv * aa - av * ab) / size)
    return zip(samples, zip(ones, others)).map { sample, curve in
      abs(first * curve.0 + slope * curve.1 - sample.value)
    }.max() ?? 0
  }
}
