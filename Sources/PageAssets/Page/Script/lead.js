// The texts about the selected violation: the sentence above the picture, the expected and the found value beside the
// device, and the command that shows the moment.

class Lead {
  constructor(article) {
    this.line = article.querySelector(".lead");
    this.stories = !this.line ? [] : [...article.querySelectorAll(".breaks > li")].flatMap(item => {
      const time = item.querySelector(".time[data-time]");
      if (!time) return [];
      const terms = new Map([...item.querySelectorAll("dt")].map(term => [term.textContent, term.nextElementSibling.textContent]));
      const rule = item.querySelector("strong").textContent;
      return [{ rule, time: +time.dataset.time, at: time.dataset.time, words: time.textContent, terms, sentence: item.dataset.sentence, meaning: item.querySelector(".meaning")?.textContent }];
    });
    this.command = [...article.querySelectorAll("code.command")].find(code => code.textContent.startsWith("flickbook show "));
    if (!this.stories.length) return;
    this.element = make("dl", { class: "claim" });
    this.tell(this.stories[0]);
  }

  /**
   * Shows the violation at a time. Of several, this is the given one, or else the one already shown, or else the first.
   */
  show(time, rule) {
    const there = this.stories.filter(story => Math.abs(story.time - time) < 0.01);
    const story = there.find(story => story.rule === rule) ?? (there.includes(this.shown) ? this.shown : there[0]);
    if (!story || story === this.shown) return;
    this.tell(story);
    this.line.querySelector(".rule").textContent = story.rule;
    const button = this.line.querySelector(".time");
    button.dataset.time = story.at;
    (button.querySelector("button") ?? button).textContent = story.words;
    this.line.querySelector(".story-line").textContent = story.sentence;
    if (this.command) writeCommand(this.command, this.command.textContent.replace(/ --at \S+/, ` --at ${story.at}ms`));
  }

  /** Fills the list beside the device. */
  tell(story) {
    this.shown = story;
    const { terms, rule } = story, explained = document.getElementById(`explain-${rule}`);
    const meaning = [...story.meaning ? [story.meaning, " "] : [], ...explained ? [make("a", { href: `#explain-${rule}` }, "Explain")] : []];
    this.element.replaceChildren(...[
      ["expected", "wanted", terms.get("expected")], ["found", "found", terms.get("found")], ["amount", "", terms.get("amount")],
      ["when", "", terms.get("when")], ["meaning", "", meaning.length ? meaning : undefined],
    ].flatMap(([name, kind, words]) => words === undefined ? [] : [make("dt", {}, name), make("dd", { class: kind }, ...[words].flat())]));
  }
}
