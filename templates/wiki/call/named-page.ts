import { argument, argumentText } from "./module-call.js";
import type { ModuleCall } from "./module-call.js";
import { ok, refused } from "../../runtime/query-service/outcome.js";
import type { Outcome } from "../../runtime/query-service/outcome.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import { parseTitle, titleOf } from "../data/title.js";
import type { Title } from "../data/title.js";

/** Finds the page that one parameter names by title, or a second one by page ID. */
export function namedPage(
  call: Pick<ModuleCall, "args" | "store">,
  [byTitle, byId]: readonly [byTitle: string, byId: string] = ["title", "pageid"],
): Outcome<Title> {
  const { store } = call;
  const title = argumentText(call, byTitle);
  const pageid = argument(call, byId);
  if (title !== undefined) {
    const parsed = parseTitle(store.site, title);
    return parsed.kind === "title"
      ? ok(parsed)
      : refused("invalidtitle", `${JSON.stringify(title)} is not a valid title.`);
  }
  const number = Number(pageid);
  const page = store.pageById(number);
  if (!page) return refused("nosuchpageid", `No page has the ID ${number}.`);
  return ok(titleOf(store.site, numberOrZero(page["ns"]), textOrEmpty(page["key"])));
}
