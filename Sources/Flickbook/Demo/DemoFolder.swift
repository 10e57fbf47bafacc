internal import PageAssets
internal import Writing

/// The folder that a demo is given in: one recording, and the report that is made of it.
struct DemoFolder {
  let path: String

  /// A folder that somebody has named, or the first free name for one here.
  init(_ named: String?) {
    let path = named.map { $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    // In the commands that are shown it is a path and no option.
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

  /// Makes the folder and puts the recording into it; what is there already is never replaced.
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
