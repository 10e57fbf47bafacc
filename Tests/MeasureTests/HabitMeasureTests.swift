import FlickbookTesting
internal import Measure
import Replay
import Testing

/// Measures constants of engines whose habits could be mistaken for a constant.
@Suite struct HabitMeasureTests {
  private func measured(_ settings: [(String, Double)]) throws -> Measurements {
    var examination = Examination(try FrameEngine.factory.setting([("late", 0)] + settings))
    examination.run()
    return examination.found
  }

  private func reason(_ measurement: Measurement?) -> String? {
    if case .notExercised(let reason)? = measurement?.outcome { reason } else { nil }
  }

  @Test(arguments: [1.0, 2, 4])
  func `the slop does not depend on the number of reports that are discarded`(reports: Double)
    throws
  {
    let found = try measured([("swallows", reports)])
    let slop = try #require(found[.slop]?.number)
    #expect(slop.holds(8) && slop.high - slop.low < 0.01, "\(slop)")
    let lost = try #require(found[.slopLost]?.number)
    #expect(lost.widened(by: 0.5 * reports).holds(8), "\(lost)")
  }

  @Test func `an engine without a maximum speed has none`() throws {
    #expect(
      reason(try measured([])[.maxFling])
        == "a finger of 22,000 pt/s flings faster than one of 19,800 pt/s")
  }

  @Test func `a limit of the whole gesture is not a time without movement`() throws {
    let found = try measured([("gesture", 300)])
    #expect(reason(found[.heldStill]) == "a gesture of 0.3 s or more starts no fling")
  }

  /// The share that is visible of a small pull, for three laws with the same share.
  @Test func `three laws of a pull are told apart`() throws {
    let share = 0.6
    let laws: [(name: String, seen: (Double) -> Double)] = [
      ("a share", { share * $0 }),
      ("rubber band", { $0 * 700 * share / (700 + share * $0) }),
      ("square root", { 200 * ((1 + 2 * share * $0 / 200).squareRoot() - 1) }),
    ]
    for law in laws {
      let shown = (1...8).map { (pull: 60.0 * Double($0), seen: law.seen(60 * Double($0))) }
      let found = Pull(shown, length: 700, step: 0).outcomes.map { Measurement($0, $1) }
      #expect(found.first { $0.constant == .pullForm }?.word == law.name)
      let rubber = try #require(found.first { $0.constant == .rubber }?.number)
      #expect(rubber.holds(share) && rubber.high - rubber.low < 0.02, "\(law.name): \(rubber)")
    }
  }
}
