import { ok, refused } from "../../runtime/query-service/outcome.js";
import type { Outcome } from "../../runtime/query-service/outcome.js";
import type { ApiMessage } from "../../runtime/model/api-message.js";
import type { JsonObject } from "../../runtime/model/json.js";
import type { FieldDescriptors } from "../../runtime/model/result-descriptor.js";
import type { ActionCall, StubAction } from "../call/stub-action.js";
import { textDiff } from "../diff/text-diff.js";
import { utf8 } from "../values/bytes.js";
import { textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import { comparedContent, missingContent, readable } from "./compared-content.js";
import type { ComparedContent } from "./compared-content.js";
import { compareModule } from "../../../generated/actions/compare.js";
import { adjacentRevision, isArchived, revisionTitle } from "./compared-revision.js";
import { revisionFields } from "./revision-fields.js";

/** Compares two texts, as `action=compare` does. Observed on MediaWiki 1.39 to 1.45. */
export const compareAction: StubAction = {
  module: compareModule,
  fields: () => VERSION1_FIELDS,
  run(call) {
    const missing = missingSide(call, FROM) ?? missingSide(call, TO);
    if (missing) return missing;
    const from = comparedContent(call, "from");
    if (from.kind === "refused") return from;
    const pair = pairOf(call, from.value);
    if (pair.kind === "refused") return withWarnings(pair, from.value.warnings);
    const [before, after, added] = pair.value;
    const warnings = distinct([...from.value.warnings, ...added]);
    for (const { text, revision } of [before, after])
      if (text === undefined && revision) return withWarnings(missingContent(revision), warnings);
    const compare = responseOf(call, before, after);
    // PHP does not distinguish an empty object from an empty list.
    return ok({ body: { compare: Object.keys(compare).length === 0 ? [] : compare }, warnings });
  },
};

const VERSION1_FIELDS: FieldDescriptors = {
  compare: { is: { record: { body: { is: "string", formatversion1: { name: "*" } } } } },
};

const FROM = ["fromtitle", "fromid", "fromrev", "fromtext", "fromslots"];
const TO = ["totitle", "toid", "torev", "totext", "torelative", "toslots"];

function missingSide({ args }: ActionCall, names: readonly string[]) {
  return names.every((name) => args[name] === undefined)
    ? refused("missingparam", `One of ${names.join(", ")} is required.`)
    : undefined;
}

function withWarnings(
  refusal: ReturnType<typeof refused>,
  warnings: readonly ApiMessage[],
): ReturnType<typeof refused> {
  return { ...refusal, warnings: distinct([...warnings, ...(refusal.warnings ?? [])]) };
}

/** The server does not repeat a warning. */
function distinct(warnings: readonly ApiMessage[]): readonly ApiMessage[] {
  return [...new Map(warnings.map((warning) => [warning.code, warning])).values()];
}

/** Both texts, and the warnings of finding the second. */
type ComparedPair = readonly [
  before: ComparedContent,
  after: ComparedContent,
  warnings: readonly ApiMessage[],
];

function pairOf(call: ActionCall, from: ComparedContent): Outcome<ComparedPair> {
  const { args, store } = call;
  const relative = args["torelative"];
  if (typeof relative !== "string") {
    const to = comparedContent(call, "to");
    return to.kind === "refused" ? to : ok([from, to.value, to.value.warnings]);
  }
  const { named } = from;
  if (!named) return refused("compare-relative-to-nothing", "fromrev has no revision.");
  if (relative !== "cur" && isArchived(named, store))
    return refused("compare-relative-to-deleted", "A deleted revision has no neighbours.");
  switch (relative) {
    case "prev": {
      const previous = adjacentRevision(named, "previous", store);
      return ok(
        previous
          ? [stored(call, previous), from, []]
          : [{ text: "", warnings: [] }, from, [noRevision("prev")]],
      );
    }
    case "next": {
      const next = adjacentRevision(named, "next", store);
      const same = textOrEmpty(named["content"]);
      return ok(
        next
          ? [from, stored(call, next), []]
          : [from, { text: same, warnings: [] }, [noRevision("next")]],
      );
    }
    default: {
      const { ns, key } = revisionTitle(named, store);
      const page = store.pageByTitle(ns, key);
      const [current] = store.find("revisions", "revid", page?.["lastrevid"] ?? null);
      return current
        ? ok([from, stored(call, current), []])
        : refused("nosuchrevid", "The page has no current revision.");
    }
  }
}

function noRevision(direction: "prev" | "next"): ApiMessage {
  return { code: `compare-no-${direction}`, text: `There is no ${direction} revision.` };
}

function stored(call: ActionCall, revision: TableRow): ComparedContent {
  return { text: readable(call, revision), named: revision, revision, warnings: [] };
}

function responseOf(call: ActionCall, before: ComparedContent, after: ComparedContent): JsonObject {
  const { args } = call;
  const prop = new Set(Array.isArray(args["prop"]) ? args["prop"].map(String) : []);
  const form = args["difftype"] === "unified" ? "unified" : "table";
  const diff = textDiff(before.text ?? "", after.text ?? "", form);
  const slots = args["slots"];
  return {
    ...(before.revision && revisionFields(call, "from", before.revision, prop)),
    ...(after.revision && revisionFields(call, "to", after.revision, prop)),
    ...(prop.has("rel") && relations(call, before, after)),
    ...(prop.has("diffsize") && { diffsize: utf8(diff).length }),
    ...(prop.has("diff") && (Array.isArray(slots) ? bodies(slots, diff) : { body: diff })),
  };
}

/** A slot without differences has no text. */
function bodies(slots: readonly unknown[], diff: string): JsonObject {
  return { bodies: slots.includes("main") ? { main: diff === "" ? false : diff } : {} };
}

/** The revisions before and after both; those of texts that are not stored are not known. */
function relations(
  { store }: ActionCall,
  before: ComparedContent,
  after: ComparedContent,
): JsonObject {
  const neighbour = (
    { revision, isPart = false }: ComparedContent,
    direction: "previous" | "next",
  ): TableRow | undefined =>
    revision && !isPart ? adjacentRevision(revision, direction, store) : undefined;
  const [previous, next] = [neighbour(before, "previous"), neighbour(after, "next")];
  return {
    ...(previous && { prev: previous["revid"] }),
    ...(next && { next: next["revid"] }),
  };
}
