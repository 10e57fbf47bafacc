import Files
import Testing
import TestSupport
import Text

/// The reader, RELAX NG and XSD agree on randomly mutated files.
struct MutantTests {

  @Test func `the reader and both schemas agree on every mutant`() throws {
    let folder = TemporaryFolder()
    var deeds: [String: String] = [:]
    var accepted: Set<String> = []
    for (number, path) in Corpus.recordings.enumerated() {
      var mutants = Mutants(of: Corpus.text(of: path), seed: UInt64(number))
      for count in 0..<20 {
        let (text, deed) = mutants.next()
        let name = "\(number)-\(count).xml"
        folder.put(text, as: name)
        deeds[name] = "\(path), \(deed)"
        let lint = Lint(file: folder / name, atMost: 1000)
        if lint.errors.allSatisfy({ $0.objection.kind == .sense }) { accepted.insert(name) }
      }
    }
    for language in SchemaVerdicts.Language.allCases {
      let verdicts = try SchemaVerdicts(language, of: deeds.keys.sorted(), in: folder.path)
      let tooStrict = accepted.subtracting(verdicts.accepted).sorted()
      let tooLax = verdicts.accepted.subtracting(accepted).sorted()
      #expect(tooStrict.map { deeds[$0] ?? "" } == [], "\(language) refuses more")
      #expect(tooLax.map { deeds[$0] ?? "" } == [], "\(language) accepts more")
    }
    // Both results must be frequent; otherwise the agreement would prove nothing.
    #expect(accepted.count > deeds.count / 10 && accepted.count < deeds.count * 9 / 10)
  }

  @Test func `only RELAX NG rejects foreign elements directly in recording and timeline`() throws {
    let folder = TemporaryFolder()
    let text = Corpus.text(of: Corpus.recordings[0])
    let foreign = "<x:y xmlns:x=\"urn:example\"/>"
    let names = ["in-recording.xml", "in-timeline.xml"]
    for (name, location) in zip(names, ["  <scene>\n", "  </timeline>\n"]) {
      folder.put(text.replacing(location, with: foreign + location), as: name)
      #expect(Lint(file: folder / name).errors == [])
    }
    #expect(try SchemaVerdicts(.relaxng, of: names, in: folder.path).refused == Set(names))
    #expect(try SchemaVerdicts(.schema, of: names, in: folder.path).accepted == Set(names))
  }
}
