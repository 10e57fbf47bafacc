import Comparing
import Engines
import Model
import Replay

/// A comparison of two engines, and the same comparison with the engines exchanged. All numbers
/// must be equal, except that lag and settle time have the opposite sign.
struct MirroredComparison {
  private let one: Compared
  private let other: Compared

  init(_ recording: Recording, _ one: EngineFactory, _ other: EngineFactory) throws {
    self.one = try Compared(recording, one, other, as: .contract)
    self.other = try Compared(recording, other, one, as: .contract)
  }

  /// Describes the first value that is not mirrored; nil if all are.
  var complaint: String? {
    for (here, there) in zip(one.differences, other.differences) {
      let isSigned = here.metric == .lag || here.metric == .settleTime
      let mirrored = isSigned ? there.value.map { 0 - $0 } : there.value
      if here.value != mirrored {
        return "\(here.metric): \(here.value ?? .nan), turned round \(there.value ?? .nan)"
      }
      if here.location?.time != there.location?.time || here.location?.view != there.location?.view
      {
        return "\(here.metric) is at another place"
      }
      if here.isBeyond != there.isBeyond || here.isNoticed != there.isNoticed
        || here.reason != there.reason || here.allowed != there.allowed
      {
        return "\(here.metric) is judged otherwise"
      }
    }
    let (first, second) = (one.divergence, other.divergence)
    if first?.location.time != second?.location.time || first?.one != second?.other
      || first?.other != second?.one || first?.location.location != second?.location.location
    {
      return "they first differ elsewhere"
    }
    return nil
  }
}
