package import Model
package import Replay

/// The steps of another source, each modified: mirrored, shifted, or with errors.
package struct MappedSteps<Base: StepSource>: StepSource {
  private var base: Base
  private var watch = StepWatch()
  private let edit: (inout Step) -> Void

  /// Modifies each step of a source. Derived values are computed again after the edit.
  package init(_ base: Base, _ edit: @escaping (inout Step) -> Void) {
    self.base = base
    self.edit = edit
  }

  /// The scene of the other source.
  package var scene: Scene { base.scene }
  /// How the other source ended.
  package var ending: Ending? { base.ending }

  /// Reads the next step; returns false at the end.
  package mutating func next(into step: inout Step) throws(ReplayError) -> Bool {
    guard try base.next(into: &step) else { return false }
    edit(&step)
    watch.follow(&step)
    return true
  }
}
