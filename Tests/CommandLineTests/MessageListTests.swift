import Foundation
import TestSupport
import Testing

/// Tests the list of messages: `Golden/messages.txt` contains the commands that cause the messages,
/// and the output of each command.
///
/// To add a message, add a line with its command after `$ `; `FLICKBOOK_GOLDEN=1` fills in the
/// output.
struct MessageListTests {
  /// The maximum number of lines of an output; the rest is left out.
  private static let maximum = 12

  @Test func `every message equals the reviewed message`() throws {
    let golden = Golden("messages.txt")
    let list = try golden.text()
    var folder = TemporaryFolder()
    var text = ""
    var prepared = ""
    var count = 0
    for line in list.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("$ ") {
        count += 1
        text += line + "\n" + (try output(by: String(line.dropFirst(2)), in: folder)) + "\n"
      } else if line.hasPrefix("% ") {
        // A command that defines a shell function is also run before each later command.
        let command = String(line.dropFirst(2))
        if command.contains("() {") { prepared += command + "\n" }
        _ = try shell(folder).run(prepared + command, environment: Self.recordings)
        text += line + "\n"
      } else if line.hasPrefix("## ") {
        (folder, prepared) = (TemporaryFolder(), "")
        text += (text.isEmpty || text.hasSuffix("\n\n") ? "" : "\n") + line + "\n"
      } else if !line.isEmpty, !text.contains("## ") {
        text += line + "\n"
      }
    }
    print("messages: \(count) commands")
    #expect(count > 200)
    let reviewed = try golden.text(renewedBy: text)
    #expect(text == reviewed, "\(difference(text, reviewed))")
  }

  /// A name that a file contains is corrected in the file, so the help line for it need not contain
  /// the name.
  @Test func `the help line for a suggested name contains that name`() throws {
    let lines = try Golden("messages.txt").text().components(separatedBy: "\n")
    var count = 0
    for (index, line) in lines.enumerated() where line.hasPrefix("flickbook: error: ") {
      guard let offer = line.firstMatch(of: /did you mean "([^"]+)"(?:\?| \()/),
        line.firstMatch(of: /:\d+:\d+:/) == nil, index + 1 < lines.count
      else { continue }
      count += 1
      let help = lines[index + 1]
      #expect(help.hasPrefix("help: flickbook ") && help.contains(offer.1), "\(line)\n\(help)")
    }
    #expect(count > 15)
  }

  /// The first line that differs from the reviewed text, and the command before it.
  private func difference(_ text: String, _ reviewed: String) -> String {
    let expected = reviewed.components(separatedBy: "\n")
    var command = ""
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      if line.hasPrefix("$ ") { command = line }
      let other = index < expected.count ? expected[index] : "the end"
      if line != other { return "after \(command): \(line), where \(other) was reviewed" }
    }
    return "it ends before the reviewed text"
  }

  private static let recordings = ["RECORDINGS": Corpus.absolute("Recordings")]

  private func shell(_ folder: TemporaryFolder) -> Shell { Shell("/bin/bash", in: folder.path) }

  /// Standard output and standard error in the order of printing, and the exit code.
  private func output(by command: String, in folder: TemporaryFolder) throws -> String {
    let run = try shell(folder).run("exec 2>&1\n" + command)
    var lines = run.output.replacing(folder.path + "/", with: "").split(separator: "\n")
      .map(String.init)
    if lines.count > Self.maximum { lines = lines.prefix(Self.maximum) + ["…"] }
    return lines.map { $0 + "\n" }.joined() + "[\(run.code)]\n"
  }
}
