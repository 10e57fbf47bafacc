"use strict";

// A blind test: the user switches between two engines without seeing their names, and votes. The vote is stored in the
// note of the saved recording.

class Blind {
  /** The engines that A and B stand for, while a blind test is running. */
  order;
  /** The vote, which is saved with the recording. */
  vote;

  constructor(playground) {
    this.playground = playground;
    find("blind").addEventListener("click", () => this.order ? this.end() : this.begin());
    for (const radio of document.querySelectorAll("[name=shown]")) radio.addEventListener("change", () => playground.draw());
    /** @type {NodeListOf<HTMLButtonElement>} */
    const buttons = document.querySelectorAll("[data-vote]");
    for (const button of buttons) button.addEventListener("click", () => this.end(button.dataset.vote));
  }

  /** The engine that is shown; undefined if no blind test is running. */
  get shown() {
    /** @type {HTMLInputElement} */
    const choice = document.querySelector("[name=shown]:checked");
    return this.order?.[choice.value];
  }

  begin() {
    if (this.playground.chosen.length < 2) {
      find("blind-says").textContent = "Choose a second engine first.";
      return;
    }
    find("show-b").value = "ghost";
    this.order = crypto.getRandomValues(new Uint8Array(1))[0] % 2 ? [0, 1] : [1, 0];
    this.vote = undefined;
    find("blind-says").textContent = "Two engines, A and B, follow the same finger. Switch between them as you like, then vote.";
    this.show(true);
  }

  /** Ends the test. `vote` is 0 for A, 1 for B, -1 for neither, and undefined if there was no vote. */
  end(vote) {
    const { labels } = this.playground;
    const [a, b] = this.order.map(slot => labels[slot]);
    if (vote !== undefined) {
      const [best, other] = vote === "1" ? [b, a] : [a, b];
      this.vote = vote === "-1" ? `Blind test: no difference between ${a} and ${b}.` : `Blind test: ${best} preferred to ${other}.`;
    }
    find("blind-says").textContent = `A was ${a}, B was ${b}. ${this.vote ? `${this.vote} Save recording saves the vote in its note.` : ""}`;
    this.order = undefined;
    this.show(false);
    find("blind").focus();
  }

  show(isBlind) {
    document.body.classList.toggle("blind", isBlind);
    find("vote").hidden = !isBlind;
    find("blind").textContent = isBlind ? "End without a vote" : "Blind test";
    this.playground.choose();
    say(find("blind-says").textContent);
  }

  /** The head of a recording with the vote in its note. */
  noted(head) {
    if (!this.vote) return head;
    return head.includes("</note>") ? head.replace("</note>", ` ${this.vote}</note>`) : head.replace("  <scene>", `  <note>${this.vote}</note>\n  <scene>`);
  }
}
