internal import Foundation

/// Waits until a state is reached; whether it was. The limit guards against a test that hangs: it is far longer
/// than any machine takes, and nothing may depend on it.
package func waits(until isReached: () -> Bool) -> Bool {
  let limit = Date() + 180
  while Date() < limit {
    if isReached() { return true }
    usleep(10_000)
  }
  return isReached()
}
