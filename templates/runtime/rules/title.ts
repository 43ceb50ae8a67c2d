import type { Violation } from "../model/violation.js";
import { valueText, wrongType } from "../model/violation.js";
import { decodeReferences } from "./character-reference.js";
import type { Check } from "./check.js";
import type { ParsedRule } from "./rule.js";
import { stops } from "./rule.js";
import { splitTitle } from "../title/parse-title.js";
import type { TitleFacts } from "../title/parse-title.js";

/**
 * The namespaces that exist on every wiki under these names. Catalogues do not list others or
 * interwiki prefixes.
 */
const COMMON: Pick<TitleFacts, "names" | "interwikis"> = /* @__PURE__ */ commonFacts();

function commonFacts(): typeof COMMON {
  const names = ["user", "project", "file", "mediawiki", "template", "help", "category"];
  return {
    names: new Map([
      ["media", -2],
      ["special", -1],
      ["talk", 1],
      ...names.map((name, index) => [name, 2 * index + 2] as const),
      ...names.map((name, index) => [`${name} talk`, 2 * index + 3] as const),
      ["image", 6],
      ["image talk", 7],
    ]),
    interwikis: new Map(),
  };
}

/** The parts of a title. */
export interface TitleParts {
  /** The prefix as written; absent in the main namespace. */
  readonly prefix?: string;
  /** The namespace in lower case; empty for the main namespace. */
  readonly namespace: string;
  /** The title without prefix and fragment; empty if the title is only a fragment. */
  readonly page: string;
}

/** A valid page title. The page need not exist. The value that applies has normalized spaces. */
export const title: ParsedRule = {
  kind: "parsed",
  read(text, _param, report) {
    const parts = titleParts(text);
    if (parts) return parts.prefix === undefined ? parts.page : `${parts.prefix}:${parts.page}`;
    stops(noTitle(text), report);
    return undefined;
  },
};

/** A valid page title. */
export const titleCheck: Check = {
  run(value) {
    if (typeof value !== "string") return wrongType("badtitle", "a page title", value);
    return titleParts(value) ? undefined : noTitle(value);
  },
};

/**
 * Whether a string consists of ASCII letters and digits, which make a valid title and user name
 * without changes.
 */
export function isPlainName(text: string): boolean {
  return /^[A-Za-z][A-Za-z0-9 ]{0,99}$/.test(text) && !/ (?: |$)/.test(text);
}

function noTitle(text: string): Violation {
  return { code: "badtitle", text: `${valueText(text)} cannot be a page title` };
}

/** Splits a title into its parts; undefined if it is invalid. */
export function titleParts(text: string): TitleParts | undefined {
  if (isPlainName(text)) return { namespace: "", page: text };
  const split = splitTitle(COMMON, decodeReferences(text), 0);
  if (split.kind !== "split") return undefined;
  const { prefix, page } = split;
  return prefix === undefined
    ? { namespace: "", page }
    : { prefix, namespace: prefix.toLowerCase(), page };
}
