import type { Json } from "../../../../templates/runtime/model/json.ts";
import type { Wiki } from "../../../../templates/wiki/data/wiki.ts";
import { createWiki } from "../../../../templates/wiki/seed/create-wiki.ts";
import { changeBetween, withChange } from "./change.ts";

/** A wiki in a recording: what differs from the facts that ship, and of each row what differs from the row before. */
export interface StoredWiki {
  readonly site: Json;
  readonly tables: Readonly<Record<string, readonly Json[]>>;
}

/** Writes a wiki in the form of recordings. */
export function storedContent(wiki: Wiki): StoredWiki {
  const tables = Object.entries(wiki.tables).map(([name, rows]) => [
    name,
    storedRows(rows.map(jsonOf)),
  ]);
  return {
    site: changeBetween(shippedSite(), jsonOf(wiki.site)),
    tables: Object.fromEntries(tables),
  };
}

/** Reads a wiki from a recording. */
export function completeContent({ site, tables }: StoredWiki): Wiki {
  const complete = Object.entries(tables).map(([name, rows]) => [name, completeRows(rows)]);
  const wiki: unknown = {
    site: withChange(shippedSite(), site),
    tables: Object.fromEntries(complete),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the wiki that was written
  return wiki as Wiki;
}

function storedRows(rows: readonly Json[]): readonly Json[] {
  return rows.map((row, index) => changeBetween(rows[index - 1], row));
}

function completeRows(changes: readonly Json[]): readonly Json[] {
  const rows: Json[] = [];
  for (const change of changes) rows.push(withChange(rows.at(-1), change));
  return rows;
}

function shippedSite(): Json {
  return jsonOf(createWiki({}).site);
}

/** A value as JSON has it: without undefined members. */
function jsonOf(value: object): Json {
  const json: Json = JSON.parse(JSON.stringify(value));
  return json;
}
