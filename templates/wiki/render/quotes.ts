/** Renders `''` and `'''` in a text, line by line. Closes open markup at the end of each line. */
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
  const parts = balanced(line.split(/('{2,})/));
  const html = parts.map((part, index) => {
    if (index % 2 === 0) return part;
    if (part.length < 5) return toggle(part.length === 2 ? "i" : "b");
    // The innermost element is closed first. The one that ends first is opened last.
    const first = open.at(-1) ?? ((parts[index + 2]?.length ?? 2) === 2 ? "b" : "i");
    return toggle(first) + toggle(first === "b" ? "i" : "b");
  });
  return html.join("") + closeTags(open);
}

/** Closes elements, the innermost first. */
function closeTags(tags: readonly Tag[]): string {
  return tags
    .map((tag) => `</${tag}>`)
    .reverse()
    .join("");
}

/**
 * Marks consist of two, three or five apostrophes; additional ones are text. If italic and bold
 * marks are both unbalanced, one bold mark is read as an apostrophe and an italic mark, as in
 * `l'''Iliade''`.
 *
 * @param parts texts, with a mark between each two
 */
function balanced(parts: readonly string[]): readonly string[] {
  const result = [...parts];
  for (let index = 1; index < result.length; index += 2) {
    const { length } = result[index] ?? "";
    const kept = length === 4 ? 3 : Math.min(length, 5);
    result[index - 1] += "'".repeat(length - kept);
    result[index] = "'".repeat(kept);
  }
  const isOdd = (length: number): boolean =>
    result.filter((part, index) => index % 2 === 1 && [length, 5].includes(part.length)).length %
      2 ===
    1;
  const changed = isOdd(2) && isOdd(3) ? apostropheOf(result) : undefined;
  if (changed !== undefined) {
    result[changed] = "''";
    result[changed - 1] += "'";
  }
  return result;
}

/**
 * The bold mark that begins with an apostrophe: the first after a single letter, a word or a space.
 */
function apostropheOf(parts: readonly string[]): number | undefined {
  const afterText = (pattern: RegExp): number =>
    parts.findIndex(
      (part, index) => index % 2 === 1 && part.length === 3 && pattern.test(parts[index - 1] ?? ""),
    );
  return [/ [^ ]$/, /(?:^|[^ ])[^ ]$|^$/, / $/].map(afterText).find((index) => index >= 0);
}
