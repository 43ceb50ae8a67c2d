import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { generate } from "../../../../generator/pipeline.js";
import { readTemplates } from "../../../../generator/project/inputs.js";
import { writeFiles } from "../../../generator/support/files.js";
import { scratchFolder } from "../../../generator/support/places.js";
import { inputWith, results } from "../../../generator/support/results.js";
import { runCompiler, typeErrors } from "../../../generator/support/tsc.js";

/** Something that a user writes, and what the compiler has against it. */
interface Use {
  readonly title: string;
  readonly code: string;
  /** Of the line that ends in `// ✗`. */
  readonly error?: string;
}

const uses: readonly Use[] = [
  {
    title: "types that differ are told apart, or nothing below would say anything",
    code: `same<{ readonly a?: 1 }, { readonly a: 1 }>(); // ✗`,
    error: "TS2554",
  },
  {
    title: "a row has exactly the fields of the values that are named",
    code: `same<Fields<Row<typeof recentchanges, "title" | "flags">>, { readonly type: RcType; readonly ns: number; readonly title?: string; readonly bot: boolean }>();`,
  },
  {
    title: "a row has no field that was not asked for",
    code: `declare const row: Row<typeof recentchanges, "title">;\nrow.timestamp; // ✗`,
    error: "TS2339",
  },
  {
    title: "a row has what the default asks for where no value is named",
    code: `same<Row<typeof recentchanges>, Row<typeof recentchanges, "title" | "timestamp" | "ids">>();`,
  },
  {
    title: "a value that the selector does not have is refused",
    code: `export type Refused = Row<typeof recentchanges, "colour">; // ✗`,
    error: "TS2344",
  },
  {
    title: "a row is found from the module too",
    code: `same<Row<typeof recentchangesModule, "title">, Row<typeof recentchanges, "title">>();`,
  },
  {
    title: "a row follows a request with literal values",
    code: `const request = recentchanges({ prop: ["title", "user"] });\nsame<RowOf<typeof request>, Row<typeof recentchanges, "title" | "user">>();`,
  },
  {
    title: "a row follows a request with a single value",
    code: `const request = recentchanges({ prop: "flags" });\nsame<RowOf<typeof request>, Row<typeof recentchanges, "flags">>();`,
  },
  {
    title: "a row follows a request without the selector",
    code: `const request = recentchanges({ limit: 5 });\nsame<RowOf<typeof request>, Row<typeof recentchanges>>();`,
  },
  {
    title: "a row follows a request without parameters",
    code: `const request = recentchanges();\nsame<RowOf<typeof request>, Row<typeof recentchanges>>();`,
  },
  {
    title: "a row of a request for no values has what every row has",
    code: `const request = recentchanges({ prop: [] });\nsame<Fields<RowOf<typeof request>>, { readonly type: RcType }>();`,
  },
  {
    title: "what a list may hold is optional",
    code: `declare const prop: readonly ("flags" | "title")[];\nconst request = recentchanges({ prop });\nsame<Fields<RowOf<typeof request>>, { readonly type: RcType; readonly ns?: number; readonly title?: string; readonly bot?: boolean }>();`,
  },
  {
    title: "what a value may be is optional, and what stands beside it is there",
    code: `declare const one: "flags" | "timestamp";\nconst request = recentchanges({ prop: ["ids", one] });\nsame<Fields<RowOf<typeof request>>, { readonly type: RcType; readonly revid: number; readonly bot?: boolean; readonly timestamp?: string }>();`,
  },
  {
    title: "what one of two lists asks for is optional",
    code: `declare const prop: readonly ["ids"] | readonly ["flags"];\nconst request = recentchanges({ prop });\nsame<Fields<RowOf<typeof request>>, { readonly type: RcType; readonly revid?: number; readonly bot?: boolean }>();`,
  },
  {
    title: "everything is optional where nobody knows the parameters",
    code: `declare const params: RecentchangesParams;\nconst request = recentchanges(params);\nsame<RowOf<typeof request>, AnyRow<typeof recentchanges>>();`,
  },
  {
    title: "an answer has the rows, with what any query may have beside them",
    code: `const request = recentchanges({ prop: "title" });\ndeclare const answer: ResponseOf<typeof request>;\nsame<Exclude<typeof answer.query, undefined>["recentchanges"], readonly RowOf<typeof request>[]>();\nsame<typeof answer.batchcomplete, boolean | undefined>();\nanswer.query?.normalized?.[0]?.from;\nanswer.continue?.continue;\nanswer.limits?.["recentchanges"];`,
  },
  {
    title: "an answer has no rows of another module",
    code: `const request = recentchanges();\ndeclare const answer: ResponseOf<typeof request>;\nanswer.query?.tokens; // ✗`,
    error: "TS2339",
  },
  {
    title: "pages have what the module adds to what every page has",
    code: `const request = revisions({ prop: ["ids", "content"], slots: ["main"] }, { titles: "A" });\ndeclare const answer: ResponseOf<typeof request>;\nconst page = answer.query?.pages?.[0];\nsame<NonNullable<typeof page>["missing"], boolean | undefined>();\npage?.revisions?.[0]?.slots?.["main"]?.content;\npage?.revisions?.[0]?.revid;`,
  },
  {
    title: "pages have no field of a row that was not asked for",
    code: `const request = revisions({ prop: ["ids"] });\ndeclare const answer: ResponseOf<typeof request>;\nanswer.query?.pages?.[0]?.revisions?.[0]?.slots; // ✗`,
    error: "TS2339",
  },
  {
    title: "a page is the row where the module adds to pages",
    code: `const request = info({ prop: "url" });\ndeclare const answer: ResponseOf<typeof request>;\nanswer.query?.pages?.[0]?.fullurl;\nanswer.query?.pages?.[0]?.title;\nsame<PagePartOf<typeof request>, RowOf<typeof request>>();`,
  },
  {
    title: "a page has nothing that was not asked for either",
    code: `const request = info();\ndeclare const answer: ResponseOf<typeof request>;\nanswer.query?.pages?.[0]?.fullurl; // ✗`,
    error: "TS2339",
  },
  {
    title: "an object has what its values ask for",
    code: `const request = tokens({ type: ["watch"] });\nsame<Fields<RowOf<typeof request>>, { readonly watchtoken: string }>();\nconst byDefault = tokens();\nsame<Fields<RowOf<typeof byDefault>>, { readonly csrftoken: string }>();`,
  },
  {
    title: "what stands for all values asks for all of them",
    code: `const request = tokens({ type: "*" });\nsame<Fields<RowOf<typeof request>>, { readonly csrftoken: string; readonly watchtoken: string }>();`,
  },
  {
    title: "query itself can be the object",
    code: `const request = siteinfo({ prop: ["general"] });\ndeclare const answer: ResponseOf<typeof request>;\nanswer.query?.general.sitename;\nanswer.query?.namespaces; // ✗`,
    error: "TS2339",
  },
  {
    title: "a map has rows by name, and may be an empty list",
    code: `const request = languageinfo({ prop: "dir" });\nsame<QueryPartOf<typeof request>["languageinfo"], Readonly<Record<string, RowOf<typeof request>>> | readonly []>();\nsame<Fields<RowOf<typeof request>>, { readonly dir: string }>();`,
  },
  {
    title: "a row need not be an object",
    code: `const request = codexicons({ names: ["a"] });\nsame<RowOf<typeof request>, string | { readonly ltr: string }>();`,
  },
  {
    title: "rows can be beside query",
    code: `const request = watchlistraw({ prop: "changed" });\ndeclare const answer: ResponseOf<typeof request>;\nconst changed: string | undefined = answer.watchlistraw[0]?.changed;\nvoid changed;`,
  },
  {
    title: "a generator has a part of its own",
    code: `const request = recentchanges();\nsame<GeneratorPartOf<typeof request>["index"], number | undefined>();`,
  },
  {
    title: "of a module that nobody learned, the answer has an envelope and nothing is known",
    code: `const request = allpages();\ndeclare const answer: ResponseOf<typeof request>;\nsame<typeof answer.batchcomplete, boolean | undefined>();\nsame<RowOf<typeof request>, unknown>();`,
  },
  {
    title: "in format version 1, a row has flags where there were booleans",
    code: `const request = recentchanges({ prop: ["title", "flags"] }, { formatversion: "1" });\nsame<Fields<RowOf<typeof request>>, { readonly type: RcType; readonly ns: number; readonly title?: string; readonly bot?: "" }>();\nsame<Row<typeof recentchanges, "title" | "flags", "1">, RowOf<typeof request>>();`,
  },
  {
    title: "in format version 1, an answer has an envelope of its own",
    code: `const request = recentchanges({}, { formatversion: "1" });\ndeclare const answer: ResponseOf<typeof request>;\nsame<typeof answer.batchcomplete, "" | undefined>();\nsame<Exclude<typeof answer.query, undefined>["recentchanges"], readonly RowOf<typeof request>[]>();\nanswer.query?.normalized?.[0]?.from;`,
  },
  {
    title: "in format version 1, pages are a record by id, and fields have other names",
    code: `const request = revisions({ prop: ["ids", "content"], slots: ["main"] }, { titles: "A", formatversion: "1" });\ndeclare const answer: ResponseOf<typeof request>;\nconst page = answer.query?.pages?.["12"];\nsame<NonNullable<typeof page>["missing"], "" | undefined>();\nconst text: string | undefined = page?.revisions?.[0]?.slots?.["main"]?.["*"];\nvoid text;\npage?.revisions?.[0]?.slots?.["main"]?.content; // ✗`,
    error: "TS2339",
  },
  {
    title: "in format version 1, a map that may be an empty list is read as a map",
    code: `const request = siteinfo({ prop: "namespaces" }, { formatversion: "1" });\nsame<RowOf<typeof request>["namespaces"], OrEmptyList<Readonly<Record<string, { readonly id: number }>>>>();\ndeclare const row: RowOf<typeof request>;\nconst ids: readonly number[] = Object.values(row.namespaces).map(({ id }) => id);\nvoid [ids, row.namespaces["0"]?.id];`,
  },
  {
    title: "where the format version is not seen, a row may be of either",
    code: `declare const formatversion: "1" | "2";\nconst request = recentchanges({ prop: "flags" }, { formatversion });\nsame<RowOf<typeof request>["bot"], boolean | "" | undefined>();`,
  },
  {
    title: "of a module that nobody learned, the answer in format version 1 has its envelope",
    code: `const request = allpages({}, { formatversion: "1" });\ndeclare const answer: ResponseOf<typeof request>;\nsame<typeof answer.batchcomplete, "" | undefined>();\nsame<RowOf<typeof request>, unknown>();`,
  },
  {
    title: "an answer is validated by the request that it answers",
    code: `const issues = validateResponse({}, recentchanges({ prop: "title" }), [recentchangesResult]);\nvoid issues[0]?.message;`,
  },
];

const HEAD = `
import { validateResponse } from "./runtime/validate.js";
import { recentchangesResult } from "./wiki/results/recentchanges.js";
import type { AnyRow, GeneratorPartOf, OrEmptyList, PagePartOf, QueryPartOf, ResponseOf, Row, RowOf } from "./runtime/client.js";
import { allpages } from "./wiki/allpages.js";
import { codexicons } from "./wiki/codexicons.js";
import { info } from "./wiki/info.js";
import { languageinfo } from "./wiki/languageinfo.js";
import { recentchanges, recentchangesModule } from "./wiki/recentchanges.js";
import type { RecentchangesParams } from "./wiki/recentchanges.js";
import { revisions } from "./wiki/revisions.js";
import { siteinfo } from "./wiki/siteinfo.js";
import { tokens } from "./wiki/tokens.js";
import { watchlistraw } from "./wiki/watchlistraw.js";

type RcType = "categorize" | "edit" | "external" | "log" | "new";
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Fields<T> = { [Name in keyof T]: T[Name] };
declare function same<A, B>(...differs: Same<A, B> extends true ? [] : [never]): void;
void [validateResponse, recentchangesResult, allpages, codexicons, info, languageinfo, recentchanges, recentchangesModule, revisions, siteinfo, tokens, watchlistraw];
export type Used = [RcType, RecentchangesParams, AnyRow<1>, GeneratorPartOf<1>, PagePartOf<1>, QueryPartOf<1>, ResponseOf<1>, Row<1>, RowOf<1>, OrEmptyList<1>, typeof same<1, 1>, Fields<1>];
`;

async function generated(): Promise<string> {
  const folder = scratchFolder();
  const { value = [], diagnostics } = await generate({
    specs: [{ ...inputWith(results), formatVersion1: true }],
    templates: readTemplates(),
    importExtension: ".js",
  });
  expect(diagnostics).toEqual([]);
  writeFiles(folder, value);
  return folder;
}

/** `file(line,column): error code` of what the compiler has against each use, by its index. */
async function errorsOfUses(): Promise<ReadonlyMap<number, readonly string[]>> {
  const folder = await generated();
  for (const [index, { code }] of uses.entries())
    writeFileSync(join(folder, `use-${index}.ts`), `${HEAD}${code}\n`);
  const found = new Map<number, string[]>();
  for (const [, index, line, code] of typeErrors(folder).matchAll(
    /use-(\d+)\.ts\((\d+),\d+\): error (TS\d+)/g,
  ))
    found.set(Number(index), [...(found.get(Number(index)) ?? []), `${line} ${code}`]);
  return found;
}

describe("types of results", () => {
  it("hold for every use below, and refuse exactly the lines that are marked", async () => {
    const found = await errorsOfUses();
    const actual = uses.map(({ title }, index) => [title, found.get(index) ?? []]);
    const expected = uses.map(({ title, code, error }) => {
      const lines = `${HEAD}${code}`.split("\n");
      const line = lines.findIndex((each) => each.endsWith("// ✗")) + 1;
      return [title, error === undefined ? [] : [`${line} ${error}`]];
    });
    expect(actual).toEqual(expected);
  }, 60_000);

  it("cost less than 1,600 instantiations, with the module", async () => {
    const folder = await generated();
    const bare = scratchFolder();
    const { value = [] } = await generate({
      specs: [inputWith([])],
      templates: readTemplates(),
      importExtension: ".js",
    });
    writeFiles(bare, value);
    const request = `import { recentchanges } from "./wiki/recentchanges.js";
const request = recentchanges({ prop: ["title", "timestamp"] });`;
    const use = `for (const row of answer.query?.recentchanges ?? []) console.log(request.method, row.title, row.timestamp);`;
    const without = instantiations(
      bare,
      `${request}
declare const answer: { query?: { recentchanges: readonly { title?: string; timestamp: string }[] } };
${use}`,
    );
    const typed = [request, request.replace("] }", '] }, { formatversion: "1" }')].map((each) =>
      instantiations(
        folder,
        `import type { ResponseOf } from "./runtime/client.js";
${each}
declare const answer: ResponseOf<typeof request>;
${use}`,
      ),
    );
    expect(without).toBeGreaterThan(100);
    for (const count of typed) {
      expect(count).toBeGreaterThan(without);
      expect(count).toBeLessThan(1_600);
    }
  }, 60_000);
});

/** What the compiler counts for a program of one file. */
function instantiations(folder: string, code: string): number {
  writeFileSync(join(folder, "use.ts"), code);
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  const compilerOptions = {
    target: "es2023",
    lib: ["es2023", "dom", "dom.iterable"],
    module: "nodenext",
    types: [],
    noEmit: true,
    strict: true,
    skipLibCheck: true,
  };
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ compilerOptions, files: ["use.ts"] }),
  );
  const output = runCompiler(folder, "--extendedDiagnostics", "-p", folder);
  expect(output).not.toContain("error TS");
  return Number(/^Instantiations:\s+(\d+)/m.exec(output)?.[1]);
}
