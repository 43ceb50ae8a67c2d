// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import { ok, refused } from "../../query-service/outcome.js";
import type { Outcome } from "../../query-service/outcome.js";
import type { ActionCall } from "../call/stub-action.js";
import { namedPage } from "../call/named-page.js";
import { titleOf } from "../data/title.js";
import type { Title } from "../data/title.js";
import { obstacles } from "../store/permission.js";
import type { Caller } from "../store/caller.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";

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

/** The error of an edit that the caller may not make. */
export function editRefusal(
  { title, row }: EditedPage,
  { args, caller, store }: ActionCall,
): ReturnType<typeof refused> | undefined {
  if (args["createonly"] === true && row)
    return refused("articleexists", "The page exists already.");
  if (args["nocreate"] === true && !row) return refused("missingtitle", "The page does not exist.");
  const missing = { ns: title.ns, key: title.key, title: title.text, missing: true };
  const [reason] = obstacles("edit", row ?? missing, caller, store);
  return reason === undefined
    ? undefined
    : refused(errorOf(reason), `The caller may not edit ${title.text}.`);
}

/** Codes of errors of an action that differ from those of `intestactions`. */
function errorOf(reason: string): string {
  switch (reason) {
    case "protectedinterface":
      return "protectednamespace-interface";
    case "nocreate":
      return "cantcreate-anon";
    case "nocreate-loggedin":
      return "cantcreate";
    default:
      return reason;
  }
}

/** The error of tags that the caller may not add. */
export function tagRefusal(
  tags: readonly string[],
  { store, caller }: { readonly store: ActionCall["store"]; readonly caller: Caller },
): ReturnType<typeof refused> | undefined {
  if (tags.length === 0) return undefined;
  const disallowedtags = tags.filter((name) => {
    const [tag] = store.find("tags", "name", name);
    const source = tag?.["source"];
    return tag?.["active"] !== true || !Array.isArray(source) || !source.includes("manual");
  });
  if (disallowedtags.length > 0)
    return refused("badtags", `These tags cannot be added: ${disallowedtags.join(", ")}`, {
      disallowedtags,
    });
  return caller.rights.has("applychangetags")
    ? undefined
    : refused("tags-apply-no-permission", "The caller may not add tags.");
}
