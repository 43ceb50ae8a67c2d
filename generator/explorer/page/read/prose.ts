import { Fragment, h } from "preact";
import type { ComponentChild } from "preact";
import { escapeHidden } from "../../../base/hidden-characters.js";

/** A description: paragraphs and lists of lines. Text in backticks is code. */
export function Prose({ text }: { readonly text: string }): ComponentChild {
  const blocks = blocksOf(text);
  return h(
    Fragment,
    null,
    blocks.map((lines) =>
      isItem(lines[0] ?? "")
        ? h(
            "ul",
            { class: "prose" },
            lines.map((line) => h("li", null, inline(line.slice(2)))),
          )
        : h("p", null, inline(lines.join(" "))),
    ),
  );
}

/** Text on one line. Text in backticks is code; hidden characters are escaped. */
export function inline(text: string): ComponentChild {
  return text
    .split("`")
    .map((part, index) =>
      index % 2 === 1 ? h("code", null, escapeHidden(part)) : escapeHidden(part),
    );
}

/** Consecutive lines of one kind. */
function blocksOf(text: string): readonly (readonly string[])[] {
  const blocks: string[][] = [];
  let last: string[] | undefined;
  for (const line of text.split("\n").map((each) => each.trim())) {
    if (line === "") {
      last = undefined;
      continue;
    }
    if (last && isItem(last[0] ?? "") === isItem(line)) last.push(line);
    else {
      last = [line];
      blocks.push(last);
    }
  }
  return blocks;
}

function isItem(line: string): boolean {
  return line.startsWith("- ");
}
