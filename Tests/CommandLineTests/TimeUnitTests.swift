import TestSupport
import Testing

/// Times on the command line need a unit, so that 60 cannot be mistaken for seconds.
struct TimeUnitTests {
  @Test(arguments: [
    ["fuzz", "--for", "60"], ["check", "a.xml", "--timeout", "5"],
    ["show", "a.xml", "--at", "812"],
    ["show", "a.xml", "--phase", "4"], ["record", "screen", "--for", "10"],
    ["edit", "join", "a.xml", "a.xml", "--pause", "1"], ["edit", "cut", "a.xml", "--from", "3"],
    ["edit", "cut", "a.xml", "--to", "1.5"], ["check", "a.xml", "--phase", "0"],
  ])
  func `a time without a unit is rejected with a suggestion`(_ words: [String]) throws {
    let folder = CheckFixtures.folder("a.xml")
    let run = try Program("flickbook").run(words, folder: folder.path)
    #expect(run.code == 2)
    let (option, time) = (words[words.count - 2], words[words.count - 1])
    #expect(
      run.errors.contains(
        "\(option) cannot be \"\(time)\": expected \(time)s or \(time)ms: a time needs a unit"
      ), "\(run)")
  }

  @Test func `a time without a unit in an engine setting is rejected`() throws {
    let folder = CheckFixtures.folder("a.xml")
    let run = try Program("flickbook").run(
      ["check", "a.xml", "--engine-command", "a=x", "--engine-timeout", "advance=5"],
      folder: folder.path)
    #expect(run.code == 2)
    #expect(
      run.errors.contains("\"advance=5\": expected 5s or 5ms: a time needs a unit"),
      "\(run)")
  }
}
