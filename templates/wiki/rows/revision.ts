import type { ApiMessage } from "../../runtime/model/api-message.js";
import type { Json } from "../../runtime/model/json.js";
import { argument, argumentList } from "../call/module-call.js";
import type { ModuleCall } from "../call/module-call.js";
import { ok, refused } from "../../runtime/query-service/outcome.js";
import type { Outcome, Refused } from "../../runtime/query-service/outcome.js";
import { numberOrUndefined, numberOrZero, textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import { columnReader } from "../columns/column-reader.js";
import { isFieldHidden } from "../store/suppression.js";
import { deprecatedContent } from "./deprecated-content.js";
import { sectionOf } from "./section.js";
import type { RowRenderer, RevisionOptions, RenderedRow } from "./row-renderer.js";

type Fields = Record<string, Json>;

/** A slot of a revision, with its text if the caller may read it and the request selects it. */
interface Slot {
  readonly fields: Fields;
  readonly text?: string;
  readonly lacksSection: boolean;
}

/** Shows revisions of pages and deleted ones, with slots and without (observed on MediaWiki 1.39). */
export const renderRevision: RowRenderer = (call) => {
  const options = revisionOptions(call);
  return (row) => {
    const found = contentOf(options, row);
    if (found.kind === "refused") return found;
    const { fields, warnings } = found.value;
    const all = { ...plainFields(options, row), ...fields, ...commentFields(options, row) };
    const isSuppressed = row["suppressed"] === true && isAnyHidden(options, row);
    return ok({
      fields: { ...all, ...(isSuppressed && { suppressed: true }) },
      ...(warnings && { warnings }),
    });
  };
};

function revisionOptions(call: ModuleCall): RevisionOptions {
  const props = new Set(argumentList(call, "prop"));
  const { slots } = call.args;
  const section = argument(call, "section");
  const compares =
    argument(call, "diffto") !== undefined || argument(call, "difftotext") !== undefined;
  return {
    call,
    props,
    ...(Array.isArray(slots) && { slots }),
    readsContent: compares || props.has("content") || props.has("parsetree"),
    ...(typeof section === "string" && { section }),
  };
}

function plainFields({ call, props }: RevisionOptions, row: TableRow): Fields {
  const fields: Fields = {};
  const addField = (name: string, value: Json | undefined): void => {
    if (value !== undefined) fields[name] = value;
  };
  if (props.has("ids")) {
    addField("revid", row["revid"]);
    addField("parentid", row["parentid"]);
  }
  if (props.has("flags")) addField("minor", row["minor"]);
  if (props.has("timestamp")) addField("timestamp", row["timestamp"]);
  if (props.has("size")) addField("size", row["size"]);
  if (props.has("roles")) addField("roles", row["roles"]);
  if (props.has("tags")) addField("tags", row["tags"]);
  if (props.has("user") || props.has("userid")) {
    if (row["userhidden"] === true) addField("userhidden", true);
    if (!isFieldHidden(row, "user", call.caller)) {
      if (props.has("user")) addField("user", row["user"]);
      if (props.has("userid")) addField("userid", row["userid"]);
      if (numberOrUndefined(row["userid"]) === 0) addField("anon", true);
    }
  }
  return { ...fields, ...(props.has("sha1") && sha1Of(call, row)) };
}

function commentFields({ call, props }: RevisionOptions, row: TableRow): Fields {
  if (!props.has("comment") && !props.has("parsedcomment")) return {};
  const read = columnReader(call, "revisions", "parsedcomment");
  const isVisible = !isFieldHidden(row, "comment", call.caller);
  return {
    ...(row["commenthidden"] === true && { commenthidden: true }),
    ...(isVisible && props.has("comment") && { comment: textOrEmpty(row["comment"]) }),
    ...(isVisible && props.has("parsedcomment") && { parsedcomment: textOrEmpty(read(row)) }),
  };
}

function sha1Of({ caller }: ModuleCall, row: TableRow): Fields {
  return {
    ...(row["texthidden"] === true && { sha1hidden: true }),
    ...(!isFieldHidden(row, "content", caller) && { sha1: textOrEmpty(row["sha1"]) }),
  };
}

function isAnyHidden({ props, readsContent }: RevisionOptions, row: TableRow): boolean {
  const requests = (...names: readonly string[]): boolean => names.some((name) => props.has(name));
  return (
    (row["userhidden"] === true && requests("user", "userid")) ||
    (row["commenthidden"] === true && requests("comment", "parsedcomment")) ||
    (row["texthidden"] === true && (requests("sha1", "slotsha1") || readsContent))
  );
}

/**
 * The fields of a revision's slots: in the slots, or next to the other fields if the request names
 * none.
 */
function contentOf(options: RevisionOptions, row: TableRow): Outcome<RenderedRow> {
  const { props, slots, readsContent } = options;
  const isWanted =
    readsContent || ["contentmodel", "slotsize", "slotsha1"].some((name) => props.has(name));
  if (!isWanted) return ok({ fields: {} });
  const slot = slotOf(options, row);
  if (slots) return ok({ fields: { slots: slotsOf(options, row, slot) } });
  if (slot.lacksSection) return noSuchSection(options, row);
  const { fields, text } = slot;
  if (text === undefined) return ok({ fields });
  const content = deprecatedContent(options, row, text);
  const warnings: readonly ApiMessage[] = content.warnings ?? [];
  return ok({ fields: { ...fields, ...content.fields }, warnings });
}

function slotOf({ call, props, readsContent, section }: RevisionOptions, row: TableRow): Slot {
  const isReadable = readsContent && !isFieldHidden(row, "content", call.caller);
  const whole = isReadable ? textOrEmpty(row["content"]) : undefined;
  const text =
    whole === undefined || section === undefined
      ? whole
      : row["contentmodel"] === "wikitext"
        ? sectionOf(whole, section)
        : undefined;
  const lacksSection = whole !== undefined && text === undefined;
  return {
    fields: {
      ...(props.has("slotsize") && { size: numberOrZero(row["size"]) }),
      ...(props.has("slotsha1") && sha1Of(call, row)),
      ...(props.has("contentmodel") && { contentmodel: textOrEmpty(row["contentmodel"]) }),
      ...(readsContent && row["texthidden"] === true && { texthidden: true }),
      ...(lacksSection && { nosuchsection: true }),
    },
    ...(text !== undefined && { text }),
    lacksSection,
  };
}

function slotsOf({ slots = [] }: RevisionOptions, row: TableRow, { fields, text }: Slot): Fields {
  if (!slots.includes("main")) return {};
  const content = text !== undefined && {
    contentmodel: textOrEmpty(row["contentmodel"]),
    contentformat: textOrEmpty(row["contentformat"]),
    content: text,
  };
  return { main: { ...fields, ...content } };
}

function noSuchSection({ section = "" }: RevisionOptions, { revid }: TableRow): Refused {
  return refused("nosuchsection", `Revision ${numberOrZero(revid)} has no section ${section}.`);
}
