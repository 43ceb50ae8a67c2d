import { revisiondeleteModule } from "../../../generated/actions/revisiondelete.js";
import type { JsonObject } from "../../runtime/model/json.js";
import { ok, refused } from "../../runtime/query-service/outcome.js";
import type { Refused } from "../../runtime/query-service/outcome.js";
import { argumentOrEmpty } from "../call/module-call.js";
import { parseTitle } from "../data/title.js";
import type { Title } from "../data/title.js";
import { isFieldHidden } from "../store/suppression.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import { blockRefusal, tagRefusal, textsOf } from "./arguments.js";
import { rightRefusal } from "./checks.js";
import type { Draft } from "./draft.js";
import type { WriteAction, WriteCall } from "./write-action.js";

/** Items that have parts to hide. */
interface ItemType {
  readonly name: string;
  readonly table: "revisions" | "logevents";
  /** The column of numbers. */
  readonly id: "revid" | "logid";
  readonly right: string;
  /** The mark of a row whose content is hidden. */
  readonly mark: ContentMark;
  /** The action of the log entry. */
  readonly action: string;
}

const REVISION: ItemType = {
  name: "revision",
  table: "revisions",
  id: "revid",
  right: "deleterevision",
  mark: "texthidden",
  action: "revision",
};
const LOGGING: ItemType = {
  name: "logging",
  table: "logevents",
  id: "logid",
  right: "deletelogentry",
  mark: "actionhidden",
  action: "event",
};

/** The bits of parts, and of rows that administrators do not see either. */
const BITS = { content: 1, comment: 2, user: 4, restricted: 8 } as const;

/** The mark of a row whose content, or its hash, is hidden. */
type ContentMark = "texthidden" | "actionhidden" | "sha1hidden";

/** A row with other hidden parts, or the reason why it stays as it is. */
interface ItemChange {
  readonly id: number;
  readonly before: number;
  readonly after: number;
  readonly problem?: JsonObject;
}

/** The action `revisiondelete`: hides parts of revisions and log entries. */
export const revisionDeleteAction: WriteAction = {
  module: revisiondeleteModule,
  run(call) {
    const name = String(call.args["type"]);
    const type = [REVISION, LOGGING].find((each) => each.name === name);
    if (!type) return refused("notimplemented", `The stub does not hide parts of type ${name}.`);
    const wrong = argumentRefusal(type, call);
    if (wrong) return wrong;
    const ids = textsOf(call, "ids");
    const target = targetOf(type, ids, call);
    if (!target) return refused("needtarget", "target is required.");
    const blocked = blockRefusal(call);
    if (blocked) return blocked;
    const rowOf = ({ store }: WriteCall, id: string | number): TableRow | undefined =>
      store.find(type.table, type.id, Number(id))[0];
    const changes = ids
      .flatMap((id): ItemChange[] => {
        const row = rowOf(call, id);
        return row ? [itemChange(Number(id), row, type, call)] : [];
      })
      .sort((one, other) => other.id - one.id);
    const done = changes.filter(({ problem }) => !problem);
    if (done.length > 0) call.change((draft) => applyChanges(draft, type, target, done));
    const renewed = call.renewed();
    const items = changes.map(({ id, problem }): JsonObject => {
      const fields = itemFields(type, rowOf(renewed, id) ?? {}, call);
      return { status: "Success", ...problem, id, ...fields };
    });
    const missing = ids
      .filter((id) => !rowOf(call, id))
      .map((id): JsonObject => {
        const errors = [{ code: "revdelete-modify-missing", text: `There is no item ${id}.` }];
        return { status: "Fail", errors, id: Number(id) };
      });
    const result = { status: "Success", target: target.text, items: [...items, ...missing] };
    return ok({ body: { revisiondelete: result } });
  },
};

function argumentRefusal({ right }: ItemType, call: WriteCall): Refused | undefined {
  const denied = rightRefusal(call, right, "hide revisions and log entries");
  if (denied) return denied;
  if (textsOf(call, "ids").length === 0) return refused("paramempty_ids", "ids must not be empty.");
  const wrong = tagRefusal(call);
  if (wrong) return wrong;
  const [hide, show] = [textsOf(call, "hide"), textsOf(call, "show")];
  if (hide.length + show.length === 0 || hide.some((part) => show.includes(part)))
    return refused("badparams", "Each part must be in either hide or show.");
  return call.args["suppress"] === "yes"
    ? rightRefusal(call, "suppressrevision", "suppress revisions")
    : undefined;
}

/** The page of the first revision, a log, or the page that the request names. */
function targetOf(
  { name }: ItemType,
  ids: readonly string[],
  call: WriteCall,
): Pick<Title, "ns" | "text"> | undefined {
  const { store } = call;
  if (name === "logging") {
    const found = ids.flatMap((id) => store.find("logevents", "logid", Number(id)));
    const logs = new Set(found.map((row) => textOrEmpty(row["type"])));
    return { ns: -1, text: logs.size === 1 ? `Special:Log/${[...logs][0]}` : "Special:Log" };
  }
  const [revision] = store.find("revisions", "revid", Number(ids[0]));
  const page = revision && store.pageById(revision["pageid"]);
  if (page) return { ns: numberOrZero(page["ns"]), text: textOrEmpty(page["title"]) };
  const sent = parseTitle(store.site, argumentOrEmpty(call, "target"));
  return sent.kind === "title" ? sent : undefined;
}

function itemChange(id: number, row: TableRow, { mark }: ItemType, call: WriteCall): ItemChange {
  const { suppress } = call.args;
  const hide = new Set([...textsOf(call, "hide"), suppress === "yes" ? "restricted" : ""]);
  const show = new Set([...textsOf(call, "show"), suppress === "no" ? "restricted" : ""]);
  const marks = [mark, "commenthidden", "userhidden", "suppressed"];
  const before = sum(Object.values(BITS).filter((_, index) => row[marks[index] ?? ""] === true));
  const after = sum(
    Object.entries(BITS).flatMap(([part, bit]) =>
      hide.has(part) || (!show.has(part) && (before & bit) !== 0) ? [bit] : [],
    ),
  );
  const problem = itemProblem(row, before, after, call);
  return { id, before, after, ...(problem && { problem }) };
}

function sum(bits: readonly number[]): number {
  return bits.reduce((all, bit) => all + bit, 0);
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

/** Marks the rows and their recent changes. The log has the parts that changed in any of them. */
function applyChanges(
  draft: Draft,
  type: ItemType,
  target: Pick<Title, "ns" | "text">,
  changes: readonly ItemChange[],
): void {
  const isLog = type.name === "logging";
  const bits = new Map(changes.map(({ id, after }) => [id, after]));
  // Recent changes of log entries have the revision that the event made.
  const marked = <Row extends TableRow>(rows: readonly Row[], ...contents: ContentMark[]): Row[] =>
    rows.map((row) => {
      const isOfType = isLog === (row["logid"] !== undefined);
      const after = isOfType ? bits.get(numberOrZero(row[type.id])) : undefined;
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
    action: type.action,
    title: target,
    pageid: draft.page(target)?.pageid ?? 0,
    params: {
      type: type.name,
      ids: changes.map(({ id }) => id),
      old: bitFields(changes.reduce((all, { before, after }) => all | (before & ~after), 0)),
      new: bitFields(changes.reduce((all, { before, after }) => all | (after & ~before), 0)),
    },
    unlisted: isSuppressed,
  });
}

/** The row with the parts hidden that the bits select. */
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

/** Bits in the form of log entries. */
function bitFields(bitmask: number): JsonObject {
  const fields = Object.entries(BITS).map(([name, bit]) => [name, (bitmask & bit) !== 0] as const);
  return { bitmask, ...Object.fromEntries(fields) };
}

/** The fields of an item that the caller may see. */
function itemFields({ name, mark }: ItemType, row: TableRow, { caller }: WriteCall): JsonObject {
  const { type, action, params, timestamp, user, userid, comment } = row;
  const marks = ["userhidden", "commenthidden", mark].map((each) => [each, row[each] === true]);
  const isLog = name === "logging";
  const seen = (field: string, fields: JsonObject) => !isFieldHidden(row, field, caller) && fields;
  return {
    ...(isLog ? { type, action } : { timestamp }),
    ...Object.fromEntries(marks),
    ...(isLog && seen("params", { params })),
    ...seen("user", { userid: isLog ? String(numberOrZero(userid)) : userid, user }),
    ...seen("comment", { comment }),
  };
}
