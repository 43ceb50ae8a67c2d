// Renderers of rows that a learned result cannot describe.

import type { Json } from "../../runtime/model/json.js";
import { argumentList } from "../call/module-call.js";
import { ok } from "../../runtime/query-service/outcome.js";
import { textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import { columnReader } from "../columns/column-reader.js";
import { isFieldHidden } from "../store/suppression.js";
import type { RowRenderer } from "./row-renderer.js";

/** Fields that are hidden together, by the mark that hides them. */
const HIDDEN: readonly (readonly [string, readonly string[]])[] = [
  ["userhidden", ["user", "userid"]],
  ["commenthidden", ["comment", "parsedcomment"]],
  ["sha1hidden", ["sha1"]],
  ["texthidden", ["content"]],
];

const PLAIN = ["revid", "parentid", "minor", "len", "tags"];

/**
 * Renders deleted revisions like their old module, which has no slots (observed on MediaWiki 1.39).
 */
export const renderDeletedRevision: RowRenderer = (call) => {
  const props = new Set(argumentList(call, "prop").map(String));
  const read = (name: string) => columnReader(call, "deletedrevisions", name);
  const readers = new Map(
    [...PLAIN, ...HIDDEN.flatMap(([, names]) => names)]
      .filter((name) => props.has(name))
      .map((name) => [name, read(name)] as const),
  );
  return (row: TableRow) => {
    const fields: Record<string, Json> = { timestamp: textOrEmpty(row["timestamp"]) };
    const addField = (name: string): void => {
      const cell = readers.get(name)?.(row);
      if (cell !== undefined) fields[name === "content" ? "text" : name] = cell;
    };
    for (const name of PLAIN) addField(name);
    let isHidden = false;
    for (const [mark, names] of HIDDEN) {
      const wanted = names.filter((name) => props.has(name));
      const [first] = wanted;
      if (first === undefined) continue;
      const isMarked = row[mark === "sha1hidden" ? "texthidden" : mark] === true;
      if (isMarked) fields[mark] = true;
      isHidden ||= isMarked;
      if (!isFieldHidden(row, first === "sha1" ? "content" : first, call.caller))
        wanted.forEach(addField);
    }
    if (isHidden && row["suppressed"] === true) fields["suppressed"] = true;
    return ok({ fields });
  };
};
