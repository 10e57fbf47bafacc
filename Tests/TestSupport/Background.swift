internal import Foundation

/// Runs a closure on a new detached thread.
package func inBackground(_ body: @escaping @Sendable () -> Void) {
  Thread.detachNewThread(body)
}
