internal import Platform

/// How to run a browser.
package struct BrowserCommand: Hashable, Sendable {
  /// The path of the program.
  package var path: String
  /// The parent folder of a temporary folder for each browser's files.
  package var temporary = "/tmp"
  /// Additional environment variables, as `NAME=VALUE`.
  package var environment: [String] = []
  /// A descriptor that becomes readable when the run is interrupted; nil if the run cannot be
  /// interrupted.
  package var interruption: Int32?
  /// Whether the browser draws continuously in real time, instead of one frame per step.
  package var isRealTime = false
  /// Whether the browser shows its pages in windows on the screen.
  var isVisible = false
  /// Whether the browser runs as a single process, which is twice as fast and allows its clock to
  /// be stopped. A single process has no sandbox, and a crash of the page ends the whole browser,
  /// so this is only for generated pages and local files.
  var isOneProcess = false
  /// Whether local pages may use the network. If so, the browser runs with a sandbox unless root
  /// starts it.
  package var allowsNetwork = false
  /// Whether the browser has no network access at all: for generated pages and local files.
  var isOffline = false
  /// Whether an offline browser still reaches servers on this machine.
  var allowsLoopback = false
  /// Whether pages use the clock of this machine. Otherwise their clock shows the recording's time.
  package var keepsPageClock = false
  /// The maximum wall-clock time for a reply of the browser, in milliseconds.
  package var patience = 10_000
  /// The maximum time to start, or to load a page, in milliseconds.
  package var loading = 20_000

  /// Creates a command from the path of the browser's program.
  package init(_ path: String) { self.path = path }

  /// The names of installed browsers. Only the headless shells, whose names are the first three,
  /// can be stepped.
  package static let names = [
    "chromium-headless-shell", "chrome-headless-shell", "headless_shell", "chromium",
    "chromium-browser", "google-chrome",
  ]

  /// The names of the browsers that have windows.
  package static let visibleNames = ["chromium", "chromium-browser", "google-chrome"]

  /// The path of the first of some programs found in a search path such as `PATH`.
  package static func find(_ names: [String] = names, in searchPath: String) -> String? {
    let folders = searchPath.split(separator: ":")
    return names.lazy.flatMap { name in folders.lazy.map { "\($0)/\(name)" } }
      .first { access($0, X_OK) == 0 }
  }

  /// The message if no browser is found.
  package static let missing =
    "no browser is installed: install chromium-headless-shell (apt-get install chromium-headless-shell)"

  /// A browser's sandbox does not work for root.
  package static var isRoot: Bool { geteuid() == 0 }

  /// A warning for the user before a page that this program did not generate is loaded.
  package static var caution: String? {
    isRoot ? "a browser that root starts has no sandbox: load only pages that you trust" : nil
  }

  /// The shell command that starts the browser, with its pipe at descriptors 3 and 4.
  func line(in scratch: String) -> String {
    var flags = [
      isVisible ? "--no-startup-window" : "--headless", "--remote-debugging-pipe",
      "--user-data-dir=\(scratch)",
      // With this feature, a frame during a scroll never ends: it waits for input that is released
      // only by a frame.
      "--disable-features=WaitForLateScrollEvents,ResamplingScrollEvents,"
        + "LocalNetworkAccessChecks",
      "--enable-blink-features=FractionalScrollOffsets,FractionalScrollOffsetsForWebAPI",
      "--no-first-run", "--disable-background-networking", "--disable-component-update",
      "--disable-sync", "--hide-scrollbars", "--mute-audio",
    ]
    if !isRealTime {
      flags += ["--enable-begin-frame-control", "--run-all-compositor-stages-before-draw"]
    }
    if isOneProcess { flags += ["--single-process", "--no-zygote"] }
    if isOffline {
      flags += [
        "--host-resolver-rules=MAP * ~NOTFOUND" + (allowsLoopback ? Self.loopback : ""),
        "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
      ]
    }
    if Self.isRoot || isOneProcess { flags.append("--no-sandbox") }
    let words = ([path] + flags).map { "'" + $0.replacing("'", with: "'\\''") + "'" }
    return "exec 3<&0 4>&1 </dev/null 1>&2; exec " + words.joined(separator: " ")
  }

  /// Excludes this machine from the rule that no address resolves. The rule applies to every
  /// connection, because even a numeric address is resolved. Only WebRTC connects to addresses from
  /// a script without resolving them; without a proxy, its policy permits no connection.
  private static let loopback =
    ", EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1]"

  /// The complete environment of the browser. Everything that the browser writes goes to its own
  /// folder.
  func environment(in scratch: String) -> [String] {
    ["HOME", "TMPDIR", "XDG_RUNTIME_DIR"].map { "\($0)=\(scratch)" } + environment
  }
}
