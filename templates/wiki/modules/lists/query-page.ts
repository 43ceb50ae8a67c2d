import { isJsonObject } from "../../../runtime/model/json.js";
import { argument, argumentNumber, argumentOrEmpty } from "../../call/module-call.js";
import type { ModuleCall } from "../../call/module-call.js";
import type { CustomModule } from "../../call/module-response.js";
import { ok, refused } from "../../../runtime/query-service/outcome.js";
import { listOrEmpty, numberOrZero, textOrEmpty } from "../../values/row.js";
import type { TableRow } from "../../values/row.js";
import { generalFacts, timeOf } from "../../data/site.js";
import { prefixed, titleKey, titleOf } from "../../data/title.js";
import { QUERY_PAGES, queryPageRows } from "./query-pages.js";

/** The number of results that a wiki in miser mode keeps for a special page. */
const CACHED_RESULTS = 1000;

/** Lists a special page's results from the data, or computes them from the tables. */
export const queryPage: CustomModule = (call) => {
  const { caller, store } = call;
  const name = argumentOrEmpty(call, "page");
  const [stored] = store.find("querypages", "name", name);
  const { right, results, ...facts } = stored ?? computed(name, call);
  if (typeof right === "string" && !caller.rights.has(right))
    return refused(
      "specialpage-cantexecute",
      `You are not allowed to view the special page ${name}.`,
    );
  const offset = argumentNumber(call, "offset");
  const end = offset + Number(argument(call, "limit"));
  const all = listOrEmpty(results).filter(isJsonObject);
  const kept = all.slice(offset, end);
  const continuation = all.length > end && { continueParams: { offset: end } };
  if (!call.asGenerator)
    return ok({ query: { querypage: { ...facts, results: kept } }, ...continuation });
  const named = kept.map(({ ns, title }) => {
    const id = numberOrZero(ns);
    return titleOf(store.site, id, titleKey(id, textOrEmpty(title)));
  });
  return ok({ generated: { named }, ...continuation });
};

function computed(name: string, { store }: ModuleCall): TableRow {
  const page = Object.hasOwn(QUERY_PAGES, name) ? QUERY_PAGES[name] : undefined;
  if (!page) return { name };
  const rows = store.ordered(`query page ${name}`, () =>
    queryPageRows(page, store).map(({ ns, key, value, timestamp, databaseResult }) => ({
      ...(value !== undefined && { value }),
      ...(timestamp !== undefined && { timestamp }),
      ns: numberOrZero(ns),
      title: prefixed(store.site, numberOrZero(ns), textOrEmpty(key)),
      ...(databaseResult !== undefined && { databaseResult }),
    })),
  );
  const { right, cheap } = page;
  const isCached = generalFacts(store.site)["misermode"] === true && cheap !== true;
  return {
    name,
    ...(right !== undefined && { right }),
    ...(isCached && {
      cached: true,
      cachedtimestamp: timeOf(store.site),
      maxresults: CACHED_RESULTS,
    }),
    results: rows.slice(0, isCached ? CACHED_RESULTS : rows.length),
  };
}
