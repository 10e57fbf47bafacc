internal import Foundation

/// Whether the long tests are enabled. `make test` runs them in the release build.
package let isThorough = ProcessInfo.processInfo.environment["FLICKBOOK_THOROUGH"] == "1"

/// The seed of the mix to inspect: `make mix SEED=…`.
package let wantedSeed = ProcessInfo.processInfo.environment["FLICKBOOK_SEED"].flatMap {
  UInt64($0)
}
