internal import Platform

/// How a browser is run.
package struct BrowserCommand: Hashable, Sendable {
  /// The program.
  package var path: String
  /// The folder in which each browser gets one of its own, for whatever it writes.
  package var temporary = "/tmp"
  /// What it gets of an environment besides, as `NAME=VALUE`.
  package var environment: [String] = []
  /// A descriptor that is readable as soon as nobody waits for replies any more; nil where that
  /// never happens.
  package var interruption: Int32?
  /// Whether it draws by itself, in real time, instead of one frame when a step asks for it.
  package var isRealTime = false
  /// Whether all of it is one process, which is twice as fast and can stop its clock: only for pages of
  /// ours and for files, because a page then has no sandbox, and takes the whole browser with it when it
  /// crashes.
  var isOneProcess = false
  /// Whether pages of this machine may use the network. Their browser then has a sandbox.
  package var allowsNetwork = false
  /// Whether nothing in it can reach the network: for pages of ours and for files.
  var isOffline = false
  /// Whether pages keep the clock of this machine, which otherwise stands where the recording is.
  package var keepsPageClock = false
  /// How many milliseconds of wall-clock time the browser may take for a reply.
  package var patience = 10_000
  /// How many milliseconds it may take to start, or to load a page.
  package var loading = 20_000

  /// A browser by the path of its program.
  package init(_ path: String) { self.path = path }

  /// What the browser is called where it is installed. Only the first can be stepped.
  package static let names = [
    "chromium-headless-shell", "chrome-headless-shell", "headless_shell", "chromium",
    "chromium-browser", "google-chrome",
  ]

  /// The first of them in a search path such as `PATH` is.
  package static func find(in searchPath: String) -> String? {
    let folders = searchPath.split(separator: ":")
    return names.lazy.flatMap { name in folders.lazy.map { "\($0)/\(name)" } }
      .first { access($0, X_OK) == 0 }
  }

  /// What to do where there is none.
  package static let missing =
    "no browser is here: install chromium-headless-shell (apt-get install chromium-headless-shell)"

  /// The sandbox of a browser does not work for root.
  package static var isRoot: Bool { geteuid() == 0 }

  /// What a person must know before it loads a page of somebody else.
  package static var caution: String? {
    isRoot ? "a browser that root starts has no sandbox: load only pages that you trust" : nil
  }

  /// The line of the shell that starts the browser, with its pipe at descriptors 3 and 4.
  func line(in scratch: String) -> String {
    var flags = [
      "--headless", "--remote-debugging-pipe", "--user-data-dir=\(scratch)",
      // With it, a frame during a scroll never ends: it waits for input that only a frame releases.
      "--disable-features=WaitForLateScrollEvents,ResamplingScrollEvents",
      "--enable-blink-features=FractionalScrollOffsets,FractionalScrollOffsetsForWebAPI",
      "--no-first-run", "--disable-background-networking", "--disable-component-update",
      "--disable-sync", "--hide-scrollbars", "--mute-audio",
    ]
    if !isRealTime {
      flags += ["--enable-begin-frame-control", "--run-all-compositor-stages-before-draw"]
    }
    if isOneProcess { flags += ["--single-process", "--no-zygote"] }
    if isOffline { flags += Self.offlineFlags }
    if Self.isRoot || isOneProcess { flags.append("--no-sandbox") }
    let words = ([path] + flags).map { "'" + $0.replacing("'", with: "'\\''") + "'" }
    return "exec 3<&0 4>&1 </dev/null 1>&2; exec " + words.joined(separator: " ")
  }

  /// Every connection begins with an address that is resolved, also one that is a number, except those
  /// of WebRTC to an address that a script provides: without a proxy, the policy permits none.
  private static let offlineFlags = [
    "--host-resolver-rules=MAP * ~NOTFOUND",
    "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
  ]

  /// All that the browser gets of an environment: whatever it writes goes to its own folder.
  func environment(in scratch: String) -> [String] {
    ["HOME", "TMPDIR", "XDG_RUNTIME_DIR"].map { "\($0)=\(scratch)" } + environment
  }
}
