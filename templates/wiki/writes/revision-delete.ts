import { revisiondeleteModule } from "../../../generated/actions/revisiondelete.js";
import type { JsonObject } from "../../runtime/model/json.js";
import { ok, refused } from "../../runtime/query-service/outcome.js";
import type { Refused } from "../../runtime/query-service/outcome.js";
import { argumentText } from "../call/module-call.js";
import { parseTitle } from "../data/title.js";
import type { Title } from "../data/title.js";
import { isFieldHidden } from "../store/suppression.js";
import { digitsOf } from "../values/moment.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import { blockRefusal, tagRefusal, textsOf } from "./arguments.js";
import { rightRefusal } from "./checks.js";
import type { Draft } from "./draft.js";
import { bitFields, BITS, bitsOf, withBits } from "./hidden-parts.js";
import type { ContentMark } from "./hidden-parts.js";
import type { WriteAction, WriteCall } from "./write-action.js";

type Target = Pick<Title, "ns" | "text">;

/** A row with other hidden parts, or the reason why it stays as it is. */
interface ItemChange {
  readonly id: string;
  readonly row: TableRow;
  readonly before: number;
  readonly after: number;
  readonly problem?: JsonObject;
}

/** The action `revisiondelete`: hides parts of revisions, deleted revisions and log entries. */
export const revisionDeleteAction: WriteAction = {
  module: revisiondeleteModule,
  run(call) {
    const type = String(call.args["type"]);
    if (!["revision", "archive", "logging"].includes(type))
      return refused("notimplemented", `The stub does not hide parts of type ${type}.`);
    const wrong = argumentRefusal(type, call);
    if (wrong) return wrong;
    const ids = textsOf(call, "ids");
    const target = targetOf(type, ids, call);
    if (!target) return refused("needtarget", "target is required.");
    const blocked = blockRefusal(call);
    if (blocked) return blocked;
    const changes = rowsOf(type, target, call).flatMap((row): ItemChange[] => {
      const id = idOf(type, row);
      return ids.includes(id) ? [itemChange(id, row, type, call)] : [];
    });
    const done = changes.filter(({ problem }) => !problem);
    if (done.length > 0) call.change((draft) => applyChanges(draft, type, target, done));
    const rows = rowsOf(type, target, call.renewed());
    const items = changes.map(({ id, problem }): JsonObject => {
      const row = rows.find((each) => idOf(type, each) === id) ?? {};
      return { status: "Success", ...problem, id: Number(id), ...itemFields(type, row, call) };
    });
    const missing = ids
      .filter((id) => !changes.some((change) => change.id === id))
      .map((id): JsonObject => {
        const errors = [{ code: "revdelete-modify-missing", text: `There is no item ${id}.` }];
        return { status: "Fail", errors, id: /^\d+$/.test(id) ? Number(id) : id };
      });
    const result = { status: "Success", target: target.text, items: [...items, ...missing] };
    return ok({ body: { revisiondelete: result } });
  },
};

function contentMark(type: string): "actionhidden" | "texthidden" {
  return type === "logging" ? "actionhidden" : "texthidden";
}

function argumentRefusal(type: string, call: WriteCall): Refused | undefined {
  const right = type === "logging" ? "deletelogentry" : "deleterevision";
  const denied = rightRefusal(call, right, "hide revisions and log entries");
  if (denied) return denied;
  if (textsOf(call, "ids").length === 0) return refused("paramempty_ids", "ids must not be empty.");
  const [hide, show] = [textsOf(call, "hide"), textsOf(call, "show")];
  const isWrong = hide.length + show.length === 0 || hide.some((part) => show.includes(part));
  const parts = isWrong
    ? refused("badparams", "Each part must be in either hide or show.")
    : undefined;
  const suppression =
    call.args["suppress"] === "yes"
      ? rightRefusal(call, "suppressrevision", "suppress revisions")
      : undefined;
  return tagRefusal(call) ?? parts ?? suppression;
}

/** The page of the first revision, a log, or the page that the request names. */
function targetOf(type: string, ids: readonly string[], call: WriteCall): Target | undefined {
  const { store } = call;
  if (type === "logging") {
    const found = ids.flatMap((id) => store.find("logevents", "logid", Number(id)));
    const logs = new Set(found.map((row) => textOrEmpty(row["type"])));
    return { ns: -1, text: logs.size === 1 ? `Special:Log/${[...logs][0]}` : "Special:Log" };
  }
  const [revision] = type === "revision" ? store.find("revisions", "revid", Number(ids[0])) : [];
  const page = revision && store.pageById(revision["pageid"]);
  if (page) return { ns: numberOrZero(page["ns"]), text: textOrEmpty(page["title"]) };
  const sent = parseTitle(store.site, argumentText(call, "target") ?? "");
  return sent.kind === "title" ? sent : undefined;
}

/** The rows of a target, newest first. */
function rowsOf(type: string, { text }: Target, { store }: WriteCall): readonly TableRow[] {
  const [page] = store.find("pages", "title", text);
  const rows =
    type === "logging"
      ? store.rows("logevents")
      : type === "archive"
        ? store.find("deletedrevisions", "title", text)
        : page
          ? store.find("revisions", "pageid", page["pageid"])
          : [];
  return [...rows].reverse();
}

/** Deleted revisions are named by their times. */
function idOf(type: string, row: TableRow): string {
  if (type === "archive") return digitsOf(textOrEmpty(row["timestamp"]));
  return String(numberOrZero(row[type === "logging" ? "logid" : "revid"]));
}

function itemChange(id: string, row: TableRow, type: string, call: WriteCall): ItemChange {
  const [hide, show] = [textsOf(call, "hide"), textsOf(call, "show")];
  const before = bitsOf(row, contentMark(type));
  const bit = (name: keyof typeof BITS, isOn: boolean, isOff: boolean): number =>
    isOn ? BITS[name] : isOff ? 0 : before & BITS[name];
  const { suppress } = call.args;
  const after =
    bit("content", hide.includes("content"), show.includes("content")) |
    bit("comment", hide.includes("comment"), show.includes("comment")) |
    bit("user", hide.includes("user"), show.includes("user")) |
    bit("restricted", suppress === "yes", suppress === "no");
  const problem = itemProblem(row, before, after, call);
  return { id, row, before, after, ...(problem && { problem }) };
}

function itemProblem(
  row: TableRow,
  before: number,
  after: number,
  { caller, store }: WriteCall,
): JsonObject | undefined {
  if (before === after)
    return because("warnings", "no-change", "The item already has these hidden parts.");
  const page = row["logid"] === undefined ? store.pageById(row["pageid"]) : undefined;
  if (page && page["lastrevid"] === row["revid"] && (after & BITS.content) !== 0)
    return because("errors", "hide-current", "The text of the current revision cannot be hidden.");
  if (row["suppressed"] === true && !caller.rights.has("suppressrevision"))
    return because("errors", "modify-no-access", "You are not allowed to see the item.");
  return after === BITS.restricted
    ? because("warnings", "only-restricted", "A suppressed item must have a hidden part.")
    : undefined;
}

/** Marks the rows and their recent changes. The log has the parts that changed in any of them. */
function applyChanges(
  draft: Draft,
  type: string,
  target: Target,
  changes: readonly ItemChange[],
): void {
  const isLog = type === "logging";
  const id = isLog ? "logid" : "revid";
  const bits = new Map(changes.map(({ row, after }) => [row[id], after]));
  // Recent changes of log entries have the revision that the event made.
  const marked = <Row extends TableRow>(rows: readonly Row[], ...contents: ContentMark[]): Row[] =>
    rows.map((row) => {
      const after = isLog === (row["logid"] !== undefined) ? bits.get(row[id]) : undefined;
      return after === undefined ? row : withBits(row, contents, after);
    });
  const { tables } = draft;
  draft.put({
    changes: marked(tables.changes, isLog ? "actionhidden" : "sha1hidden"),
    logevents: marked(tables.logevents, "actionhidden"),
    revisions: marked(tables.revisions, "texthidden", "sha1hidden"),
    deletedrevisions: marked(tables.deletedrevisions, "texthidden", "sha1hidden"),
  });
  const isSuppressed = changes.some(({ before, after }) => (before | after) & BITS.restricted);
  const ids = changes.map((change) => (type === "archive" ? change.id : Number(change.id)));
  draft.log({
    type: isSuppressed ? "suppress" : "delete",
    action: isLog ? "event" : "revision",
    title: target,
    pageid: draft.page(target)?.pageid ?? 0,
    params: {
      type,
      ids,
      old: bitFields(changes.reduce((all, { before, after }) => all | (before & ~after), 0)),
      new: bitFields(changes.reduce((all, { before, after }) => all | (after & ~before), 0)),
    },
    unlisted: isSuppressed,
  });
}

/** The fields of an item that the caller may see. */
function itemFields(type: string, row: TableRow, { caller }: WriteCall): JsonObject {
  const { action, params, timestamp, user, userid } = row;
  const mark = contentMark(type);
  const marks = ["userhidden", "commenthidden", mark].map((name) => [name, row[name] === true]);
  const isLog = type === "logging";
  const seen = (name: string, fields: JsonObject) => !isFieldHidden(row, name, caller) && fields;
  return {
    ...(isLog ? { type: row["type"], action } : { timestamp }),
    ...Object.fromEntries(marks),
    ...(isLog && seen("params", { params })),
    ...seen("user", { userid: isLog ? String(numberOrZero(userid)) : userid, user }),
    ...seen("comment", { comment: row["comment"] }),
  };
}

function because(kind: "errors" | "warnings", reason: string, text: string): JsonObject {
  return { [kind]: [{ code: `revdelete-${reason}`, text }] };
}
