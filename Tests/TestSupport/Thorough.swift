internal import Foundation

/// Whether there is time for the long tests: `make test` runs them with the release build.
package let isThorough = ProcessInfo.processInfo.environment["FLICKBOOK_THOROUGH"] == "1"

/// The seed of the mix that somebody wants to look at: `make mix SEED=…`.
package let wantedSeed = ProcessInfo.processInfo.environment["FLICKBOOK_SEED"].flatMap {
  UInt64($0)
}
