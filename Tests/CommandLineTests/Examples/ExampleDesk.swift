import Foundation
import TestSupport

/// A fresh folder in which an example runs. For the example of a verb, the folder contains the
/// files that the example names. The examples of a page begin in the folder of Flickbook and create
/// all other files with their own commands.
struct ExampleDesk {
  let around = TemporaryFolder()

  /// The folder in which the next command runs.
  var path: String {
    around.text(of: "where")?.split(separator: "\n").first.map(String.init) ?? "/"
  }

  private var environment: [String: String] {
    [
      "PATH": (around / "bin") + ":"
        + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"),
      // A separate home directory: folders that an example trusts are not trusted afterwards.
      "HOME": around / "home", "XDG_CONFIG_HOME": around / "home/.config",
      "LANG": "C.UTF-8", "MANPAGER": "cat",
    ]
  }

  init(for example: ShownExample) throws {
    for folder in ["here", "bin", "home/src"] {
      try FileManager.default.createDirectory(
        atPath: around / folder, withIntermediateDirectories: true)
    }
    let program = Program.path(of: "flickbook")
    around.link("bin/flickbook", to: program)
    around.put(around / (example.isPage ? "flickbook" : "here"), as: "where")
    if example.isPage {
      try copyProject()
      try attachPhone()
    } else {
      let text = example.location + " " + example.commands.map(\.text).joined(separator: "\n")
      for (name, make) in Self.belongings where text.contains(name) { try make(self) }
    }
  }

  /// Runs a command in bash. If the command changes the current folder, later commands run in the
  /// new folder.
  @discardableResult
  func run(_ command: String) throws -> Program.Ending {
    let folder = around / "where"
    return try Program(at: "/bin/bash").run(
      ["-c", "exec 2>&1\ntrap 'pwd > \"\(folder)\"' EXIT\n" + command], folder: path,
      environment: environment)
  }

  /// Saves a file that a page shows under a name.
  func save(_ text: String, as name: String) throws {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Files that are created if an example contains their name.
  private static let belongings: [(name: String, make: @Sendable (ExampleDesk) throws -> Void)] = [
    ("Examples/Web", { try $0.copy("Examples/Web", as: "Examples/Web") }),
    ("Examples/Formulas", { try $0.copy("Examples/Formulas", as: "Examples/Formulas") }),
    ("Examples/Devices", { try $0.copy("Examples/Devices", as: "Examples/Devices") }),
    ("Recordings", { try $0.copy("Recordings", as: "Recordings") }),
    ("git ls-files", { try $0.run("git init -q; git add Recordings/Gallery") }),
    ("adb shell", { try $0.attachPhone() }),
    ("swipe.xml", { try $0.copy("Recordings/Bounce/pull-down-and-let-go.xml", as: "swipe.xml") }),
    ("swipe.txt", { $0.around.put(getevent, as: "here/swipe.txt") }),
    ("--forget old", { try $0.run("mkdir old; flickbook trust old") }),
    (
      "cut.xml.part",
      { $0.around.put(cut(Corpus.text(of: car)), as: "here/cut.xml.part") }
    ),
    (
      "touch.evemu",
      { try $0.run("flickbook export \(Corpus.absolute(car)) --format evemu -o touch.evemu") }
    ),
    ("session.json", { $0.around.put(session, as: "here/session.json") }),
    ("report out.jsonl", { try $0.results("out.jsonl") }),
    ("new.jsonl", { try $0.results("new.jsonl") }),
    ("old.jsonl", { try $0.results("old.jsonl") }),
    (
      "report out",
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
        try $0.run(
          "printf '#!/bin/sh\\nexec flickbook engine serve\\n' > my-program; chmod +x my-program")
      }
    ),
    (
      "../yesterday/",
      { try $0.run("mkdir ../yesterday; cp -s $(readlink ../bin/flickbook) ../yesterday/") }
    ),
    ("src/flickbook", { $0.around.link("home/src/flickbook", to: Corpus.root) }),
    ("help baseline: flickbook baseline", { try $0.keepBaselines() }),
    ("help baseline: flickbook baseline accept", { try $0.leavePending() }),
  ]

  private static let car = "Recordings/Gallery/next-car.xml"

  private func keepBaselines() throws {
    try copy("Recordings", as: "Recordings")
    try run("flickbook baseline accept Recordings/Gallery")
  }

  /// Creates a pending trace.
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

  private static func cut(_ text: String) -> String { String(text.prefix(text.count - 60)) }

  private static let session = """
    [{"type": 4, "data": {"width": 390, "height": 844}, "timestamp": 0},
     {"type": 3, "data": {"source": 2, "type": 7, "id": 5, "x": 100, "y": 600}, "timestamp": 500},
     {"type": 3, "data": {"source": 2, "type": 9, "id": 5}, "timestamp": 640}]
    """
}
