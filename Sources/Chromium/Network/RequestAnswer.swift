internal import Text

/// A request of a page that the browser holds until it is answered.
struct PageRequest {
  var method: String
  var url: String
  /// The body; nil if the request has none.
  var body: String?
  var headers: [(name: String, value: String)] = []

  /// - Parameter request: The request as the browser describes it.
  init(_ request: JSONValue) {
    method = request["method"]?.string ?? "GET"
    url = (request["url"]?.string ?? "") + (request["urlFragment"]?.string ?? "")
    body = request["postData"]?.string
    headers = (request["headers"]?.object ?? []).map { ($0.name, $0.value.string ?? "") }
  }

  init(_ method: String, _ url: String, body: String? = nil) {
    (self.method, self.url, self.body) = (method, url, body)
  }

  func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name }?.value
  }

  /// Whether the browser asks if a page of another origin may send a request.
  var isPreflight: Bool {
    method == "OPTIONS" && header("access-control-request-method") != nil
  }
}

/// The answer to a request.
enum RequestAnswer {
  case response(Response)
  /// The request fails, with the browser's name of the reason.
  case failure(String)
  /// The browser sends the request to the network.
  case network

  struct Response {
    var status = 200
    var statusText = ""
    var headers: [(name: String, value: String)] = []
    var body: [UInt8] = []
  }
}

extension RequestAnswer {
  /// The message that answers a held request: its method and parameters.
  func message(to id: String) -> (method: String, parameters: JSONPiece) {
    switch self {
    case .response(let response):
      let headers = response.headers.map { header -> JSONPiece in
        ["name": header.name.json, "value": header.value.json]
      }
      return (
        "Fetch.fulfillRequest",
        [
          "requestId": id.json, "responseCode": response.status.json,
          "responsePhrase": response.statusText.json.ifAny, "responseHeaders": headers.json,
          "body": Base64.text(response.body).json,
        ]
      )
    case .failure(let reason):
      return ("Fetch.failRequest", ["requestId": id.json, "errorReason": reason.json])
    case .network: return ("Fetch.continueRequest", ["requestId": id.json])
    }
  }

  /// Allows every preflight request. Only the request itself is answered or refused.
  static func allowing(_ request: PageRequest) -> RequestAnswer {
    var response = Response(status: 204, statusText: "No Content")
    response.headers = [
      ("Access-Control-Allow-Origin", request.header("origin") ?? "*"),
      ("Access-Control-Allow-Methods", request.header("access-control-request-method") ?? "*"),
      ("Access-Control-Allow-Credentials", "true"),
    ]
    if let names = request.header("access-control-request-headers") {
      response.headers.append(("Access-Control-Allow-Headers", names))
    }
    return .response(response)
  }
}
