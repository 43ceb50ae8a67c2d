/**
 * Programs that use generated code by less common parts of the language. `@/` is its folder.
 *
 * @module
 */
import { program } from "./usage-programs.js";
import type { UsageProgramCase } from "./usage-programs.js";
import { program as rowProgram } from "./usage-row-programs.js";
import type { RowProgram } from "./usage-row-programs.js";

const IMPORT = 'import { allpages } from "@/allpages.js";\n';
const PARAMS = 'import type { AllpagesParams } from "@/allpages.js";\n';
const ROW = 'import type { RecentchangesRow } from "@/results/recentchanges.js";\n';
const GIVEN = '{ from: "A", filterredir: "nonredirects" }';

/** Programs that call builders of a catalogue. */
export const LANGUAGE_PROGRAMS: readonly UsageProgramCase[] = [
  program(
    "Object.assign",
    `${IMPORT}export const a = allpages(Object.assign({ to: "B" }, { from: "A", filterredir: "nonredirects" } as const));`,
  ),
  program(
    "a list of arguments",
    `${IMPORT}const args: Parameters<typeof allpages> = [${GIVEN}];\nexport const a = allpages(...args);`,
  ),
  program("bind", `${IMPORT}export const a = allpages.bind(undefined, ${GIVEN} as const)();`),
  program(
    "a function that calls another one",
    `${IMPORT}function pipe<A, B>(a: A, f: (a: A) => B): B { return f(a); }\nexport const a = pipe(${GIVEN} as const, allpages);`,
  ),
  program(
    "entries of a map",
    `${PARAMS}export const m = new Map<string, AllpagesParams>([["a", ${GIVEN}]]);`,
  ),
  program(
    "a generic class",
    `${PARAMS}class Q<P extends AllpagesParams> { constructor(readonly params: P) {} }\nexport const q = new Q(${GIVEN});`,
  ),
  program(
    "a generator function",
    `${PARAMS}export function* g(): Generator<AllpagesParams> { yield ${GIVEN}; }`,
  ),
  program(
    "a destructuring assignment",
    `${PARAMS}let a: string | undefined; let b: "all" | "nonredirects" | "redirects" | undefined;\nexport const f = (x: AllpagesParams) => { ({ from: a, filterredir: b } = x); return [a, b]; };`,
    { enumerates: true },
  ),
  program(
    "members that are deleted",
    `${PARAMS}export const f = (x: { -readonly [K in keyof AllpagesParams]: AllpagesParams[K] }) => { delete x.from; delete x.filterredir; return x; };`,
  ),
  program(
    "a mapped type with other names",
    `${PARAMS}type M = { [K in keyof AllpagesParams as \`ap\${K}\`]: AllpagesParams[K] };\nexport const m: M = { apfrom: "A", apfilterredir: "nonredirects" };`,
  ),
  program(
    "extracted values",
    `${PARAMS}type K = NonNullable<AllpagesParams["filterredir"]>;\nexport const a: Extract<K, "nonredirects"> = "nonredirects"; export const b: Exclude<K, "all"> = "nonredirects";`,
  ),
  program("an exported namespace of types", {
    "t.ts": 'export type * as T from "@/allpages.js";',
    "main.ts": `import type { T } from "./t.js";\nexport const x: T.AllpagesParams = ${GIVEN};`,
  }),
  program("an exported name with a space", {
    "t.ts": 'export { allpages as "all pages" } from "@/allpages.js";',
    "main.ts": `import { "all pages" as t } from "./t.js";\nexport const x = t(${GIVEN});`,
  }),
  program(
    "an alias of a namespace",
    `${IMPORT}namespace N { export const f = allpages; }\nimport F = N.f;\nexport const x = F(${GIVEN});`,
  ),
  program(
    "an instance of a class",
    `${IMPORT}class P { readonly from = "A"; readonly filterredir = "nonredirects"; }\nexport const x = allpages(new P());`,
  ),
  program("a dynamic import of another file", {
    "load.ts": 'export const load = () => import("@/index.js");',
    "main.ts": `import { load } from "./load.js";\nexport const f = async () => { const { allpages: x } = await load(); return x(${GIVEN}); };`,
  }),
  program(
    "dynamic imports at once",
    `export const f = async () => { const [{ allpages }, { info }] = await Promise.all([import("@/allpages.js"), import("@/info.js")]); return [allpages(${GIVEN}), info({})]; };`,
  ),
  program("a global type", {
    "globals.d.ts": 'declare type P_@SIDE = import("@/allpages.js").AllpagesParams;',
    "main.ts": `export const x: P_@SIDE = ${GIVEN};`,
  }),
  program("a global interface", {
    "globals.ts": `${PARAMS}declare global { interface Wanted_@SIDE { params: AllpagesParams } }\nexport {};`,
    "main.ts": `import "./globals.js";\nexport const x: Wanted_@SIDE = { params: ${GIVEN} };`,
  }),
  program("JavaScript with a type of another file", {
    "types.js": `/** @typedef {import("@/allpages.js").AllpagesParams} P */\nexport {};`,
    "main.js": `/** @type {import("./types.js").P} */\nexport const x = ${GIVEN};`,
  }),
  program("JavaScript with a comment that imports", {
    "main.js": `/** @import { AllpagesParams } from "@/allpages.js" */\n/** @type {AllpagesParams} */\nexport const x = ${GIVEN};`,
  }),
  program("JavaScript with a checked object", {
    "main.js": `export const x = /** @satisfies {import("@/allpages.js").AllpagesParams} */ (${GIVEN});`,
  }),
  program("JavaScript with a generic function", {
    "main.js": `/**\n * @template {import("@/allpages.js").AllpagesParams} P\n * @param {P} x\n */\nexport function f(x) { return x; }\nf(${GIVEN});`,
  }),
  program(
    "the rest of an object",
    `${IMPORT}interface O { from?: string; filterredir?: "nonredirects"; other: number }\nexport const f = ({ other, ...rest }: O) => [other, allpages(rest)];`,
  ),
  program(
    "picked names of another type",
    `${PARAMS}type Names = "from" | "filterredir";\nexport type N = Pick<AllpagesParams, Names>;`,
  ),
  program(
    "a generic map of the values",
    `${PARAMS}type All<K extends string> = { [P in K]: number };\nexport const t: All<NonNullable<AllpagesParams["filterredir"]>> = { all: 1, nonredirects: 2, redirects: 3 };`,
    { enumerates: true },
  ),
  program(
    "a comparison of types",
    `${PARAMS}type Equal<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;\nexport const e: Equal<NonNullable<AllpagesParams["filterredir"]>, "all" | "nonredirects" | "redirects"> = true;`,
    { enumerates: true },
  ),
  program(
    "a generic function with a case for each value",
    `${PARAMS}function match<T extends string>(x: T, table: { [K in T]: () => string }) { return table[x](); }\nexport const f = (x: NonNullable<AllpagesParams["filterredir"]>) => match(x, { all: () => "", nonredirects: () => "", redirects: () => "" });`,
    { enumerates: true },
  ),
  program(
    "a set of the program's own values",
    `${PARAMS}const kinds: ReadonlySet<"all" | "nonredirects" | "redirects"> = new Set();\nexport const f = (x: AllpagesParams) => kinds.has(x.filterredir ?? "all");`,
    { enumerates: true },
  ),
  program(
    "a generic function that indexes an object by the values",
    `${PARAMS}const t = { all: 1, nonredirects: 2, redirects: 3 } as const;\nexport const f = <K extends NonNullable<AllpagesParams["filterredir"]>>(k: K) => t[k];`,
    { enumerates: true },
  ),
  program(
    "the names of an object of the program",
    `${PARAMS}const t = { all: 1, nonredirects: 2, redirects: 3 };\nexport const f = (x: NonNullable<AllpagesParams["filterredir"]>): keyof typeof t => x;`,
    { enumerates: true },
  ),
  program(
    "an optional map of the values",
    `${PARAMS}export const t: { [K in NonNullable<AllpagesParams["filterredir"]>]?: string } = { all: "" };`,
    { unused: ["enum-value-added"] },
  ),
  program(
    "a partial Record",
    `${PARAMS}export const t: Partial<Record<NonNullable<AllpagesParams["filterredir"]>, string>> = { all: "", nonredirects: "" };`,
    { unused: ["enum-value-added"] },
  ),
  program(
    "an alias of an imported name",
    `import * as api from "@/allpages.js";\nimport list = api.allpages;\nexport const x = list(${GIVEN});`,
  ),
];

/** Programs that read the size of a row, or the name of its user. */
export const LANGUAGE_ROW_PROGRAMS: readonly RowProgram[] = [
  rowProgram(
    "the rest of a row",
    `${ROW}export const f = ({ size, ...rest }: RecentchangesRow) => [size.toFixed(), rest.user.name.trim()];`,
  ),
  rowProgram(
    "a destructuring assignment",
    `${ROW}let a = 0; let b = "";\nexport const f = (row: RecentchangesRow) => { ({ size: a, user: { name: b } } = row); return a + b.length; };`,
  ),
  rowProgram("a copy with more fields", {
    "a.ts": `${ROW}export const more = (row: RecentchangesRow) => ({ ...row, extra: 1 });`,
    "main.ts":
      'import { more } from "./a.js";\nexport const f = (x: ReturnType<typeof more>) => x.size.toFixed() + x.user.name.trim();',
  }),
  rowProgram(
    "an interface that extends the row",
    `${ROW}export interface Mine extends RecentchangesRow { size: number; user: { name: string } }`,
  ),
  rowProgram(
    "picked names of another type",
    `${ROW}type Names = "size" | "user";\nexport type Mine = Pick<RecentchangesRow, Names>;\nexport const f = (x: Mine) => x;`,
  ),
  rowProgram(
    "texts made of the names",
    `${ROW}export const order: \`\${keyof RecentchangesRow & string}_asc\` = "size_asc";`,
  ),
  rowProgram(
    "texts of paths",
    `${ROW}type Path<T> = { [K in keyof T & string]: NonNullable<T[K]> extends object ? K | \`\${K}.\${Path<NonNullable<T[K]>>}\` : K }[keyof T & string];\nexport const path: Path<RecentchangesRow> = "user.name";`,
  ),
  rowProgram(
    "a list of columns",
    `${ROW}interface Column<T> { key: keyof T & string; title: string }\nexport const columns: Column<RecentchangesRow>[] = [{ key: "size", title: "Size" }];`,
  ),
  rowProgram(
    "a name of an enum",
    `${ROW}enum F { Size = "size" }\nexport const f = (row: RecentchangesRow) => row[F.Size].toFixed();`,
  ),
  rowProgram("a constant name of another file", {
    "k.ts": 'export const KEYS = { size: "size" } as const;',
    "main.ts": `${ROW}import { KEYS } from "./k.js";\nexport const f = (row: RecentchangesRow) => row[KEYS.size].toFixed();`,
  }),
  rowProgram(
    "events",
    `${ROW}interface Events { row: [RecentchangesRow] }\ndeclare function on<K extends keyof Events>(name: K, f: (...args: Events[K]) => void): void;\non("row", (row) => { row.size.toFixed(); row.user.name.trim(); }); export {};`,
  ),
  rowProgram("a generator of another file", {
    "g.ts": `${ROW}export function* g(rows: RecentchangesRow[]) { for (const row of rows) yield { row, at: 1 }; }`,
    "main.ts":
      'import { g } from "./g.js";\nexport const f = () => [...g([])].map(({ row }) => row.size.toFixed() + row.user.name.trim());',
  }),
  rowProgram(
    "a template",
    `${ROW}export const f = (row: RecentchangesRow): \`\${number}\` => \`\${row.size}\`;`,
  ),
  rowProgram(
    "a Record of the names",
    `${ROW}export const titles: Partial<Record<keyof RecentchangesRow, string>> = { size: "Size", user: "User" };`,
  ),
  rowProgram("an attribute of an element", {
    "main.tsx": `${ROW}declare namespace JSX { interface Element {} interface IntrinsicElements { [n: string]: object } }\ndeclare function View(props: { row: { size: number; user: { name: string } } }): JSX.Element;\ndeclare const React: { createElement: unknown };\nvoid React;\nexport const f = (row: RecentchangesRow) => <View row={row} />;`,
  }),
  rowProgram("attributes of an element", {
    "main.tsx": `${ROW}declare namespace JSX { interface Element {} interface IntrinsicElements { [n: string]: object } }\ndeclare function View(props: { size: number; user: { name: string } }): JSX.Element;\nexport const f = (row: RecentchangesRow) => <View {...row} />;`,
  }),
  rowProgram("JavaScript with a type in a comment", {
    "main.js": `/** @typedef {import("@/results/recentchanges.js").RecentchangesRow} Row */\n/** @type {(row: Row) => string} */\nexport const f = (row) => row.size.toFixed() + row.user.name.trim();`,
  }),
  rowProgram("JavaScript with a type of another file", {
    "t.js": `/** @typedef {import("@/results/recentchanges.js").RecentchangesRow} Row */\nexport {};`,
    "main.js": `/** @type {(row: import("./t.js").Row) => string} */\nexport const f = (row) => row.size.toFixed() + row.user.name.trim();`,
  }),
  rowProgram("a function in a file without an import", {
    "t.ts": `${ROW}export interface Plugin { row(row: RecentchangesRow): string }\nexport const define = (plugin: Plugin) => plugin;`,
    "main.ts":
      'import { define } from "./t.js";\nexport default define({ row: (row) => row.size.toFixed() + row.user.name.trim() });',
  }),
  rowProgram("a global type", {
    "t.d.ts":
      'declare type ChangeRow_@SIDE = import("@/results/recentchanges.js").RecentchangesRow;',
    "main.ts":
      "export const f = (row: ChangeRow_@SIDE) => row.size.toFixed() + row.user.name.trim();",
  }),
  rowProgram("rows of a class of another file", {
    "a.ts": `${ROW}export const load = async (): Promise<RecentchangesRow[]> => [];`,
    "b.ts": 'import { load } from "./a.js";\nexport class Store { rows = load(); }',
    "main.ts":
      'import { Store } from "./b.js";\nexport const f = async () => { const { rows } = new Store(); return (await rows).map((x) => x.size.toFixed() + x.user.name.trim()); };',
  }),
];
