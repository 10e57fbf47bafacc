"use strict";

// Where a recording goes that is to be judged at once: to the computer that gave us the page.

/**
 * Sends recordings to the server that the page came from. Each answer brings the token for the next one. A token
 * that is out of date is answered with another one, with which the recording is sent again.
 */
class Sender {
  static of(page) {
    const content = name => page.querySelector(`meta[name=${name}]`)?.content;
    const path = content("flickbook-send");
    return path ? new Sender(path, content("flickbook-token")) : undefined;
  }

  constructor(path, token) { Object.assign(this, { path, token }); }

  /** What was judged; an error has words for people. `isAgain` replaces what was sent last. */
  async send(title, text, isAgain = false) {
    let { answer, isOutOfDate } = await this.post(title, text, isAgain);
    if (isOutOfDate) ({ answer } = await this.post(title, text, isAgain));
    if (answer.error) throw new Error(answer.error);
    return answer;
  }

  async post(title, text, isAgain) {
    let answer, response;
    try {
      response = await fetch(this.path, {
        method: "POST", body: text, cache: "no-store", headers: {
          "Content-Type": "application/xml", "X-Flickbook-Token": this.token ?? "",
          "X-Flickbook-Name": encodeURIComponent(fileName(title)),
          ...isAgain ? { "X-Flickbook-Replaces": "last" } : {},
        },
      });
      answer = await response.json();
      if (!response.ok) answer.error ??= `the server answers ${response.status}`;
    } catch {
      throw new Error("the computer does not answer: is flickbook record serve still running there?");
    }
    this.token = answer.token ?? this.token;
    return { answer, isOutOfDate: response.status === 403 && answer.token !== undefined };
  }
}
