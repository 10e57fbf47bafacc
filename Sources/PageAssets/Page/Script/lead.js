// The sentence above the picture, and the command that shows the moment, both for the selected violation.

class Lead {
  constructor(article) {
    this.line = article.querySelector(".lead");
    this.stories = !this.line ? [] : [...article.querySelectorAll(".breaks > li")].flatMap(item => {
      const time = item.querySelector(".time[data-time]");
      if (!time) return [];
      const terms = new Map([...item.querySelectorAll("dt")].map(term => [term.textContent, term.nextElementSibling.textContent]));
      return [{ rule: item.querySelector("strong").textContent, time: +time.dataset.time, at: time.dataset.time, words: time.textContent, terms }];
    });
    this.shown = this.stories[0];
    this.command = [...article.querySelectorAll("code.command")].find(code => code.textContent.startsWith("flickbook show "));
  }

  /** Of several violations at one time: the given one, or else the one that is shown, or else the first. */
  show(time, rule) {
    const there = this.stories.filter(story => Math.abs(story.time - time) < 0.01);
    const story = there.find(story => story.rule === rule) ?? (there.includes(this.shown) ? this.shown : there[0]);
    if (!story || story === this.shown) return;
    this.shown = story;
    const { terms } = story;
    const sentence = `${terms.has("when") ? `${terms.get("when")}: ` : ""}expected ${terms.get("expected")}, found ${terms.get("found")}`;
    this.line.querySelector(".rule").textContent = story.rule;
    const button = this.line.querySelector(".time");
    button.dataset.time = story.at;
    (button.querySelector("button") ?? button).textContent = story.words;
    this.line.querySelector(".story-line").textContent = sentence[0].toUpperCase() + sentence.slice(1);
    if (this.command) writeCommand(this.command, this.command.textContent.replace(/ --at \S+/, ` --at ${story.at}ms`));
  }
}
