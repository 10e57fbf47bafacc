"use strict";

// Sends recordings to be judged immediately to the computer that served the page.

/**
 * Sends recordings to the server of the page. Each response contains the token for the next one. The response to an
 * expired token contains a new one, with which the recording is sent again.
 */
class Sender {
  static of(page) {
    const content = name => page.querySelector(`meta[name=${name}]`)?.content;
    const path = content("flickbook-send");
    return path ? new Sender(path, content("flickbook-token")) : undefined;
  }

  constructor(path, token) {
    this.path = path;
    this.token = token;
  }

  /**
   * Sends a recording, and returns the verdicts. The text of an error is for the user. `isAgain` replaces the recording
   * sent last.
   */
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
      if (!response.ok) answer.error ??= `the server replied with status ${response.status}`;
    } catch {
      throw new Error("the computer does not reply: is flickbook record serve still running there?");
    }
    this.token = answer.token ?? this.token;
    return { answer, isOutOfDate: response.status === 403 && answer.token !== undefined };
  }
}
