import { decodedView } from "./decoded-view.js";
import type { DecodedView, TextRange } from "./decoded-view.js";
import { isSecretField } from "./secret-names.js";
import type { IsSecret } from "./secret-names.js";

/** The value of a field with a secret name. */
export interface SecretField extends TextRange {
  /** Decoded, as the receiver reads it. */
  readonly value: string;
}

/** Texts without these have no fields that are secret in any response. */
const WORDS = /token|session[-_]?id|passw|secret|key/i;

/**
 * The fields with secret names in a text of any format: JSON, JSONP and scripts, XML and HTML, PHP's
 * serialization, addresses and forms; also such a text in HTML, as MediaWiki writes it for
 * browsers, or in a text of JSON. In linear time.
 *
 * @param isSecret by the name of a field
 */
export function secretFields(text: string, isSecret: IsSecret): readonly SecretField[] {
  return fieldsOfViews(text, isSecret, () => true);
}

/**
 * The fields of {@link secretFields} whose names are secret in any response. Takes a tenth of the time
 * for a text without their words, as most responses are.
 */
export function responseSecretFields(text: string): readonly SecretField[] {
  return fieldsOfViews(text, isSecretField, (view) => WORDS.test(view));
}

function fieldsOfViews(
  text: string,
  isSecret: IsSecret,
  mayHave: (view: string) => boolean,
): readonly SecretField[] {
  const fieldsOf = (view: DecodedView): readonly SecretField[] =>
    mayHave(view.text) ? fieldsOfView(view, isSecret) : [];
  return [
    ...(mayHave(text) ? fieldsIn(text, isSecret) : []),
    ...(/&(?:quot|lt|#)/i.test(text) ? fieldsOf(decodedView(text, "highlighted-html")) : []),
    ...(/%3[Dd]/.test(text) ? fieldsOf(decodedView(text, "percent")) : []),
    ...(/\\["u]/.test(text)
      ? fieldsOf(decodedView(text, "json")).filter(({ start }) => isNested(text, start))
      : []),
  ];
}

function fieldsOfView({ text, at }: DecodedView, isSecret: IsSecret): readonly SecretField[] {
  return fieldsIn(text, isSecret).map(({ start, end, value }) => ({
    start: at[start] ?? start,
    end: at[end] ?? end,
    value,
  }));
}

const ESCAPED_QUOTES = ['\\"', String.raw`\'`, String.raw`\u0022`, String.raw`\u0027`];

/** Returns true if the quote before a value is escaped: it is in a text of JSON. */
function isNested(text: string, start: number): boolean {
  return ESCAPED_QUOTES.some((quote) => text.endsWith(quote, start));
}

function fieldsIn(text: string, isSecret: IsSecret): readonly SecretField[] {
  return [
    ...namedTexts(text, isSecret),
    ...namedNumbers(text, isSecret),
    ...phpTexts(text, isSecret),
    ...elements(text, isSecret),
    ...inputs(text, isSecret),
    ...pairs(text, isSecret),
  ];
}

/** `"name": "value"` in JSON and scripts, `'name' => 'value'` in PHP, `name="value"` in XML. */
const NAMED_TEXT = /(?<![\w.$-])([\w.$-]{1,64})["']?\s{0,8}(=>|:|=)\s{0,8}(["'])/g;

function namedTexts(text: string, isSecret: IsSecret): readonly SecretField[] {
  return [...text.matchAll(NAMED_TEXT)].flatMap(
    ({ 0: match, 1: name = "", 2: sign, 3: quote = '"', index }) => {
      if (!isSecret(name)) return [];
      const start = index + match.length;
      if (sign === "=") {
        const end = endBefore(text, quote, start);
        return [
          { start, end, value: decodedView(text.slice(start, end), "highlighted-html").text },
        ];
      }
      const end = endOfString(text, quote, start);
      return [{ start, end, value: decodedView(text.slice(start, end), "json").text }];
    },
  );
}

/** The index of the quote that ends a string with escapes, or of the end of the text. */
function endOfString(text: string, quote: string, start: number): number {
  let at = start;
  while (at < text.length && text[at] !== quote) at += text[at] === "\\" ? 2 : 1;
  return Math.min(at, text.length);
}

function endBefore(text: string, mark: string, start: number): number {
  const end = text.indexOf(mark, start);
  return end < 0 ? text.length : end;
}

const NAMED_NUMBER = /(?<![\w.$-])([\w.$-]{1,64})["']\s{0,8}:\s{0,8}(-?\d{1,400})(?![\d.eE])/g;

function namedNumbers(text: string, isSecret: IsSecret): readonly SecretField[] {
  return [...text.matchAll(NAMED_NUMBER)].flatMap(
    ({ 0: match, 1: name = "", 2: value = "", index }) => {
      const end = index + match.length;
      return isSecret(name) ? [{ start: end - value.length, end, value }] : [];
    },
  );
}

const PHP_TEXT = /s:\d{1,6}:"([^"]{1,64})";s:(\d{1,9}):"/g;

function phpTexts(text: string, isSecret: IsSecret): readonly SecretField[] {
  return [...text.matchAll(PHP_TEXT)].flatMap(({ 0: match, 1: name = "", index }) => {
    if (!isSecret(name)) return [];
    const start = index + match.length;
    const end = endBefore(text, '";', start);
    return [{ start, end, value: text.slice(start, end) }];
  });
}

const ELEMENT = /<([\w.:-]{1,64})(?:\s[^<>]{0,1000})?>([^<>]{1,100000})<\//g;

function elements(text: string, isSecret: IsSecret): readonly SecretField[] {
  return [...text.matchAll(ELEMENT)].flatMap(
    ({ 0: match, 1: name = "", 2: content = "", index }) => {
      const end = index + match.length - 2;
      const value = decodedView(content, "highlighted-html").text;
      return isSecret(name) ? [{ start: end - content.length, end, value }] : [];
    },
  );
}

/** `<input name="wpEditToken" value="…">` and `<meta name="csrf-token" content="…">`. */
const INPUT = /<(?:input|meta|button)\s[^<>]{1,4000}>/gi;
const ATTRIBUTE = /(?<![\w-])(name|value|content)=(?:"([^"]*)"|'([^']*)')/gi;

function inputs(text: string, isSecret: IsSecret): readonly SecretField[] {
  return [...text.matchAll(INPUT)].flatMap(({ 0: tag, index }) => {
    const attributes = [...tag.matchAll(ATTRIBUTE)].map((match) => ({
      name: (match[1] ?? "").toLowerCase(),
      value: match[2] ?? match[3] ?? "",
      end: index + match.index + match[0].length - 1,
    }));
    if (!attributes.some(({ name, value }) => name === "name" && isSecret(value))) return [];
    return attributes
      .filter(({ name }) => name !== "name")
      .map(({ value, end }) => ({
        start: end - value.length,
        end,
        value: decodedView(value, "highlighted-html").text,
      }));
  });
}

/** Names of parameters in addresses, also in their fragments and in addresses within others, and in forms. */
const PAIR_NAME = /(?<=^|[?&#;])([^=&#?;<>"'\s]{1,200})=/g;
const PAIR_VALUE = /[^&#;<>"'\s\\]{1,100000}/y;

function pairs(text: string, isSecret: IsSecret): readonly SecretField[] {
  const found: SecretField[] = [];
  let end = 0;
  for (const { 0: match, 1: name = "", index } of text.matchAll(PAIR_NAME)) {
    // Within a secret value, which is replaced as a whole.
    if (index < end || !isSecret(decodedPart(name))) continue;
    const start = index + match.length;
    PAIR_VALUE.lastIndex = start;
    const [value] = PAIR_VALUE.exec(text) ?? [];
    if (value === undefined) continue;
    end = start + value.length;
    found.push({ start, end, value: decodedPart(value) });
  }
  return found;
}

/** Decodes a name or value of a form. Invalid percent-encoding is not decoded. */
export function decodedPart(text: string): string {
  const spaced = text.replaceAll("+", " ");
  return spaced.includes("%") ? decodedView(spaced, "percent").text : spaced;
}
