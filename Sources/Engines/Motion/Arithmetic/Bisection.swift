/// Finds the time between two times at which a condition stops holding: the earliest time found at
/// which the condition is false.
///
/// The condition must hold at `start`, fail at `end` and change once. There are at most 64
/// halvings, so that equal arguments give equal bits, and fewer if the ends of the interval become
/// neighbouring numbers.
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
