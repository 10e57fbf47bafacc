internal import Reports
internal import Results
internal import Runs
internal import Text
internal import Writing

/// An adapter to be written into a folder.
struct NewAdapter {
  private let template: AdapterTemplate
  private let folder: String
  private let files: [AdapterTemplate.File]

  /// - Parameter package: The location of this package, as a path or a URL. An adapter in Swift
  ///   depends on this package.
  init(
    _ template: AdapterTemplate, _ acting: AdapterTemplate.Acting, in folder: String,
    package: String?
  ) throws(UsageError) {
    self.template = template
    self.folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    guard template == .swift else {
      if package != nil {
        throw UsageError(
          "\(Option.package.dashed) is for swift: an engine in \(template.rawValue) needs no package"
        )
      }
      files = template.files(acting)
      return
    }
    guard let package else {
      throw UsageError(
        "an engine in swift depends on Flickbook: expected \(Option.package.dashed) PATH, "
          + "the folder or the address of its package")
    }
    let dependency = try Self.dependency(on: package)
    files = template.files(acting).map { file in
      AdapterTemplate.File(
        path: file.path, text: file.text.replacing(AdapterTemplate.ownPackage, with: dependency))
    }
  }

  /// The location for the manifest. A URL is unchanged; a path is typed relative to the current
  /// folder, and not to the new package.
  private static func dependency(on package: String) throws(UsageError) -> String {
    let isPlain = !package.contains { $0 == "\"" || $0 == "\\" || $0.isNewline }
    if isPlain, package.contains("://") {
      return #".package(url: "\#(package)", branch: "main")"#
    }
    guard isPlain, FileKind(of: package + "/Package.swift") == .file(isRegular: true),
      let path = package.destination
    else {
      throw .badValue(package, of: .package, expected: "the folder of a package, or an address")
    }
    return #".package(name: "flickbook", path: "\#(path)")"#
  }

  /// Writes all files or none: a folder with some files of an engine is useless.
  func write() throws(WriteError) {
    var unfinished: [(file: NewFile, text: String)] = []
    do throws(WriteError) {
      try NewFile.makeFolder(folder)
      for file in files {
        var path = folder
        for part in file.path.split(separator: "/").dropLast() {
          path += "/" + part
          try NewFile.makeFolder(path)
        }
        unfinished.append((try NewFile("\(folder)/\(file.path)"), file.text))
      }
      for (file, text) in unfinished { try file.put(text) }
    } catch {
      for (file, _) in unfinished { try? file.abandon() }
      throw error
    }
  }

  /// The next steps, as command lines.
  var advice: String {
    let test =
      "\(Release.name) engine test --engine-command \(template.engine)=\(template.command.shellTyped)"
    let lines = ["cd \(folder.shellTypedPath)", template.build, test].compactMap { $0 }
    return "\(files.count) files in \(folder.visible); see README.md there\n\n"
      + lines.map { "  \($0)\n" }.joined()
  }
}
