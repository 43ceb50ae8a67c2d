// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import { isJsonObject } from "../../../model/json.js";
import { argument, argumentNumber, textOrEmpty } from "../../call/module-call.js";
import type { OwnModule } from "../../call/module-response.js";
import { ok, refused } from "../../../query-service/outcome.js";
import { listIn, numberOrZero, textIn } from "../../values/row.js";
import { keyOf, titleOf } from "../../data/title.js";

/** A special page that lists pages: what is stored of it, a part at a time. */
export const queryPage: OwnModule = (asked) => {
  const name = textOrEmpty(asked, "page");
  const { right, results, ...facts } = asked.store.find("querypages", "name", name)[0] ?? { name };
  if (typeof right === "string" && !asked.caller.rights.has(right))
    return refused("specialpage-cantexecute", `The caller may not see the special page ${name}.`);
  const offset = argumentNumber(asked, "offset");
  const limit = Number(argument(asked, "limit"));
  const all = listIn(results).filter(isJsonObject);
  const kept = all.slice(offset, offset + limit);
  const proceed = all.length > offset + limit ? { proceed: { offset: offset + limit } } : {};
  if (!asked.asGenerator)
    return ok({ query: { querypage: { ...facts, results: kept } }, ...proceed });
  const named = kept.map(({ ns, title }) => {
    const id = numberOrZero(ns);
    return titleOf(asked.store.site, id, keyOf(id, textIn(title)));
  });
  // A generator says which special page it is, too.
  return ok({ query: { querypage: facts }, generated: { named }, ...proceed });
};
