import { ok, refused } from "../../runtime/query-service/outcome.js";
import type { Outcome } from "../../runtime/query-service/outcome.js";
import type { ApiMessage } from "../../runtime/model/api-message.js";
import type { ActionCall } from "../call/stub-action.js";
import type { Title } from "../data/title.js";
import { textToSave } from "../parse/named-page.js";
import { sectionOf, withSection } from "../rows/section.js";
import { isFieldHidden } from "../store/suppression.js";
import { contentModelOf } from "../tables/plan.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import { guessedTitle, namedRevision } from "./compared-revision.js";
import type { ComparedSide, NamedRevision } from "./compared-revision.js";

/** One text of a comparison. */
export interface ComparedContent {
  /** Undefined if the caller may not read it. */
  readonly text: string | undefined;
  /** The revision that the request names, even if it has another text. */
  readonly named?: TableRow;
  /** The revision that has the text, and whose fields are in the response. */
  readonly revision?: TableRow;
  /** The text is a part of the revision's. */
  readonly isPart?: boolean;
  readonly warnings: readonly ApiMessage[];
}

/** The text of one side of a comparison, in the order of the server's checks. */
export function comparedContent(call: ActionCall, side: ComparedSide): Outcome<ComparedContent> {
  const { args } = call;
  const slots = args[`${side}slots`];
  const isOld = args[`${side}text`] !== undefined;
  for (const name of ["text", "section"])
    if (args[`${side}${name}`] !== undefined && slots !== undefined)
      return refused("invalidparammix", `${side}${name} and ${side}slots cannot be used together.`);
  const hasText = isOld || slots !== undefined;
  const found = namedRevision(call, side, hasText);
  if (found.kind === "refused") return found;
  if (!hasText) return storedContent(call, side, found.value.revision);
  const isMain = isOld || (Array.isArray(slots) && slots.includes("main"));
  const { revision } = found.value;
  if (!isMain)
    return ok({ text: textOrEmpty(revision?.["content"]), ...names(revision), warnings: [] });
  return suppliedContent(call, side, found.value, isOld ? "" : "-main");
}

function names(revision: TableRow | undefined): { readonly named?: TableRow } {
  return revision ? { named: revision } : {};
}

/** The text of a revision; undefined if the caller may not read it. */
export function readable(call: ActionCall, revision: TableRow): string | undefined {
  return isFieldHidden(revision, "content", call.caller)
    ? undefined
    : textOrEmpty(revision["content"]);
}

function storedContent(
  call: ActionCall,
  side: ComparedSide,
  revision: TableRow | undefined,
): Outcome<ComparedContent> {
  if (!revision) return refused("baddiff", "There is nothing to compare.");
  const text = readable(call, revision);
  const whole = { text, named: revision, revision, warnings: [] };
  if (call.args[`${side}section`] === undefined) return ok(whole);
  if (text === undefined) return missingContent(revision);
  const part = partOf(call, side, text, textOrEmpty(revision["contentmodel"]));
  return part.kind === "refused" ? part : ok({ ...whole, text: part.value, isPart: true });
}

/** The error of a revision whose text the caller may not read. */
export function missingContent({ revid }: TableRow): ReturnType<typeof refused> {
  return refused("missingcontent", `The text of revision ${numberOrZero(revid)} cannot be read.`);
}

/** The deprecated parameter for a section of the text. */
function partOf(
  { args }: ActionCall,
  side: ComparedSide,
  text: string,
  model: string,
): Outcome<string> {
  const section = args[`${side}section`];
  if (typeof section !== "string") return ok(text);
  const part = model === "wikitext" ? sectionOf(text, section) : undefined;
  return part === undefined
    ? refused(`nosuch${side}section`, `The content does not have a section ${section}.`)
    : ok(part);
}

/** A text of the request, perhaps in the place of a section of a revision. */
function suppliedContent(
  call: ActionCall,
  side: ComparedSide,
  { title, revision }: NamedRevision,
  suffix: "" | "-main",
): Outcome<ComparedContent> {
  const { args } = call;
  const sent = args[`${side}text${suffix}`];
  if (typeof sent !== "string")
    return refused("compare-maintextrequired", `${side}text-main is required.`);
  const page = title ?? guessedTitle(call);
  const model = modelOf(call, side, suffix, page, revision);
  const warnings = model === undefined ? [NO_MODEL] : [];
  const isTransformed = args[`${side}pst`] === true;
  if (isTransformed && !page)
    return { ...refused("compare-no-title", "A transformed text needs a title."), warnings };
  const saved = isTransformed ? textToSave(call, sent, model ?? "wikitext") : sent;
  const section = suffix === "" ? undefined : args[`${side}section-main`];
  const whole =
    typeof section === "string" && section !== ""
      ? inSection(call, side, revision, section, saved)
      : ok(saved);
  if (whole.kind === "refused") return { ...whole, warnings };
  const part = partOf(call, side, whole.value, model ?? "wikitext");
  return part.kind === "refused"
    ? { ...part, warnings }
    : ok({ text: part.value, ...names(revision), warnings });
}

const NO_MODEL: ApiMessage = {
  code: "compare-nocontentmodel",
  text: "The content model cannot be determined; wikitext is used.",
};

function modelOf(
  call: ActionCall,
  side: ComparedSide,
  suffix: string,
  title: Title | undefined,
  revision: TableRow | undefined,
): string | undefined {
  const { args, store } = call;
  const page = title && store.pageByTitle(title.ns, title.key);
  const models = [
    args[`${side}contentmodel${suffix}`],
    revision?.["contentmodel"],
    page?.["contentmodel"] ?? (title && contentModelOf(title, {}, undefined)),
    ...["-main", ""].flatMap((end) => [
      args[`fromcontentmodel${end}`],
      args[`tocontentmodel${end}`],
    ]),
  ];
  return models.find((model) => typeof model === "string");
}

function inSection(
  call: ActionCall,
  side: ComparedSide,
  revision: TableRow | undefined,
  section: string,
  text: string,
): Outcome<string> {
  if (!revision)
    return refused(`compare-no${side}revision`, `${side}section-main needs a revision.`);
  const before = readable(call, revision);
  if (before === undefined) return missingContent(revision);
  if (revision["contentmodel"] !== "wikitext")
    return refused("sectionsnotsupported", "The content has no sections.");
  if (section === "new") return ok(before.trim() === "" ? text : `${before}\n\n${text}`);
  return ok(withSection(before, section, text) ?? before);
}
