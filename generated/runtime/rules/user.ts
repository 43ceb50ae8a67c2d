// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { UserDescriptor } from "../descriptor.js";
import { ipForm } from "./ip.js";
import type { ParsedRule } from "./rule.js";
import { stringText } from "./rule.js";
import { normalTitle } from "./title.js";

const MAX_NAME_BYTES = 255;

/** A designation of a user and its kind. */
export interface UserDesignation {
  readonly kind: "name" | "ip" | "cidr" | "temp" | "interwiki" | "id";
  /** As the server writes it. */
  readonly value: string;
}

/** A user of one of the accepted kinds; the user need not exist. */
export const user: ParsedRule<UserDescriptor> = {
  kind: "parsed",
  expects: "a user",
  text: stringText,
  read(text, { subtypes }, report) {
    const found = designation(text);
    // Where the wiki has no temporary accounts, names like theirs are plain names.
    if (
      found &&
      (subtypes.includes(found.kind) || (found.kind === "temp" && subtypes.includes("name")))
    )
      return found.value;
    const why = found
      ? `a user designation of kind ${found.kind}, which is not taken here`
      : "not a possible user";
    report.error("baduser", `${JSON.stringify(text)} is ${why}; accepted: ${subtypes.join(", ")}`);
    return undefined;
  },
};

/** Tells the kind of a user designation, or undefined where it is none (observed on MediaWiki 1.39). */
export function designation(text: string): UserDesignation | undefined {
  if (/^#\d+$/.test(text)) return { kind: "id", value: text };
  if (text.includes("#")) return undefined;
  if (text.includes(">")) return interwiki(text);
  const name = normalTitle(text)?.replace(/^user *: */i, "");
  if (name === undefined || name === "") return undefined;
  const address = ipForm(name);
  if (address) return address;
  if (name.includes("/") || /[@:]/.test(name) === undefined) return undefined;
  if (new TextEncoder().encode(name).length > MAX_NAME_BYTES) return undefined;
  const value = firstUpper(name);
  return /^~\d{4}-\d/.test(value) ? { kind: "temp", value } : { kind: "name", value };
}

function interwiki(text: string): UserDesignation | undefined {
  const prefix = text.slice(0, text.indexOf(">"));
  const name = text.slice(prefix.length + 1);
  return prefix === "" || name === "" ? undefined : { kind: "interwiki", value: text };
}

function firstUpper(text: string): string {
  const [first = ""] = text;
  return first.toUpperCase() + text.slice(first.length);
}
