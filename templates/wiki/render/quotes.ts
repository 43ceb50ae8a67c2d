/** Renders `''` and `'''` of a text, line by line. Unbalanced ones are balanced as the server does. */
export function renderQuotes(text: string): string {
  return text.includes("''") ? text.split("\n").map(quotesInLine).join("\n") : text;
}

function quotesInLine(line: string): string {
  const parts = withApostrophes(line.split(/('{2,})/));
  let state: "" | "i" | "b" | "ib" | "bi" | "both" = "";
  let [output, buffer] = ["", ""];
  const emit = (html: string): void => {
    output += html;
  };
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 0) {
      if (state === "both") buffer += part;
      else emit(part);
      continue;
    }
    if (state === "both") {
      if (part.length === 2) emit(`<b><i>${buffer}</i>`);
      if (part.length === 3) emit(`<i><b>${buffer}</b>`);
      if (part.length === 5) emit(`<i><b>${buffer}</b></i>`);
      state = part.length === 2 ? "b" : part.length === 3 ? "i" : "";
    } else if (part.length === 2) {
      if (state === "i" || state === "bi") emit("</i>");
      else if (state === "ib") emit("</b></i><b>");
      else emit("<i>");
      state = AFTER_ITALIC[state];
    } else if (part.length === 3) {
      if (state === "b" || state === "ib") emit("</b>");
      else if (state === "bi") emit("</i></b><i>");
      else emit("<b>");
      state = AFTER_BOLD[state];
    } else if (state === "b") {
      emit("</b><i>");
      state = "i";
    } else if (state === "i") {
      emit("</i><b>");
      state = "b";
    } else if (state === "bi" || state === "ib") {
      emit(state === "bi" ? "</i></b>" : "</b></i>");
      state = "";
    } else {
      state = "both";
      buffer = "";
    }
  }
  if (state === "both") return buffer === "" ? output : `${output}<b><i>${buffer}</i></b>`;
  return output + ENDS[state];
}

type OpenState = "" | "i" | "b" | "ib" | "bi";

const AFTER_ITALIC: Readonly<Record<OpenState, OpenState>> = {
  "": "i",
  i: "",
  b: "bi",
  ib: "b",
  bi: "b",
};

const AFTER_BOLD: Readonly<Record<OpenState, OpenState>> = {
  "": "b",
  i: "ib",
  b: "",
  ib: "i",
  bi: "i",
};

const ENDS: Readonly<Record<OpenState, string>> = {
  "": "",
  i: "</i>",
  b: "</b>",
  ib: "</b></i>",
  bi: "</i></b>",
};

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
