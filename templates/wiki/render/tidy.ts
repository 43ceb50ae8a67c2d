import { VOID_ELEMENTS } from "./sanitize.js";

const BLOCKS: ReadonlySet<string> = new Set(
  (
    "blockquote caption center dd div dl dt figure h1 h2 h3 h4 h5 h6 hr li ol p pre table tbody td " +
    "th tr ul"
  ).split(" "),
);

/** Elements whose text is in paragraphs. */
const FLOW: ReadonlySet<string | undefined> = new Set([undefined, "blockquote"]);
const TAG = /<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g;

/** Makes HTML well-formed: closes open elements, omits unmatched end tags, and wraps loose text. */
export function tidyHtml(html: string): string {
  const stack: string[] = [];
  /** The stack indices of the open elements by name, and of open blocks. */
  const opened = new Map<string, number[]>();
  const blocks: number[] = [];
  const output: string[] = [];
  /** The output index of an empty paragraph; -1 if there is none. */
  let empty = -1;
  let [at, added] = [0, -1];
  const open = (name: string): void => {
    if (BLOCKS.has(name)) blocks.push(stack.length);
    const indices = opened.get(name);
    if (indices) indices.push(stack.length);
    else opened.set(name, [stack.length]);
    stack.push(name);
  };
  const closeFrom = (index: number): void => {
    while (stack.length > Math.max(index, 0)) {
      const name = stack.pop() ?? "";
      opened.get(name)?.pop();
      if (BLOCKS.has(name)) blocks.pop();
      if (empty >= 0 && name === "p") output[empty] = '<p class="mw-empty-elt">';
      output.push(`</${name}>`);
      empty = -1;
    }
  };
  /** Opens a paragraph for loose inline content. */
  const wrap = (): void => {
    if (!FLOW.has(stack.at(-1))) return;
    added = stack.length;
    open("p");
    output.push("<p>");
  };
  const addText = (text: string): void => {
    if (text.trim() !== "") {
      wrap();
      empty = -1;
    }
    output.push(text);
  };
  for (const { 0: tag, 1: slash, 2: name = "", index } of html.matchAll(TAG)) {
    addText(html.slice(at, index));
    at = index + tag.length;
    const isBlock = BLOCKS.has(name);
    if (isBlock && added >= 0) {
      closeFrom(added);
      added = -1;
    }
    if (slash !== "") {
      const start = opened.get(name)?.at(-1) ?? -1;
      if (start >= 0 && (isBlock || start > (blocks.at(-1) ?? -1))) closeFrom(start);
      continue;
    }
    if (!isBlock) wrap();
    else if (stack[blocks.at(-1) ?? -1] === "p") closeFrom(blocks.at(-1) ?? 0);
    if (name === "tr" && stack.at(-1) === "table") {
      open("tbody");
      output.push("<tbody>");
    }
    if (!VOID_ELEMENTS.has(name) && !tag.endsWith("/>")) open(name);
    empty = name === "p" ? output.length : -1;
    output.push(tag);
  }
  addText(html.slice(at));
  closeFrom(0);
  return output.join("");
}
