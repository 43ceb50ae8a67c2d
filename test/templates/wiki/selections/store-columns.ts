import { readFileSync } from "node:fs";
import { join } from "node:path";
import { relatedTable } from "../../../../templates/wiki/columns/column-reader.ts";
import { derivedColumns } from "../../../../templates/wiki/columns/registry.ts";
import { withKey } from "../../../../templates/wiki/store/store.ts";
import { REPOSITORY } from "../../../generator/support/places.ts";

interface Definition {
  readonly $ref?: string;
  readonly items?: Definition;
  readonly properties?: Readonly<Record<string, Definition>>;
}

/** The stored columns, by table: those of a wiki's data, and the key that the store derives from a title. */
const storedColumns: ReadonlyMap<string, ReadonlySet<string>> = readColumns();

function readColumns(): ReadonlyMap<string, ReadonlySet<string>> {
  const file = join(REPOSITORY, "spec", "schemas", "wiki.schema.json");
  const { $defs }: { readonly $defs: Readonly<Record<string, Definition>> } = JSON.parse(
    readFileSync(file, "utf8"),
  );
  const tables = Object.entries($defs["WikiTables"]?.properties ?? {});
  return new Map(
    tables.map(([table, { items }]) => {
      const row = $defs[items?.$ref?.replace("#/$defs/", "") ?? ""];
      // A row of example values shows which columns the store adds.
      const example = Object.keys(row?.properties ?? {}).map((name) => [
        name,
        name === "ns" ? 0 : "A",
      ]);
      return [table, new Set(Object.keys(withKey(Object.fromEntries(example))))];
    }),
  );
}

/** Whether the wiki has the table. */
export function hasTable(table: string): boolean {
  return storedColumns.has(table);
}

/** Whether the column of a table can be read: it is stored, computed, or a column of a related row. */
export function hasColumn(table: string, path: string): boolean {
  const dot = path.indexOf(".");
  if (dot >= 0) {
    const related = relatedTable(path.slice(0, dot));
    return related !== undefined && hasColumn(related, path.slice(dot + 1));
  }
  return storedColumns.get(table)?.has(path) === true || derivedColumns(table).includes(path);
}
