/** Renders `''` and `'''` of a text, line by line. Unbalanced ones are balanced as the server does. */
export function renderQuotes(text: string): string {
  return text.includes("''") ? text.split("\n").map(quotesInLine).join("\n") : text;
}

function quotesInLine(line: string): string {
  const parts = withApostrophes(line.split(/('{2,})/));
  const open: ("i" | "b")[] = [];
  let output = "";
  const toggle = (tag: "i" | "b"): void => {
    const start = open.indexOf(tag);
    if (start < 0) {
      open.push(tag);
      output += `<${tag}>`;
      return;
    }
    const [, ...inner] = open.splice(start);
    output += [...inner]
      .reverse()
      .map((each) => `</${each}>`)
      .join("");
    output += `</${tag}>${inner.map((each) => `<${each}>`).join("")}`;
    open.push(...inner);
  };
  for (const [index, part] of parts.entries())
    if (index % 2 === 0) output += part;
    else if (part.length === 2) toggle("i");
    else if (part.length === 3) toggle("b");
    else for (const tag of bothMarks(open, parts, index)) toggle(tag);
  return (
    output +
    open
      .reverse()
      .map((tag) => `</${tag}>`)
      .join("")
  );
}

/** The order of two marks: the innermost is closed first, and the one that ends first is opened last. */
function bothMarks(
  open: readonly ("i" | "b")[],
  parts: readonly string[],
  index: number,
): readonly ("i" | "b")[] {
  const first = open.at(-1) ?? ((parts[index + 2]?.length ?? 2) === 2 ? "b" : "i");
  return first === "i" ? ["i", "b"] : ["b", "i"];
}

/** Marks have two, three or five apostrophes; others belong to the text. One mark too many is resolved. */
function withApostrophes(parts: readonly string[]): readonly string[] {
  const result = [...parts];
  for (let index = 1; index < result.length; index += 2) {
    const { length } = result[index] ?? "";
    const kept = length === 4 ? 3 : Math.min(length, 5);
    result[index - 1] += "'".repeat(length - kept);
    result[index] = "'".repeat(kept);
  }
  const count = (length: number): number =>
    result.filter((part, index) => index % 2 === 1 && [length, 5].includes(part.length)).length;
  if (count(3) % 2 === 0 || count(2) % 2 === 0) return result;
  const changed = bestBold(result);
  if (changed !== undefined) {
    result[changed] = "''";
    result[changed - 1] += "'";
  }
  return result;
}

/** The bold mark that is rather an apostrophe and an italic mark: after a letter, a word, or a space. */
function bestBold(parts: readonly string[]): number | undefined {
  let [multi, space]: (number | undefined)[] = [];
  for (let index = 1; index < parts.length; index += 2) {
    if (parts[index]?.length !== 3) continue;
    const before = parts[index - 1] ?? "";
    if (before.endsWith(" ")) space ??= index;
    else if (before.at(-2) === " ") return index;
    else multi ??= index;
  }
  return multi ?? space;
}
