import Foundation
import TestSupport
import Testing

/// Numbers and names that pages state about the sources are compared with the sources.
struct StatedFactsTests {
  private static let sources = Files(below: "Sources", "Apps")
  private static let words = [
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    "twenty",
  ]

  private func expect(_ page: String, states sentence: String) {
    let text = Corpus.text(of: page).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains(sentence), "\(page) does not state: \(sentence)")
  }

  private func rows(_ page: String, from heading: String) -> [String] {
    let lines = Corpus.text(of: page).components(separatedBy: "\n")
    return Array(
      lines.drop { !$0.hasPrefix(heading) }.dropFirst().drop { !$0.hasPrefix("|--") }.dropFirst()
        .prefix { $0.hasPrefix("|") })
  }

  @Test func `only the stated files import libraries or start processes`() {
    let xml = Self.sources.containing("import CLibXML2")
    #expect(!xml.isEmpty && xml.allSatisfy { $0.hasPrefix("Sources/Files/XML/") }, "\(xml)")
    #expect(Self.sources.containing("import CMicroHTTPD") == ["Apps/Recorder/HTTP/Server.swift"])
    #expect(
      Self.sources.containing("cprocess_start(") == [
        "Sources/Chromium/Browser/BrowserProcess.swift",
        "Sources/EngineLink/Process/ChildProcess.swift",
      ])
    #expect(Self.sources.containing("import Foundation") == [])
    let libc = ["Glibc", "Musl", "Darwin"].flatMap { Self.sources.containing("import \($0)") }
    #expect(libc.allSatisfy { $0.hasPrefix("Sources/Platform/") }, "\(libc)")
    expect(
      "Documentation/Architecture.md",
      states: "Only the files of `Files/XML` import libxml2, only `Recorder/HTTP/Server.swift` "
        + "imports libmicrohttpd, and only `EngineLink/Process/ChildProcess.swift` and "
        + "`Chromium/Browser/BrowserProcess.swift` start processes. No module imports Foundation.")
  }

  @Test func `the table of modules matches the manifest, and imports point downwards`() throws {
    var layers: [String: Int] = [:]
    var stated: [String: Set<String>] = [:]
    for row in rows("Documentation/Architecture.md", from: "# Architecture") {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let name = cells[1].trimmingCharacters(in: ["`"])
      layers[name] = Int(cells[0])
      let imports = (cells.last ?? "").matches(of: /`([A-Za-z0-9-]+)`/).map { String($0.1) }
      stated[name] = cells.count > 3 ? Set(imports) : []
    }
    // The page describes the imports of CommandLine in a sentence: `all Swift modules above but
    // Live, Formulas and the five Flickbook…, and CProcess`.
    let layer = layers["CommandLine"] ?? 0
    stated["CommandLine"] = Set(
      layers.keys.filter {
        layers[$0] ?? 0 < layer && !$0.hasPrefix("Flickbook") && $0 != "Formulas" && $0 != "Live"
          && !$0.hasPrefix("CLib") && !$0.hasPrefix("CMicro") && $0 != "CDigest"
      })
    let manifest = Corpus.text(of: "Package.swift")
    let shipped = manifest.prefix(
      upTo: try #require(manifest.range(of: "\"flickbook-bench\"")).lowerBound)
    var declared: [String: Set<String>] = [:]
    for match in shipped.matches(
      of: /(?:module\(|arget\(name: |ystemLibrary\(name: )\s*"([^"]+)"([^\])]*\])?/)
    {
      // A list of excluded folders is skipped, because a folder can have the name of a module.
      let text = (match.2 ?? "").contains("exclude: [") ? "" : match.2 ?? ""
      let list = text.firstRange(of: "[").map { text[$0.lowerBound...] } ?? ""
      let imports = list.matches(of: /"([A-Za-z0-9-]+)"/).map { String($0.1) }
      declared[String(match.1)] = Set(imports).intersection(layers.keys)
    }
    #expect(Set(layers.keys) == Set(declared.keys))
    for (name, imports) in stated {
      #expect(declared[name] == imports, "\(name)")
      for other in imports {
        #expect((layers[other] ?? .max) < (layers[name] ?? 0), "\(name) imports \(other)")
      }
    }
    #expect(shipped.matches(of: /\.library\(name/).count == 5)
    expect("Documentation/Architecture.md", states: "Five products are libraries.")
  }

  @Test func `code that replaces packages has about the stated length`() throws {
    let rows = rows("Documentation/Decisions/06-no-outside-packages.md", from: "#")
    #expect(rows.count == 5)
    for row in rows {
      let match = try #require(row.firstMatch(of: /`([^`]+)` \| ([0-9,]+)/), "\(row)")
      let stated = Int(match.2.replacing(",", with: "")) ?? 0
      let lines = Files(below: String(match.1)).lines
      #expect(abs(lines - stated) * 10 <= lines, "\(match.1) has \(lines) lines, not \(stated)")
    }
  }

  @Test func `starter engines are as short as the guide states`() {
    let engines = Files(below: "Examples/Adapters").names.filter { $0.contains("/engine.") }
    let longest = engines.map { Files(below: $0).lines }.max() ?? 0
    #expect(engines.count == 6)
    expect(
      "Documentation/Guide/Engines.md", states: "in fewer than \((longest / 10 + 1) * 10) lines")
  }

  @Test func `the doc comment of each setting equals its sentence in the table`() throws {
    let text =
      Corpus.text(of: "Sources/Model/Table/Setting+Table.swift")
      + Corpus.text(of: "Sources/Model/Table/Setting+Controls.swift")
      + Corpus.text(of: "Sources/Model/Table/Setting+Geometry.swift")
    let row =
      /((?:^ *\/\/\/[^\n]*\n)+)^ *(?:public |package )?static let [^\n]*\(\n? *"[^"\n]*",\s*("""\n[\s\S]*?"""|"[^"\n]*")/
      .anchorsMatchLineEndings()
    let rows = text.matches(of: row)
    #expect(rows.count >= 40)
    for row in rows {
      let comment = row.1.split(separator: "\n").map { $0.drop { " /".contains($0) } }
        .joined(separator: " ")
      let sentence = row.2.replacing(/\\\n\s*/, with: "").trimmingCharacters(in: ["\"", "\n", " "])
      #expect(comment == sentence)
    }
  }

  /// The number of HTML pages directly in a folder, as an English word.
  private static func pages(in folder: String) -> String {
    words[
      Files(below: folder).names.count {
        $0.hasSuffix(".html") && !$0.dropFirst(folder.count + 1).contains("/")
      }]
  }

  @Test func `the stated numbers of folders, rules and faults are correct`() {
    let folders = rows("Recordings/README.md", from: "## The folders").compactMap {
      $0.firstMatch(of: /`([A-Za-z]+)`/).map { String($0.1) }
    }
    #expect(
      Set(folders)
        == Set(
          Corpus.recordings.compactMap { path in
            path.split(separator: "/").dropFirst().first.map(String.init)
          }))
    let systems = Self.words[Corpus.systems.count]
    expect(
      "Recordings/README.md",
      states: "\(systems.capitalized) folders are named after a scrolling interface")

    let names = Corpus.text(of: "Examples/Formulas/flickbook-suite.xml")
      .matches(of: /<invariant name="([^"]+)"/).map { String($0.1) }
    let own = Set(names.filter { $0.hasPrefix("own-") }.map { $0.replacing(/-[xy]$/, with: "") })
    let rules = names.count { !$0.hasPrefix("own-") }
    expect(
      "Documentation/Guide/OwnInvariants.md",
      states: "has \(Self.words[rules]) rules that an app may have, and \(Self.words[own.count]) "
        + "built-in invariants as formulas")

    let faults = rows("Reports/falsified.md", from: "#").count
    expect("Reports/README.md", states: "| `falsified.md` | \(faults) faults, rows of a table")
    let kinds = Set(rows("Reports/holes.md", from: "#").map { $0.split(separator: "|")[0] }).count
    expect("Reports/README.md", states: "| `holes.md` | \(Self.words[kinds]) kinds of faults")

    let pages = Self.pages(in: "Examples/Web")
    let patterns = Self.pages(in: "Examples/Web/Patterns")
    expect("Documentation/Guide/Browser.md", states: "has \(pages) pages with recordings")
    expect("Documentation/Guide/Browser.md", states: "\(patterns) small ones in `Patterns`")
    expect("Examples/Web/README.md", states: "\(pages.capitalized) pages, each with")
    expect("Examples/Web/README.md", states: "`Patterns` contains \(patterns) small pages")

    let lessons = rows("Documentation/Guide/Playground.md", from: "## Seven lessons").count
    expect(
      "Documentation/Guide/Playground.md", states: "has \(Self.words[lessons]) small figures")
  }

  @Test func `the table lists each pipeline recipe, and the stated number of systems is correct`() {
    let guide = "Documentation/Guide/Machines.md"
    let rows = rows(guide, from: "## Which recipe")
    let text = rows.joined()
    for file in Files(below: "Examples/Pipelines").names {
      #expect(text.contains("../../\(file))"), "\(file)")
    }
    // The recipes in `-since.yml` files are for systems that have another row, so their row is not
    // counted.
    let systems = Self.words[rows.count { !$0.contains("-since.yml") }]
    expect("README.md", states: "recipes for \(systems) systems")
    expect("Documentation/Guide/Pipelines.md", states: "recipes for \(systems) systems")
  }
}

/// Text files of the project below a folder, or one file, by their paths relative to the root.
private struct Files {
  let names: [String]

  init(below paths: String...) { names = paths.flatMap(Self.names) }

  private static func names(below path: String) -> [String] {
    let below = FileManager.default.enumerator(atPath: Corpus.absolute(path))?.allObjects ?? []
    let names = below.compactMap { $0 as? String }.map { path + "/" + $0 }.filter { name in
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(
        atPath: Corpus.absolute(name), isDirectory: &isFolder)
      return exists && !isFolder.boolValue
    }
    return below.isEmpty ? [path] : names.sorted()
  }

  /// The Swift files that contain a text.
  func containing(_ text: String) -> [String] {
    names.filter { $0.hasSuffix(".swift") && Corpus.text(of: $0).contains(text) }
  }

  var lines: Int { names.reduce(0) { $0 + Corpus.text(of: $1).count { $0 == "\n" } } }
}
