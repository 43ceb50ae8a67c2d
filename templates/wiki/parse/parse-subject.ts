import { ok, refused } from "../../runtime/query-service/outcome.js";
import type { Outcome } from "../../runtime/query-service/outcome.js";
import type { ApiMessage } from "../../runtime/model/api-message.js";
import type { JsonObject } from "../../runtime/model/json.js";
import type { ActionCall } from "../call/stub-action.js";
import { titleOf } from "../data/title.js";
import type { Title } from "../data/title.js";
import { sectionOf } from "../rows/section.js";
import { isFieldHidden } from "../store/suppression.js";
import type { Store } from "../store/store.js";
import { contentModelOf } from "../tables/plan.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import { titleById, titleNamed } from "./named-page.js";

/** The text that a request wants to be parsed, and the page that it belongs to. */
export interface ParseSubject {
  readonly title: Title;
  readonly text: string;
  readonly model: string;
  /** The revision in the response. */
  readonly revid?: number;
  readonly redirects?: readonly JsonObject[];
  /** The text is hidden, but the caller may read it. */
  readonly isDeleted?: boolean;
  /** The text is one of the request. */
  readonly isSent?: boolean;
  readonly warnings: readonly ApiMessage[];
}

/** Finds the text of a request in the order of the server's checks. */
export function parseSubject(call: ActionCall): Outcome<ParseSubject> {
  const { args } = call;
  for (const other of ["text", "title", "revid"]) {
    const named = ["page", "pageid", "oldid", other].filter((name) => args[name] !== undefined);
    if (named.length > 1)
      return refused("invalidparammix", `${named.join(", ")} cannot be used together.`);
  }
  const { section } = args;
  if (typeof section === "string" && !/^(?:(?:T-)?\d+|new)$/.test(section))
    return refused("invalidsection", "The section is neither a number nor new.");
  const isStored = ["page", "pageid", "oldid"].some((name) => args[name] !== undefined);
  if (!isStored) return sentSubject(call);
  if (section === "new") return refused("invalidparammix", "A new section needs a text.");
  const found = args["oldid"] === undefined ? pageSubject(call) : revisionSubject(call);
  return found.kind === "refused" ? found : inSection(found.value, section);
}

function revisionSubject({ args, store, caller }: ActionCall): Outcome<ParseSubject> {
  const { oldid } = args;
  const [row] = typeof oldid === "number" ? store.find("revisions", "revid", oldid) : [];
  if (!row) return refused("nosuchrevid", `There is no revision ${String(oldid)}.`);
  if (isFieldHidden(row, "content", caller))
    return refused("permissiondenied", "The text of the revision is hidden.");
  const page = store.pageById(row["pageid"]);
  const title = titleOf(store.site, numberOrZero(page?.["ns"]), textOrEmpty(page?.["key"]));
  return ok({
    ...storedText(title, row),
    revid: numberOrZero(row["revid"]),
    ...(row["texthidden"] === true && { isDeleted: true }),
  });
}

function storedText(title: Title, row: TableRow | undefined): ParseSubject {
  const model = textOrEmpty(row?.["contentmodel"]) || "wikitext";
  return { title, text: textOrEmpty(row?.["content"]), model, warnings: [] };
}

function pageSubject({ args, store }: ActionCall): Outcome<ParseSubject> {
  const { page, pageid } = args;
  const named = pageid === undefined ? titleNamed(store, page) : titleById(store, pageid);
  if (named.kind === "refused") return named;
  if (named.value.ns < 0 || named.value.key === "")
    return refused("pagecannotexist", "This namespace cannot have pages.");
  const { target, redirects } =
    args["redirects"] === true
      ? followed(store, named.value)
      : { target: named.value, redirects: undefined };
  const row = store.pageByTitle(target.ns, target.key);
  if (!row) return refused("missingtitle", `There is no page ${target.text}.`);
  const [revision] = store.find("revisions", "revid", row["lastrevid"]);
  const prop = args["prop"];
  return ok({
    ...storedText(target, revision),
    ...(Array.isArray(prop) && prop.includes("revid") && { revid: numberOrZero(row["lastrevid"]) }),
    ...(redirects && { redirects }),
  });
}

/** The page to which redirects lead in the end. */
function followed(
  store: Store,
  start: Title,
): { readonly target: Title; readonly redirects: readonly JsonObject[] } {
  const redirects: JsonObject[] = [];
  const seen = new Set<string>();
  let target = start;
  for (;;) {
    const page = store.pageByTitle(target.ns, target.key);
    const [row] =
      page?.["redirect"] === true ? store.find("redirects", "pageid", page["pageid"]) : [];
    if (!row || row["interwiki"] !== undefined || seen.has(target.text))
      return { target, redirects };
    seen.add(target.text);
    const next = titleOf(store.site, numberOrZero(row["ns"]), textOrEmpty(row["key"]));
    const fragment = textOrEmpty(row["fragment"]);
    redirects.push({
      from: target.text,
      to: next.text,
      ...(fragment !== "" && { tofragment: fragment }),
    });
    target = next;
  }
}

function inSection(subject: ParseSubject, section: unknown): Outcome<ParseSubject> {
  if (typeof section !== "string") return ok(subject);
  const { text, model, title } = subject;
  const part = model === "wikitext" ? sectionOf(text, section.replace(/^T-/, "")) : undefined;
  return part === undefined
    ? refused("nosuchsection", `${title.text} does not have a section ${section}.`)
    : ok({ ...subject, text: part });
}

const NO_TITLE = "API";

function sentSubject(call: ActionCall): Outcome<ParseSubject> {
  const { args, store } = call;
  const { title: written, revid, text, section, sectiontitle } = args;
  const named = titleNamed(store, written ?? NO_TITLE);
  if (named.kind === "refused") return named;
  const parsed = named.value;
  const [row] = typeof revid === "number" ? store.find("revisions", "revid", revid) : [];
  if (revid !== undefined && !row) return refused("nosuchrevid", "There is no such revision.");
  const page = row && store.pageById(row["pageid"]);
  const title = page
    ? titleOf(store.site, numberOrZero(page["ns"]), textOrEmpty(page["key"]))
    : parsed;
  const isNamed = written !== undefined || row !== undefined;
  const known = store.pageByTitle(title.ns, title.key)?.["contentmodel"];
  const model =
    typeof args["contentmodel"] === "string"
      ? args["contentmodel"]
      : isNamed
        ? textOrEmpty(known) || contentModelOf(title, {}, undefined)
        : "wikitext";
  const warnings = warningsOf(call, { isNamed, isOther: title.text !== parsed.text });
  const sent = typeof text === "string" ? text : "";
  const subject = { title, text: sent, model, isSent: true, warnings };
  if (section !== "new") {
    const found = inSection(subject, section);
    return found.kind === "refused" ? { ...found, warnings } : found;
  }
  return ok(
    typeof sectiontitle === "string"
      ? { ...subject, text: `== ${sectiontitle} ==\n\n${sent}` }
      : subject,
  );
}

function warningsOf(
  { args }: ActionCall,
  { isNamed, isOther }: { readonly isNamed: boolean; readonly isOther: boolean },
): readonly ApiMessage[] {
  const { title, text, revid, prop, contentmodel } = args;
  const wants = Array.isArray(prop) && prop.length > 0;
  const codes = [
    ...(title !== undefined && isOther ? ["revwrongpage"] : []),
    ...(text === undefined && isNamed && wants
      ? [revid === undefined ? "parse-titlewithouttext" : "parse-revidwithouttext"]
      : []),
    ...(text !== undefined && !isNamed && contentmodel === undefined
      ? ["parse-nocontentmodel"]
      : []),
  ];
  return codes.map((code) => ({ code, text: MESSAGES[code] ?? code }));
}

const MESSAGES: Readonly<Record<string, string>> = {
  revwrongpage: "The revision is not of the page.",
  "parse-titlewithouttext": "title is used without text; page may be meant.",
  "parse-revidwithouttext": "revid is used without text; oldid may be meant.",
  "parse-nocontentmodel": "No title or content model was given; wikitext is used.",
};
