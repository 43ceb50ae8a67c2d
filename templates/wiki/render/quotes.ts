/** Renders `''` and `'''` of a text, line by line. What is open at the end of a line is closed. */
export function renderQuotes(text: string): string {
  return text.includes("''") ? text.split("\n").map(quotesInLine).join("\n") : text;
}

type Tag = "i" | "b";

function quotesInLine(line: string): string {
  const open: Tag[] = [];
  const toggle = (tag: Tag): string => {
    const start = open.indexOf(tag);
    if (start < 0) {
      open.push(tag);
      return `<${tag}>`;
    }
    const [, ...inner] = open.splice(start);
    open.push(...inner);
    return closeTags([tag, ...inner]) + inner.map((each) => `<${each}>`).join("");
  };
  const html = line.replace(/'{2,}/g, ({ length }) => {
    // Two, three or five are marks; others belong to the text.
    const count = length === 4 ? 3 : Math.min(length, 5);
    const both: readonly Tag[] = open.at(-1) === "b" ? ["b", "i"] : ["i", "b"];
    const tags = both.filter((tag) => count === 5 || count === (tag === "i" ? 2 : 3));
    return "'".repeat(length - count) + tags.map(toggle).join("");
  });
  return html + closeTags(open);
}

/** Closes elements, the innermost first. */
function closeTags(tags: readonly Tag[]): string {
  return tags
    .map((tag) => `</${tag}>`)
    .reverse()
    .join("");
}
