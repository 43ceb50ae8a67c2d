import type { Json } from "../../runtime/model/json.js";
import { ok, refused } from "../../runtime/query-service/outcome.js";
import { argument, argumentList, argumentText } from "../call/module-call.js";
import type { ModuleCall } from "../call/module-call.js";
import type { ComputedColumn } from "../columns/column.js";
import { columnReader } from "../columns/column-reader.js";
import type { RowRenderer } from "../select/selection.js";
import { isFieldHidden } from "../store/suppression.js";
import { textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import { deprecatedContent } from "./deprecated-content.js";
import { sectionOf } from "./section.js";

type Fields = Record<string, Json>;

/**
 * A row's fields with the `prop` values that select each field; an empty list means always present.
 */
type FieldTable = Readonly<Record<string, readonly string[]>>;

/** The marker for a hidden field, and the marker in its row. */
const MARKS: Readonly<Record<string, readonly [shown: string, stored: string]>> = {
  user: ["userhidden", "userhidden"],
  userid: ["userhidden", "userhidden"],
  anon: ["userhidden", "userhidden"],
  comment: ["commenthidden", "commenthidden"],
  parsedcomment: ["commenthidden", "commenthidden"],
  sha1: ["sha1hidden", "texthidden"],
  text: ["texthidden", "texthidden"],
};

const SHARED_FIELDS: FieldTable = {
  tags: ["tags"],
  user: ["user"],
  userid: ["userid"],
  comment: ["comment"],
  parsedcomment: ["parsedcomment"],
  sha1: ["sha1"],
};

const REVISION_FIELDS: FieldTable = {
  ...SHARED_FIELDS,
  revid: ["ids"],
  parentid: ["ids"],
  minor: ["flags"],
  timestamp: ["timestamp"],
  size: ["size"],
  roles: ["roles"],
  anon: ["user", "userid"],
};

/** Slot fields next to the content. */
const SLOT_FIELDS: FieldTable = {
  size: ["slotsize"],
  sha1: ["slotsha1"],
  contentmodel: ["contentmodel"],
};

/** The fields for the old module `deletedrevs`, which does not support slots. */
const DELETED_FIELDS: FieldTable = {
  ...SHARED_FIELDS,
  timestamp: [],
  revid: ["revid"],
  parentid: ["parentid"],
  minor: ["minor"],
  len: ["len"],
  text: ["content"],
};

/** Users without an account do not have a number. */
const isAnonymous: ComputedColumn = ({ userid }) => (userid === 0 ? true : undefined);

/** The selected fields that the caller may see, and markers for hidden fields. */
function selectedFields(
  fields: FieldTable,
  call: ModuleCall,
  table: string,
  row: TableRow,
): Fields {
  const props = argumentList(call, "prop");
  const shown: Fields = {};
  for (const [name, selectors] of Object.entries(fields)) {
    if (selectors.length > 0 && !selectors.some((prop) => props.includes(prop))) continue;
    const [mark, stored] = MARKS[name] ?? [];
    if (mark !== undefined && stored !== undefined && row[stored] === true) shown[mark] = true;
    const cell = columnReader(call, table, name === "anon" ? isAnonymous : name)(row);
    const isHidden = isFieldHidden(row, stored === "texthidden" ? "content" : name, call.caller);
    if (cell !== undefined && !isHidden) shown[name] = cell;
  }
  return shown;
}

/** The marker for a suppressed row, written next to a hidden field's marker. */
function suppression(fields: Fields, row: TableRow): Fields {
  const isMarked = Object.keys(fields).some((name) => name.endsWith("hidden"));
  return isMarked && row["suppressed"] === true ? { suppressed: true } : {};
}

/** Renders deleted revisions like their old module (observed on MediaWiki 1.39). */
export const renderDeletedRevision: RowRenderer = (call) => (row) => {
  const fields = selectedFields(DELETED_FIELDS, call, "deletedrevisions", row);
  return ok({ fields: { ...fields, ...suppression(fields, row) } });
};

/**
 * Renders page revisions and deleted revisions, with and without slots (observed on MediaWiki
 * 1.39).
 */
export const renderRevision: RowRenderer = (call) => {
  const readsContent =
    argumentList(call, "prop").some((prop) => prop === "content" || prop === "parsetree") ||
    argument(call, "diffto") !== undefined ||
    argument(call, "difftotext") !== undefined;
  return (row) => {
    const plain = selectedFields(REVISION_FIELDS, call, "revisions", row);
    const slot = selectedFields(SLOT_FIELDS, call, "revisions", row);
    if (readsContent && row["texthidden"] === true) slot["texthidden"] = true;
    const fields = { ...plain, ...suppression({ ...plain, ...slot }, row) };
    if (!readsContent && Object.keys(slot).length === 0) return ok({ fields });
    const isReadable = readsContent && !isFieldHidden(row, "content", call.caller);
    const text = isReadable ? textOf(call, row) : undefined;
    const lacksSection = isReadable && text === undefined;
    const { slots } = call.args;
    if (Array.isArray(slots)) {
      const { contentmodel = "", contentformat = "" } = row;
      const content =
        text === undefined
          ? lacksSection && { nosuchsection: true }
          : { contentmodel, contentformat, content: text };
      const main = { ...slot, ...content };
      return ok({ fields: { ...fields, slots: slots.includes("main") ? { main } : {} } });
    }
    if (lacksSection) return refused("nosuchsection", "The revision does not have this section.");
    const content = text === undefined ? { fields: {} } : deprecatedContent(call, row, text);
    return ok({ ...content, fields: { ...fields, ...slot, ...content.fields } });
  };
};

/** The text of a revision, or of the requested section. Undefined if the section does not exist. */
function textOf(call: ModuleCall, { content, contentmodel }: TableRow): string | undefined {
  const section = argumentText(call, "section");
  if (section === undefined) return textOrEmpty(content);
  return contentmodel === "wikitext" ? sectionOf(textOrEmpty(content), section) : undefined;
}
