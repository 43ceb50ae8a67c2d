/**
 * Programs that read rows of a list. `@/` is the folder of the generated code, or of its runtime.
 *
 * @module
 */

/** A program, as one file or several by name. */
export interface RowProgram {
  readonly name: string;
  readonly files: Readonly<Record<string, string>>;
  /** Edits that do not affect the program. */
  readonly unused?: readonly string[];
}

const OF_SIZE = [
  "a field is removed",
  "a field has another type",
  "a field is optional",
  "a field may be null",
] as const;
const OF_USER = [
  "a field of an object is removed",
  "a field of an object has another type",
] as const;

const ROW = 'import type { RecentchangesRow } from "@/results/recentchanges.js";\n';
const BUILDER = 'import { recentchanges } from "@/recentchanges.js";\n';
const TYPES = 'import type { ResponseOf, Row } from "@/runtime/client.js";\n';

/** Creates a program of one file, or of several by name. */
export function program(
  name: string,
  code: string | Readonly<Record<string, string>>,
  unused: readonly string[] = [],
): RowProgram {
  return { name, files: typeof code === "string" ? { "main.ts": code } : code, unused };
}

/** Programs that read the size of a row, or the name of its user. */
export const ROW_PROGRAMS: readonly RowProgram[] = [
  program(
    "a field",
    `${ROW}export const size = (row: RecentchangesRow) => row.size.toFixed();`,
    OF_USER,
  ),
  program(
    "a field of an object",
    `${ROW}export const name = (row: RecentchangesRow) => row.user.name.toUpperCase();`,
    OF_SIZE,
  ),
  program("another field", `${ROW}export const hidden = (row: RecentchangesRow) => row.hidden;`, [
    ...OF_SIZE,
    ...OF_USER,
  ]),
  program(
    "a row of a builder",
    `${BUILDER}${TYPES}export const size = (row: Row<typeof recentchanges>): number => row.size;`,
    OF_USER,
  ),
  program(
    "a response of a request",
    `${BUILDER}${TYPES}const request = recentchanges({ limit: 5 });\nexport const sizes = (response: ResponseOf<typeof request>) => response.query?.recentchanges?.map((row) => row.size.toFixed());`,
    OF_USER,
  ),
  program(
    "rows of an iteration",
    `${BUILDER}import { rowsOf } from "@/runtime/client.js";\ndeclare const send: Parameters<typeof rowsOf>[1];\nexport async function total() {\n  let sum = 0;\n  for await (const { size } of rowsOf(recentchanges({ limit: 5 }), send)) sum += size;\n  return sum;\n}`,
    OF_USER,
  ),
  program("rows of another file", {
    "rows.ts": `${ROW}export declare const rows: readonly RecentchangesRow[];`,
    "main.ts":
      'import { rows } from "./rows.js";\nexport const total = rows.reduce((sum, row) => sum + row.size, 0);\nexport const names = rows.map(({ user: { name } }) => name.length);',
  }),
  program(
    "a type of the program's own",
    `${ROW}interface Own { size: number; user: { name: string } }\nexport const own = (row: RecentchangesRow): Own => row;`,
  ),
  program(
    "an indexed type",
    `${ROW}export const size: RecentchangesRow["size"] = 5;\nexport const name: RecentchangesRow["user"]["name"] = "a";`,
  ),
  program(
    "a picked type",
    `${ROW}export const size = (row: Pick<RecentchangesRow, "size">) => row.size.toFixed();`,
    OF_USER,
  ),
  program("a key", `${ROW}export const keys: readonly (keyof RecentchangesRow)[] = ["size"];`),
  program(
    "a generic function",
    `${ROW}function column<T, K extends keyof T>(rows: readonly T[], key: K): readonly T[K][] { return rows.map((row) => row[key]); }\nexport const sizes = (rows: readonly RecentchangesRow[]): readonly number[] => column(rows, "size");`,
  ),
  program(
    "a generic function with several keys",
    `${ROW}function pick<T, K extends keyof T>(row: T, ...keys: readonly K[]): Pick<T, K> { return row; }\nexport const picked = (row: RecentchangesRow): { size: number } => pick(row, "hidden", "size");`,
    OF_USER,
  ),
  program(
    "a generic function with a list of keys",
    `${ROW}declare function pick<T, K extends keyof T>(row: T, keys: readonly K[]): Pick<T, K>;\nexport const size = (row: RecentchangesRow) => pick(row, ["size"]).size.toFixed();`,
  ),
  program(
    "a function that returns a reader",
    `${ROW}const reader = <K extends string>(key: K) => <V>(row: Readonly<Record<K, V>>): V => row[key];\nexport const sizes = (rows: readonly RecentchangesRow[]): readonly number[] => rows.map(reader("size"));`,
  ),
  program(
    "entries",
    `${ROW}export const numbers = (row: RecentchangesRow): readonly (readonly [string, RecentchangesRow[keyof RecentchangesRow]])[] => Object.entries(row);`,
  ),
  program(
    "a comparison in a sort",
    `${ROW}export const sorted = (rows: RecentchangesRow[]) => rows.sort((a, b) => a.size - b.size || a.user.name.localeCompare(b.user.name));`,
  ),
  program(
    "a class",
    `${ROW}export class Change { constructor(private readonly row: RecentchangesRow) {}\n  get size(): number { return this.row.size; }\n}`,
    OF_USER,
  ),
  program(
    "a row that is written",
    `${ROW}export const change = (row: RecentchangesRow): RecentchangesRow => ({ ...row, size: 5, user: { name: "a" } });`,
  ),
];
