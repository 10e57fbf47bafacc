import Foundation
import TestSupport
import Testing

/// Runs each line of the recipes that distribute recordings over machines, in the way in which the
/// recipe's system runs it. The merged results must have the same bytes as the results of one run.
struct PartRecipeTests {
  @Test(.enabled(if: YAMLValue.isReadable, "the recipe for GitHub: Python has no module yaml"))
  func `the recipe for GitHub gives the results of one run`() throws {
    let sandbox = try PipelineSandbox("github.yml")
    let jobs = try PipelineRecipe.yaml("github.yml")["jobs"]
    let matrix = jobs["gestures"]["strategy"]["matrix"]["part"].list
    let check = try #require(jobs["gestures"].runs.first)
    #expect(check.contains("--annotations none"), "part and report would both show each violation")
    try sandbox.runParts(
      matrix.count, { check.replacing("${{ matrix.part }}", with: matrix[$0].text) },
      merges: jobs["report"].runs, reports: ["report/index.html", "report/junit.xml"]
    ) { _ in ["CI": "true"] }
    let kept = jobs["report"]["steps"].list.filter { $0["uses"].text.contains("upload") }
    #expect(kept.map { $0["with"]["path"].text } == ["report"])
  }

  @Test(.enabled(if: YAMLValue.isReadable, "the recipe for GitLab: Python has no module yaml"))
  func `the recipe for GitLab gives the results of one run`() throws {
    let jobs = try PipelineRecipe.yaml("gitlab.yml")
    let count = jobs["gestures"]["parallel"].number
    let merges = jobs["report"]["script"].list.map(\.text)
    try PipelineSandbox("gitlab.yml").runParts(
      count, { _ in jobs["gestures"]["script"][0].text }, merges: merges
    ) { ["CI_NODE_INDEX": "\($0 + 1)", "CI_NODE_TOTAL": "\(count)"] }
  }

  @Test(.enabled(if: YAMLValue.isReadable, "the recipe for Buildkite: Python has no module yaml"))
  func `the recipe for Buildkite gives the results of one run`() throws {
    let steps = try PipelineRecipe.yaml("buildkite.yml")["steps"]
    let (check, count) = (steps[0]["command"].text, steps[0]["parallelism"].number)
    // The Buildkite agent replaces variables after a single dollar sign before the shell sees them.
    #expect(!check.replacing("$$", with: "").contains("$"), "\(check)")
    try PipelineSandbox("buildkite.yml").runParts(
      count, { _ in check.replacing("$$", with: "$") }, merges: steps[2]["command"].list.map(\.text)
    ) { ["BUILDKITE_PARALLEL_JOB": "\($0)", "BUILDKITE_PARALLEL_JOB_COUNT": "\(count)"] }
  }

  @Test(.enabled(if: YAMLValue.isReadable, "the recipe for CircleCI: Python has no module yaml"))
  func `the recipe for CircleCI gives the results of one run`() throws {
    let jobs = try PipelineRecipe.yaml("circleci.yml")["jobs"]
    let count = jobs["gestures"]["parallelism"].number
    let check = try #require(jobs["gestures"].runs.first)
    try PipelineSandbox("circleci.yml").runParts(
      count, { _ in check }, merges: jobs["report"].runs,
      reports: ["report/index.html", "results/junit.xml"]
    ) { ["CIRCLE_NODE_INDEX": "\($0)", "CIRCLE_NODE_TOTAL": "\(count)"] }
  }

  @Test(.enabled(if: YAMLValue.isReadable, "the recipe for Kubernetes: Python has no module yaml"))
  func `the recipe for Kubernetes gives the results of one run`() throws {
    let sandbox = try PipelineSandbox("kubernetes.yaml")
    let job = try PipelineRecipe.yaml("kubernetes.yaml")["spec"]
    let container = job["template"]["spec"]["containers"][0]
    var variables: [String: String] = [:]
    for entry in container["env"].list { variables[entry["name"].text] = entry["value"].text }
    let count = job["completions"].number
    #expect(variables["JOB_COMPLETIONS"] == "\(count)")
    let command = container["command"].list.map(\.text)
    try #require(command.count == 3 && command[..<2] == ["sh", "-c"], "\(command)")
    sandbox.machine("kubernetes")
    for index in 0..<count {
      try sandbox.run(
        command[2], on: "kubernetes", variables.merging(["JOB_COMPLETION_INDEX": "\(index)"]) { $1 }
      )
    }
    try sandbox.expectCodes(command[2], variables.merging(["JOB_COMPLETION_INDEX": "0"]) { $1 })
    let merge = try #require(
      PipelineRecipe.text("kubernetes.yaml").firstMatch(of: /# (flickbook report .*)/))
    try sandbox.run(String(merge.1), on: "kubernetes")
    try sandbox.expectWhole(on: "kubernetes")
  }

  @Test func `the recipe for Jenkins gives the results of one run`() throws {
    let text = PipelineRecipe.text("Jenkinsfile")
    let lines = text.matches(of: /sh '([^']*)'/).map { String($0.1) }
    let values = try #require(text.firstMatch(of: /values ([^}]*)/)).1
      .matches(of: /'(\d+)'/).map { String($0.1) }
    #expect(text.contains("1..\(values.count)"), "not all parts are fetched")
    try #require(lines.count == 2)
    try PipelineSandbox("Jenkinsfile").runParts(
      values.count, { _ in lines[0] }, merges: [lines[1]]
    ) { ["PART": values[$0]] }
  }

  @Test(.enabled(if: Tool.isHere("parallel"), "parallel.sh: parallel is not installed"))
  func `the recipe for GNU parallel gives the results of one run`() throws {
    let sandbox = try PipelineSandbox("parallel.sh")
    let text = PipelineRecipe.text("parallel.sh")
    sandbox.machine("parallel")
    // The second run finds all shards complete and resumes them.
    for _ in 0..<2 { try sandbox.run(text, on: "parallel") }
    try sandbox.expectWhole(on: "parallel")
    let line = try #require(text.firstMatch(of: /'(flickbook check [^']*)'/)).1
    try sandbox.expectCodes(String(line).replacing("{}", with: "1"))
  }

  @Test func `the recipe for Slurm gives the results of one run, even without a cluster`() throws {
    let sandbox = try PipelineSandbox("slurm.sh")
    let text = PipelineRecipe.text("slurm.sh")
    let array = try #require(text.firstMatch(of: /--array=(\d+)-(\d+)/))
    let tasks = try Array(#require(Int(array.1))...#require(Int(array.2)))
    sandbox.machine("slurm")
    func submit(_ tasks: [Int]) throws {
      for task in tasks {
        try sandbox.run(
          text, on: "slurm",
          [
            "SLURM_ARRAY_TASK_ID": "\(task)", "SLURM_ARRAY_TASK_COUNT": "\(tasks.count)",
            "SLURM_ARRAY_TASK_MIN": "\(tasks.min() ?? 0)",
            "SLURM_ARRAY_TASK_MAX": "\(tasks.max() ?? 0)",
          ])
      }
    }
    try submit(tasks)
    // Two tasks whose results are missing are submitted again.
    for task in [3, 5] { sandbox.folder.remove("slurm/out/\(task).jsonl") }
    try submit([3, 5])
    try sandbox.expectCodes(text, ["SLURM_ARRAY_TASK_ID": "\(tasks[0])"])
    let submission = PipelineRecipe.text("slurm-submit.sh")
    let merge = try #require(submission.firstMatch(of: /--wrap '([^']*)'/)).1
    try sandbox.run(String(merge), on: "slurm")
    try sandbox.expectWhole(on: "slurm")
    sandbox.tool("sbatch", "#!/bin/sh\necho \"$*\" >>submitted\necho 7\n")
    try sandbox.run(submission, on: "slurm")
    let submitted = (sandbox.folder.text(of: "slurm/submitted") ?? "").split(separator: "\n")
    #expect(
      submitted.first == "--parsable slurm.sh" && submitted.last?.contains("afterany:7") == true)
  }

  @Test func `the recipe for Bazel gives the results of one run`() throws {
    let sandbox = try PipelineSandbox("bazel")
    let text = PipelineRecipe.text("bazel/BUILD.bazel")
    let check = PipelineRecipe.text("bazel/check.sh")
    let count = try #require(text.firstMatch(of: /shard_count = (\d+)/).flatMap { Int($0.1) })
    sandbox.machine("bazel")
    for index in 0..<count {
      let shard = "bazel-testlogs/gestures/shard_\(index + 1)_of_\(count)"
      sandbox.folder.put("", as: "bazel/\(shard)/test.outputs/.keep")
      let whole = sandbox.folder / "bazel/\(shard)"
      try sandbox.run(
        check, on: "bazel",
        [
          "TEST_SHARD_INDEX": "\(index)", "TEST_TOTAL_SHARDS": "\(count)",
          "TEST_SHARD_STATUS_FILE": whole + "/status", "XML_OUTPUT_FILE": whole + "/test.xml",
          "TEST_UNDECLARED_OUTPUTS_DIR": whole + "/test.outputs",
        ])
      for file in ["status", "test.xml"] { #expect(sandbox.has("\(shard)/\(file)", on: "bazel")) }
    }
    try sandbox.expectCodes(check)
    let merge = try #require(text.firstMatch(of: /# (flickbook report .*)/)).1
    try sandbox.run(String(merge), on: "bazel")
    try sandbox.expectWhole(
      on: "bazel", results: "bazel-testlogs/gestures/shard_*_of_\(count)/test.outputs")
  }

  @Test func `a killed shard resumes when its job is started again`() throws {
    let sandbox = try PipelineSandbox("resume")
    let line = "flickbook check Recordings --shard 1/2 --resume out/1.jsonl --jobs 1 --quiet"
    sandbox.machine("killed")
    try sandbox.run(line, on: "killed")
    let bytes = try #require(sandbox.folder.bytes(of: "killed/out/1.jsonl"))
    sandbox.folder.remove("killed/out/1.jsonl")
    sandbox.folder.put(
      bytes: Array(bytes.prefix(bytes.count / 2)), as: "killed/out/1.jsonl.new.part")
    try sandbox.run(line, on: "killed")
    #expect(sandbox.folder.bytes(of: "killed/out/1.jsonl") == bytes)
  }
}
