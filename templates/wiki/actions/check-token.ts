// Actions that the stub of any wiki implements: sessions, passwords and discovery.

import { checktokenModule } from "../../../generated/actions/checktoken.js";
import { ok } from "../../runtime/query-service/outcome.js";
import type { StubAction } from "../call/stub-action.js";
import { isTokenOf, secondsOf } from "../call/token.js";
import { timeOf } from "../data/site.js";

/** Whether a token is one that the caller has. Observed on MediaWiki 1.39 to 1.45. */
export const checkToken: StubAction = {
  module: checktokenModule,
  run({ args, caller, store }) {
    const { type, token, maxtokenage } = args;
    const text = String(token);
    const made = secondsOf(text);
    const age = made === undefined ? 0 : Date.parse(timeOf(store.site)) / 1000 - made;
    const isOld = typeof maxtokenage === "number" && made !== undefined && age > maxtokenage;
    const isRight = isTokenOf(String(type), caller, text);
    return ok({
      body: {
        checktoken: {
          result: !isRight ? "invalid" : isOld ? "expired" : "valid",
          ...(made !== undefined && { generated: momentOf(made) }),
        },
      },
      warnings: text.endsWith(DECODED_SUFFIX)
        ? [
            {
              code: "checktoken-percentencoding",
              text: "The token ends in a space instead of a plus; percent-encode it.",
            },
          ]
        : [],
    });
  },
};

/** The end of a token that was not percent-encoded: a plus is a space in an address. */
const DECODED_SUFFIX = " \\";

function momentOf(seconds: number): string {
  return `${new Date(seconds * 1000).toISOString().slice(0, -5)}Z`;
}
