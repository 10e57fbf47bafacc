/// Whether a Boolean without a numeric margin was true at one of the samples in a time interval that
/// ends at the sample, or at all these samples.
///
/// The results are those of `PastWindow`, but only two times are stored instead of all changes.
struct FlagWindow: Sendable {
  private let isEvery: Bool
  private let length: Int64
  /// The times at which the greatest lower and upper margins in the interval change from infinity to
  /// minus infinity, if the operand keeps its value: `.max` if they never do.
  private var low = Int64.min
  private var high = Int64.min
  private var last: Truth?
  private var time: Int64 = 0

  init(_ past: Program.Past) {
    isEvery = past.isEvery
    length = past.to
  }

  /// The time before which adding the same truth again changes nothing.
  var settledUntil: Int64 { min(low > time ? low : .max, high > time ? high : .max) }

  /// - Parameter before: The time of the previous sample, whether it was added or skipped as
  ///   unchanged.
  mutating func add(_ truth: Truth, at time: Int64, after before: Int64) -> Truth {
    self.time = time
    if last?.isSame(as: truth) != true {
      last = truth
      let margins = isEvery ? truth.negated : truth
      // A value lasts until the next value. A value that lasted for no time counts at its own time.
      let end = before == time ? time + 1 : time
      let (expiry, isTooLate) = end.addingReportingOverflow(length)
      func follow(_ margin: Double, _ limit: inout Int64) {
        if margin > 0 { limit = .max } else if limit == .max { limit = isTooLate ? .max : expiry }
      }
      follow(margins.x, &low)
      follow(margins.y, &high)
    }
    let most = Truth(low > time ? .infinity : -.infinity, high > time ? .infinity : -.infinity)
    return isEvery ? most.negated : most
  }
}
