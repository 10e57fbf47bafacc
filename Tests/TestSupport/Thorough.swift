internal import Foundation

/// Whether there is time for the long tests: `make test` runs them with the release build.
public let isThorough = ProcessInfo.processInfo.environment["FLICKBOOK_THOROUGH"] == "1"
