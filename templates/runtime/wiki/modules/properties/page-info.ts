import type { Json, JsonObject } from "../../../model/json.js";
import { argumentList, argumentText } from "../../call/module-call.js";
import type { Asked } from "../../call/module-call.js";
import { compareTexts } from "../../values/compare.js";
import { badContinue } from "../../select/cursor.js";
import { rowFields, showing } from "../../select/fields.js";
import type { OwnModule } from "../../call/module-response.js";
import type { TitledEntry } from "../../pages/page-set.js";
import { obstacles } from "../../store/permission.js";
import { ok } from "../../../query-service/outcome.js";
import type { Row } from "../../values/row.js";

/** So many actions are tried in one request; more with high limits. */
const MOST_TESTED = 50;
const MOST_TESTED_WITH_HIGH_LIMITS = 500;

/** What pages are, by the columns of `pages`, and what the caller may do to them; titles without a page, too. */
export const pageInfo: OwnModule = (asked, result) => {
  const show = showing(rowFields(result), asked, "pages");
  const actions = argumentList(asked, "testactions").map(String);
  const props = argumentList(asked, "prop");
  const isFollowing = asked.query["redirects"] === true;
  const from = argumentText(asked, "continue");
  const start = from === undefined ? undefined : /^(-?\d+)\|([^|]+)$/.exec(from);
  if (start === null) return badContinue();
  const entries = titled(asked).filter(
    ({ ns, key }) =>
      !start || (ns - Number(start[1]) || compareTexts(key, underscored(start[2] ?? ""))) >= 0,
  );
  const most = asked.caller.rights.has("apihighlimits")
    ? MOST_TESTED_WITH_HIGH_LIMITS
    : MOST_TESTED;
  const answerable = actions.length === 0 ? entries.length : Math.ceil(most / actions.length);
  const pages = entries.slice(0, answerable).map((entry): [number, JsonObject] => {
    const row = rowOf(entry);
    const { redirect, watched, readable, actions: _actions, ...shown } = show(row);
    return [
      entry.id,
      {
        ...shown,
        // Where redirects are followed, the server does not know any more which pages are some.
        ...(redirect === true && !isFollowing && { redirect }),
        // Most flags are left out where they are false; these are not.
        ...(props.includes("watched") && { watched: watched === true }),
        ...(props.includes("readable") && { readable: readable === true }),
        ...(actions.length > 0 && { actions: tested(actions, row, asked) }),
      },
    ];
  });
  const next = entries[answerable];
  return ok({
    pages: new Map(pages),
    ...(next && { proceed: { continue: `${next.ns}|${next.key.replaceAll("_", " ")}` } }),
  });
};

/** Pages and missing titles, in the order of namespaces and keys. */
function titled({ pages }: Asked): readonly TitledEntry[] {
  return pages
    .titles()
    .filter(({ kind }) => kind !== "special")
    .sort((a, b) => a.ns - b.ns || compareTexts(a.key, b.key));
}

/** What is not there has its title only. */
function rowOf(entry: TitledEntry): Row {
  if (entry.kind === "page") return entry.row;
  return { ns: entry.ns, key: entry.key, title: entry.text, missing: true };
}

function tested(actions: readonly string[], row: Row, asked: Asked): JsonObject {
  const isBoolean = argumentText(asked, "testactionsdetail") === "boolean";
  return Object.fromEntries(
    actions.map((action): [string, Json] => {
      const codes = obstacles(action, row, asked.caller, asked.store);
      const errors = codes.map((code) => ({
        code,
        text: `The caller may not do this to the page: ${code}.`,
      }));
      return [action, isBoolean ? errors.length === 0 : errors];
    }),
  );
}

function underscored(text: string): string {
  return text.replaceAll(" ", "_");
}
