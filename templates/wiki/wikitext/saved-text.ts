import { shownMoment } from "../values/moment.js";

/** A text's author, for signatures. */
export interface Signer {
  /** An account name or an IP address. */
  readonly user: string;
  readonly anon?: true;
}

/** A page's text. */
export interface PageText {
  readonly text: string;
  readonly contentmodel: string;
}

/** Whether a content model supports links, categories and signatures like wikitext. */
export function hasMarkup(contentmodel: string): boolean {
  return ["wikitext", "css", "javascript"].includes(contentmodel);
}

/**
 * A text as the server saves it: without trailing white space, with expanded signatures and link
 * labels, and with indented JSON. Undefined for invalid JSON.
 */
export function savedText(
  text: string,
  contentmodel: string,
  { user, anon }: Signer,
  time: string,
): string | undefined {
  const trimmed = text.replace(/\r\n?/g, "\n").trimEnd();
  if (contentmodel === "json") return savedJson(trimmed);
  if (!hasMarkup(contentmodel)) return trimmed;
  const name = anon ? `[[Special:Contributions/${user}|${user}]]` : `[[User:${user}|${user}]]`;
  const signature = `${name} ([[User talk:${user}|talk]])`;
  const date = `${shownMoment(time)} (UTC)`;
  return outsideNowiki(trimmed, (part) =>
    part
      .replaceAll("~~~~~", () => date)
      .replaceAll("~~~~", () => `${signature} ${date}`)
      .replaceAll("~~~", () => signature)
      .replace(/\[\[([^[\]|{}<>]{1,255})\|\]\]/g, (_link, target: string) => labelled(target)),
  );
}

/**
 * `[[Help:Links (more)|]]` becomes `[[Help:Links (more)|Links]]`, and `[[Bern, Ohio|]]` is labelled
 * `Bern`.
 */
function labelled(target: string): string {
  const [prefix = ""] = /^:?(?:[^:]+:)?/.exec(target) ?? [];
  const name = target.slice(prefix.length) || target.replace(/^:(?=.)/, "");
  const ends = [parenthesisStart(name), ...[", ", "，", "、"].map((mark) => markStart(name, mark))];
  return `[[${target}|${name.slice(0, Math.min(...ends))}]]`;
}

/** The offset of a trailing parenthesis and the space before it; otherwise the length. */
function parenthesisStart(name: string): number {
  const start = name.lastIndexOf("(");
  const content = name.slice(start + 1, -1);
  if (start < 1 || !name.endsWith(")") || content === "" || content.includes(")"))
    return name.length;
  return start > 1 && name[start - 1] === " " ? start - 1 : start;
}

/** The offset of a mark with text on both sides; otherwise the length. */
function markStart(name: string, mark: string): number {
  const start = name.indexOf(mark, 1);
  return start < 0 || start + mark.length === name.length ? name.length : start;
}

function outsideNowiki(text: string, change: (part: string) => string): string {
  let result = "";
  let at = 0;
  const unclosed = new Set<string>();
  for (const { 0: open, index } of text.matchAll(/<nowiki>|<pre>|<!--/g)) {
    if (index < at || unclosed.has(open)) continue;
    const close = open === "<!--" ? "-->" : open.replace("<", "</");
    const end = text.indexOf(close, index + open.length);
    if (end < 0) {
      unclosed.add(open);
      continue;
    }
    result += change(text.slice(at, index)) + text.slice(index, end + close.length);
    at = end + close.length;
  }
  return result + change(text.slice(at));
}

/** The server escapes markup characters. */
function savedJson(text: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(text), null, "\t").replace(
      /[<>&]/g,
      (char) => `\\u${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`,
    );
  } catch {
    return undefined;
  }
}
