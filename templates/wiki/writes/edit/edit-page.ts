import { ok, refused } from "../../../runtime/query-service/outcome.js";
import type { Outcome, Refused } from "../../../runtime/query-service/outcome.js";
import type { ActionCall } from "../../call/stub-action.js";
import { namedPage } from "../../call/named-page.js";
import { titleOf } from "../../data/title.js";
import type { Title } from "../../data/title.js";
import { numberOrZero, textOrEmpty } from "../../values/row.js";
import type { TableRow } from "../../values/row.js";

/** The page of an edit. */
export interface EditedPage {
  readonly title: Title;
  /** Absent if the page is missing. */
  readonly row?: TableRow;
  /** The redirect that led to the page. */
  readonly redirect?: { readonly from: string; readonly to: string };
}

/** Finds the page that a request edits, in the order of the server's checks. */
export function editedPage(call: ActionCall): Outcome<EditedPage> {
  const { store, args } = call;
  const named = namedPage(call);
  if (named.kind === "refused") return named;
  if (named.value.ns < 0 || named.value.key === "")
    return refused("pagecannotexist", "There are no pages in this namespace.");
  const page = pageOf(named.value, call);
  if (args["redirect"] !== true || page.row?.["redirect"] !== true) return ok(page);
  const [target] = store.find("redirects", "pageid", page.row["pageid"]);
  if (!target || target["interwiki"] !== undefined) return ok(page);
  const title = titleOf(store.site, numberOrZero(target["ns"]), textOrEmpty(target["key"]));
  return ok({ ...pageOf(title, call), redirect: { from: page.title.text, to: title.text } });
}

function pageOf(title: Title, { store }: ActionCall): EditedPage {
  const row = store.pageByTitle(title.ns, title.key);
  return { title, ...(row && { row }) };
}

/** The error of an edit of a page that there should or should not be. */
export function editRefusal({ row }: EditedPage, { args }: ActionCall): Refused | undefined {
  if (args["createonly"] === true && row)
    return refused("articleexists", "The page exists already.");
  return args["nocreate"] === true && !row
    ? refused("missingtitle", "The page does not exist.")
    : undefined;
}
