import { load } from "./api.js";

const list = document.getElementById("messages");
const isFaulty = location.search === "?fault";
let next = 0;
let isLoading = false;

function message(text) {
  const element = document.createElement("div");
  element.className = "message";
  element.textContent = text;
  return element;
}

/** Adds the next messages at the end of the list. */
async function more() {
  if (isLoading || next === null) return;
  isLoading = true;
  const page = await load(`/api/messages?from=${next}`);
  list.append(...page.messages.map(message));
  if (isFaulty && next > 0) setTimeout(() => { list.scrollTop = 0; }, 100);
  next = page.next;
  isLoading = false;
}

list.addEventListener("scroll", () => {
  if (list.scrollHeight - list.scrollTop - list.clientHeight < 300) more();
});
document.getElementById("user").textContent = (await load("/api/user")).name;
await more();
