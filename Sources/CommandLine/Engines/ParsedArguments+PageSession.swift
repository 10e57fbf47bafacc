internal import Chromium
internal import Files
internal import Model
internal import Runs
internal import Text

extension ParsedArguments {
  /// The options that only concern a page.
  private static let pageOptions: [Option] = [.har, .storageState, .initScript, .header]

  /// Rejects the options for pages if there is no page.
  func checkPageOptions(hasPage: Bool) throws(UsageError) {
    guard !hasPage, let option = Self.pageOptions.first(where: has) else { return }
    throw UsageError("\(option.dashed) needs a page: name one with \(Option.page.dashed)")
  }

  /// The session of a page, from the options.
  func pageSession() throws(UsageError) -> PageSession {
    var session = PageSession()
    if let file = text(.har) {
      session.archive = try read(file, .har) { (file) throws(Objection) in
        try HARArchive(file: file)
      }
    }
    if let file = text(.storageState) {
      session.storage = try read(file, .storageState) { (file) throws(Objection) in
        try StorageState(file: file)
      }
    }
    for file in texts(.initScript) {
      session.scripts.append(
        try read(file, .initScript) { (file) throws(Objection) in
          try PageSession.script(file: file)
        })
    }
    for typed in texts(.header) { session.headers.append(try Self.header(typed)) }
    return session
  }

  /// The session of a suite's page. Options have priority over the values of the suite.
  func pageSession(of suite: Suite, in folder: String) throws -> PageSession {
    var session = try pageSession()
    guard let page = suite.page?.value else { return session }
    if session.archive == nil, let har = page.har {
      session.archive = try Self.read(har, of: suite, in: folder) { (file) throws(Objection) in
        try HARArchive(file: file)
      }
    }
    if session.storage == nil, let state = page.storageState {
      session.storage = try Self.read(state, of: suite, in: folder) { (file) throws(Objection) in
        try StorageState(file: file)
      }
    }
    if session.scripts.isEmpty, let script = page.initScript {
      session.scripts = [
        try Self.read(script, of: suite, in: folder) { (file) throws(Objection) in
          try PageSession.script(file: file)
        }
      ]
    }
    return session
  }

  private func read<Content>(
    _ file: String, _ option: Option, _ content: (String) throws(Objection) -> Content
  ) throws(UsageError) -> Content {
    do throws(Objection) { return try content(file) } catch {
      throw UsageError("\(option.dashed) \(file.visible): \(error.message)")
    }
  }

  private static func read<Content>(
    _ file: Located<String>, of suite: Suite, in folder: String,
    _ content: (String) throws(Objection) -> Content
  ) throws(FormatError) -> Content {
    do throws(Objection) { return try content(file.value.absolutePath(in: folder)) } catch {
      throw FormatError(
        in: suite.file, at: file.location,
        Objection(error.kind, "\(file.value.visible): \(error.message)"))
    }
  }

  private static func header(_ typed: String) throws(UsageError) -> (name: String, value: String) {
    let name = typed.prefix { $0 != ":" }
    let isName =
      !name.isEmpty
      && name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"()<>@,;\\\"/[]?={}".utf8.contains($0) }
    guard isName, name.count < typed.count, !typed.contains(where: \.isNewline) else {
      // The message does not contain the value, which may be secret.
      throw UsageError("\(Option.header.dashed): expected 'Name: value'")
    }
    let value = typed.dropFirst(name.count + 1).drop { $0 == " " }
    return (String(name), String(value))
  }
}
