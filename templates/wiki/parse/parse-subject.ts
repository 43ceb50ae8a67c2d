import type { ApiMessage } from "../../runtime/model/api-message.js";
import type { JsonObject } from "../../runtime/model/json.js";
import { ok, refused } from "../../runtime/query-service/outcome.js";
import type { Outcome } from "../../runtime/query-service/outcome.js";
import { argumentList, argumentOrEmpty, argumentText } from "../call/module-call.js";
import { namedPage } from "../call/named-page.js";
import type { ActionCall } from "../call/stub-action.js";
import { parseTitle, rowTitle } from "../data/title.js";
import type { Title } from "../data/title.js";
import { sectionOf } from "../rows/section.js";
import { isFieldHidden } from "../store/suppression.js";
import type { Store } from "../store/store.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import { pageModel } from "./sent-text.js";

/** The text to parse, and its page. */
export interface ParseSubject {
  readonly title: Title;
  readonly text: string;
  readonly model: string;
  /** The response members that identify a stored text. Absent for a text in the request. */
  readonly stored?: JsonObject;
  readonly warnings: readonly ApiMessage[];
}

const STORED = ["page", "pageid", "oldid"];

/** Finds the text to parse in the order of the server's checks. */
export function parseSubject(call: ActionCall): Outcome<ParseSubject> {
  const { args } = call;
  const section = argumentText(call, "section");
  if (section !== undefined && !/^(?:(?:T-)?\d+|new)$/.test(section))
    return refused("invalidsection", "The section is neither a number nor new.");
  const isStored = STORED.some((name) => args[name] !== undefined);
  const found = isStored ? storedSubject(call) : sentSubject(call);
  if (found.kind === "refused" || section === undefined || section === "new") return found;
  const { text, model, title, warnings } = found.value;
  const part = model === "wikitext" ? sectionOf(text, section.replace(/^T-/, "")) : undefined;
  return part === undefined
    ? { ...refused("nosuchsection", `${title.text} has no section ${section}.`), warnings }
    : ok({ ...found.value, text: part });
}

/** The text of a given revision, or a page's current text. */
function storedSubject(call: ActionCall): Outcome<ParseSubject> {
  const { args, store, caller } = call;
  if (args["oldid"] === undefined) return pageSubject(call);
  const [row] = store.find("revisions", "revid", Number(args["oldid"]));
  if (!row) return refused("nosuchrevid", "The revision does not exist.");
  if (isFieldHidden(row, "content", caller))
    return refused("permissiondenied", "The text of the revision is hidden.");
  const title = rowTitle(store.site, store.pageById(row["pageid"]) ?? {});
  const deleted = row["texthidden"] === true ? { textdeleted: true } : {};
  return ok(subjectOf(title, row, { ...deleted, revid: row["revid"] }));
}

function pageSubject(call: ActionCall): Outcome<ParseSubject> {
  const { args, store } = call;
  const named = namedPage(call, ["page", "pageid"]);
  if (named.kind === "refused") return named;
  if (named.value.ns < 0 || named.value.key === "")
    return refused("pagecannotexist", "This namespace cannot have pages.");
  const redirects: JsonObject[] = [];
  const title =
    args["redirects"] === true ? redirectTarget(store, named.value, redirects) : named.value;
  const row = store.pageByTitle(title.ns, title.key);
  if (!row) return refused("missingtitle", `There is no page ${title.text}.`);
  const [revision] = store.find("revisions", "revid", row["lastrevid"]);
  return ok(
    subjectOf(title, revision, {
      ...(argumentList(call, "prop").includes("revid") && { revid: row["lastrevid"] }),
      ...(args["redirects"] === true && { redirects }),
    }),
  );
}

function subjectOf(title: Title, row: TableRow | undefined, stored: JsonObject): ParseSubject {
  const model = textOrEmpty(row?.["contentmodel"]) || "wikitext";
  return { title, text: textOrEmpty(row?.["content"]), model, stored, warnings: [] };
}

/** The final target of a chain of redirects. Adds the redirects to a list without duplicates. */
function redirectTarget(store: Store, first: Title, redirects: JsonObject[]): Title {
  const followed = new Set<string>();
  let from = first;
  for (;;) {
    const page = store.pageByTitle(from.ns, from.key);
    const [row] = page ? store.find("redirects", "pageid", page["pageid"]) : [];
    if (!row || row["interwiki"] !== undefined || followed.has(from.text)) return from;
    followed.add(from.text);
    const target = rowTitle(store.site, row);
    const { text: to, fragment } = target;
    redirects.push({ from: from.text, to, ...(fragment !== "" && { tofragment: fragment }) });
    from = target;
  }
}

const NO_TITLE = "API";

/** A text in the request, with a page's or revision's title. */
function sentSubject(call: ActionCall): Outcome<ParseSubject> {
  const { args, store } = call;
  const { revid, contentmodel } = args;
  const text = argumentText(call, "text");
  const name = argumentText(call, "title");
  const named = parseTitle(store.site, name ?? NO_TITLE);
  if (named.kind !== "title")
    return refused("invalidtitle", `${JSON.stringify(name)} is not a valid title.`);
  const [row] =
    revid === undefined ? [] : store.find("revisions", "revid", numberOrZero(Number(revid)));
  if (revid !== undefined && !row) return refused("nosuchrevid", "The revision does not exist.");
  const title = row ? rowTitle(store.site, store.pageById(row["pageid"]) ?? {}) : named;
  const isNamed = name !== undefined || row !== undefined;
  const usual = isNamed ? pageModel(store, title) : "wikitext";
  const warnings: ApiMessage[] = [];
  if (name !== undefined && title.text !== named.text)
    warnings.push({ code: "revwrongpage", text: "The revision belongs to a different page." });
  if (text === undefined && isNamed && argumentList(call, "prop").length > 0)
    warnings.push(
      row
        ? { code: "parse-revidwithouttext", text: "revid is used without text; use oldid." }
        : { code: "parse-titlewithouttext", text: "title is used without text; use page." },
    );
  if (text !== undefined && !isNamed && contentmodel === undefined)
    warnings.push({
      code: "parse-nocontentmodel",
      text: "Without a content model, wikitext is used.",
    });
  const heading = args["section"] === "new" ? argumentText(call, "sectiontitle") : undefined;
  return ok({
    title,
    text: heading === undefined ? (text ?? "") : `== ${heading} ==\n\n${text ?? ""}`,
    model: argumentOrEmpty(call, "contentmodel") || usual,
    warnings,
  });
}
