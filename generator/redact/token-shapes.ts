import { REDACTED } from "./secret-names.js";

/** Replaces secrets that are recognisable by their shape. Takes linear time. */
export function redactTokens(text: string): string {
  if (text.length < 8) return text;
  return SHAPES.reduce((rest, [shape, replacement]) => rest.replaceAll(shape, replacement), text)
    .replaceAll(BASIC, (found, scheme: string, credentials: string) =>
      isBasic(credentials) ? `${scheme} ${REDACTED}` : found,
    )
    .replaceAll(/[\w-]{32,1000000}/g, (word) => (isGenerated(word) ? REDACTED : word));
}

// Regular expressions overflow the stack at a run of some four million characters.
const SHAPES: readonly (readonly [shape: RegExp, replacement: string])[] = [
  // Credentials have a digit; `bearer authentication` does not.
  [/\b(bearer|negotiate)[ \t]{1,1000000}(?=[^\s\d]{0,8000}\d)[\w.~+/=-]{16,}/gi, `$1 ${REDACTED}`],
  // Their parameters extend to the end of the line: `Digest username="A", response="…"`.
  [/\b(digest|oauth)[ \t]{1,1000000}(?=\w{1,40}[ \t]{0,8}=)[^\r\n]+/gi, `$1 ${REDACTED}`],
  // Encrypted keys begin with headers such as `Proc-Type: 4,ENCRYPTED`.
  [/-----BEGIN .{0,40}PRIVATE KEY.{0,6}-----(?:[^-]{1,50000}|-(?!----)){1,60}/g, REDACTED],
  // JSON Web Tokens. The second part of an encrypted one may be empty.
  [/(?<![\w.-])eyJ[\w-]{8,1000000}\.[\w-]{0,1000000}\.[\w.-]{0,1000000}/g, REDACTED],
  // MediaWiki's tokens: hexadecimal digits with a public ending.
  [/(?<![\da-f])[\da-f]{32,1000000}\+\\/g, REDACTED],
  // Prefixes that services give their tokens.
  [
    /(?<![\w-])(?=[\w-]{16})(?:gh[pousr]_|github_pat_|glpat-|sk-|[sr]k_(?:live|test)_|xox[abeoprs]-|npm_|pypi-|hf_|whsec_|(?:AKIA|ASIA)[A-Z\d]{16}(?![\w-])|AIza[\w-]{35}(?![\w-]))[\w-]{0,1000000}/g,
    REDACTED,
  ],
];

const BASIC = /\b(basic)[ \t]{1,1000000}([A-Za-z\d+/]{4,8000}={0,2})/gi;

/** Basic credentials are a user and a password, in base64 of UTF-8 or Latin-1. */
function isBasic(credentials: string): boolean {
  const bytes = Buffer.from(credentials, "base64");
  if (/^[^:\p{Cc}\uFFFD]*:[^\p{Cc}\uFFFD]*$/u.test(bytes.toString())) return true;
  return /^[ -9;-~]+:\P{Cc}*$/u.test(bytes.toString("latin1"));
}

/**
 * A generated word mixes cases and digits: it has 12 different letters, and one change in four
 * characters. Hashes do not mix cases, and the paths of SVG images have few letters.
 */
function isGenerated(word: string): boolean {
  if (![/[a-z]/, /[A-Z]/, /\d/].every((kind) => kind.test(word))) return false;
  const changes = word.match(/[a-z](?=[A-Z\d])|[A-Z](?=[a-z\d])|\d(?=[A-Za-z])/g) ?? [];
  return changes.length >= word.length / 4 && new Set(word.match(/[A-Za-z]/g)).size >= 12;
}
