// The syntax of the filter: `s:broken i:offset-bounds e:ios tag:paging !"next car"`.

const standings = ["unjudged", "broken", "differs", "incomplete", "refused", "untested", "warned", "waived", "held"];

/** Whether a recording with this status needs attention, so that it is plotted if there is space. */
const isFailing = standing => !["held", "untested", "refused"].includes(standing);

/** The words that the user can type for a status. */
const standingWords = {
  failed: ["unjudged", "broken", "differs", "incomplete"], warning: ["warned"], broken: ["broken"], differs: ["differs"], error: ["unjudged"], unjudged: ["unjudged"],
  incomplete: ["incomplete"], refused: ["refused"], untested: ["untested", "refused", "incomplete"],
  warned: ["warned"], waived: ["waived"], held: ["held"], passed: ["held", "warned", "waived"],
};

class Query {
  constructor(text) {
    this.terms = (text.match(/!?(?:\w+:)?(?:"[^"]*"?|\S+)/g) ?? []).map(word => {
      const isNot = word.startsWith("!") && word.length > 1;
      const rest = isNot ? word.slice(1) : word;
      const match = /^(s|i|e|tag):(.*)$/.exec(rest);
      const value = (match ? match[2] : rest).replaceAll("\"", "").toLowerCase();
      return { isNot, kind: match?.[1] ?? "text", value };
    });
  }

  matches(row) {
    return this.terms.every(term => term.value === "" || Query.matches(term, row) !== term.isNot);
  }

  static matches({ kind, value }, row) {
    switch (kind) {
      case "s": return value === "new" ? row.isNew : value === row.decision || (standingWords[value] ?? []).includes(row.standing);
      case "i": return row.invariants.some(invariant => invariant.includes(value));
      case "e": return row.engine.toLowerCase().includes(value);
      case "tag": return row.tags.some(tag => tag.toLowerCase().includes(value));
      default: return row.search.includes(value);
    }
  }
}
