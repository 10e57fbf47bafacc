internal import Foundation

/// Does something on a thread of its own, which nobody waits for.
package func inBackground(_ body: @escaping @Sendable () -> Void) {
  Thread.detachNewThread(body)
}
