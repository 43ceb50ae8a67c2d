import type { ApiMessage } from "../../runtime/model/api-message.js";
import { ok, refused } from "../../runtime/query-service/outcome.js";
import type { Outcome } from "../../runtime/query-service/outcome.js";
import { argumentText } from "../call/module-call.js";
import { namedPage } from "../call/named-page.js";
import type { ActionCall } from "../call/stub-action.js";
import { rowTitle } from "../data/title.js";
import type { Title } from "../data/title.js";
import { pageModel, textToSave } from "../parse/sent-text.js";
import { sectionOf, withSection } from "../rows/section.js";
import type { Store } from "../store/store.js";
import { isFieldHidden } from "../store/suppression.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";

/** The prefix of the parameters for one side of a comparison. */
export type ComparedSide = "from" | "to";

/** One text of a comparison. */
export interface ComparedContent {
  /** Undefined if the caller may not read it. */
  readonly text: string | undefined;
  /** The revision that the request names. */
  readonly revision?: TableRow;
  /** How much of the text belongs to the revision: all of it, a section, or nothing. */
  readonly stored: "all" | "section" | "nothing";
  readonly warnings: readonly ApiMessage[];
}

/** The page and the revision that one side names. */
interface NamedRevision {
  /** Absent if the side names neither a page nor a revision. */
  readonly title?: Title;
  /** A current or deleted revision. */
  readonly revision?: TableRow;
}

/** Whether a revision belongs to a deleted page. */
export function isArchived({ revid }: TableRow, store: Store): boolean {
  return store.find("revisions", "revid", revid).length === 0;
}

/** The title of a revision's page. */
export function revisionTitle(revision: TableRow, store: Store): Title {
  const page = isArchived(revision, store) ? undefined : store.pageById(revision["pageid"]);
  return rowTitle(store.site, page ?? revision);
}

/** A revision with its text, if the caller may read the text. */
export function storedContent({ caller }: ActionCall, revision: TableRow): ComparedContent {
  const text = isFieldHidden(revision, "content", caller)
    ? undefined
    : textOrEmpty(revision["content"]);
  return { text, revision, stored: "all", warnings: [] };
}

/** The error for a revision whose text the caller may not read. */
export function missingContent({ revid }: TableRow): ReturnType<typeof refused> {
  return refused("missingcontent", `The text of revision ${numberOrZero(revid)} cannot be read.`);
}

/** The text of one side of a comparison, in the order of the server's checks. */
export function comparedContent(call: ActionCall, side: ComparedSide): Outcome<ComparedContent> {
  const [slots, text, section] = ["slots", "text", "section"].map(
    (name) => call.args[`${side}${name}`],
  );
  const isSent = slots !== undefined || text !== undefined;
  const named = namedRevision(call, side, isSent);
  if (named.kind === "refused") return named;
  if (isSent) return sentContent(call, side, named.value, text === undefined ? "-main" : "");
  const { revision } = named.value;
  if (!revision) return refused("baddiff", "A revision to compare does not exist.");
  const content = storedContent(call, revision);
  if (section === undefined) return ok(content);
  return inSection(call, side, { ...content, stored: "section" }, revision["contentmodel"]);
}

/** Finds the page and the revision that a side names. */
function namedRevision(
  call: ActionCall,
  side: ComparedSide,
  hasText: boolean,
): Outcome<NamedRevision> {
  const { args, store } = call;
  const names = [`${side}title`, `${side}id`] as const;
  const revid = args[`${side}rev`];
  if (revid !== undefined) return revisionById(call, revid);
  if (names.every((name) => args[name] === undefined)) return ok({});
  const title = namedPage(call, names);
  if (title.kind === "refused") return title;
  const page = store.pageByTitle(title.value.ns, title.value.key);
  if (page) return revisionById(call, page["lastrevid"]);
  return hasText
    ? ok({ title: title.value })
    : refused("missingtitle", `There is no page ${title.value.text}.`);
}

/** Finds a revision by its number, including deleted ones if the caller may restore pages. */
function revisionById({ store, caller }: ActionCall, revid: unknown): Outcome<NamedRevision> {
  const id = Number(revid);
  const tables = ["deletedtext", "undelete"].some((right) => caller.rights.has(right))
    ? ["revisions", "deletedrevisions"]
    : ["revisions"];
  const [revision] = tables.flatMap((table) => store.find(table, "revid", id));
  return revision
    ? ok({ revision, title: revisionTitle(revision, store) })
    : refused("nosuchrevid", `There is no revision ${id}.`);
}

/** The text in the request, optionally in place of a revision's section. */
function sentContent(
  call: ActionCall,
  side: ComparedSide,
  { title, revision }: NamedRevision,
  suffix: "" | "-main",
): Outcome<ComparedContent> {
  const { args, store } = call;
  const sent = args[`${side}text${suffix}`];
  if (typeof sent !== "string")
    return refused("compare-maintextrequired", `${side}text-main is required.`);
  const page = title ?? titleOfRequest(call);
  const models = [
    args[`${side}contentmodel${suffix}`],
    revision?.["contentmodel"],
    page && pageModel(store, page),
    ...MODELS.map((name) => args[name]),
  ];
  const model = models.find((each) => typeof each === "string");
  const warnings = model === undefined ? [NO_MODEL] : [];
  const isTransformed = args[`${side}pst`] === true;
  if (isTransformed && !page)
    return { ...refused("compare-no-title", "A transformed text needs a title."), warnings };
  const saved = isTransformed ? textToSave(call, sent, model ?? "wikitext") : sent;
  const content = { stored: "nothing", warnings, ...(revision && { revision }) } as const;
  const section = suffix === "" ? undefined : argumentText(call, `${side}section-main`);
  if (section === undefined || section === "")
    return inSection(call, side, { ...content, text: saved }, model ?? "wikitext");
  if (!revision)
    return { ...refused(`compare-no${side}revision`, "A section needs a revision."), warnings };
  const before = storedContent(call, revision).text;
  if (before === undefined) return { ...missingContent(revision), warnings };
  const text =
    section === "new"
      ? `${before}\n\n${saved}`.trimStart()
      : (withSection(before, section, saved) ?? before);
  return ok({ ...content, text });
}

const MODELS = [
  "fromcontentmodel-main",
  "tocontentmodel-main",
  "fromcontentmodel",
  "tocontentmodel",
];

const NO_MODEL: ApiMessage = {
  code: "compare-nocontentmodel",
  text: "The content model cannot be determined; wikitext is used.",
};

/** The title for the request: the first one that either side names. */
function titleOfRequest(call: ActionCall): Title | undefined {
  const [first] = (["from", "to"] as const).flatMap((side) => {
    const found = namedRevision(call, side, true);
    return found.kind === "ok" && found.value.title ? [found.value.title] : [];
  });
  return first;
}

/** A text, or its section that the deprecated parameter names. */
function inSection(
  call: ActionCall,
  side: ComparedSide,
  content: ComparedContent,
  model: unknown,
): Outcome<ComparedContent> {
  const section = argumentText(call, `${side}section`);
  const { text, revision, warnings } = content;
  if (section === undefined) return ok(content);
  if (text === undefined && revision) return missingContent(revision);
  const part = model === "wikitext" ? sectionOf(text ?? "", section) : undefined;
  return part === undefined
    ? { ...refused(`nosuch${side}section`, `There is no section ${section}.`), warnings }
    : ok({ ...content, text: part });
}
