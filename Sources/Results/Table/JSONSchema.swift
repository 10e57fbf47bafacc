internal import Text

/// Parts of JSON schemas.
enum JSONSchema {
  static let text: JSONPiece = ["type": "string"]
  static let number: JSONPiece = ["type": "number"]
  static let flag: JSONPiece = ["type": "boolean"]
  static let count: JSONPiece = ["type": "integer", "minimum": 0]
  /// A set of indices, as hexadecimal digits.
  static let bits: JSONPiece = ["type": "string", "pattern": "^[0-9a-f]*$"]
  /// The numbers of a file's shards, or the total number of shards.
  static let shards: JSONPiece = [
    "type": ["array", "integer"], "minimum": 1, "items": ["type": "integer", "minimum": 1],
  ]

  static func list(_ element: JSONPiece) -> JSONPiece { ["type": "array", "items": element] }

  static func word(_ words: [String]) -> JSONPiece {
    // An empty list would accept nothing.
    words.isEmpty ? text : ["enum": words.map(\.json).json]
  }

  static func constant(_ number: Int) -> JSONPiece { ["const": number.json] }

  static func object(
    _ members: [(key: String, schema: JSONPiece)], required: [String]
  ) -> JSONPiece {
    [
      "type": "object", "properties": JSONPiece(members.map { ($0.key, $0.schema) }),
      "required": required.map(\.json).json.ifAny, "additionalProperties": false,
    ]
  }
}
