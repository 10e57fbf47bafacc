import Platform
import TestSupport
import Testing

/// A downloaded folder may contain a suite that names a program to run. The program runs only if
/// the user trusts the folder.
struct TrustTests {
  let flickbook = Program("flickbook")
  let folder: TemporaryFolder = {
    let folder = CheckFixtures.folder("fetched/a.xml", "fetched/below/b.xml")
    let served = "'\(Program.path(of: "flickbook"))' engine serve --engine ios"
    folder.put(
      CheckFixtures.suite("<engine name=\"theirs\" command=\"touch started; exec \(served)\"/>"),
      as: "fetched/flickbook-suite.xml")
    return folder
  }()

  private func run(_ texts: String..., in location: String = "") throws -> Program.Ending {
    try flickbook.run(
      texts, folder: folder / location,
      environment: ["HOME": folder / "home", "PATH": "/usr/bin:/bin"]
    )
  }

  private var hasStarted: Bool {
    defer { folder.remove("fetched/started") }
    return folder.text(of: "fetched/started") != nil
  }

  @Test(arguments: [["check", "."], ["check", "fetched"], ["check", "--engine", "theirs", "."]])
  func `check does not start programs of an untrusted suite, and explains how to allow them`(
    _ words: [String]
  ) throws {
    let isInside = words.last == "." && !words.contains("--engine")
    let location = isInside ? "fetched" : ""
    let run = try flickbook.run(
      words.last == "." && !isInside ? words.dropLast() + ["fetched"] : words,
      folder: folder / location, environment: ["HOME": folder / "home", "PATH": "/usr/bin:/bin"])
    #expect(run.code == 2)
    #expect(!hasStarted)
    let suite = isInside ? "flickbook-suite.xml" : "fetched/flickbook-suite.xml"
    #expect(
      run.errors.hasPrefix("flickbook: error: \(suite):2:32: engine \"theirs\" is a command, "),
      "\(run)")
    let trust = isInside ? "." : "fetched"
    #expect(
      run.errors.contains(
        "--allow-commands allows it for one run\nhelp: flickbook trust \(trust)\n"))
  }

  @Test func `a built-in engine can be judged in an untrusted folder`() throws {
    let run = try run("check", "fetched", "--engine", "ios")
    #expect(run.code == 0, "\(run)")
    #expect(!hasStarted)
  }

  @Test(arguments: [
    ["check", "fetched", "--allow-commands"],
    ["check", "fetched", "--suite", "fetched/flickbook-suite.xml"],
  ])
  func `an option allows the programs of the suite for one run`(_ words: [String]) throws {
    let run = try flickbook.run(
      words, folder: folder.path, environment: ["PATH": "/usr/bin:/bin"])
    #expect(run.code == 0, "\(run)")
    #expect(hasStarted)
  }

  @Test func `a folder is trusted with all folders below it, until it is forgotten`() throws {
    let trust = try run("trust", "fetched/../fetched")
    #expect(trust.code == 0)
    #expect(trust.output.hasPrefix("trusted: /") && trust.output.hasSuffix("/fetched\n"))
    #expect(try run("trust", "--list").output == trust.output.dropFirst("trusted: ".count))
    for (path, location) in [("fetched", ""), ("fetched/below", ""), (".", "fetched")] {
      #expect(try run("check", path, in: location).code == 0)
      #expect(hasStarted)
    }
    #expect(try run("trust", in: "fetched").code == 0, "the current folder, which it holds already")
    #expect(try run("trust", "--list").output.split(separator: "\n").count == 1)
    let forgotten = try run("trust", "--forget", "fetched")
    #expect(forgotten.code == 0 && forgotten.output.hasPrefix("no longer trusted: /"))
    #expect(try run("check", "fetched").code == 2)
    #expect(!hasStarted)
    #expect(try run("trust", "--forget", "fetched").code == 2)
  }

  @Test func `trust extends neither to a neighbouring folder nor through a link out of the folder`()
    throws
  {
    folder.put("", as: "fetch/x")
    folder.link("fetch/elsewhere", to: "../fetched")
    #expect(try run("trust", "fetch").code == 0)
    for path in ["fetched", "fetch/elsewhere"] {
      #expect(try run("check", path).code == 2, "\(path)")
      #expect(!hasStarted)
    }
  }

  @Test func `a folder that cannot be trusted is reported`() throws {
    let missing = try run("trust", "none")
    #expect(missing.code == 2)
    #expect(
      missing.errors == """
        flickbook: error: none: cannot be read: no such folder
        help: flickbook help trust

        """)
    let homeless = try flickbook.run(["trust"], folder: folder.path)
    #expect(homeless.code == 2)
    #expect(homeless.errors.contains("neither XDG_CONFIG_HOME nor HOME is set"))
    let settings = try flickbook.run(
      ["trust", "fetched"], folder: folder.path,
      environment: ["HOME": folder / "home", "XDG_CONFIG_HOME": folder / "settings"])
    #expect(settings.code == 0)
    #expect(folder.text(of: "settings/flickbook/trusted")?.hasSuffix("/fetched\n") == true)
    #expect(folder.text(of: "home/.config/flickbook/trusted") == nil)
  }

  /// Kinds of code that a suite can run in a browser: the suite, the location in the message, and
  /// the printed text.
  static let scripts = [
    (
      #"<engine name="chromium" page="page.html"/>"#, "2:31",
      #"a browser would load the page "page.html""#
    ),
    (
      #"<engine name="chromium" page="http://127.0.0.1:9/"/>"#, "2:31",
      #"a browser would load the page "http://127.0.0.1:9/""#
    ),
    (
      #"<engine name="chromium"/><signal name="a" js="document.title"/>"#, "2:47",
      #"signal "a" is JavaScript, "document.title""#
    ),
  ]

  @Test(
    arguments: scripts, ["check", "compare", "show", "fuzz", "shrink", "suggest", "engine measure"])
  func `a suite that was found by search runs no code in a browser`(
    _ script: (elements: String, location: String, words: String), _ verb: String
  ) throws {
    folder.put(CheckFixtures.suite(script.elements), as: "fetched/flickbook-suite.xml")
    folder.put("<!DOCTYPE html><title>x</title>", as: "fetched/page.html")
    let more = verb == "compare" ? ["--against", "ios"] : []
    let run = try flickbook.run(
      verb.split(separator: " ").map(String.init)
        + ["fetched/a.xml", "--browser", folder / "browser"] + more, folder: folder.path,
      environment: ["HOME": folder / "home", "PATH": "/usr/bin:/bin"])
    #expect(run.code == 2, "\(run)")
    #expect(
      run.errors.contains(
        "fetched/flickbook-suite.xml:\(script.location): \(script.words), but a suite that is found"
      ),
      "\(run)")
    #expect(run.errors.hasSuffix("help: flickbook trust fetched\n"), "\(run)")
    #expect(try self.run("check", "fetched/a.xml", "--engine", "ios").code == 0)
  }

  @Test(arguments: [["--allow-commands"], ["--suite", "fetched/flickbook-suite.xml"]])
  func `a trusted suite loads its page in a browser`(_ more: [String]) throws {
    folder.put(
      CheckFixtures.suite(#"<engine name="chromium" page="page.html"/>"#),
      as: "fetched/flickbook-suite.xml")
    folder.put("<!DOCTYPE html><title>x</title>", as: "fetched/page.html")
    chmod(folder.put("#!/bin/sh\ntouch '\(folder / "browsed")'\n", as: "browser"), 0o755)
    let run = try flickbook.run(
      ["check", "fetched/a.xml", "--browser", "./browser"] + more, folder: folder.path,
      environment: ["HOME": folder / "home", "PATH": "/usr/bin:/bin"])
    #expect(run.code == 2, "it is no browser: \(run)")
    #expect(folder.text(of: "browsed") != nil, "a relative path is that of the current folder")
  }
}
