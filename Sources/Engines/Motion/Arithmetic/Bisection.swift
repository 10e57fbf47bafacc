/// Where a condition stops holding between two times: the earliest time found at which it is false.
///
/// Always 64 halvings, so that the same question gives the same bits; by then the two ends are
/// neighbouring numbers. The condition must hold at `start`, fail at `end` and change once.
func bisect(from start: Double, to end: Double, while holds: (Double) -> Bool) -> Double {
  var low = start
  var high = end
  for _ in 0..<64 {
    let middle = low + (high - low) / 2
    if holds(middle) { low = middle } else { high = middle }
  }
  return high
}
