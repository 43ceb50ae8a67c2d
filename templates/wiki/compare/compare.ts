import { compareModule } from "../../../generated/actions/compare.js";
import type { ApiMessage } from "../../runtime/model/api-message.js";
import type { JsonObject } from "../../runtime/model/json.js";
import { ok, refused } from "../../runtime/query-service/outcome.js";
import type { Outcome } from "../../runtime/query-service/outcome.js";
import { argument, argumentList, argumentText } from "../call/module-call.js";
import type { ActionCall, StubAction } from "../call/stub-action.js";
import { columnReader } from "../columns/column-reader.js";
import { textDiff } from "../diff/text-diff.js";
import { isFieldHidden } from "../store/suppression.js";
import { utf8 } from "../values/bytes.js";
import type { TableRow } from "../values/row.js";
import { pageHistory } from "../writes/history.js";
import {
  comparedContent,
  isArchived,
  missingContent,
  revisionTitle,
  storedContent,
} from "./compared-content.js";
import type { ComparedContent, ComparedSide } from "./compared-content.js";

/** Compares two texts, as `action=compare` does. Observed on MediaWiki 1.39 to 1.45. */
export const compareAction: StubAction = {
  module: compareModule,
  fields: () => ({
    compare: { is: { record: { body: { is: "string", formatversion1: { name: "*" } } } } },
  }),
  run(call) {
    const from = comparedContent(call, "from");
    if (from.kind === "refused") return from;
    const pair = pairOf(call, from.value);
    if (pair.kind === "refused")
      return { ...pair, warnings: distinct([...from.value.warnings, ...(pair.warnings ?? [])]) };
    const warnings = distinct(pair.value.flatMap((content) => content.warnings));
    for (const { text, revision } of pair.value)
      if (text === undefined && revision) return { ...missingContent(revision), warnings };
    const compare = responseOf(call, ...pair.value);
    // PHP does not distinguish an empty object from an empty list.
    return ok({ body: { compare: Object.keys(compare).length === 0 ? [] : compare }, warnings });
  },
};

/** The server does not repeat a warning. */
function distinct(warnings: readonly ApiMessage[]): readonly ApiMessage[] {
  return [...new Map(warnings.map((warning) => [warning.code, warning])).values()];
}

type ComparedPair = readonly [before: ComparedContent, after: ComparedContent];

/** Both texts for a comparison; one can be relative to the other. */
function pairOf(call: ActionCall, from: ComparedContent): Outcome<ComparedPair> {
  const { store } = call;
  const relative = argumentText(call, "torelative");
  if (relative === undefined) {
    const to = comparedContent(call, "to");
    return to.kind === "refused" ? to : ok([from, to.value]);
  }
  const { revision } = from;
  if (!revision) return refused("compare-relative-to-nothing", "fromrev does not name a revision.");
  if (relative === "cur") {
    const { ns, key } = revisionTitle(revision, store);
    const page = store.pageByTitle(ns, key);
    const [current] = page ? store.find("revisions", "revid", page["lastrevid"]) : [];
    return current
      ? ok([from, storedContent(call, current)])
      : refused("nosuchrevid", "The page has no current revision.");
  }
  const isNext = relative === "next";
  const found = adjacentRevision(call, revision, isNext ? 1 : -1);
  const none: ComparedContent = {
    text: isNext ? storedContent(call, revision).text : "",
    stored: "nothing",
    warnings: [{ code: `compare-no-${relative}`, text: `There is no ${relative} revision.` }],
  };
  const other = found ? storedContent(call, found) : none;
  return ok(isNext ? [from, other] : [other, from]);
}

/** The next or previous revision of the same page; undefined for deleted ones. */
function adjacentRevision(
  { store }: ActionCall,
  revision: TableRow,
  step: 1 | -1,
): TableRow | undefined {
  if (isArchived(revision, store)) return undefined;
  const history = pageHistory(revision["pageid"], store);
  return history[history.findIndex(({ revid }) => revid === revision["revid"]) + step];
}

function responseOf(call: ActionCall, before: ComparedContent, after: ComparedContent): JsonObject {
  const prop = new Set(argumentList(call, "prop").map(String));
  const form = argument(call, "difftype") === "unified" ? "unified" : "table";
  const diff = textDiff(before.text ?? "", after.text ?? "", form);
  // A slot without differences has no text.
  const main = argumentList(call, "slots").includes("main") && { main: diff === "" ? false : diff };
  const body = call.args["slots"] === undefined ? { body: diff } : { bodies: { ...main } };
  return {
    ...revisionFields(call, "from", before, prop),
    ...revisionFields(call, "to", after, prop),
    ...(prop.has("rel") && {
      ...adjacentField(call, "prev", before),
      ...adjacentField(call, "next", after),
    }),
    ...(prop.has("diffsize") && { diffsize: utf8(diff).length }),
    ...(prop.has("diff") && body),
  };
}

/** The revision before or after both; unknown if a text is not stored. */
function adjacentField(
  call: ActionCall,
  name: "prev" | "next",
  { revision, stored }: ComparedContent,
): JsonObject {
  const found =
    revision && stored === "all"
      ? adjacentRevision(call, revision, name === "next" ? 1 : -1)
      : undefined;
  return found ? { [name]: found["revid"] } : {};
}

/** The fields of a compared revision that `prop` selects. */
function revisionFields(
  call: ActionCall,
  side: ComparedSide,
  { revision: row, stored }: ComparedContent,
  prop: ReadonlySet<string>,
): JsonObject {
  if (!row || stored === "nothing") return {};
  const { store, caller } = call;
  const { ns, key, text: title } = revisionTitle(row, store);
  const hidden = ["texthidden", "userhidden", "commenthidden"].filter((mark) => row[mark] === true);
  const isVisible = (field: string): boolean => !isFieldHidden(row, field, caller);
  const hasComment = prop.has("comment") || prop.has("parsedcomment");
  const fields: JsonObject = {
    ...(prop.has("ids") && {
      id: store.pageByTitle(ns, key)?.["pageid"] ?? 0,
      revid: row["revid"],
    }),
    ...(prop.has("title") && { ns, title }),
    ...(prop.has("size") && { size: row["size"] }),
    ...(prop.has("timestamp") && { timestamp: row["timestamp"] }),
    ...Object.fromEntries(hidden.map((mark) => [mark, true])),
    ...(prop.has("user") && isVisible("user") && { user: row["user"], userid: row["userid"] }),
    // With `prop=comment`, the server also adds the comment as HTML.
    ...(hasComment &&
      isVisible("comment") && {
        ...(prop.has("comment") && { comment: row["comment"] ?? "" }),
        parsedcomment: columnReader(call, "revisions", "parsedcomment")(row),
      }),
    ...(hidden.length > 0 && row["suppressed"] === true && { suppressed: true }),
    ...(isArchived(row, store) && { archive: true }),
  };
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [side + name, value]));
}
