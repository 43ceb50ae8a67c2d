import { badContinue } from "../../../runtime/query-service/continuation.js";
import { ok, refused } from "../../../runtime/query-service/outcome.js";
import { wireName } from "../../../runtime/query-service/query-call.js";
import { argument, argumentList, argumentText } from "../../call/module-call.js";
import type { ModuleCall } from "../../call/module-call.js";
import type { CustomModule } from "../../call/module-response.js";
import { namedPage } from "../../call/named-page.js";
import { FILE } from "../../data/namespaces.js";
import { rowsFrom } from "../../select/cursor.js";
import { fieldRenderer, rowFields } from "../../select/fields.js";
import { numberOrZero } from "../../values/row.js";
import type { TableRow } from "../../values/row.js";

/**
 * The pages that link to a page or use it. If requested, each redirect includes the pages that link
 * through it, in the same response.
 *
 * @param table the links: column `pageid` for their page, `ns` and `key` for their target
 */
export function backlinksOf(table: string): CustomModule {
  return (call, result) => {
    const named = namedPage(call);
    if (named.kind === "refused") return named;
    const { ns: rootNs, key, text } = named.value;
    if (table === "imagelinks" && rootNs !== FILE)
      return refused("bad_image_title", `${text} is not a file.`);
    const continued = argumentText(call, "continue");
    if (continued !== undefined && !/^(?:0|-?[1-9]\d*)\|[1-9]\d*$/.test(continued))
      return badContinue();
    const [ns, pageid] = continued?.split("|").map(Number) ?? [];
    const compare = pageOrder(call);
    const byRedirect = argument(call, "redirect") === true;
    const requested = Number(argument(call, "limit") ?? 10);
    const limit = byRedirect ? Math.min(requested, mostOf(call)) : requested;
    const { namespace, filterredir, dir } = call.args;
    const linking = call.store.ordered(
      JSON.stringify([table, rootNs, key, byRedirect, namespace, filterredir, dir]),
      () => linkingPages(table, { ns: rootNs, key }, call, byRedirect),
    );
    const ahead =
      pageid === undefined
        ? linking
        : rowsFrom(linking, (page) => compare(page, { ns, pageid }) >= 0);
    const kept = ahead.slice(0, limit);
    const next = ahead[limit];
    const continuation = {
      ...(call.wire.get(wireName(call, "limit")) === "max" && { maxLimit: limit }),
      ...(next && {
        continueParams: { continue: `${numberOrZero(next["ns"])}|${numberOrZero(next["pageid"])}` },
      }),
    };
    const through = (page: TableRow): readonly TableRow[] =>
      byRedirect && page["redirect"] === true ? linkingPages(table, page, call, false) : [];
    if (call.asGenerator)
      return ok({ generated: { rows: [...kept, ...kept.flatMap(through)] }, ...continuation });
    const show = fieldRenderer(rowFields(result), call, "pages");
    const rows = kept.map((page) => {
      const redirlinks = through(page).map(show);
      return { ...show(page), ...(redirlinks.length > 0 && { redirlinks }) };
    });
    return ok({ query: { [call.module.name]: rows }, ...continuation });
  };
}

/** The server also counts the pages that link through a redirect. */
function mostOf({ caller }: ModuleCall): number {
  return caller.rights.has("apihighlimits") ? 2500 : 250;
}

/** The pages with a link to a title, in order. */
function linkingPages(
  table: string,
  { ns, key }: TableRow,
  call: ModuleCall,
  keepsRedirects: boolean,
): readonly TableRow[] {
  const namespaces = argumentList(call, "namespace");
  const kind = argumentText(call, "filterredir");
  return call.store
    .find(table, "key", key)
    .filter((link) => link["ns"] === ns)
    .map(({ pageid }) => call.store.pageById(pageid))
    .filter((page) => page !== undefined)
    .filter((page) => namespaces.length === 0 || namespaces.includes(page["ns"]))
    .filter(({ redirect }) =>
      redirect === true ? kind !== "nonredirects" || keepsRedirects : kind !== "redirects",
    )
    .sort(pageOrder(call));
}

/** By number; within each namespace if the request names several. */
function pageOrder(call: ModuleCall): (a: TableRow, b: TableRow) => number {
  const sign = argument(call, "dir") === "descending" ? -1 : 1;
  const isByNamespace = argumentList(call, "namespace").length > 1;
  return (a, b) => {
    const order = isByNamespace ? numberOrZero(a["ns"]) - numberOrZero(b["ns"]) : 0;
    return sign * (order || numberOrZero(a["pageid"]) - numberOrZero(b["pageid"]));
  };
}
