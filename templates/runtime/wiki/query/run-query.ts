import type { ModuleMessage } from "../../action-api/warning-order.js";
import type { ApiMessage } from "../../model/api-message.js";
import { isJsonArray, isJsonObject } from "../../model/json.js";
import type { Json, JsonObject } from "../../model/json.js";
import type { RequestReading, SelectedModule } from "../../read/request-reading.js";
import type { ModuleOfRequest } from "../../action-api/warning-order.js";
import type { WireParams } from "../../wire/wire-params.js";
import { answerModule } from "./run-module.js";
import { wireName } from "../call/module-call.js";
import type { Asked } from "../call/module-call.js";
import type { Caller } from "../store/caller.js";
import { continuation, resumption } from "./continuation.js";
import type { Resumption, Step, Steps } from "./continuation.js";
import { badContinue } from "../select/cursor.js";
import type { ModuleAnswer } from "../call/module-response.js";
import { entryFields } from "../pages/page-entry.js";
import { NO_PAGES, pageSet } from "../pages/page-set.js";
import type { PageOptions, PageSet, PageSource } from "../pages/page-set.js";
import { answered, refused } from "../call/refusal.js";
import type { Answered, Refused } from "../call/refusal.js";
import type { Store } from "../store/store.js";
import type { StubModules } from "./stub-modules.js";

/** A query to the stub, read. */
export interface QueryRequest {
  readonly reading: RequestReading;
  readonly wire: WireParams;
  readonly caller: Caller;
  readonly store: Store;
  readonly modules: StubModules;
  /** A handler's answer for a module, where somebody has written one. */
  readonly override: (asked: Asked) => Promise<Answered<ModuleAnswer>> | undefined;
}

/** What a query is answered with, in the form of format version 2. */
export interface QueryAnswer {
  /** All but the pages, whose place in `query` is empty. */
  readonly body: JsonObject;
  /** In the order in which they were found. */
  readonly pages: readonly NumberedPage[];
  readonly warnings: readonly ModuleMessage[];
  /** Paths of modules that were done before, and did not run. */
  readonly done: ReadonlySet<string>;
}

/** A page of an answer, and its number there: that of the page, or one from -1 downwards. */
export interface NumberedPage {
  readonly id: number;
  readonly fields: JsonObject;
}

/** Why a query is not answered, and which module says so. */
export type QueryRefusal = Omit<Refused, "warnings"> &
  ModuleOfRequest & { readonly warnings?: readonly ModuleMessage[] };

/** What comes of a query, or of a part of it. */
export type QueryOutcome<Value> = Extract<Answered<Value>, { kind: "answered" }> | QueryRefusal;

/** Answers a query as the server does: pages first, then each module that is not done yet. */
export async function runQuery(request: QueryRequest): Promise<QueryOutcome<QueryAnswer>> {
  const { reading, wire } = request;
  const proceed = reading.query["continue"];
  const own = reading.selected.filter(({ asGenerator }) => !asGenerator);
  const onPages = own.filter(({ module }) => module.group === "prop");
  const resumed = resumption(
    typeof proceed === "string" ? proceed : undefined,
    wire,
    onPages.map(({ module }) => module.name),
  );
  if (!resumed) return refusedByRoot("main", badContinue());
  const pages = await pagesOf(request, resumed);
  if (pages.kind === "refused") return pages;
  const answers = new Map<SelectedModule, ModuleAnswer>();
  for (const selected of own) {
    if (resumed.done.has(selected.module.name) || answers.has(selected)) continue;
    // oxlint-disable-next-line no-await-in-loop -- the server runs one module after the other
    const answer = await answerOne(request, selected, pages.value.set);
    if (answer.kind === "refused") {
      const warnings = said(pages.value, answers);
      return refusedBy(selected, answer, warnings);
    }
    answers.set(selected, answer.value);
  }
  return answered(put(request, resumed, pages.value, answers));
}

function refusedByRoot(module: string, { kind, code, text }: Refused): QueryRefusal {
  return { kind, code, text, module };
}

function refusedBy(
  selected: SelectedModule,
  { warnings = [], ...reason }: Refused,
  before: readonly ModuleMessage[],
): QueryRefusal {
  const { module, asGenerator } = selected;
  const all = [...before, ...saidBy(selected, warnings)];
  return { ...reason, module: module.path, asGenerator, warnings: all };
}

/** What the modules of a request have warned of so far. */
function said(
  { generator, warnings: early = [] }: QueryPages,
  answers: ReadonlyMap<SelectedModule, ModuleAnswer>,
): readonly ModuleMessage[] {
  const all = [...(generator ? [[generator.selected, generator.answer] as const] : []), ...answers];
  return [...early, ...all.flatMap(([selected, { warnings = [] }]) => saidBy(selected, warnings))];
}

function saidBy(
  { module, asGenerator }: SelectedModule,
  warnings: readonly ApiMessage[],
): readonly ModuleMessage[] {
  return warnings.map((warning) => ({ ...warning, module: module.path, asGenerator }));
}

interface QueryPages {
  readonly set: PageSet;
  /** What the server warns of as it looks for the pages. */
  readonly warnings?: readonly ModuleMessage[];
  /** What the generator said of itself. */
  readonly generator?: { readonly selected: SelectedModule; readonly answer: ModuleAnswer };
}

async function pagesOf(
  request: QueryRequest,
  { isGeneratorDone }: Resumption,
): Promise<QueryOutcome<QueryPages>> {
  if (isGeneratorDone) return answered({ set: NO_PAGES });
  const { reading, store, caller } = request;
  const { titles, pageids, revids } = reading.query;
  const sources = Object.entries({ titles, pageids, revids }).filter(
    ([, value]) => value !== undefined,
  );
  const selected = reading.selected.find(({ asGenerator }) => asGenerator);
  const [first, second] = sources;
  if (first && second)
    return refusedByRoot(
      "query",
      refused("multisource", `${second[0]} cannot be used together with ${first[0]}.`),
    );
  const source: PageSource = {
    ...(Array.isArray(titles) && { titles: titles.map(String) }),
    ...(Array.isArray(pageids) && { pageids: pageids.map(Number) }),
    ...(Array.isArray(revids) && { revids: revids.map(Number) }),
  };
  const options: PageOptions = {
    redirects: reading.query["redirects"] === true,
    caller: caller.name,
    seesDeleted: caller.rights.has("deletedhistory"),
    iwurl: reading.query["iwurl"] === true,
  };
  const isFixed = options.redirects && revids !== undefined;
  const warnings = isFixed ? [REDIRECTS_AND_REVIDS] : [];
  const lead = pageSet(store, source, isFixed ? { ...options, redirects: false } : options);
  if (!selected) return answered({ set: lead, warnings });
  const answer = await answerOne(request, selected, lead);
  if (answer.kind === "refused") return refusedBy(selected, answer, warnings);
  const set = pageSet(store, answer.value.generated ?? {}, options);
  return answered({ set, warnings, generator: { selected, answer: answer.value } });
}

const REDIRECTS_AND_REVIDS: ModuleMessage = {
  code: "redirectsandrevids",
  text: "Revisions are of the pages that they are of: redirects are not followed from there.",
  module: "query",
};

async function answerOne(
  request: QueryRequest,
  { module, args, asGenerator }: SelectedModule,
  pages: PageSet,
): Promise<Answered<ModuleAnswer>> {
  const { reading, wire, caller, store, modules } = request;
  const { main, query } = reading;
  const asked: Asked = { module, args, asGenerator, wire, main, query, pages, caller, store };
  const overridden = request.override(asked);
  if (overridden) return overridden;
  const { selections, results } = modules;
  const selection = selections.get(module.path);
  return selection
    ? answerModule(selection, results.get(module.path), asked)
    : refused("notimplemented", `The stub knows no answer of ${module.path}. Give it a handler.`);
}

function put(
  request: QueryRequest,
  resumed: Resumption,
  pagesOfQuery: QueryPages,
  answers: ReadonlyMap<SelectedModule, ModuleAnswer>,
): QueryAnswer {
  const { set, generator } = pagesOfQuery;
  const { reading, wire } = request;
  const query: Record<string, Json> = {};
  for (const [name, value] of Object.entries(set.remarks))
    if (value !== undefined) query[name] = value;
  const pages = pagesWith(request, set, answers);
  if (reading.query["indexpageids"] === true && pages.length > 0)
    query["pageids"] = set.entries.map(({ id }) => String(id));
  if (pages.length > 0) query["pages"] = [];
  for (const answer of [generator?.answer, ...answers.values()]) {
    for (const [name, value] of Object.entries(answer?.query ?? {})) {
      if (value === undefined) continue;
      const before = query[name];
      query[name] = isJsonObject(before) && isJsonObject(value) ? { ...before, ...value } : value;
    }
  }
  return {
    body: {
      ...goingOn(request, resumed, generator, answers),
      ...limitsOf(reading, wire, generator?.answer, answers),
      ...(Object.keys(query).length > 0 && { query }),
      ...Object.assign({}, ...[...answers.values()].map(({ root }) => root)),
    },
    pages,
    warnings: said(pagesOfQuery, answers),
    done: new Set(
      reading.selected.flatMap(({ module }) =>
        resumed.done.has(module.name) ? [module.path] : [],
      ),
    ),
  };
}

function pagesWith(
  request: QueryRequest,
  set: PageSet,
  answers: ReadonlyMap<SelectedModule, ModuleAnswer>,
): readonly NumberedPage[] {
  return set.entries.map((entry) => {
    const page: Record<string, Json | undefined> = {
      ...entryFields(entry, request.store),
      ...set.said.get(entry.id),
    };
    for (const { pages } of answers.values())
      for (const [name, value] of Object.entries(pages?.get(entry.id) ?? {})) {
        const before = page[name];
        page[name] =
          before !== undefined && isJsonArray(before) && value !== undefined && isJsonArray(value)
            ? [...before, ...value]
            : value;
      }
    return { id: entry.id, fields: page };
  });
}

function goingOn(
  { reading }: QueryRequest,
  resumed: Resumption,
  generator: QueryPages["generator"],
  answers: ReadonlyMap<SelectedModule, ModuleAnswer>,
): JsonObject {
  const steps = reading.selected
    .filter(({ asGenerator }) => !asGenerator)
    .map((selected): Step => ({
      name: selected.module.name,
      onPages: selected.module.group === "prop",
      proceed: named(selected, answers.get(selected)?.proceed),
    }));
  const next = generator ? named(generator.selected, generator.answer.proceed) : {};
  const position = generator ? named(generator.selected, generator.answer.position) : {};
  if (reading.query["rawcontinue"] === true)
    return rawContinuation(steps, generator?.selected.module.name ?? "", next, position);
  const { batchcomplete, continue: proceed } = continuation(steps, next, position, resumed);
  return { ...(batchcomplete && { batchcomplete }), ...(proceed && { continue: proceed }) };
}

/** The form from before `continue`, which says for each module where it goes on. */
function rawContinuation(
  steps: readonly Step[],
  generator: string,
  next: Steps,
  position: Steps,
): JsonObject {
  const all = [...steps, { name: generator, proceed: next }].filter(
    ({ proceed }) => Object.keys(proceed).length > 0,
  );
  return {
    ...(Object.keys(position).length > 0 && { "query-noncontinue": { [generator]: position } }),
    ...(all.length > 0 && {
      "query-continue": Object.fromEntries(all.map(({ name, proceed }) => [name, proceed])),
    }),
  };
}

function named(selected: SelectedModule, steps: Steps | undefined): Steps {
  const entries = Object.entries(steps ?? {});
  return Object.fromEntries(entries.map(([name, value]) => [wireName(selected, name), value]));
}

/** How much `max` is, for the modules that were asked for it. */
function limitsOf(
  { selected }: RequestReading,
  wire: WireParams,
  generator: ModuleAnswer | undefined,
  answers: ReadonlyMap<SelectedModule, ModuleAnswer>,
): JsonObject {
  const limits = selected.flatMap((each) => {
    const answer = each.asGenerator ? generator : answers.get(each);
    const limit = answer?.most ?? each.args["limit"];
    const isMax = wire.get(wireName(each, "limit")) === "max";
    return isMax && typeof limit === "number" ? [[each.module.name, limit] as const] : [];
  });
  return limits.length > 0 ? { limits: Object.fromEntries(limits) } : {};
}
