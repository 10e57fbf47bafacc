internal import PageAssets
internal import Runs
internal import Writing

/// The folder of a demo: one recording, and the report made from it.
struct DemoFolder {
  let path: String

  /// Creates the folder that the user names, or the first free name in the current folder.
  init(_ named: String?) {
    let path = named.map { $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    // Such paths get a prefix, so that the displayed commands do not parse them as an option or a
    // list.
    self.path = path.map { $0.hasPrefix("-") || $0.hasPrefix("@") ? "./" + $0 : $0 } ?? Self.free
  }

  var recording: String { path.appending(component: "pull.xml") }
  var report: String { path.appending(component: "report.html") }

  static let standard = "\(Release.name)-demo"

  private static var free: String {
    var name = standard
    var number = 2
    while FileStatus(of: name) != nil {
      name = "\(standard)-\(number)"
      number += 1
    }
    return name
  }

  /// Creates the folder and writes the recording. Existing files are never replaced.
  func write() throws(WriteError) {
    try NewFile.makeFolders(path)
    for file in [report, recording] where FileStatus(of: file) != nil {
      throw .file(
        FileFailure(
          file, attempt: "create", reason: "file exists",
          advice: "name another folder with \(Option.demoFolder.dashed)"))
    }
    var length = 0
    let bytes = page_assets_demo(&length)
    let text = String(decoding: UnsafeBufferPointer(start: bytes, count: length), as: UTF8.self)
    try NewFile(recording).put(text)
  }
}
