import { render } from "preact";
import { formatFragment, parseFragment } from "../address.js";
import { App } from "./app.js";
import { SearchBox } from "./search-box.js";
import { readPage } from "./spec-store.js";

const page = readPage(document);
const main = document.getElementById("main");
const find = document.getElementById("find");
if (find) render(<SearchBox page={page} />, find);
if (main) {
  main.replaceChildren();
  render(<App page={page} />, main);
}
startContents(document);

/** Marks the current part in the list of contents, and opens the list on small screens. */
function startContents(document: Document): void {
  const menu = document.getElementById("menu");
  const parts = document.getElementById("parts");
  if (!menu || !parts) return;
  const links = new Map<string, HTMLAnchorElement>();
  for (const link of parts.querySelectorAll("a")) links.set(link.hash, link);
  const setOpen = (isOpen: boolean): void => {
    menu.setAttribute("aria-expanded", String(isOpen));
    document.body.classList.toggle("menu-open", isOpen);
  };
  const mark = (): void => {
    const { spec, part } = parseFragment(location.hash);
    const own = formatFragment({
      ...(spec !== undefined && { spec }),
      ...(part !== undefined && { part }),
      path: [],
      query: "",
    });
    for (const link of parts.querySelectorAll("[aria-current]"))
      link.removeAttribute("aria-current");
    const current = links.get(own);
    current?.setAttribute("aria-current", "page");
    if (current && !isInView(current, parts)) current.scrollIntoView({ block: "center" });
    setOpen(false);
  };
  menu.addEventListener("click", () => setOpen(menu.getAttribute("aria-expanded") !== "true"));
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && menu.getAttribute("aria-expanded") === "true") {
      setOpen(false);
      menu.focus();
    }
  });
  addEventListener("hashchange", mark);
  mark();
}

function isInView(link: Element, parts: Element): boolean {
  const [own, frame] = [link.getBoundingClientRect(), parts.getBoundingClientRect()];
  return own.top >= Math.max(0, frame.top) && own.bottom <= Math.min(innerHeight, frame.bottom);
}
