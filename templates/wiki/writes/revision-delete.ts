import { ruleRefusal } from "../call/rule-refusal.js";
import { revisiondeleteModule } from "../../../generated/actions/revisiondelete.js";
import type { JsonObject } from "../../runtime/model/json.js";
import { argumentOrEmpty } from "../call/module-call.js";
import { parseTitle } from "../data/title.js";
import { isFieldHidden } from "../store/suppression.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import { blockRefusal, tagRefusal, textsOf } from "./arguments.js";
import type { Draft, NewLogEntry } from "./draft.js";
import { check, refuse, rightRefusal } from "./refusal.js";
import type { WriteAction, WriteCall } from "./write-action.js";

type LogTarget = NewLogEntry["title"];

/** Bits for hidden parts, and for rows hidden from administrators. */
const BITS = { content: 1, comment: 2, user: 4, restricted: 8 } as const;

/** The marker for a row whose content or hash is hidden. */
type ContentMark = "texthidden" | "actionhidden" | "sha1hidden";

/** A row with different hidden parts, or the reason why it does not change. */
interface ItemChange {
  readonly id: number;
  readonly before: number;
  readonly after: number;
  readonly problem: JsonObject | undefined;
}

/** The action `revisiondelete`: hides parts of revisions and log entries. */
export const revisionDeleteAction: WriteAction = {
  module: revisiondeleteModule,
  checksRules: true,
  run(call) {
    const type = String(call.args["type"]);
    const isLog = type === "logging";
    if (!isLog && type !== "revision")
      refuse("notimplemented", `The stub does not hide parts of type ${type}.`);
    checkArguments(isLog, call);
    const ids = textsOf(call, "ids");
    const rowsOf = ({ store }: WriteCall, id: string | number): readonly TableRow[] =>
      isLog
        ? store.find("logevents", "logid", Number(id))
        : store.find("revisions", "revid", Number(id));
    const rows = ids.flatMap((id) => rowsOf(call, id));
    const target = isLog ? logTarget(rows) : pageTarget(rows[0], call);
    if (!target) refuse("needtarget", "target is required.");
    check(blockRefusal(call));
    const changes = rows
      .map((row) => itemChange(row, isLog, call))
      .sort((one, other) => other.id - one.id);
    const done = changes.filter(({ problem }) => !problem);
    if (done.length > 0) call.change((draft) => applyChanges(draft, isLog, target, done));
    const renewed = call.renewed();
    const items = changes.map(({ id, problem }): JsonObject => {
      const fields = itemFields(isLog, rowsOf(renewed, id)[0] ?? {}, call);
      return { status: "Success", ...problem, id, ...fields };
    });
    const missing = ids
      .filter((id) => rowsOf(call, id).length === 0)
      .map((id): JsonObject => {
        const errors = [{ code: "revdelete-modify-missing", text: `There is no item ${id}.` }];
        return { status: "Fail", errors, id: Number(id) };
      });
    const result = { status: "Success", target: target.text, items: [...items, ...missing] };
    return { body: { revisiondelete: result } };
  },
};

function checkArguments(isLog: boolean, call: WriteCall): void {
  const right = isLog ? "deletelogentry" : "deleterevision";
  check(rightRefusal(call, right, "hide revisions and log entries"));
  if (textsOf(call, "ids").length === 0) refuse("paramempty_ids", "ids must not be empty.");
  check(tagRefusal(call));
  const [hide, show] = [textsOf(call, "hide"), textsOf(call, "show")];
  check(ruleRefusal(call));
  if (hide.length + show.length === 0) refuse("badparams", "hide and show are empty.");
  if (call.args["suppress"] === "yes")
    check(rightRefusal(call, "suppressrevision", "suppress revisions"));
}

function logTarget(rows: readonly TableRow[]): LogTarget {
  const logs = new Set(rows.map(({ type }) => textOrEmpty(type)));
  return { ns: -1, text: logs.size === 1 ? `Special:Log/${[...logs][0]}` : "Special:Log" };
}

/** The page of the first revision, or the page in the request. */
function pageTarget(revision: TableRow | undefined, call: WriteCall): LogTarget | undefined {
  const page = revision && call.store.pageById(revision["pageid"]);
  if (page) return { ns: numberOrZero(page["ns"]), text: textOrEmpty(page["title"]) };
  const sent = parseTitle(call.store.site, argumentOrEmpty(call, "target"));
  return sent.kind === "title" ? sent : undefined;
}

function itemChange(row: TableRow, isLog: boolean, call: WriteCall): ItemChange {
  const { suppress } = call.args;
  const hide = new Set([...textsOf(call, "hide"), suppress === "yes" ? "restricted" : ""]);
  const show = new Set([...textsOf(call, "show"), suppress === "no" ? "restricted" : ""]);
  const marks = [contentMark(isLog), "commenthidden", "userhidden", "suppressed"];
  let [before, after] = [0, 0];
  for (const [index, [part, bit]] of Object.entries(BITS).entries()) {
    const isHidden = row[marks[index] ?? ""] === true;
    if (isHidden) before |= bit;
    if (hide.has(part) || (isHidden && !show.has(part))) after |= bit;
  }
  const problem = itemProblem(row, before, after, call);
  return { id: numberOrZero(row[isLog ? "logid" : "revid"]), before, after, problem };
}

function contentMark(isLog: boolean): ContentMark {
  return isLog ? "actionhidden" : "texthidden";
}

function itemProblem(
  row: TableRow,
  before: number,
  after: number,
  { store }: WriteCall,
): JsonObject | undefined {
  if (before === after)
    return because("warnings", "no-change", "The item already has these hidden parts.");
  const page = row["logid"] === undefined ? store.pageById(row["pageid"]) : undefined;
  if (page && page["lastrevid"] === row["revid"] && (after & BITS.content) !== 0)
    return because("errors", "hide-current", "The text of the current revision cannot be hidden.");
  return after === BITS.restricted
    ? because("warnings", "only-restricted", "A suppressed item must have a hidden part.")
    : undefined;
}

function because(kind: "errors" | "warnings", reason: string, text: string): JsonObject {
  return { [kind]: [{ code: `revdelete-${reason}`, text }] };
}

/** Marks the rows and their recent changes. The log lists the parts that changed in any of them. */
function applyChanges(
  draft: Draft,
  isLog: boolean,
  target: LogTarget,
  changes: readonly ItemChange[],
): void {
  const bits = new Map(changes.map(({ id, after }) => [id, after]));
  // Recent changes for log entries refer to the revision that the event created.
  const marked = <Row extends TableRow>(rows: readonly Row[], ...contents: ContentMark[]): Row[] =>
    rows.map((row) => {
      const isOfType = isLog === (row["logid"] !== undefined);
      const after = isOfType ? bits.get(numberOrZero(row[isLog ? "logid" : "revid"])) : undefined;
      return after === undefined ? row : withBits(row, contents, after);
    });
  const { changes: recent, logevents, revisions } = draft.tables;
  draft.put({
    changes: marked(recent, isLog ? "actionhidden" : "sha1hidden"),
    logevents: marked(logevents, "actionhidden"),
    revisions: marked(revisions, "texthidden", "sha1hidden"),
  });
  const isSuppressed = changes.some(({ before, after }) => (before | after) & BITS.restricted);
  draft.log({
    type: isSuppressed ? "suppress" : "delete",
    action: isLog ? "event" : "revision",
    title: target,
    pageid: draft.page(target)?.pageid ?? 0,
    params: {
      type: isLog ? "logging" : "revision",
      ids: changes.map(({ id }) => id),
      old: bitFields(changes.reduce((all, { before, after }) => all | (before & ~after), 0)),
      new: bitFields(changes.reduce((all, { before, after }) => all | (after & ~before), 0)),
    },
    unlisted: isSuppressed,
  });
}

/** A row with the parts hidden that the bits select. */
function withBits<Row extends TableRow>(
  row: Row,
  contents: readonly ContentMark[],
  bits: number,
): Row {
  const marks: readonly (readonly [string, number])[] = [
    ...contents.map((name) => [name, BITS.content] as const),
    ["commenthidden", BITS.comment],
    ["userhidden", BITS.user],
    ["suppressed", BITS.restricted],
  ];
  const others = Object.entries(row).filter(([name]) => !marks.some(([mark]) => mark === name));
  const present = marks.flatMap(([name, bit]) => ((bits & bit) === 0 ? [] : [[name, true]]));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the members that differ are optional
  return Object.fromEntries([...others, ...present]) as Row;
}

/** The bits in the format of log entries. */
function bitFields(bitmask: number): JsonObject {
  const fields = Object.entries(BITS).map(([name, bit]) => [name, (bitmask & bit) !== 0] as const);
  return { bitmask, ...Object.fromEntries(fields) };
}

/** The item's fields that the caller may see. */
function itemFields(isLog: boolean, row: TableRow, { caller }: WriteCall): JsonObject {
  const { type, action, params, timestamp, user, userid, comment } = row;
  const marks = ["userhidden", "commenthidden", contentMark(isLog)];
  const seen = (field: string, fields: JsonObject) => !isFieldHidden(row, field, caller) && fields;
  return {
    ...(isLog ? { type, action } : { timestamp }),
    ...Object.fromEntries(marks.map((mark) => [mark, row[mark] === true])),
    ...(isLog && seen("params", { params })),
    ...seen("user", { userid: isLog ? String(numberOrZero(userid)) : userid, user }),
    ...seen("comment", { comment }),
  };
}
