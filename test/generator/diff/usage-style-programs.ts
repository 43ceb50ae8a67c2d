import { program } from "./usage-programs.js";
import type { UsageProgramCase } from "./usage-programs.js";

const IMPORT =
  'import { allpages } from "@/allpages.js";\nimport type { AllpagesParams } from "@/allpages.js";\n';

/** Programs in the styles of applications. `@/` is the folder of the generated code. */
export const STYLE_PROGRAMS: readonly UsageProgramCase[] = [
  program("a service class", {
    "service.ts": `${IMPORT}type Send = (request: unknown) => Promise<unknown>;
export class PageService {
  readonly #send: Send;
  constructor(send: Send) { this.#send = send; }
  list(params: AllpagesParams) {
    return this.#send(allpages({ ...params, filterredir: "nonredirects" }));
  }
  from(from: string) {
    return this.list({
      from,
      limit: 10,
    });
  }
}`,
    "main.ts": `import { PageService } from "./service.js";
const service = new PageService(async () => undefined);
export const pages = service.list({ from: "A", filterredir: "all" });
export const first = service.from("B");`,
  }),
  program("a functional wrapper", {
    "client.ts": `import type { Parameters_ } from "./types.js";
export const withDefaults =
  <P extends object, R>(build: (params: P) => R, defaults: Partial<P>) =>
  (params: P): R => build({ ...defaults, ...params });
export const compose = <A, B, C>(f: (a: A) => B, g: (b: B) => C) => (a: A): C => g(f(a));
export type { Parameters_ };`,
    "types.ts": `import type { allpages } from "@/allpages.js";
export type Parameters_ = NonNullable<Parameters<typeof allpages>[0]>;`,
    "main.ts": `${IMPORT}import { compose, withDefaults } from "./client.js";
import type { Parameters_ } from "./client.js";
const build = withDefaults((params: AllpagesParams) => allpages(params), { filterredir: "nonredirects" });
export const titled = compose((from: string): Parameters_ => ({ from }), build);`,
  }),
  program("hooks", {
    "hooks.ts": `${IMPORT}declare function useQuery<T>(key: readonly unknown[], load: () => Promise<T>): { data: T | undefined };
declare function fetchJson<R>(request: R): Promise<R>;
export function usePages(params: Pick<AllpagesParams, "from" | "filterredir">) {
  return useQuery(["pages", params.from, params.filterredir], () => fetchJson(allpages(params)));
}`,
    "main.tsx": `import { usePages } from "./hooks.js";
declare namespace JSX { interface Element {} interface IntrinsicElements { [name: string]: object } }
declare function List(props: { title: string }): JSX.Element;
export function Pages({ from }: { from: string }): JSX.Element {
  const { data } = usePages({ from, filterredir: "nonredirects" });
  return <List title={String(data)} />;
}`,
  }),
  program("a reducer of filters", {
    "main.ts": `import type { AllpagesParams } from "@/allpages.js";
type Filter = NonNullable<AllpagesParams["filterredir"]>;
type Action = { type: "filter"; filter: Filter } | { type: "from"; from: string };
export function reduce(state: AllpagesParams, action: Action): AllpagesParams {
  return action.type === "filter"
    ? { ...state, filterredir: action.filter }
    : { ...state, from: action.from };
}
export const start = reduce({}, { type: "filter", filter: "nonredirects" });`,
  }),
  program("handlers of MSW", {
    "server.ts": `import { http, HttpResponse } from "msw";
import { @CREATE } from "@/handlers.js";
import type { AllpagesParams } from "@/allpages.js";
import { pages } from "./pages.js";
const handler = @CREATE({ allpages: (args) => pages.filter((page) => page.title >= (args.from ?? "")) });
export const handlers = [
  http.all("https://wiki.example/w/api.php", ({ request }) => handler(request)),
  http.get("*/pages/:from", ({ params: { from } }) => {
    const params: AllpagesParams = { from: String(from), filterredir: "nonredirects" };
    return HttpResponse.json(params);
  }),
];`,
    "pages.ts": 'export const pages = [{ pageid: 1, ns: 0, title: "A" }];',
    "more.ts": `import type { @HANDLERS } from "@/handlers.js";
export const only: Pick<@HANDLERS, "allpages"> = { allpages: ({ filterredir }) => filterredir === "nonredirects" ? [] : [] };`,
  }),
  program("a cache with generics", {
    "main.ts": `${IMPORT}class Cache<Key extends object, Value> {
  readonly #values = new Map<string, Value>();
  get(key: Key, make: (key: Key) => Value): Value {
    const text = JSON.stringify(key);
    const value = this.#values.get(text) ?? make(key);
    this.#values.set(text, value);
    return value;
  }
}
const cache = new Cache<AllpagesParams, unknown>();
export const value = cache.get({ from: "A", filterredir: "nonredirects" }, (key) => allpages(key));`,
  }),
  program("schemas of zod", {
    "main.ts": `import { z } from "zod";
${IMPORT}const query = z.object({ from: z.string(), filterredir: z.enum(["all", "nonredirects", "redirects"]) });
export const handle = (input: unknown) => allpages(query.parse(input));
const typed: z.ZodType<AllpagesParams> = z.object({ from: z.string(), filterredir: z.literal("nonredirects") });
export const first = (input: unknown) => {
  const found = typed.safeParse(input);
  return found.success ? allpages(found.data) : undefined;
};`,
  }),
  program("a table of commands", {
    "main.ts": `${IMPORT}interface Command<P> { readonly name: string; readonly defaults: P; run(params: P): unknown }
const command = <P>(each: Command<P>): Command<P> => each;
export const commands = {
  list: command<AllpagesParams>({ name: "list", defaults: { filterredir: "nonredirects" }, run: (params) => allpages(params) }),
  from: command({ name: "from", defaults: { from: "A" }, run: (params: { from: string }) => allpages(params) }),
};`,
  }),
  program("a builder with methods", {
    "main.ts": `${IMPORT}type Open = { -readonly [Name in keyof AllpagesParams]: AllpagesParams[Name] };
export class Query {
  readonly #params: Open = {};
  from(value: NonNullable<AllpagesParams["from"]>): this { this.#params.from = value; return this; }
  redirects(kind: Open["filterredir"]): this {
    if (kind !== undefined) this.#params.filterredir = kind;
    return this;
  }
  build() { return allpages(this.#params); }
}
export const request = new Query().from("A").redirects("nonredirects").build();`,
  }),
  program("results with errors as values", {
    "main.ts": `${IMPORT}type Result<T, E> = { ok: true; value: T } | { ok: false; error: E };
export function parse(text: string): Result<AllpagesParams, string> {
  const [from, filterredir] = text.split("|");
  if (from === undefined) return { ok: false, error: "empty" };
  return filterredir === "nonredirects"
    ? { ok: true, value: { from, filterredir } }
    : { ok: true, value: { from } };
}
const parsed = parse("A|nonredirects");
export const request = parsed.ok ? allpages(parsed.value) : undefined;`,
  }),
  program("an iteration over pages", {
    "main.ts": `${IMPORT}declare function send(request: unknown): Promise<{ continue?: string; titles: readonly string[] }>;
export async function* titles(params: AllpagesParams) {
  let next: string | undefined;
  do {
    const page = await send(allpages({
      ...params,
      filterredir: "nonredirects",
      ...(next !== undefined && { from: next }),
    }));
    yield* page.titles;
    next = page.continue;
  } while (next !== undefined);
}`,
  }),
  program("functions in JavaScript with documented types", {
    "lib.js": `import { allpages } from "@/allpages.js";
/**
 * @param {string} from
 * @param {Omit<import("@/allpages.js").AllpagesParams, "from">} [more]
 */
export const list = (from, more = {}) => allpages({ ...more, from });`,
    "main.js": `import { list } from "./lib.js";
export const request = list("A", { filterredir: "nonredirects" });`,
  }),
];
