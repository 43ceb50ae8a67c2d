// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import { argumentList } from "../asked.js";
import type { Asked } from "../asked.js";
import type { OwnModule } from "../module-answer.js";
import { answered } from "../refusal.js";
import { LOGIN_TOKEN } from "../session.js";
import { makeSha1 } from "../wiki/sha1.js";

/** What somebody without an account has for every token that is an account's. */
const NOBODYS = "+\\";

/**
 * Tokens: always the same for the same caller, since the stub keeps no sessions. A page of another
 * origin gets none.
 */
export const tokens: OwnModule = (asked) => {
  if (asked.wire.get("origin") === "*")
    return answered({
      warnings: [{ code: "tokens-origin", text: "A page of another origin gets no tokens." }],
    });
  const said = argumentList(asked, "type").map((type) => {
    return [`${String(type)}token`, tokenOf(String(type), asked)] as const;
  });
  return answered({ query: { tokens: Object.fromEntries(said) } });
};

/** The token of a type that the caller has. */
export function tokenOf(type: string, { caller }: Pick<Asked, "caller">): string {
  if (type === "login") return LOGIN_TOKEN;
  if (caller.id === 0 && type !== "createaccount") return NOBODYS;
  return `${makeSha1()(new TextEncoder().encode(`${caller.name}\n${type}`))}${NOBODYS}`;
}
