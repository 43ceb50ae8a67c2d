/**
 * A small generated client, and code of one line for each way to use it.
 *
 * @module
 */

const HEADER = "// Generated from a.json by `paramsmith generate`. Do not edit.";

const RUNTIME_HEADER =
  "// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.";

/** The generated files by path. */
export const GENERATED: Readonly<Record<string, string>> = {
  "gen/runtime/exact.ts": `${RUNTIME_HEADER}
export type Exact<Given, Allowed> = Given & Allowed & { [K in Exclude<keyof Given, keyof Allowed>]: never };
`,
  "gen/results/pages.ts": `${HEADER}
export interface PagesRow { readonly size: number; readonly user: { readonly name: string }; readonly kind: "a" | "b" | "c"; readonly other?: string }
export interface PagesWrapper { readonly rows: readonly PagesRow[] }
`,
  "gen/pages.ts": `${HEADER}
import type { Exact } from "./runtime/exact.js";
import type { PagesRow } from "./results/pages.js";
export interface PagesParams { readonly limit?: number; readonly kind?: "a" | "b" | "c"; readonly "slot-main"?: string }
export interface PagesRequest<P> { readonly params: P; readonly row?: PagesRow }
export declare function pages<const P extends PagesParams = {}>(params?: Exact<P, PagesParams>): PagesRequest<P>;
export declare function plain(): PagesRequest<{}>;
export declare const loose: any;
`,
  "gen/others.ts": `${HEADER}
export interface OthersParams { readonly limit?: number }
export declare function others(params?: OthersParams): void;
`,
  "gen/handlers.ts": `${HEADER}
import type { PagesParams } from "./pages.js";
export interface WikiHandlers { pages: (params: PagesParams) => string; others: () => string }
`,
  "gen/index.ts": `${HEADER}
export * from "./pages.js";
export * from "./others.js";
`,
};

const ROW = 'import type { PagesRow } from "../gen/results/pages.js"; declare const row: PagesRow;';
const PAGES =
  'import { pages } from "../gen/pages.js"; import type { PagesParams } from "../gen/pages.js";';

/** Statements after imports of the row or of the builder, by the name of the file. */
const STATEMENTS: Readonly<Record<string, readonly [imports: string, code: string]>> = {
  "read-member": [ROW, "row.size;"],
  "read-nested": [ROW, "row.user.name;"],
  "read-optional": [ROW, "declare const some: PagesRow | undefined; some?.size;"],
  "read-other": [ROW, "row.other;"],
  "read-element": [ROW, 'row["size"];'],
  "read-computed": [
    ROW,
    "declare const key: string; (row as any)[key]; row[key as keyof PagesRow];",
  ],
  "read-either-name": [ROW, 'declare const key: "size" | "other"; row[key];'],
  "read-untyped": [
    ROW,
    "declare const any: any; any.size + row.size; any['kind'] + row.size; const { name } = [any, row][0];",
  ],
  "read-in": [ROW, '"size" in row;'],
  destructured: [ROW, "const { size, user: { name }, other = 1 } = row;"],
  "destructured-rest": [ROW, "const { size, ...rest } = row;"],
  "destructured-computed": [ROW, 'const { ["si" + "ze"]: computed } = row;'],
  "destructured-parameter": [ROW, "const f = ({ kind }: PagesRow) => kind;"],
  "indexed-type": [ROW, 'type Size = PagesRow["size"]; type Any = PagesRow[keyof PagesRow];'],
  picked: [ROW, 'type Picked = Pick<PagesRow, "size" | "other">;'],
  "picked-names": [ROW, 'type Names = "size" | "kind"; type Picked = Pick<PagesRow, Names>;'],
  "key-argument": [
    ROW,
    'declare function get<T, K extends keyof T>(row: T, key: K): T[K]; get(row, "size"); get([row], "length");',
  ],
  "key-arguments": [
    ROW,
    'declare function pick<T, K extends keyof T>(keys: readonly K[], row: T): T; pick(["size", "other"], row);',
  ],
  "key-of-none": [
    ROW,
    'declare function get<T, K extends readonly string[]>(row: T, ...keys: K): T; get(row, "size"); declare function find<T, K extends string>(row: T, key: K): T; find(row, "size");',
  ],
  "compared-value": [ROW, 'row.kind === "b"; "c" !== row.kind; row.kind == ("a" as string);'],
  "assigned-value": [ROW, 'const kind: PagesRow["kind"] = "b";'],
  "switch-all": [ROW, 'switch (row.kind) { case "a": break; case "b": break; case "c": break; }'],
  "switch-some": [ROW, 'switch (row.kind) { case "a": break; case "b": break; default: break; }'],
  record: [ROW, 'const titles: Record<PagesRow["kind"], string> = { a: "A", b: "B", c: "C" };'],
  "record-partial": [ROW, 'const titles: Partial<Record<PagesRow["kind"], string>> = { b: "B" };'],
  "record-own": [
    ROW,
    'const titles: Record<"a" | "b" | "c", string> = { a: "A", b: "B", c: "C" }; titles[row.kind];',
  ],
  "record-open": [ROW, "declare const titles: Record<string, string>; titles[row.kind];"],
  mapped: [
    ROW,
    'type Mapped = { [K in PagesRow["kind"]]: K }; type Optional = { [K in PagesRow["kind"]]?: K };',
  ],
  "list-own": [
    ROW,
    'const kinds = ["a", "b", "c"] as const; type Kind = "a" | "b" | "c"; row.kind;',
  ],
  exhausted: [
    ROW,
    'const f = (kind: PagesRow["kind"]): void => { if (kind === "a" || kind === "b" || kind === "c") return; never(kind); }; declare function never(value: never): void;',
  ],
  "own-type": [ROW, "interface Own { size: number; other?: string } const own: Own = row;"],
  "own-nested": [ROW, "interface Own { user: { name: string } } const own: Own = row;"],
  "own-list": [ROW, "interface Own { size: number } const own: readonly Own[] = [row];"],
  "own-function": [ROW, "declare function take(own: { size: number }): void; take(row);"],
  "own-generic": [
    ROW,
    "declare function take<T extends { size: number }>(own: T): void; take(row); declare function keep<T>(own: T): void; keep(row);",
  ],
  "own-callback": [ROW, "[row].map((each: { size: number }) => each);"],
  "own-index": [ROW, "const own: { readonly [name: string]: unknown } = row;"],
  "own-class": [ROW, "class Own { constructor(readonly own: { size: number }) {} } new Own(row);"],
  "from-record": [
    ROW,
    'declare const given: Record<"size", number>; const own: Pick<PagesRow, "size"> = given;',
  ],
  "to-unknown": [ROW, "const own: unknown = row; JSON.stringify(row);"],
  "from-any": [ROW, "declare const any: any; const own: PagesRow = any;"],
  returned: [
    ROW,
    "const f = (): { size: number } => row; function g(): { kind: string } { return row; }",
  ],
  spread: [ROW, "const copy = { ...row, size: 1 };"],
  satisfied: [ROW, 'const own = { size: 1, user: { name: "n" }, kind: "b" } satisfies PagesRow;'],
  asserted: [ROW, 'const own = { size: 1 } as PagesRow; const more = <PagesRow>{ kind: "b" };'],
  extended: [
    ROW,
    "interface More extends PagesRow { more: string } declare const more: More; more.size;",
  ],
  "called-none": [PAGES, "pages();"],
  "called-object": [PAGES, 'pages({ limit: 1, kind: "b" });'],
  "called-short": [PAGES, "const limit = 1; pages({ limit });"],
  "called-variable": [PAGES, 'const given: PagesParams = { kind: "c" }; pages(given);'],
  "called-spread": [PAGES, "declare const given: PagesParams; pages({ ...given, limit: 1 });"],
  "called-conditional": [
    PAGES,
    "declare const yes: boolean; pages(yes ? { limit: 1 } : {}); pages({ ...(yes && { limit: 1 }) });",
  ],
  "called-arguments": [PAGES, "declare const given: [PagesParams]; pages(...given);"],
  "called-computed": [
    PAGES,
    'declare const key: string; pages({ [key]: 1 } as {}); pages({ ["limit"]: 1 });',
  ],
  "called-template": [PAGES, 'pages({ "slot-main": "x" });'],
  "called-any": [PAGES, "declare const any: any; pages(any);"],
  "called-value": [
    PAGES,
    'declare const kind: "a" | "b"; pages({ kind }); pages({ kind: kind === "a" ? "b" : "c" });',
  ],
  "passed-builder": [
    PAGES,
    "declare function use(builder: (params: PagesParams) => unknown): void; use(pages);",
  ],
  "typed-builder": [
    PAGES,
    "type Params = Parameters<typeof pages>[0]; const alias = pages; alias({ limit: 1 });",
  ],
  "called-plain": ['import { plain, loose } from "../gen/pages.js";', "plain(); loose(1);"],
  "called-other": ['import { others } from "../gen/others.js";', "others({ limit: 1 });"],
  namespace: [
    'import * as api from "../gen/index.js";',
    'api.pages({ limit: 1 }); api["pages"]; const { pages } = api; declare const name: string; api[name as keyof typeof api];',
  ],
  exported: [
    'export { pages as renamed } from "../gen/pages.js"; export type { PagesRow } from "../gen/results/pages.js";',
    "",
  ],
  loaded: [
    "",
    'import("../gen/pages.js").then((api) => api.pages({ limit: 1 })); declare const name: string; import(`../gen/${name}`);',
  ],
  handlers: [
    'import type { WikiHandlers } from "../gen/handlers.js";',
    'const handlers: WikiHandlers = { pages: ({ limit }) => String(limit), others: () => "" }; const some: Partial<WikiHandlers> = {};',
  ],
  "handlers-own": [
    'import type { WikiHandlers } from "../gen/handlers.js";',
    'const own = { pages: (params: { limit?: number }) => String(params.limit), others: () => "" }; const handlers: WikiHandlers = own;',
  ],
  "handlers-call": [
    'import type { WikiHandlers } from "../gen/handlers.js";',
    'declare function take(handlers: WikiHandlers): void; function pages() { return ""; } const others = pages; take({ pages, others });',
  ],
  "handlers-class": [
    'import type { WikiHandlers } from "../gen/handlers.js";',
    'class Own implements WikiHandlers { pages(params: { limit?: number }) { return String(params.limit); } others() { return ""; } }',
  ],
  "composed-name": [
    ROW,
    'type Sort = `${keyof PagesRow & string}_asc`; const sort: Sort = "size_asc";',
  ],
  "names-object": [
    ROW,
    'const titles: Record<keyof PagesRow, string> = { size: "S", user: "U", kind: "K", other: "O" };',
  ],
  "names-list": [ROW, 'const names: readonly (keyof PagesRow)[] = ["size", "kind"];'],
  written: [
    ROW,
    'const own: { -readonly [K in keyof PagesRow]: PagesRow[K] } = row; own.size = 1; own.kind = "b";',
  ],
  "flow-alias": [
    ROW,
    "type Alias = typeof row; declare function take(own: { readonly size: number; readonly user: { readonly name: string } }): void; declare const alias: Alias; take(alias);",
  ],
  "flow-index": [
    ROW,
    "const open: { readonly [name: string]: unknown } = row; const texts: Record<string, { readonly name?: string } | string | number | undefined> = row;",
  ],
  "flow-callback": [
    ROW,
    "declare function each(call: (row: PagesRow) => void): void; each((own: { size: number }) => own.size); const call = (): PagesRow => row; const other: () => { size: number } = call;",
  ],
  "flow-promise": [
    ROW,
    "declare const promise: Promise<PagesRow>; const own: Promise<{ size: number }> = promise;",
  ],
  "flow-escape": [
    ROW,
    "declare function log(...all: readonly unknown[]): void; log(row); log([row]); log({ row }); const any: any = [row]; declare function give(call: (row: PagesRow) => void): void; log(give);",
  ],
  "flow-untyped": [
    ROW,
    "declare const any: any; const typed: PagesRow = any; const list: readonly PagesRow[] = any;",
  ],
  "flow-union": [
    ROW,
    'declare const either: PagesRow | { size: string } | "none"; const own: { size: number | string } | "none" = either;',
  ],
  unrelated: [
    "",
    "interface Own { size: number } declare const own: Own; own.size; const kind: 'b' | 'z' = 'b';",
  ],
};

/** The code by path. */
export const CODE: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries(STATEMENTS).map(
    ([name, [imports, code]]) => [`src/${name}.ts`, `${imports}\n${code}\nexport {};\n`] as const,
  ),
  ["src/required.js", 'const { pages } = require("../gen/pages.js");\npages({ limit: 1 });\n'],
  [
    "src/documented.js",
    '/** @param {import("../gen/results/pages.js").PagesRow} row */\nexport const size = (row) => row.size;\n',
  ],
]);
