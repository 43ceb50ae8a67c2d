import type { ApiMessage } from "../../model/api-message.js";
import type { Json } from "../../model/json.js";
import { argument, argumentList } from "../call/module-call.js";
import type { Asked } from "../call/module-call.js";
import { ok, refused } from "../../query-service/outcome.js";
import type { Outcome, Refused } from "../../query-service/outcome.js";
import { numberIn, numberOrZero, textIn } from "../values/row.js";
import type { Row } from "../values/row.js";
import { columnReader } from "../columns/column-reader.js";
import { isVeiled } from "../store/suppression.js";
import { deprecatedContent } from "./deprecated-content.js";
import { sectionOf } from "./section.js";
import type { PrepareShow, RevisionWish, Shown } from "./row-renderer.js";

type Fields = Record<string, Json>;

/** A slot of a revision, and its text as far as the caller sees it and the request wants it. */
interface Slot {
  readonly fields: Fields;
  readonly text?: string;
  readonly lacksSection: boolean;
}

/** Shows revisions of pages and deleted ones, with slots and without (observed on MediaWiki 1.39). */
export const revisionShow: PrepareShow = (asked) => {
  const wish = wishOf(asked);
  const diffs = { left: 1 };
  return (row) => {
    const found = contentOf(wish, row, diffs);
    if (found.kind === "refused") return found;
    const { fields, warnings } = found.value;
    const all = { ...plainFields(wish, row), ...fields, ...commentFields(wish, row) };
    const isSuppressed = row["suppressed"] === true && isAnyHidden(wish, row);
    return ok({
      fields: { ...all, ...(isSuppressed && { suppressed: true }) },
      ...(warnings && { warnings }),
    });
  };
};

function wishOf(asked: Asked): RevisionWish {
  const props = new Set(argumentList(asked, "prop"));
  const { slots } = asked.args;
  const section = argument(asked, "section");
  const compares =
    argument(asked, "diffto") !== undefined || argument(asked, "difftotext") !== undefined;
  return {
    asked,
    props,
    ...(Array.isArray(slots) && { slots }),
    readsContent: compares || props.has("content") || props.has("parsetree"),
    ...(typeof section === "string" && { section }),
  };
}

function plainFields({ asked, props }: RevisionWish, row: Row): Fields {
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
    if (!isVeiled(row, "user", asked.caller)) {
      if (props.has("user")) put("user", row["user"]);
      if (props.has("userid")) put("userid", row["userid"]);
      if (numberIn(row["userid"]) === 0) put("anon", true);
    }
  }
  return { ...fields, ...(props.has("sha1") && sha1Of(asked, row)) };
}

function commentFields({ asked, props }: RevisionWish, row: Row): Fields {
  if (!props.has("comment") && !props.has("parsedcomment")) return {};
  const read = columnReader(asked, "revisions", "parsedcomment");
  const isVisible = !isVeiled(row, "comment", asked.caller);
  return {
    ...(row["commenthidden"] === true && { commenthidden: true }),
    ...(isVisible && props.has("comment") && { comment: textIn(row["comment"]) }),
    ...(isVisible && props.has("parsedcomment") && { parsedcomment: textIn(read(row)) }),
  };
}

function sha1Of({ caller }: Asked, row: Row): Fields {
  return {
    ...(row["texthidden"] === true && { sha1hidden: true }),
    ...(!isVeiled(row, "content", caller) && { sha1: textIn(row["sha1"]) }),
  };
}

function isAnyHidden({ props, readsContent }: RevisionWish, row: Row): boolean {
  const asks = (...names: readonly string[]): boolean => names.some((name) => props.has(name));
  return (
    (row["userhidden"] === true && asks("user", "userid")) ||
    (row["commenthidden"] === true && asks("comment", "parsedcomment")) ||
    (row["texthidden"] === true && (asks("sha1", "slotsha1") || readsContent))
  );
}

/** What a revision shows of its slots: in them, or beside its other fields where the request names none. */
function contentOf(wish: RevisionWish, row: Row, diffs: { left: number }): Outcome<Shown> {
  const { props, slots, readsContent } = wish;
  const isWanted =
    readsContent || ["contentmodel", "slotsize", "slotsha1"].some((name) => props.has(name));
  if (!isWanted) return ok({ fields: {} });
  const slot = slotOf(wish, row);
  if (slots) return ok({ fields: { slots: slotsOf(wish, row, slot) } });
  if (slot.lacksSection) return noSuchSection(wish, row);
  const { fields, text } = slot;
  if (text === undefined) return ok({ fields });
  const content = deprecatedContent(wish, row, text, diffs);
  const warnings: readonly ApiMessage[] = content.warnings ?? [];
  return ok({ fields: { ...fields, ...content.fields }, warnings });
}

function slotOf({ asked, props, readsContent, section }: RevisionWish, row: Row): Slot {
  const isReadable = readsContent && !isVeiled(row, "content", asked.caller);
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
      ...(props.has("slotsha1") && sha1Of(asked, row)),
      ...(props.has("contentmodel") && { contentmodel: textIn(row["contentmodel"]) }),
      ...(readsContent && row["texthidden"] === true && { texthidden: true }),
      ...(lacksSection && { nosuchsection: true }),
    },
    ...(text !== undefined && { text }),
    lacksSection,
  };
}

function slotsOf({ slots = [] }: RevisionWish, row: Row, { fields, text }: Slot): Fields {
  if (!slots.includes("main")) return {};
  const content = text !== undefined && {
    contentmodel: textIn(row["contentmodel"]),
    contentformat: textIn(row["contentformat"]),
    content: text,
  };
  return { main: { ...fields, ...content } };
}

function noSuchSection({ section = "" }: RevisionWish, { revid }: Row): Refused {
  return refused("nosuchsection", `Revision ${numberOrZero(revid)} has no section ${section}.`);
}
