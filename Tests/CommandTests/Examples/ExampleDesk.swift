import Foundation
import TestSupport

/// A fresh folder with what somebody has who tries an example: the program, a copy of the
/// recordings, and the files that the example names as the reader's own.
struct ExampleDesk {
  private let around = TemporaryFolder()

  /// The folder the commands are typed in; there is another one beside it, as some examples want.
  var path: String { around / "here" }

  private var environment: [String: String] {
    [
      "PATH": (around / "bin") + ":"
        + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"),
      // A home of its own: what an example trusts is forgotten with it.
      "HOME": around / "home", "XDG_CONFIG_HOME": around / "home/.config",
      "LANG": "C.UTF-8", "MANPAGER": "cat",
    ]
  }

  init(for example: ShownExample) throws {
    let text = example.place + " " + example.commands.map(\.text).joined(separator: "\n")
    for folder in ["here", "bin", "home/src"] {
      try FileManager.default.createDirectory(
        atPath: around / folder, withIntermediateDirectories: true)
    }
    let program = Program.path(of: "flickbook")
    around.link("bin/flickbook", to: program)
    for (name, make) in Self.belongings where text.contains(name) { try make(self) }
  }

  @discardableResult
  func run(_ command: String) throws -> Program.Ending {
    try Program(at: "/bin/bash").run(
      ["-c", "exec 2>&1\n" + command], folder: path, environment: environment)
  }

  /// What is prepared, by the word in an example that asks for it.
  private static let belongings: [(name: String, make: @Sendable (ExampleDesk) throws -> Void)] = [
    ("Examples/Web", { try $0.copy("Examples/Web", as: "Examples/Web") }),
    ("Examples/Devices", { try $0.copy("Examples/Devices", as: "Examples/Devices") }),
    ("list.xml --page", { try $0.run("flickbook scene Examples/Web/list.html -o list.xml") }),
    ("Recordings", { try $0.copy("Recordings", as: "Recordings") }),
    (
      "gestures",
      {
        try $0.copy("Recordings/Gallery", as: "gestures")
        // One that the smallest engine takes, too.
        $0.around.put(readmeRecording, as: "here/gestures/flick.xml")
      }
    ),
    ("flick.xml", { $0.around.put(readmeRecording, as: "here/flick.xml") }),
    (
      "Recordings/flick.xml",
      { try $0.copy("Examples/Adapters/Recordings/flick.xml", as: "Recordings/flick.xml") }
    ),
    ("swipe.xml", { try $0.copy("Recordings/Bounce/pull-down-and-let-go.xml", as: "swipe.xml") }),
    ("swipe.txt", { $0.around.put(getevent, as: "here/swipe.txt") }),
    ("--forget old", { try $0.run("mkdir old; flickbook trust old") }),
    (
      "cut.xml.part",
      { $0.around.put(cut(Corpus.text(of: car)), as: "here/cut.xml.part") }
    ),
    (
      "touch.evemu",
      { try $0.run("flickbook export \(Corpus.absolute(car)) --to evemu -o touch.evemu") }
    ),
    ("session.json", { $0.around.put(session, as: "here/session.json") }),
    ("report out.jsonl", { try $0.results("out.jsonl") }),
    ("new.jsonl", { try $0.results("new.jsonl") }),
    ("old.jsonl", { try $0.results("old.jsonl") }),
    (
      "merge out",
      { desk in
        for part in ["1", "2"] { try desk.results("out/\(part).jsonl", "--shard \(part)/2") }
      }
    ),
    (
      "engine.py",
      { desk in
        for file in ["engine.py", "flickbook.py"] {
          try desk.copy("Examples/Adapters/python/" + file, as: file)
        }
      }
    ),
    (
      "./my-program",
      {
        try $0.run("printf '#!/bin/sh\\nexec flickbook serve\\n' > my-program; chmod +x my-program")
      }
    ),
    (
      "../yesterday/",
      { try $0.run("mkdir ../yesterday; cp -s $(readlink ../bin/flickbook) ../yesterday/") }
    ),
    ("src/flickbook", { $0.around.link("home/src/flickbook", to: Corpus.root) }),
    (
      "path/to/flickbook",
      { desk in
        try desk.run("mkdir -p path/to");
        desk.around.link("here/path/to/flickbook", to: Corpus.root)
      }
    ),
    ("git ls-files", { try $0.run("git init -q; git add Recordings/Gallery") }),
    ("help baseline: flickbook baseline", { try $0.keepBaselines() }),
    ("help baseline: flickbook baseline accept", { try $0.leavePending() }),
  ]

  private static let car = "Recordings/Gallery/next-car.xml"

  private func keepBaselines() throws {
    try copy("Recordings", as: "Recordings")
    try run("flickbook baseline accept Recordings/Gallery")
  }

  /// One that waits to be accepted.
  private func leavePending() throws {
    try run(
      """
      rm Reports/Baselines/ios/Recordings/Gallery/next-car.trace
      flickbook baseline check Recordings/Gallery
      """)
  }

  private func results(_ name: String, _ options: String = "") throws {
    try copy("Recordings", as: "Recordings")
    try run("flickbook check Recordings/Gallery --results \(name) \(options)")
  }

  private func copy(_ path: String, as name: String) throws {
    if FileManager.default.fileExists(atPath: around / "here/\(name)") { return }
    let folder = (around / "here/\(name)").split(separator: "/").dropLast().joined(separator: "/")
    try FileManager.default.createDirectory(
      atPath: "/" + folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: Corpus.absolute(path), toPath: around / "here/\(name)")
  }

  /// The recording that README.md asks its reader to save.
  private static var readmeRecording: String {
    MarkdownSection.all(in: Corpus.text(of: "README.md")).flatMap(\.blocks)
      .first { $0.language == "xml" }.map { $0.lines.map { $0 + "\n" }.joined() } ?? ""
  }

  private static func cut(_ text: String) -> String { String(text.prefix(text.count - 60)) }

  /// What `getevent -lp; getevent -lt` prints of a swipe.
  private static let getevent =
    """
    add device 1: /dev/input/event2
      name:     "panel"
      events:
        ABS (0003): ABS_MT_POSITION_X     : value 0, min 0, max 1079, fuzz 0, flat 0, resolution 0
                    ABS_MT_POSITION_Y     : value 0, min 0, max 2339, fuzz 0, flat 0, resolution 0

    """ + swipe

  private static let swipe = [
    "EV_ABS       ABS_MT_TRACKING_ID   00000001", "EV_ABS       ABS_MT_POSITION_X    000000c8",
    "EV_ABS       ABS_MT_POSITION_Y    00000258", "EV_SYN       SYN_REPORT           00000000",
    "EV_ABS       ABS_MT_POSITION_Y    00000190", "EV_SYN       SYN_REPORT           00000000",
    "EV_ABS       ABS_MT_TRACKING_ID   ffffffff", "EV_SYN       SYN_REPORT           00000000",
  ].enumerated().map { "[     100.0\($0.offset)0000] /dev/input/event2: \($0.element)\n" }.joined()

  private static let session = """
    [{"type": 4, "data": {"width": 390, "height": 844}, "timestamp": 0},
     {"type": 3, "data": {"source": 2, "type": 7, "id": 5, "x": 100, "y": 600}, "timestamp": 500},
     {"type": 3, "data": {"source": 2, "type": 9, "id": 5}, "timestamp": 640}]
    """
}
