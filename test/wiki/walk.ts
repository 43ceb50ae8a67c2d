import * as api from "../../generated/paraminfo/index.js";
import type { AnyModule } from "../../templates/runtime/model/descriptor.js";
import type { Send, Sendable } from "../../templates/runtime/client/send.js";
import type { GeneratorPart } from "../../templates/runtime/request/query-types.js";
import { pagesOf } from "../../templates/runtime/client/pages-of.js";
import { rowsOf } from "../../templates/runtime/client/rows-of.js";
import { isModule } from "./generated.ts";
import { inParallel } from "./server.ts";
import table from "./walks.json" with { type: "json" };

/** Rows of a response, as a walk's request asks for them. */
export type Limit = number | "max";

/** The limits whose walks must give the same rows. */
const LIMITS: readonly Limit[] = [1, 7, "max"];

/** Rows of one module, or pages of one generator, through as many requests as the limit makes it. */
export interface Walk {
  readonly name: string;
  /** The module that the limit is for. */
  readonly module: AnyModule;
  readonly rows: (limit: Limit, send: Send) => AsyncIterable<unknown>;
}

/** A walk with every limit. */
export interface WalkResult {
  readonly walk: Walk;
  /** Requests with a limit of one. */
  readonly requests: number;
  readonly rows: number;
  /** Rows that one limit gives and another does not, and failures. */
  readonly differences: readonly string[];
}

/** A row of the table: `NAME` or `NAME and more words`. */
interface Row {
  /** Without the limit. */
  readonly params?: object;
  /** In place of `params` if the module is the generator. */
  readonly generator?: object;
  /** The pages that a module is about: those of a generator. Default: `titles`. */
  readonly from?: keyof typeof SOURCES;
  readonly titles?: readonly string[];
  /** Modules that the same request asks for. */
  readonly with?: readonly string[];
  /** Whether redirects lead to the pages. Several may lead to one, which then comes again. */
  readonly redirects?: boolean;
}

type Builder = (params: object) => GeneratorPart & Sendable;

/** Generators of few pages, in the wiki with the first content. */
const SOURCES = {
  allredirects: (limit: Limit) => api.allredirects({ limit, unique: true }),
  articles: () => api.allpages({ limit: "max", to: "Alpine D" }),
  categories: (limit: Limit) => api.allcategories({ limit }),
  files: () => api.allimages({ limit: "max", from: "Leaf", to: "Pf" }),
  limited: (limit: Limit) => api.allpages({ limit, to: "Cr" }),
  members: (limit: Limit) => api.categorymembers({ limit, title: "Category:Herbs" }),
  pages: (limit: Limit) => api.allpages({ limit, to: "Alpine Z" }),
  targets: () => api.allpages({ limit: "max", from: "Bluebell", to: "Crocus" }),
  templates: () => api.allpages({ limit: "max", namespace: 10, to: "D" }),
};

/** The generators that take the limit in place of the module. */
const LIMITED: ReadonlySet<string> = new Set(["categories", "pages"]);

/** The parameters of modules that go with others, which have no limit for several pages. */
const OWN_PARAMS: Readonly<Record<string, object>> = {
  categoryinfo: {},
  info: { prop: "protection" },
  revisions: { prop: ["ids", "content"], slots: "main" },
};

/** Pages that generators start from. */
const ARTICLES = ["Anemone", "Bluebell", "Decorated", "Alpine Bluebell", "Edelweiss"];

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- walks differ in their parameters
const ROWS = Object.entries(table as Readonly<Record<string, Row>>);

/** The modules of the `query` action, as generated. */
export const QUERY_MODULES: readonly AnyModule[] = Object.values<unknown>(api)
  .filter(isModule)
  .filter(({ path }) => path.startsWith("query+"));

/** Every walk of a module's rows, and of a generator's pages, each page once. */
export const WALKS: readonly Walk[] = [
  ...ROWS.map(([name, row]) => moduleWalk(name, row)),
  ...ROWS.filter(([name]) => !name.includes(" ") && moduleOf(name).generator).map(([name, row]) =>
    generatorWalk(name, row),
  ),
];

/** Makes walks with every limit, and compares what they give with what the highest does. */
export async function walkAll(
  walks: readonly Walk[],
  send: Send,
  concurrency: number,
): Promise<readonly WalkResult[]> {
  return inParallel(walks, concurrency, async (walk) => {
    const differences: string[] = [];
    const found: { readonly rows: readonly unknown[]; readonly requests: number }[] = [];
    for (const limit of LIMITS.toReversed()) {
      const rows: unknown[] = [];
      let requests = 0;
      const counted: Send = async (parameters, how) => {
        requests += 1;
        return send(parameters, how);
      };
      try {
        // oxlint-disable-next-line no-await-in-loop -- of one module, one walk at a time
        for await (const row of walk.rows(limit, counted)) rows.push(row);
      } catch (error) {
        differences.push(`${walk.name}, limit ${limit}: ${String(error)}`);
      }
      found.push({ rows, requests });
      const [all = { rows: [] }] = found;
      differences.push(
        ...surplus(all.rows, rows).map((row) => `${walk.name}, limit ${limit}: lost ${row}`),
        ...surplus(rows, all.rows).map((row) => `${walk.name}, limit ${limit}: too much ${row}`),
      );
    }
    const rows = found[0]?.rows.length ?? 0;
    if (rows === 0) differences.push(`${walk.name}: no rows`);
    return { walk, requests: found.at(-1)?.requests ?? 0, rows, differences };
  });
}

function moduleWalk(name: string, row: Row): Walk {
  const { params, from, titles, with: others = [], redirects } = row;
  const module = moduleOf(name);
  const build = builderOf(module.name);
  if (module.group !== "prop")
    return { name, module, rows: (limit, send) => rowsOf(build({ ...params, limit }), send) };
  return {
    name,
    module,
    rows(limit, send) {
      const own = from !== undefined && LIMITED.has(from) ? {} : { limit };
      const pages =
        from === undefined ? { titles: titles ?? [] } : { generator: SOURCES[from](limit) };
      const parts = others.map((other) => builderOf(other)(OWN_PARAMS[other] ?? { limit }));
      const request = api.query([build({ ...params, ...own }), ...parts], {
        ...pages,
        ...(redirects && { redirects }),
      });
      return pagesOf(request, send, { repeats: redirects ? "dropped" : "kept" });
    },
  };
}

function generatorWalk(name: string, { params = {}, generator, titles = ARTICLES }: Row): Walk {
  const module = moduleOf(name);
  const build = builderOf(name);
  return {
    name: `${name} as generator`,
    module,
    rows(limit, send) {
      const { prop: _, slots: _slots, ...own } = { prop: "", slots: "", ...(generator ?? params) };
      const request = api.query([api.info()], {
        generator: build({ ...own, limit }),
        ...(module.group === "prop" && { titles }),
      });
      return pagesOf(request, send, { repeats: "dropped" });
    },
  };
}

/** The module of a walk, whose name begins with the module's. */
function moduleOf(name: string): AnyModule {
  const [wanted] = name.split(" ", 1);
  const module = QUERY_MODULES.find((each) => each.name === wanted);
  if (!module) throw new Error(`The generated code has no module for ${name}.`);
  return module;
}

function builderOf(name: string): Builder {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each module has its builder
  return (api as Readonly<Record<string, unknown>>)[name] as Builder;
}

/** Whether two lists hold the same values as often as each other, in whatever order. */
export function isSame(these: readonly unknown[], those: readonly unknown[]): boolean {
  return surplus(these, those).length === 0 && surplus(those, these).length === 0;
}

/** The texts of values that one list holds more often than another. */
export function surplus(these: readonly unknown[], those: readonly unknown[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const text of those.map(canonical)) counts.set(text, (counts.get(text) ?? 0) + 1);
  return these.map(canonical).filter((text) => {
    const count = counts.get(text) ?? 0;
    counts.set(text, count - 1);
    return count <= 0;
  });
}

/** The text of a value: the same for the same value, however its members are ordered. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) =>
    typeof member === "object" && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}
