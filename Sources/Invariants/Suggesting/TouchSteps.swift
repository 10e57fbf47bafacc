internal import Formulas
internal import Model
internal import Replay
internal import Text

/// How far one touch moves a view that rests on steps which its scene does not declare: pages per
/// touch.
///
/// The catalogue knows how many pages a touch turns if the scene declares pages.
struct TouchSteps {
  /// The distances between two rests with one touch between them, by axis.
  private var distances: [Axis: [Double]] = [:]

  mutating func observe(_ facts: Facts) {
    let touch = facts.sinceRest
    guard facts.hasJustRested, touch.touches == 1, touch.isCarried, !touch.isUnknown,
      touch.happened.isSubset(of: .touch), !touch.isScrollRangeChanged, !facts.declaresItsRest
    else { return }
    for axis in Axis.allCases {
      distances[axis, default: []].append(
        (facts.now.offset[axis] - touch.start.offset[axis]).magnitude)
    }
  }

  /// A view that one touch moves by more steps than these scrolls freely between them.
  private static let maxSteps = 3

  /// The largest number of steps of a touch, for an axis along which views rest on steps.
  func proposals(_ axis: Axis, length: Double) -> [Proposal?] {
    let steps = (distances[axis] ?? []).map { Int(min(1e6, $0 / length).rounded()) }
    guard let largest = steps.max(), 1...Self.maxSteps ~= largest,
      steps.count(where: { $0 == largest }) >= 3
    else { return [] }
    return (0...Self.maxSteps).map { number in
      var proposal = Proposal(
        "touch-moves-few-steps-\(axis)",
        "when rest and once touching and not asked and at(began(touching), prev(rest)) "
          + "and not at(input(any), input(turn) or input(frame) or input(keyboard) or input(set) "
          + "or input(ask)) "
          + "then abs(offset.\(axis) - at(began(touching), prev(offset.\(axis)))) "
          + "<= \(number) * \(length.text)pt tol 1pt",
        "one touch moves at most \(Self.counted(number)) of \(length.text) pt",
        subject: "steps per touch \(axis)", bitsEach: 3)
      proposal?.rung = Proposal.Rung(
        index: number, number: Self.counted(number), isCautious: false)
      return proposal
    }
  }

  private static func counted(_ steps: Int) -> String { steps == 1 ? "1 step" : "\(steps) steps" }
}
