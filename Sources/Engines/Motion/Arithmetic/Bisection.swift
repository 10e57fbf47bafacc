/// Finds when a condition becomes false between two times: returns the earliest time that was found
/// at which the condition is false.
///
/// The condition must be true at `start` and false at `end`, and must change once. There are at
/// most 64 halvings, so that equal arguments give equal bits, and fewer if the ends of the interval
/// become neighbouring numbers.
func bisect(from start: Double, to end: Double, while holds: (Double) -> Bool) -> Double {
  var low = start
  var high = end
  for _ in 0..<64 {
    let middle = low + (high - low) / 2
    guard middle > low, middle < high else { break }
    if holds(middle) { low = middle } else { high = middle }
  }
  return high
}
