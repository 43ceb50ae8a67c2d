const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: "&",
    apos: "'",
    gt: ">",
    hellip: "…",
    laquo: "«",
    ldquo: "“",
    lsquo: "‘",
    lt: "<",
    mdash: "—",
    nbsp: " ",
    ndash: "–",
    quot: '"',
    raquo: "»",
    rdquo: "”",
    rsquo: "’",
    thinsp: " ",
  }),
);

const REPLACEMENT = "\uFFFD";

/** Converts HTML to plain text: a line for each paragraph and list item, without blank lines. */
export function htmlText(html: string): string {
  const broken = withListItems(html.replaceAll(/\s+/g, " "))
    .replaceAll(/ ?<\/dt\s*> ?<dd\b[^<>]*> ?/gi, ": ")
    .replaceAll(/<dt\b[^<>]*>/gi, "\n- ")
    .replaceAll(/<\/?(?:blockquote|br|dd|div|dl|h[1-6]|p|pre|table|td|th|tr)\b[^<>]*>/gi, "\n")
    .replaceAll(/<\/?[a-z][^<>]*>|<!--|-->/gi, "");
  return tidyLines(decodeEntities(broken));
}

/**
 * Converts list items to lines. Items in ordered lists are numbered, because texts refer to their
 * numbers.
 */
function withListItems(html: string): string {
  // The last number of each open list; undefined for lists without numbers.
  const open: (number | undefined)[] = [];
  return html.replaceAll(
    /<(?<end>\/?)(?<name>ol|ul|li)\b[^<>]*>/gi,
    (_, end: string, name: string) => {
      const last = open.at(-1);
      if (name.toLowerCase() !== "li") {
        if (end === "") open.push(name.toLowerCase() === "ol" ? 0 : undefined);
        else open.pop();
        return "\n";
      }
      if (end !== "") return "\n";
      if (last === undefined) return "\n- ";
      open[open.length - 1] = last + 1;
      return `\n${last + 1}. `;
    },
  );
}

/** Removes blank lines and superfluous spaces. */
export function tidyLines(text: string): string {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.replaceAll(/[\s\u00A0]+/g, " ").trim())
    .filter((line) => !/^(?:-|\d+\.)?$/.test(line))
    .join("\n");
}

/** Decodes character references. Unknown ones stay. */
export function decodeEntities(text: string): string {
  return text.replaceAll(
    /&(?:#(?<decimal>\d{1,7})|#x(?<hex>[\da-f]{1,6})|(?<name>[a-z]{2,8}));/gi,
    (entity, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return NAMED.get(name) ?? entity;
      return character(decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal));
    },
  );
}

function character(codePoint: number): string {
  const isSurrogate = codePoint >= 0xd800 && codePoint <= 0xdfff;
  return codePoint === 0 || codePoint > 0x10_ffff || isSurrogate
    ? REPLACEMENT
    : String.fromCodePoint(codePoint);
}

/**
 * Converts a help text to plain text. Undefined if there is none or if it consists of message keys.
 */
export function plainText(help: unknown, helpformat: string | undefined): string | undefined {
  if (typeof help !== "string") return undefined;
  const text = helpformat === "html" ? htmlText(help) : tidyLines(help);
  return text === "" ? undefined : text;
}
