const MAX_TITLE_BYTES = 255;
/** Special pages are not stored in the database. */
const MAX_SPECIAL_TITLE_BYTES = 512;

/**
 * The server's error code for an invalid title, and the reason as a sentence. MediaWiki 1.43 also
 * uses `title-invalid-talk-namespace` for interwiki prefixes.
 */
export interface TitleProblem {
  readonly code:
    | "title-invalid-characters"
    | "title-invalid-empty"
    | "title-invalid-leading-colon"
    | "title-invalid-magic-tilde"
    | "title-invalid-relative"
    | "title-invalid-talk-interwiki"
    | "title-invalid-talk-namespace"
    | "title-invalid-too-long"
    | "title-invalid-utf8";
  readonly reason: string;
}

/** Replaces underscores and white space with single spaces, and removes directional marks. */
export function collapsed(text: string): string {
  return text
    .replace(/[\u200E\u200F\u202A-\u202E]+/g, "")
    .replace(/[ _\u00A0\u1680\u180E\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+/g, " ")
    .replace(/^ | $/g, "");
}

/**
 * Returns the reason why a page name without its namespace is invalid; undefined if it is valid. A
 * leading colon is not checked.
 *
 * @param illegal characters that are not allowed in titles, in addition to those that no wiki
 * allows
 */
export function titleProblem(
  page: string,
  isSpecial: boolean,
  illegal = "",
): TitleProblem | undefined {
  const found =
    // oxlint-disable-next-line no-control-regex -- control characters are what the rule is about
    /[\u0000-\u001F\u007F<>[\]{|}]|%[0-9A-Fa-f]{2}|&[A-Za-z0-9\u0080-\u{10FFFF}]+;/u.exec(page) ??
    Array.from(illegal).find((character) => page.includes(character));
  if (found)
    return {
      code: "title-invalid-characters",
      reason: `A title cannot contain "${found[0]}".`,
    };
  if (/^\.{1,2}$|^\.{1,2}\/|\/\.{1,2}\/|\/\.{1,2}$/.test(page))
    return { code: "title-invalid-relative", reason: "A title cannot be a relative path." };
  if (page.includes("~~~"))
    return { code: "title-invalid-magic-tilde", reason: 'A title cannot contain "~~~".' };
  const most = isSpecial ? MAX_SPECIAL_TITLE_BYTES : MAX_TITLE_BYTES;
  // A UTF-16 code unit takes at most three bytes.
  if (page.length * 3 > most && new TextEncoder().encode(page).length > most)
    return { code: "title-invalid-too-long", reason: `A title can have at most ${most} bytes.` };
  return undefined;
}

/**
 * Returns the ASCII characters that a wiki does not allow in titles, in addition to those that no
 * wiki allows.
 *
 * @param legal the `legaltitlechars` field of `meta=siteinfo`, a regular expression class for bytes
 */
export function illegalCharacters(legal: string): string {
  const isLegal = classOf(`${legal}#<>[\\]{|}`);
  return Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index))
    .filter((character) => isLegal && !isLegal.test(character))
    .join("");
}

/**
 * Returns undefined if a wiki's configuration is not a single class, since the rest could be any
 * expression.
 */
function classOf(text: string): RegExp | undefined {
  if (text.replaceAll(/\\./gs, "").includes("]")) return undefined;
  try {
    return new RegExp(`^[${text}]$`);
  } catch {
    return undefined;
  }
}
