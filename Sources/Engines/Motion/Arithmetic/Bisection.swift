/// Where a condition stops holding between two times: the earliest time found at which it is false.
///
/// At most 64 halvings, so that the same question gives the same bits; it is over before where the
/// two ends are neighbouring numbers, since then none of them moves any more. The condition must hold at `start`, fail at `end` and change once.
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
