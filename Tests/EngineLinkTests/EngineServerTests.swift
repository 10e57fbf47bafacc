import EngineLink
import Engines
import Testing

/// A request to an engine is validated completely before it is executed.
struct EngineServerTests {
  static let hello = #"{"id":1,"op":"hello","protocol":1}"#
  static let scene =
    #"{"id":2,"op":"scene","t":0,"scene":{"window":{"width":320,"height":568},"views":[{"id":"page","frame":[0,0,320,568],"content":{"width":320,"height":2400}}]}}"#
  static let advance =
    #"{"id":3,"op":"advance","to":20,"frames":[0,16.666667],"moments":[{"t":0,"events":[["down",0,160.5,-0.0,{"force":0.5}]]},{"t":10.25,"events":[["move",0,160,240]]}]}"#

  private func replies(_ requests: [String]) -> [String] {
    var server = EngineServer(ClampingEngine.factory)
    return requests.map { request in
      let reply = Array(request.utf8).withUnsafeBufferPointer { server.reply(to: $0) }
      return String(decoding: reply, as: UTF8.self)
    }
  }

  @Test func `a served engine follows the protocol`() {
    let all = replies([
      Self.hello, Self.scene, Self.advance, #"{"id":4,"op":"reset"}"#, Self.scene,
      #"{"id":5,"op":"bye"}"#,
    ])
    for reply in all {
      #expect(reply.hasPrefix(#"{"id":"#) && reply.hasSuffix("}\n"))
      #expect(reply.contains(#""ok":true"#), "\(reply)")
    }
    #expect(all[1].contains(#""samples":[[0,"before",0,0,0,1,"#))
    for key in [
      #"[0,"before",0,"#, #"[0,"after",0,"#, #"[0,"frame",0,"#, #"[10.25,"before",0,"#,
      #"[10.25,"after",0,"#, #"[16.666667,"frame",0,"#,
    ] {
      #expect(all[2].contains(key))
    }
    #expect(all[3] == "{\"id\":4,\"ok\":true}\n")
  }

  @Test func `unknown members, white space and the order of members are ignored`() {
    let spaced =
      #" { "later" : [ {"a":null} , -1.5e+3 , "\u00e4\ud83d\ude00\n" ] , "moments":[ ] ,"frames" : [ 1e1 ], "to":2.0E1,"op":"advance","id":3 } "#
    let all = replies([Self.hello, Self.scene, spaced])
    #expect(all[2].hasPrefix(#"{"id":3,"ok":true,"samples":[[10,"frame",0,"#), "\(all[2])")
  }

  @Test(arguments: [
    ("", "an object"), ("[]", "an object"), ("{", "a text"), (#"{"id":1}"#, "no \"op\""),
    (#"{"op":"hello"}"#, "no \"id\""), (#"{"id":1,"op":"hello"}"#, "no \"protocol\""),
    (#"{"id":1,"op":"hello","protocol":2}"#, "protocol 2: expected 1"),
    (#"{"id":1,"op":"sing","protocol":1}"#, "sing before hello"),
    (#"{"id":1,"op":"hello","protocol":1}x"#, "the end of the line"),
    (#"{"id":1,"op":"hello","protocol":01}"#, "a number"),
    (#"{"id":1,"op":"hello","protocol":NaN}"#, "a value"),
    (#"{"id":1,"op":"hello","protocol":1,}"#, "a text"),
    (#"{"id":1,"id":2,"op":"hello","protocol":1}"#, "\"id\" twice"),
    (#"{"id":1.5,"op":"hello","protocol":1}"#, "a whole number"),
    (#"{"id":1,"op":"hello","protocol":-9223372036854775808}"#, "a whole number"),
    (#"{"id":1,"op":"hello","protocol":1,"settings":{"wobble":1}}"#, "wobble"),
    (#"{"id":1,"op":"hello","protocol":1,"x":"\ud800"}"#, "\\\\u"),
  ])
  func `an invalid request is rejected with a reason`(_ request: String, _ text: String) {
    let reply = replies([request])[0]
    #expect(reply.contains(#""ok":false"#), "\(reply)")
    #expect(reply.contains(text.replacing("\"", with: "\\\"")), "\(reply)")
  }

  @Test(arguments: [
    (#"{"id":3,"op":"scene","t":0}"#, "a second scene"),
    (#"{"id":3,"op":"advance"}"#, "no \"to\""),
    (#"{"id":3,"op":"advance","to":20,"frames":[30]}"#, "frames at 30 ms"),
    (#"{"id":3,"op":"advance","to":20,"frames":[10,9]}"#, "frames at 9 ms"),
    (#"{"id":3,"op":"advance","to":20,"moments":[{"events":[]}]}"#, "a moment without a time"),
    (#"{"id":3,"op":"advance","to":20,"moments":[{"t":1,"events":[["wave",1]]}]}"#, "an event"),
    (#"{"id":3,"op":"advance","to":20,"moments":[{"t":1,"events":[["up",1,0,0]]}]}"#, "finger 1"),
    (#"{"id":3,"op":"advance","to":20,"moments":[{"t":1,"events":[["down",256,0,0]]}]}"#, "255"),
    (
      #"{"id":3,"op":"advance","to":20,"moments":[{"t":1,"events":[["ask",{"view":0}]]}]}"#,
      "without a request"
    ),
    (
      #"{"id":3,"op":"advance","to":20,"moments":[{"t":1,"events":[["ask",{"view":7,"page":1}]]}]}"#,
      "view number 7"
    ),
    (#"{"id":3,"op":"play","moments":[]}"#, "no clock"), (#"{"id":3,"op":"sing"}"#, "unknown op"),
  ])
  func `a request that is invalid in its scene is rejected, and the scene continues`(
    _ request: String, _ text: String
  ) {
    let all = replies([
      Self.hello, Self.scene, request, #"{"id":4,"op":"advance","to":30,"frames":[30]}"#,
    ])
    #expect(all[2].contains(#""ok":false"#), "\(all[2])")
    #expect(all[2].contains(text.replacing("\"", with: "\\\"")), "\(all[2])")
    #expect(all[3].contains(#"[30,"frame",0,"#), "\(all[3])")
  }

  @Test(arguments: [hello, scene, advance])
  func `a request that is cut anywhere is rejected`(_ request: String) {
    for length in 0..<request.utf8.count {
      let cut = String(decoding: request.utf8.prefix(length), as: UTF8.self)
      #expect(replies([Self.hello, cut])[1].contains(#""code":"bad-request""#), "\(cut)")
    }
  }

  @Test(arguments: [hello, scene, advance])
  func `a request with any byte changed is answered`(_ request: String) {
    for index in request.utf8.indices {
      for byte in [UInt8(ascii: "\""), UInt8(ascii: "}"), UInt8(ascii: "9"), 0, 0xFF] {
        var bytes = Array(request.utf8)
        bytes[request.utf8.distance(from: request.utf8.startIndex, to: index)] = byte
        var server = EngineServer(ClampingEngine.factory)
        _ = Array(Self.hello.utf8).withUnsafeBufferPointer { server.reply(to: $0) }
        let reply = bytes.withUnsafeBufferPointer { server.reply(to: $0) }
        #expect(reply.first == UInt8(ascii: "{") && reply.last == 0x0A)
      }
    }
  }
}
