import type { ApiMessage } from "../../model/api-message.js";
import type { Json } from "../../model/json.js";
import { argument, argumentList } from "../call/module-call.js";
import type { ModuleCall } from "../call/module-call.js";
import { ok, refused } from "../../query-service/outcome.js";
import type { Outcome, Refused } from "../../query-service/outcome.js";
import { numberIn, numberOrZero, textIn } from "../values/row.js";
import type { Row } from "../values/row.js";
import { columnReader } from "../columns/column-reader.js";
import { isFieldHidden } from "../store/suppression.js";
import { deprecatedContent } from "./deprecated-content.js";
import { sectionOf } from "./section.js";
import type { RowRenderer, RevisionOptions, RenderedRow } from "./row-renderer.js";

type Fields = Record<string, Json>;

/** A slot of a revision, and its text as far as the caller sees it and the request wants it. */
interface Slot {
  readonly fields: Fields;
  readonly text?: string;
  readonly lacksSection: boolean;
}

/** Shows revisions of pages and deleted ones, with slots and without (observed on MediaWiki 1.39). */
export const renderRevision: RowRenderer = (call) => {
  const options = revisionOptions(call);
  const diffs = { left: 1 };
  return (row) => {
    const found = contentOf(options, row, diffs);
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

function plainFields({ call, props }: RevisionOptions, row: Row): Fields {
  const fields: Fields = {};
  const put = (name: string, value: Json | undefined): void => {
    if (value !== undefined) fields[name] = value;
  };
  if (props.has("ids")) {
    put("revid", row["revid"]);
    put("parentid", row["parentid"]);
  }
  if (props.has("flags")) put("minor", row["minor"]);
  if (props.has("timestamp")) put("timestamp", row["timestamp"]);
  if (props.has("size")) put("size", row["size"]);
  if (props.has("roles")) put("roles", row["roles"]);
  if (props.has("tags")) put("tags", row["tags"]);
  if (props.has("user") || props.has("userid")) {
    if (row["userhidden"] === true) put("userhidden", true);
    if (!isFieldHidden(row, "user", call.caller)) {
      if (props.has("user")) put("user", row["user"]);
      if (props.has("userid")) put("userid", row["userid"]);
      if (numberIn(row["userid"]) === 0) put("anon", true);
    }
  }
  return { ...fields, ...(props.has("sha1") && sha1Of(call, row)) };
}

function commentFields({ call, props }: RevisionOptions, row: Row): Fields {
  if (!props.has("comment") && !props.has("parsedcomment")) return {};
  const read = columnReader(call, "revisions", "parsedcomment");
  const isVisible = !isFieldHidden(row, "comment", call.caller);
  return {
    ...(row["commenthidden"] === true && { commenthidden: true }),
    ...(isVisible && props.has("comment") && { comment: textIn(row["comment"]) }),
    ...(isVisible && props.has("parsedcomment") && { parsedcomment: textIn(read(row)) }),
  };
}

function sha1Of({ caller }: ModuleCall, row: Row): Fields {
  return {
    ...(row["texthidden"] === true && { sha1hidden: true }),
    ...(!isFieldHidden(row, "content", caller) && { sha1: textIn(row["sha1"]) }),
  };
}

function isAnyHidden({ props, readsContent }: RevisionOptions, row: Row): boolean {
  const asks = (...names: readonly string[]): boolean => names.some((name) => props.has(name));
  return (
    (row["userhidden"] === true && asks("user", "userid")) ||
    (row["commenthidden"] === true && asks("comment", "parsedcomment")) ||
    (row["texthidden"] === true && (asks("sha1", "slotsha1") || readsContent))
  );
}

/** The fields of a revision's slots: in them, or beside its other fields if the request names none. */
function contentOf(
  options: RevisionOptions,
  row: Row,
  diffs: { left: number },
): Outcome<RenderedRow> {
  const { props, slots, readsContent } = options;
  const isWanted =
    readsContent || ["contentmodel", "slotsize", "slotsha1"].some((name) => props.has(name));
  if (!isWanted) return ok({ fields: {} });
  const slot = slotOf(options, row);
  if (slots) return ok({ fields: { slots: slotsOf(options, row, slot) } });
  if (slot.lacksSection) return noSuchSection(options, row);
  const { fields, text } = slot;
  if (text === undefined) return ok({ fields });
  const content = deprecatedContent(options, row, text, diffs);
  const warnings: readonly ApiMessage[] = content.warnings ?? [];
  return ok({ fields: { ...fields, ...content.fields }, warnings });
}

function slotOf({ call, props, readsContent, section }: RevisionOptions, row: Row): Slot {
  const isReadable = readsContent && !isFieldHidden(row, "content", call.caller);
  const whole = isReadable ? textIn(row["content"]) : undefined;
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
      ...(props.has("contentmodel") && { contentmodel: textIn(row["contentmodel"]) }),
      ...(readsContent && row["texthidden"] === true && { texthidden: true }),
      ...(lacksSection && { nosuchsection: true }),
    },
    ...(text !== undefined && { text }),
    lacksSection,
  };
}

function slotsOf({ slots = [] }: RevisionOptions, row: Row, { fields, text }: Slot): Fields {
  if (!slots.includes("main")) return {};
  const content = text !== undefined && {
    contentmodel: textIn(row["contentmodel"]),
    contentformat: textIn(row["contentformat"]),
    content: text,
  };
  return { main: { ...fields, ...content } };
}

function noSuchSection({ section = "" }: RevisionOptions, { revid }: Row): Refused {
  return refused("nosuchsection", `Revision ${numberOrZero(revid)} has no section ${section}.`);
}
