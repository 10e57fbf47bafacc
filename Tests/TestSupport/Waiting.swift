internal import Foundation

/// Waits until a condition is true; returns whether it became true. The limit only ends tests that
/// would hang. It is far longer than any machine needs, so no test may depend on it.
package func waits(until isReached: () -> Bool) -> Bool {
  let limit = Date() + 180
  while Date() < limit {
    if isReached() { return true }
    usleep(10_000)
  }
  return isReached()
}
