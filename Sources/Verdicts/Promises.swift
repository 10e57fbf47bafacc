// Made by falsifying engines, by `make golden`: see Reports/promises.md.

extension Catalogue {
  static let promises: [(invariant: String, text: String)] = []
}
