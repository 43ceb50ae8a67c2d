import type { Random } from "./random.js";

/** A value that must not be found in any output. */
export interface Canary {
  /** The value, with characters that encodings change. */
  readonly value: string;
  /** Texts that show it: its parts of letters and digits, which most encodings keep, and those in base64. */
  readonly parts: readonly string[];
}

const LETTERS = Array.from("abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789");
const BETWEEN = ["", "-", "/", "+", "&", '"', "<b>", " ", "ü", "%", "\\", "'", "=", "\u{1F511}"];

/** A new canary. */
export function canaryOf(random: Random, between = random.of(BETWEEN)): Canary {
  const core = (): string => Array.from({ length: 12 }, () => random.of(LETTERS)).join("");
  const cores = [core(), core()];
  const value = cores.join(between);
  return { value, parts: [...cores, ...base64Parts(value)] };
}

type Encoding = (text: string) => string;

const units = (text: string, write: (code: number) => string): string =>
  Array.from({ length: text.length }, (_, index) => write(text.charCodeAt(index))).join("");
const everyByte = (text: string): string =>
  Array.from(
    new TextEncoder().encode(text),
    (byte) => `%${byte.toString(16).padStart(2, "0")}`,
  ).join("");

export const percent: Encoding = encodeURIComponent;
export const plus: Encoding = (text) => percent(text).replaceAll("%20", "+");
export const jsonText: Encoding = (text) => JSON.stringify(text).slice(1, -1);
export const html: Encoding = (text) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#039;");

/** How a server may write a value that it received. */
export const ECHOES: readonly Encoding[] = [
  (text) => text,
  percent,
  plus,
  jsonText,
  html,
  everyByte,
  (text) => units(text, (code) => `\\u${code.toString(16).padStart(4, "0")}`),
  (text) => text.replaceAll(/[^\w ]/gu, (found) => `&#${found.codePointAt(0) ?? 0};`),
  (text) =>
    text.replaceAll(/[^\w ]/gu, (found) => `&#x${(found.codePointAt(0) ?? 0).toString(16)};`),
  (text) => html(jsonText(text)),
  (text) => jsonText(html(text)),
  (text) => jsonText(jsonText(text)),
  (text) => html(percent(text)),
  (text) => percent(percent(text)),
  (text) => jsonText(text).replaceAll("/", String.raw`\/`),
];

/** The characters of a part that it is looked up by; no part is shorter. */
const KEY = 8;

/** The canary that is found in a text in any encoding; undefined without one. */
export function foundIn(text: string, canaries: readonly Canary[]): Canary | undefined {
  const beginnings = new Uint8Array(1 << 16);
  const byKey = new Map<string, { readonly part: string; readonly canary: Canary }[]>();
  for (const canary of canaries)
    for (const part of canary.parts) {
      beginnings[beginningAt(part, 0)] = 1;
      const key = part.slice(0, KEY);
      const others = byKey.get(key);
      if (others) others.push({ part, canary });
      else byKey.set(key, [{ part, canary }]);
    }
  for (const view of viewsOf(text))
    for (let at = 0; at <= view.length - KEY; at += 1) {
      if (beginnings[beginningAt(view, at)] === 0) continue;
      const found = byKey.get(view.slice(at, at + KEY));
      const hit = found?.find(({ part }) => view.startsWith(part, at));
      if (hit) return hit.canary;
    }
  return undefined;
}

/** A number of 16 bits for the first three characters, so that few places are looked up. */
function beginningAt(text: string, at: number): number {
  const [first, second, third] = [
    text.charCodeAt(at),
    text.charCodeAt(at + 1),
    text.charCodeAt(at + 2),
  ];
  return (first * 961 + second * 31 + third) & 0xff_ff;
}

/** The text, and what it stands for in up to three layers of encodings. */
function viewsOf(text: string): readonly string[] {
  const seen = new Set([text]);
  let last = [text];
  for (let layer = 0; layer < 3; layer += 1) {
    last = last
      .flatMap((view) => [percentDecoded(view), unescaped(view), withoutEntities(view)])
      .filter((view) => !seen.has(view));
    for (const view of last) seen.add(view);
  }
  return [...seen];
}

function percentDecoded(text: string): string {
  return text.replaceAll(/%([0-7][\dA-Fa-f])/g, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
}

function unescaped(text: string): string {
  return text
    .replaceAll(/\\u([\dA-Fa-f]{4})/g, (_, digits: string) =>
      String.fromCharCode(Number.parseInt(digits, 16)),
    )
    .replaceAll(/\\(["'\\/])/g, "$1");
}

function withoutEntities(text: string): string {
  return text
    .replaceAll(/&#(\d{1,7});/g, (_, digits: string) =>
      String.fromCodePoint(Number(digits) % 0x11_0000),
    )
    .replaceAll(/&#x([\dA-Fa-f]{1,6});/gi, (_, digits: string) =>
      String.fromCodePoint(Number.parseInt(digits, 16) % 0x11_0000),
    )
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

/** What base64 makes of the value after 0, 1 and 2 other bytes, without the characters that those change. */
function base64Parts(value: string): readonly string[] {
  return [0, 1, 2].flatMap((before) => {
    const coded = Buffer.from("x".repeat(before) + value)
      .toString("base64")
      .replaceAll("=", "");
    const part = coded.slice(before === 0 ? 0 : 4, 20);
    return [part, part.replaceAll("+", "-").replaceAll("/", "_")];
  });
}
