internal import Formulas
internal import Model
internal import Replay
internal import Text

/// How far one touch moves a view that rests on steps which its scene does not declare: pages per
/// touch.
///
/// If the scene declares pages, the catalogue judges the number of pages per touch.
struct TouchSteps {
  private var touches: [View: Touches] = [:]

  private struct View: Hashable {
    var name: String
    var axis: Axis
  }

  /// The effects of touches on a view. Each touch is between two rests.
  private struct Touches {
    /// The offsets at which the view came to rest inside its range.
    var rests = Spread()
    /// The distances that the view moved from its previous resting position.
    var distances: [Double] = []
  }

  mutating func observe(_ facts: Facts, of recording: Int) {
    let touch = facts.sinceRest
    guard facts.hasJustRested, touch.touches == 1, touch.isCarried, !touch.isUnknown,
      touch.happened.isSubset(of: .touch), !touch.isScrollRangeChanged, !facts.declaresItsRest
    else { return }
    for axis in Axis.allCases {
      var seen = touches[View(name: facts.scene.id, axis: axis)] ?? Touches()
      let offset = facts.now.offset[axis]
      if !facts.isScrollRangeKnown || facts.overscroll[axis] < -1 {
        seen.rests.add(offset, of: recording)
      }
      seen.distances.append((offset - touch.start.offset[axis]).magnitude)
      touches[View(name: facts.scene.id, axis: axis)] = seen
    }
  }

  /// If one touch moves a view by more steps than these, the view scrolls freely between the steps.
  private static let maxSteps = 3

  /// For each view that rests on steps, the largest number of steps in one touch.
  var proposals: [Proposal?] {
    touches.keys.sorted { ($0.name, "\($0.axis)") < ($1.name, "\($1.axis)") }.flatMap { view in
      guard let seen = touches[view], let length = seen.rests.steps?.length else {
        return [Proposal?]()
      }
      return proposals(view, seen.distances, length)
    }
  }

  private func proposals(_ view: View, _ distances: [Double], _ length: Double) -> [Proposal?] {
    let steps = distances.map { Int(min(1e6, $0 / length).rounded()) }
    guard let largest = steps.max(), 1...Self.maxSteps ~= largest,
      steps.count(where: { $0 == largest }) >= 3
    else { return [] }
    let axis = view.axis
    return (0...Self.maxSteps).map { number in
      var proposal = Proposal(
        "touch-moves-few-steps-\(axis)",
        "when view == \(FormulaToken.quoted(view.name)) and rest and once touching and not asked "
          + "and at(began(touching), prev(rest)) and not at(input(any), input(turn) or "
          + "input(frame) or input(keyboard) or input(set) or input(ask)) "
          + "then abs(offset.\(axis) - at(began(touching), prev(offset.\(axis)))) "
          + "<= \(number) * \(length.text)pt tol 1pt",
        "one touch moves it at most \(Self.counted(number)) of \(length.text) pt",
        subject: "steps per touch \(view.name) \(axis)", bitsEach: 3)
      proposal?.rung = Proposal.Rung(
        index: number, number: Self.counted(number), isCautious: false)
      return proposal
    }
  }

  private static func counted(_ steps: Int) -> String { steps == 1 ? "1 step" : "\(steps) steps" }
}
