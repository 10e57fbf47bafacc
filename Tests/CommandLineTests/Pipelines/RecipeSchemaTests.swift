import TestSupport
import Testing

/// Validates the recipes with tools of their systems.
struct RecipeSchemaTests {
  @Test(
    .enabled(
      if: Tool.isHere("check-jsonschema"),
      "schemas of GitHub, GitLab, Buildkite and CircleCI: check-jsonschema is not installed"),
    arguments: [
      ("github.yml", "github-workflows"), ("github-since.yml", "github-workflows"),
      ("gitlab.yml", "gitlab-ci"), ("gitlab-since.yml", "gitlab-ci"),
      ("buildkite.yml", "buildkite"),
      ("circleci.yml", "circle-ci"),
    ])
  func `a recipe matches the schema of its system`(_ name: String, _ schema: String) throws {
    let file = Corpus.absolute("\(PipelineRecipe.folder)/\(name)")
    let run = try Shell(in: "/").run(
      "check-jsonschema -q --builtin-schema vendor.\(schema) '\(file)'")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
  }

  @Test(
    .enabled(
      if: Tool.isHere("kubernetes-validate"),
      "schema of Kubernetes: kubernetes-validate is not installed"))
  func `the recipe for Kubernetes matches its schema`() throws {
    let file = Corpus.absolute("\(PipelineRecipe.folder)/kubernetes.yaml")
    let run = try Shell(in: "/").run("kubernetes-validate '\(file)'")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
  }

  @Test(.enabled(if: Tool.isHere("python3"), "syntax of BUILD.bazel: python3 is not installed"))
  func `the recipe for Bazel is valid Starlark, as far as Python can parse it`() throws {
    let script = "import sys; compile(sys.stdin.read(), \"BUILD.bazel\", \"exec\")"
    let text = PipelineRecipe.text("bazel/BUILD.bazel")
    #expect(try Shell(in: "/").run("python3 -c '\(script)'", stdin: text).code == 0)
  }

  @Test(arguments: ["parallel.sh", "slurm.sh", "slurm-submit.sh", "bazel/check.sh"])
  func `a script of a recipe is valid in its language`(_ name: String) throws {
    let file = Corpus.absolute("\(PipelineRecipe.folder)/\(name)")
    #expect(try Shell(in: "/").run("sh -n '\(file)'").code == 0)
  }
}
