import { isJsonObject } from "../../../runtime/model/json.js";
import { argument, argumentNumber, argumentOrEmpty } from "../../call/module-call.js";
import type { CustomModule } from "../../call/module-response.js";
import { ok, refused } from "../../../runtime/query-service/outcome.js";
import { listOrEmpty, numberOrZero, textOrEmpty } from "../../values/row.js";
import { isSince } from "../../data/wiki-version.js";
import { titleKey, titleOf } from "../../data/title.js";

/** A special page that lists pages: what is stored of it, a part at a time. */
export const queryPage: CustomModule = (call) => {
  const name = argumentOrEmpty(call, "page");
  const { right, results, ...facts } = call.store.find("querypages", "name", name)[0] ?? { name };
  if (typeof right === "string" && !call.caller.rights.has(right))
    return refused(
      "specialpage-cantexecute",
      `You are not allowed to view the special page ${name}.`,
    );
  const offset = argumentNumber(call, "offset");
  const limit = Number(argument(call, "limit"));
  const all = listOrEmpty(results).filter(isJsonObject);
  const kept = all.slice(offset, offset + limit);
  const continuation =
    all.length > offset + limit ? { continueParams: { offset: offset + limit } } : {};
  if (!call.asGenerator)
    return ok({ query: { querypage: { ...facts, results: kept } }, ...continuation });
  const named = kept.map(({ ns, title }) => {
    const id = numberOrZero(ns);
    return titleOf(call.store.site, id, titleKey(id, textOrEmpty(title)));
  });
  const generated = { generated: { named }, ...continuation };
  // Before 1.43, the response to a generator names the special page, too.
  return ok(
    isSince(call.store.site, "1.43") ? generated : { query: { querypage: facts }, ...generated },
  );
};
