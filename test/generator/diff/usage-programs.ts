/**
 * Programs that use generated code in all the ways that a type checker follows. `@/` is its folder.
 *
 * @module
 */

/** A program, as one file or several by name. */
export interface UsageProgramCase {
  readonly name: string;
  readonly files: Readonly<Record<string, string>>;
  /** The program lists all values of a member, or all operations. */
  readonly enumerates?: true;
  /** Rules whose findings must not be marked as used: the compiler finds nothing, and nothing is sent. */
  readonly unused?: readonly string[];
}

/** Creates a program of one file, or of several by name. */
export function program(
  name: string,
  code: string | Readonly<Record<string, string>>,
  more: Omit<UsageProgramCase, "name" | "files"> = {},
): UsageProgramCase {
  return { name, files: typeof code === "string" ? { "main.ts": code } : code, ...more };
}

const CALL = 'allpages({ from: "A", filterredir: "nonredirects" });';
const IMPORT = 'import { allpages } from "@/allpages.js";\n';
const PARAMS = 'import type { AllpagesParams } from "@/allpages.js";\n';

/** Programs that call builders of a catalogue. */
export const CATALOGUE_PROGRAMS: readonly UsageProgramCase[] = [
  program("a call", `${IMPORT}export const request = ${CALL}`),
  program(
    "a call of another module",
    'import { info } from "@/info.js";\nexport const request = info({ prop: ["protection"] });',
    {
      unused: [
        "param-removed",
        "type-narrowed",
        "enum-value-removed",
        "param-became-required",
        "enum-value-added",
      ],
    },
  ),
  program(
    "a call with another parameter",
    `${IMPORT}export const request = allpages({ to: "B" });`,
    {
      unused: ["param-removed", "type-narrowed", "enum-value-removed", "enum-value-added"],
    },
  ),
  program(
    "a call with the parameter and another value",
    `${IMPORT}export const request = allpages({ from: "A", filterredir: "all" });`,
    {
      unused: ["enum-value-removed", "param-became-required", "enum-value-added"],
    },
  ),
  program(
    "an alias of an import",
    `import { allpages as pages } from "@/allpages.js";\nexport const request = pages({ from: "A", filterredir: "nonredirects" });`,
  ),
  program("a barrel", {
    "barrel.ts": 'export * from "@/index.js";',
    "main.ts": `import { allpages } from "./barrel.js";\nexport const request = ${CALL}`,
  }),
  program("two barrels with other names", {
    "api.ts": 'export { allpages as everything } from "@/allpages.js";',
    "barrel.ts": 'export { everything as list } from "./api.js";',
    "main.ts":
      'import { list } from "./barrel.js";\nexport const request = list({ from: "A", filterredir: "nonredirects" });',
  }),
  program("an exported namespace", {
    "barrel.ts": 'export * as wiki from "@/index.js";',
    "main.ts":
      'import { wiki } from "./barrel.js";\nexport const request = wiki.allpages({ from: "A", filterredir: "nonredirects" });',
  }),
  program("a default export", {
    "pages.ts": 'import { allpages } from "@/allpages.js";\nexport default allpages;',
    "main.ts":
      'import list from "./pages.js";\nexport const request = list({ from: "A", filterredir: "nonredirects" });',
  }),
  program(
    "a namespace that is destructured",
    `import * as api from "@/index.js";\nconst { allpages: list } = api;\nexport const request = list({ from: "A", filterredir: "nonredirects" });`,
  ),
  program(
    "a namespace that is indexed",
    `import * as api from "@/index.js";\nexport const request = api["allpages"]({ from: "A", filterredir: "nonredirects" });`,
  ),
  program(
    "a namespace with a computed name",
    `import * as api from "@/index.js";\nexport function call(name: "allpages" | "info") { return api[name]; }\nexport const request = call("allpages");`,
  ),
  program(
    "a dynamic import",
    `export async function load() {\n  const { allpages } = await import("@/allpages.js");\n  return ${CALL}\n}`,
  ),
  program(
    "a dynamic import with then",
    `export const request = import("@/allpages.js").then((api) => api.allpages({ from: "A", filterredir: "nonredirects" }));`,
  ),
  program(
    "a type of an import",
    `export const params: import("@/allpages.js").AllpagesParams = { from: "A", filterredir: "nonredirects" };`,
  ),
  program(
    "the package's own name",
    'import { allpages } from "proof/@SIDE/allpages.ts";\nexport const request = allpages({ from: "A", filterredir: "nonredirects" });',
  ),
  program(
    "an import of the package's imports",
    'import { allpages } from "#@SIDE/allpages.ts";\nexport const request = allpages({ from: "A", filterredir: "nonredirects" });',
  ),
  program(
    "a path alias",
    'import { allpages } from "~@SIDE/allpages.js";\nexport const request = allpages({ from: "A", filterredir: "nonredirects" });',
  ),
  program(
    "import with require",
    'import api = require("@/allpages.js");\nexport const request = api.allpages({ from: "A", filterredir: "nonredirects" });',
  ),
  program("JavaScript that is checked", {
    "main.js": `${IMPORT}/** @type {import("@/allpages.js").AllpagesParams} */\nconst params = { from: "A" };\nexport const requests = [allpages(params), ${CALL.slice(0, -1)}];`,
  }),
  program(
    "an alias of a constant",
    `${IMPORT}const list = allpages;\nexport const request = list({ from: "A", filterredir: "nonredirects" });`,
  ),
  program("an object of builders in another file", {
    "api.ts":
      'import { allpages } from "@/allpages.js";\nexport const api = { lists: { allpages } };',
    "main.ts":
      'import { api } from "./api.js";\nexport const request = api.lists.allpages({ from: "A", filterredir: "nonredirects" });',
  }),
  program(
    "a table of builders with a name",
    `${IMPORT}import { info } from "@/info.js";\nconst table = { allpages, info };\nexport function build(name: "allpages") { return table[name]({ from: "A", filterredir: "nonredirects" }); }`,
  ),
  program(
    "a shadowed name",
    `${IMPORT}export function shadow(allpages: (params: { filterredir: string }) => string) { return allpages({ filterredir: "nonredirects" }); }\nexport const request = allpages({ to: "B" });`,
    {
      unused: ["param-removed", "enum-value-removed", "enum-value-added"],
    },
  ),
  program(
    "a constant object",
    `${IMPORT}const params = { from: "A", filterredir: "nonredirects" } as const;\nexport const request = allpages(params);`,
  ),
  program("an object of another file", {
    "params.ts": 'export const params = { from: "A", filterredir: "nonredirects" as const };',
    "main.ts":
      'import { allpages } from "@/allpages.js";\nimport { params } from "./params.js";\nexport const request = allpages(params);',
  }),
  program(
    "an object that is filled later",
    `${IMPORT}${PARAMS}type Open = { -readonly [Name in keyof AllpagesParams]: AllpagesParams[Name] };\nconst params: Open = {};\nparams.from = "A";\nparams.filterredir = "nonredirects";\nexport const request = allpages(params);`,
  ),
  program(
    "an object filled by a quoted name",
    `${IMPORT}${PARAMS}const params: { -readonly [Name in keyof AllpagesParams]: AllpagesParams[Name] } = {};\nparams["from"] = "A";\nparams["filterredir"] = "nonredirects";\nexport const request = allpages(params);`,
  ),
  program(
    "a spread",
    `${IMPORT}const more = { from: "A", filterredir: "nonredirects" } as const;\nexport const request = allpages({ to: "B", ...more });`,
  ),
  program(
    "a conditional object",
    `${IMPORT}declare const some: boolean;\nexport const request = allpages(some ? { from: "A", filterredir: "nonredirects" } : { from: "B" });`,
  ),
  program(
    "a conditional spread",
    `${IMPORT}declare const some: boolean;\nexport const request = allpages({ to: "B", ...(some && { from: "A", filterredir: "nonredirects" as const }) });`,
  ),
  program(
    "a wrapper with the type of the parameters",
    `${IMPORT}${PARAMS}export const wrap = (params: AllpagesParams) => allpages(params);\nexport const request = wrap({ from: "A", filterredir: "nonredirects" });`,
  ),
  program(
    "a wrapper with a type of its own",
    `${IMPORT}interface Options { from: string; filterredir: "nonredirects" | "all" }\nexport const wrap = (options: Options) => allpages(options);`,
  ),
  program(
    "a wrapper that renames",
    `${IMPORT}export const wrap = (first: string, kind: "nonredirects" | "all") => allpages({ from: first, filterredir: kind });`,
  ),
  program(
    "a generic wrapper",
    `${IMPORT}function all<P>(build: (params: P) => unknown, params: P) { return build(params); }\nexport const request = all(allpages, { from: "A", filterredir: "nonredirects" as const });`,
  ),
  program(
    "a generic wrapper of the type",
    `${PARAMS}function twice<P extends AllpagesParams>(params: P): readonly P[] { return [params, params]; }\nexport const list = twice({ from: "A", filterredir: "nonredirects" });`,
  ),
  program(
    "a call by map",
    `${IMPORT}const all = [{ from: "A", filterredir: "nonredirects" }] as const;\nexport const requests = all.map((each) => allpages(each));`,
  ),
  program(
    "a returned value",
    `${PARAMS}export function params(): AllpagesParams { return { from: "A", filterredir: "nonredirects" }; }`,
  ),
  program(
    "a list of parameters",
    `${PARAMS}export const list: readonly AllpagesParams[] = [{ from: "A" }, { filterredir: "nonredirects" }];`,
  ),
  program(
    "a map of parameters",
    `${PARAMS}export const table: Record<string, AllpagesParams> = { a: { from: "A", filterredir: "nonredirects" } };`,
  ),
  program(
    "a class with a field",
    `${PARAMS}export class Query { params: AllpagesParams = { from: "A", filterredir: "nonredirects" }; }`,
  ),
  program(
    "a default of a parameter",
    `${PARAMS}export const build = (params: AllpagesParams = { from: "A", filterredir: "nonredirects" }) => params;`,
  ),
  program(
    "a checked object",
    `${PARAMS}export const params = { from: "A", filterredir: "nonredirects" } satisfies AllpagesParams;`,
  ),
  program(
    "an indexed type",
    `${PARAMS}export const kind: AllpagesParams["filterredir"] = "nonredirects";\nexport const from: NonNullable<AllpagesParams["from"]> = "A".toUpperCase();`,
  ),
  program(
    "a picked type",
    `${PARAMS}export const params: Pick<AllpagesParams, "from" | "filterredir"> = { from: "A", filterredir: "nonredirects" };`,
  ),
  program(
    "a type that is extended",
    `${PARAMS}export interface More extends AllpagesParams { readonly note?: string }\nexport const more: More = { from: "A", filterredir: "nonredirects" };`,
  ),
  program(
    "a type with a narrower member",
    `${PARAMS}export interface Narrow extends AllpagesParams { readonly from: "A"; readonly filterredir: "nonredirects" }`,
  ),
  program(
    "the parameters of the function",
    `${IMPORT}type Given = NonNullable<Parameters<typeof allpages>[0]>;\nexport const given: Given = { from: "A", filterredir: "nonredirects" };`,
  ),
  program(
    "a value of the type that is read",
    `${PARAMS}export const first = (params: AllpagesParams) => (params.from ?? "").toUpperCase() + String(params.filterredir === "nonredirects");`,
  ),
  program(
    "a value that is destructured",
    `${PARAMS}export const first = ({ from = "", filterredir: kind }: AllpagesParams) => from.toUpperCase() + String(kind === "nonredirects");`,
  ),
  program(
    "a type of the program's own that takes the values",
    `${PARAMS}declare const params: AllpagesParams;\nexport const own: { from?: string; filterredir?: "all" | "nonredirects" | "redirects" } = params;`,
    { enumerates: true },
  ),
  program(
    "a validator",
    'import { validateAllpages } from "@/allpages.js";\nexport const valid = validateAllpages({ from: "A", filterredir: "nonredirects" });',
    {},
  ),
  program(
    "the descriptor",
    'import { allpagesModule } from "@/allpages.js";\nexport const rule = [allpagesModule.params.from, allpagesModule.params.filterredir];',
  ),
  program(
    "root parameters as options",
    'import { info } from "@/info.js";\nexport const request = info({}, { revids: 5, maxlag: 5 });',
  ),
  program(
    "root parameters of another call",
    'import { info } from "@/info.js";\nexport const request = info({}, { titles: "A" });',
    { unused: ["param-removed query", "param-removed main"] },
  ),
  program(
    "root parameters in a constant",
    'import { info } from "@/info.js";\nimport type { QueryOptions } from "@/options.js";\nconst options: QueryOptions = { revids: 5, maxlag: 5 };\nexport const request = info({}, { ...options, titles: [] as never });',
  ),
  program(
    "an escape into any",
    `${PARAMS}declare function send(value: any): void;\nexport const escape = (params: AllpagesParams) => send(params);`,
  ),
  program(
    "a value of any",
    `${IMPORT}declare const anything: any;\nexport const request = allpages(anything);`,
  ),
  program(
    "a computed name",
    `${IMPORT}declare const name: "from" | "filterredir";\nexport const request = allpages({ [name]: "A" } as never);`,
  ),
  program(
    "a handler",
    `import { @CREATE } from "@/handlers.js";\nexport const handler = @CREATE({ allpages: (args) => [{ a: (args.from ?? "").toUpperCase(), b: args.filterredir === "nonredirects" }] });`,
  ),
  program(
    "a handler that destructures",
    `import { @CREATE } from "@/handlers.js";\nexport const handler = @CREATE({ allpages: ({ from, filterredir }) => [(from ?? "").toUpperCase(), filterredir === "nonredirects"] });`,
  ),
  program(
    "a handler of another file",
    {
      "list.ts":
        'export const list = (args: { from?: string | undefined; filterredir?: "all" | "nonredirects" | "redirects" | undefined }) => [args.from ?? "", args.filterredir ?? ""];',
      "main.ts":
        'import { @CREATE } from "@/handlers.js";\nimport { list } from "./list.js";\nexport const handler = @CREATE({ allpages: list });',
    },
    { enumerates: true },
  ),
  program(
    "an exhaustive switch",
    `${PARAMS}export function title(kind: NonNullable<AllpagesParams["filterredir"]>): string {\n  switch (kind) {\n    case "all": return "a";\n    case "nonredirects": return "n";\n    case "redirects": return "r";\n  }\n}`,
    { enumerates: true },
  ),
  program(
    "a switch that checks for never",
    `${PARAMS}export function title({ filterredir = "all" }: AllpagesParams): string {\n  switch (filterredir) {\n    case "all": return "a";\n    case "nonredirects": return "n";\n    case "redirects": return "r";\n    default: { const none: never = filterredir; return none; }\n  }\n}`,
    { enumerates: true },
  ),
  program(
    "a switch with a default",
    `${PARAMS}export function title({ filterredir = "all" }: AllpagesParams): string {\n  switch (filterredir) {\n    case "all": return "a";\n    case "nonredirects": return "n";\n    default: return "r";\n  }\n}`,
    { unused: ["enum-value-added"] },
  ),
  program(
    "conditions that end with never",
    `${PARAMS}function none(value: never): never { throw new Error(value); }\nexport function title({ filterredir = "all" }: AllpagesParams): string {\n  if (filterredir === "all") return "a";\n  if (filterredir === "redirects") return "r";\n  return filterredir === "nonredirects" ? "n" : none(filterredir);\n}`,
    { enumerates: true },
  ),
  program(
    "a Record over the values",
    `${PARAMS}export const titles: Record<NonNullable<AllpagesParams["filterredir"]>, string> = { all: "a", nonredirects: "n", redirects: "r" };`,
    { enumerates: true },
  ),
  program(
    "a mapped type over the values",
    `${PARAMS}export const titles: { [Kind in NonNullable<AllpagesParams["filterredir"]>]: string } = { all: "a", nonredirects: "n", redirects: "r" };`,
    { enumerates: true },
  ),
  program(
    "an object that is indexed by the values",
    `${PARAMS}const titles = { all: "a", nonredirects: "n", redirects: "r" };\nexport const title = ({ filterredir = "all" }: AllpagesParams) => titles[filterredir];`,
    { enumerates: true },
  ),
  program(
    "a union of the program's own",
    `${PARAMS}type Kind = "all" | "nonredirects" | "redirects";\nexport const kind = ({ filterredir = "all" }: AllpagesParams): Kind => filterredir;`,
    { enumerates: true },
  ),
  program(
    "a total map of handlers",
    `import type { @HANDLERS } from "@/handlers.js";\nexport const keys: Record<keyof @HANDLERS, true> = { info: true, allpages: true };`,
    { enumerates: true },
  ),
];

/** Programs that read responses of an OpenAPI document. */
export const OPENAPI_PROGRAMS: readonly UsageProgramCase[] = [
  program(
    "a field that is read",
    'import type { Alliance } from "@/schemas.js";\nexport const leader = (alliance: Alliance): string => alliance.leaderId;\nexport const strength = (alliance: Alliance): number => alliance.strength;',
  ),
  program(
    "a field of another name",
    'import type { Alliance } from "@/schemas.js";\nexport const name = (alliance: Alliance): string => alliance.name;',
    { unused: ["response-field-removed", "response-type-changed"] },
  ),
  program("fields read in a file without an import", {
    "source.ts":
      'import type { AllianceArray } from "@/schemas.js";\nexport declare const alliances: AllianceArray;',
    "main.ts":
      'import { alliances } from "./source.js";\nexport const leaders = alliances.map((each) => each.leaderId.toUpperCase());\nexport const total = alliances.reduce((sum, each) => sum + each.strength, 0);',
  }),
  program(
    "fields that are destructured",
    'import type { Alliance } from "@/schemas.js";\nexport const leader = ({ leaderId, strength }: Alliance) => [leaderId.length, strength.toFixed(1)];',
  ),
  program(
    "a field that is indexed",
    'import type { Alliance } from "@/schemas.js";\nexport const leader = (alliance: Alliance) => [alliance["leaderId"].length, alliance["strength"].toFixed(1)];',
  ),
  program(
    "a type of the program's own",
    'import type { Alliance } from "@/schemas.js";\ninterface Own { leaderId: string; strength: number }\nexport const own = (alliance: Alliance): Own => alliance;',
  ),
  program("a function with a type of its own", {
    "show.ts": "export const show = (row: { leaderId: string; strength: number }) => row;",
    "main.ts":
      'import type { Alliance } from "@/schemas.js";\nimport { show } from "./show.js";\ndeclare const list: readonly Alliance[];\nexport const shown = list.map(show);\nexport const first = show(list[0]!);',
  }),
  program(
    "a generic with a constraint",
    'import type { Alliance } from "@/schemas.js";\nfunction pick<T extends { leaderId: string; strength: number }>(value: T) { return value; }\ndeclare const alliance: Alliance;\nexport const picked = pick(alliance);',
  ),
  program(
    "a picked type of a row",
    'import type { Alliance } from "@/schemas.js";\nexport type Leader = Pick<Alliance, "leaderId" | "strength">;\nexport const leader = (row: Leader) => [row.leaderId.length, row.strength.toFixed()];',
  ),
  program(
    "a promise of rows",
    'import type { Alliance } from "@/schemas.js";\nexport async function leader(rows: Promise<Alliance[]>): Promise<{ leaderId: string; strength: number }[]> { return await rows; }',
  ),
  program(
    "a key of the row",
    'import type { Alliance } from "@/schemas.js";\nconst columns: readonly (keyof Alliance)[] = ["leaderId", "strength"];\nexport { columns };',
  ),
  program(
    "a row that is written",
    'import type { Alliance } from "@/schemas.js";\nexport const made: Alliance = { id: "a", name: "b", strength: 1, bbStrength: 2, leaderId: "c", townIds: [] };',
  ),
  program(
    "a row in a wrapper",
    'import type { AllianceEnvelope } from "@/schemas.js";\nexport const leaders = (answer: AllianceEnvelope) => answer._embedded.alliances.map(({ leaderId, strength }) => leaderId.length + strength.toFixed());',
  ),
  program(
    "an OpenAPI document call",
    'import { listAlliances } from "@/listAlliances.js";\nexport const request = listAlliances({ size: 5 });',
  ),
  program(
    "an OpenAPI document call without the parameter",
    'import { listAlliances } from "@/listAlliances.js";\nexport const request = listAlliances({ page: 1 });',
    { unused: ["query-param-removed"] },
  ),
];
