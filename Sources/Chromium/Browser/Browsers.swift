package import Replay
internal import Synchronization

/// The browsers of a run. They are started on demand, lent to one worker at a time, and kept from
/// recording to recording. A browser that crashed or did not reply is replaced.
package final class Browsers: Sendable {
  package let command: BrowserCommand
  private let state = Mutex(State())

  private struct State {
    var idle: [Browser] = []
    var version: String?
    var restarts = 0
    /// The number of consecutive failed starts, and the error of the last failed start.
    var failures = 0
    var failure: EngineError?
    var isClosed = false
    /// The last measured memory use of each running browser, in bytes.
    var bytes: [ObjectIdentifier: Int] = [:]
    var maxBytes = 0
    var contradictions: Set<String> = []

    mutating func removeIdle(_ command: BrowserCommand) -> Browser? {
      idle.lastIndex { $0.command == command }.map { idle.remove(at: $0) }
    }
  }

  /// The maximum number of consecutive failed starts. After these failures, no further recording
  /// tries to start a browser.
  private static let maxFailures = 3

  package init(_ command: BrowserCommand) { self.command = command }

  /// The number of times a browser had to be replaced.
  package var restarts: Int { state.withLock { $0.restarts } }

  /// The maximum memory use of the run's browsers together, measured after each recording; 0 if
  /// unknown.
  package var maxBytes: Int { state.withLock { $0.maxBytes } }

  /// Contradictions between declarations of recordings and what pages show, as sentences.
  package var contradictions: [String] { state.withLock { $0.contradictions.sorted() } }

  func add(contradictions: [String]) {
    state.withLock { $0.contradictions.formUnion(contradictions) }
  }

  /// Measures the memory use of a browser.
  func weigh(_ browser: Browser) {
    let bytes = browser.tools.process.memory
    state.withLock { state in
      state.bytes[ObjectIdentifier(browser)] = bytes
      state.maxBytes = max(state.maxBytes, state.bytes.values.reduce(0, +))
    }
  }

  /// The version of the browser. Starts a browser if none has been started yet.
  ///
  /// - Parameter page: The page that will be loaded.
  package func version(for page: WebPage?) throws(EngineError) -> String {
    if let version = state.withLock({ $0.version }) { return version }
    let browser = try lend(for: page)
    putBack(browser)
    return browser.version
  }

  /// A browser for exclusive use.
  ///
  /// - Parameter page: The page to load in it; nil for generated pages.
  func lend(for page: WebPage?, countingCode: Bool = false) throws(EngineError) -> Browser {
    var command = command
    command.isOffline = page.map { $0.isOffline && !command.allowsNetwork } ?? true
    command.allowsLoopback = page.map { $0.folder == nil && $0.session.archive == nil } ?? false
    // A browser without a sandbox must have no network.
    command.isOneProcess =
      !command.isRealTime && command.isOffline
      && (page.map { _ in !command.keepsPageClock && !countingCode } ?? true)
    while let browser = state.withLock({ $0.removeIdle(command) }) {
      if browser.tools.process.isRunning {
        BrowserLoad.use(browser.tools.process.root)
        return browser
      }
      discard(browser)
    }
    let browser = try start(command)
    BrowserLoad.use(browser.tools.process.root)
    return browser
  }

  /// Makes a browser that completed all requests available again.
  func putBack(_ browser: Browser) {
    BrowserLoad.use(nil)
    let isWanted = state.withLock { state in
      if !state.isClosed { state.idle.append(browser) }
      return !state.isClosed
    }
    if !isWanted { browser.end() }
  }

  /// Ends a browser that failed, and counts it as replaced.
  func discard(_ browser: Browser) {
    BrowserLoad.use(nil)
    browser.end()
    state.withLock { state in
      state.restarts += 1
      state.bytes[ObjectIdentifier(browser)] = nil
    }
  }

  private func start(_ command: BrowserCommand) throws(EngineError) -> Browser {
    while true {
      let known = state.withLock { $0.failures < Self.maxFailures ? nil : $0.failure }
      if let known { throw known }
      do throws(EngineError) {
        let browser = try Browser(command)
        state.withLock { state in
          state.failures = 0
          state.version = browser.version
        }
        return browser
      } catch {
        guard error.kind != .interrupted else { throw error }
        state.withLock { state in
          state.failures += 1
          state.failure = error
        }
        // A browser that crashes during its start is started again, rather than abandoning the
        // recording.
        guard error.kind == .broken else { throw error }
      }
    }
  }

  /// Ends all idle browsers. Browsers in use end when they are returned.
  package func close() {
    let idle = state.withLock { state in
      defer { state.idle = [] }
      state.isClosed = true
      return state.idle
    }
    for browser in idle { browser.end() }
  }
}
