import Foundation
import TestSupport
import Testing

/// Runs the recipes that compare a change with the main branch, and the jobs that the guide prints.
@Suite(
  .enabled(
    if: YAMLValue.isReadable,
    "the recipes with a main branch and the guide: Python has no module yaml"))
struct SinceRecipeTests {
  /// Creates a checkout whose suite names an engine, so that a change of the suite can change the
  /// engine.
  private func checkout(_ sandbox: PipelineSandbox, _ name: String, _ engine: String) throws
    -> String
  {
    sandbox.machine(name)
    sandbox.folder.remove("\(name)/Recordings")
    try sandbox.run("cp -R ../Recordings Recordings", on: name)
    sandbox.folder.put(
      CheckFixtures.suite("<engine name=\"\(engine)\"/>"),
      as: "\(name)/Recordings/flickbook-suite.xml")
    return name
  }

  /// Runs a main branch with violations, then a change that adds none and a change that adds some.
  private func expectChanges(
    _ sandbox: PipelineSandbox, reports: [String], main: (String) throws -> Void,
    change: (String, Int32) throws -> String, fetch: (String, String) throws -> Void
  ) throws {
    _ = try change(checkout(sandbox, "first", "ios(rubber=2)"), 1)
    let branch = try checkout(sandbox, "main", "ios(rubber=2)")
    try main(branch)
    let same = try checkout(sandbox, "same", "ios(rubber=2)")
    let worse = try checkout(sandbox, "worse", "ios(rubber=2, rate=0.9999)")
    try fetch(branch, same)
    try fetch(branch, worse)
    let known = try change(same, 0)
    #expect(known.contains("no new violations ("), "\(known)")
    let added = try change(worse, 1)
    #expect(!added.contains("no new violations") && added.contains("remain"), "\(added)")
    for report in reports { #expect(sandbox.has(report, on: same), "\(report) is missing") }
  }

  @Test func `the recipe for GitHub fails a pull request only for its own violations`() throws {
    let sandbox = try PipelineSandbox("github-since.yml")
    let steps = try PipelineRecipe.yaml("github-since.yml")["jobs"]["gestures"]["steps"].list
    func run(_ event: String) throws -> String {
      try #require(
        steps.first { $0["if"].text == "github.event_name == '\(event)'" && $0["run"].exists })[
          "run"
        ].text
    }
    func cache(_ what: String) throws -> YAMLValue {
      try #require(steps.first { $0["uses"].text.hasPrefix("actions/cache/\(what)") })["with"]
    }
    let (saved, restored) = try (cache("save"), cache("restore"))
    #expect(saved["path"].text == restored["path"].text)
    #expect(saved["key"].text.hasPrefix(restored["restore-keys"].text))
    let (push, request) = try (run("push"), run("pull_request"))
    let name = saved["path"].text
    try expectChanges(
      sandbox, reports: ["report/index.html", "report/junit.xml"],
      main: { try sandbox.run(push, on: $0, codes: [1], ["CI": "true"]) },
      change: { try sandbox.run(request, on: $0, codes: [$1], shell: "/bin/bash", ["CI": "true"]) },
      fetch: { try sandbox.run("cp ../\($0)/\(name) .", on: $1) })
  }

  @Test func `the recipe for GitLab fails a merge request only for its own violations`() throws {
    let sandbox = try PipelineSandbox("gitlab-since.yml")
    let jobs = try PipelineRecipe.yaml("gitlab-since.yml")
    let (main, change) = (
      jobs["gestures-main"]["script"][0].text, jobs["gestures"]["script"][0].text
    )
    let name = jobs["gestures-main"]["artifacts"]["paths"][0].text
    #expect(jobs["gestures"]["variables"]["MAIN"].text.contains("/raw/\(name)?job=gestures-main"))
    // A fake curl writes the file that a server would send, and prints the status code of the
    // reply.
    sandbox.tool(
      "curl",
      "#!/bin/sh\n[ -f kept.jsonl ] && cp kept.jsonl main.jsonl && printf 200 || printf ${STATUS-404}\n"
    )
    try expectChanges(
      sandbox, reports: ["report/index.html", "junit.xml", "quality.json"],
      main: { try sandbox.run(main, on: $0, ["CI": "true"]) },
      change: { try sandbox.run(change, on: $0, codes: [$1], ["CI": "true"]) },
      fetch: { try sandbox.run("cp ../\($0)/\(name) kept.jsonl", on: $1) })
    try sandbox.expectCodes(main)
    // A server that denies access to the results differs from one that has no results.
    sandbox.machine("refused")
    let refused = try sandbox.run(change, on: "refused", codes: [2], ["STATUS": "401"])
    #expect(refused.contains("HTTP 401"), "\(refused)")
  }

  /// Each job runs twice in one workspace, as on a runner that keeps its workspace.
  @Test func `the jobs in the guide work as printed`() throws {
    let sandbox = try PipelineSandbox("the guide")
    let blocks = try Corpus.text(of: "Documentation/Guide/Pipelines.md")
      .matches(of: /```yaml\n((?s:.*?))```/).map { try YAMLValue(String($0.1)) }
    let github = try #require(blocks.first { job($0["jobs"]["gestures"]["steps"].list) != nil })
    let gitlab = try #require(blocks.first { $0["gestures"].exists })
    // YAML 1.1 reads the key `on` as true.
    #expect(github.keys == ["true", "jobs"])
    let steps = github["jobs"]["gestures"]["steps"].list
    let check = try #require(job(steps))
    let script = gitlab["gestures"]["script"].text
    sandbox.machine("guide")
    for line in [check, check, script, script] {
      try sandbox.run("set -e; " + line, on: "guide", shell: "/bin/bash", ["CI": "true"])
    }
    for name in [
      "report/index.html", "report/junit.xml", "report/flickbook.sarif", "junit.xml",
      "quality.json",
    ] {
      #expect(sandbox.has(name, on: "guide"), "\(name) is missing")
    }
    // If the report is missing, the step that uploads it must be skipped: its failure would hide
    // the reason why the report is missing.
    for step in steps where step["with"]["sarif_file"].exists {
      #expect(step["if"].text.contains("hashFiles('\(step["with"]["sarif_file"].text)')"))
    }
  }

  /// The command of a job that judges the recordings.
  private func job(_ steps: [YAMLValue]) -> String? {
    steps.map { $0["run"].text }.first { $0.hasPrefix("flickbook check") }
  }
}
