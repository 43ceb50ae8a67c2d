import type { ModuleMessage, ModuleOfRequest } from "../action-api/warning-order.js";
import type { ServiceRequest } from "../http/service.js";
import type { ApiMessage } from "../model/api-message.js";
import type { ParsedRequest, SelectedModule } from "../parse/parsed-request.js";
import type { WireParams } from "../wire/wire-params.js";
import { parseContinue } from "./continuation.js";
import type { ParsedContinue } from "./continuation.js";
import { runHandler } from "./handler.js";
import type { Handlers } from "./handler.js";
import type { ModuleOutput } from "./module-output.js";
import { ok } from "./outcome.js";
import type { Outcome, Refused } from "./outcome.js";
import type { QueryBackend } from "./query-backend.js";
import { buildOutput } from "./query-output.js";
import type { QueryOutput, QueryPages } from "./query-output.js";

/** A parsed request, and the handlers and backend that run it. */
export interface QueryRun<Pages> {
  readonly request: ServiceRequest;
  readonly parsed: ParsedRequest;
  readonly wire: WireParams;
  /** Handlers that replace modules of the backend. */
  readonly handlers: Handlers;
  readonly backend: QueryBackend<Pages>;
}

/** An error of a query and the module that raised it. */
export type QueryRefusal = Omit<Refused, "warnings"> &
  ModuleOfRequest & { readonly warnings?: readonly ModuleMessage[] };

/** The result of a query. */
export type QueryOutcome =
  | { readonly kind: "ok"; readonly value: QueryOutput }
  | QueryRefusal
  /** A module is not implemented, and no module ran. */
  | { readonly kind: "not implemented"; readonly module: string };

/**
 * Runs the modules of a request one at a time, like the server: first the generator, then each
 * module that an earlier response has not finished. Stops at the first error.
 */
export async function runQuery<Pages>(run: QueryRun<Pages>): Promise<QueryOutcome> {
  const { parsed, wire, backend, handlers } = run;
  const missing = selectedPaths(parsed).find(
    (path) => !handlers.has(path) && !backend.implements(path),
  );
  if (missing !== undefined) return { kind: "not implemented", module: missing };
  const others = parsed.selected.filter(({ asGenerator }) => !asGenerator);
  const onPages = others.filter(({ module }) => module.group === "prop");
  const names = onPages.map(({ module }) => module.name);
  const continuation = parseContinue(parsed.query["continue"], wire, names);
  if (continuation.kind === "refused") return refusedByRoot("main", continuation);
  const pages = await findPages(run, continuation.value);
  if (pages.kind === "refused") return pages;
  const outputs = new Map<SelectedModule, ModuleOutput<Pages>>();
  for (const selected of others) {
    if (continuation.value.finished.has(selected.module.name)) continue;
    // oxlint-disable-next-line no-await-in-loop -- the server runs one module after the other
    const output = await runModule(run, selected, pages.value.pages);
    if (output.kind === "refused")
      return refusedBy(selected, output, collectWarnings(pages.value, outputs));
    outputs.set(selected, output.value);
  }
  const warnings = collectWarnings(pages.value, outputs);
  return ok({ ...buildOutput(run, continuation.value, pages.value, outputs), warnings });
}

/** The paths of a request's modules, including those missing from the catalogue. */
function selectedPaths({ main, query, selected }: ParsedRequest): readonly string[] {
  const { generator, prop, list, meta } = query;
  const names = [[generator], prop, list, meta].flatMap((each) =>
    Array.isArray(each) ? each : [],
  );
  return [
    ...(main["action"] === "query" ? [] : [main["action"]]),
    ...names.map((name) => (typeof name === "string" ? `query+${name}` : undefined)),
    ...selected.map(({ module }) => module.path),
  ].filter((path) => typeof path === "string");
}

async function findPages<Pages>(
  run: QueryRun<Pages>,
  { isGeneratorFinished }: ParsedContinue,
): Promise<{ readonly kind: "ok"; readonly value: QueryPages<Pages> } | QueryRefusal> {
  const { parsed, backend } = run;
  if (isGeneratorFinished) return ok({ pages: backend.noPages, warnings: [] });
  const named = backend.findPages(parsed.query);
  if (named.kind === "refused") return refusedByRoot("query", named);
  const warnings = named.value.warnings.map((warning) => ({ ...warning, module: "query" }));
  const selected = parsed.selected.find(({ asGenerator }) => asGenerator);
  if (!selected) return ok({ pages: named.value.pages, warnings });
  const output = await runModule(run, selected, named.value.pages);
  if (output.kind === "refused") return refusedBy(selected, output, warnings);
  const { generated = backend.noPages } = output.value;
  return ok({ pages: generated, warnings, generator: { selected, output: output.value } });
}

async function runModule<Pages>(
  { request, parsed, wire, handlers, backend }: QueryRun<Pages>,
  { module, args, asGenerator }: SelectedModule,
  pages: Pages,
): Promise<Outcome<ModuleOutput<Pages>>> {
  const { main, query } = parsed;
  const call = { module, args, asGenerator, wire, main, query, pages };
  const handler = handlers.get(module.path);
  return handler ? ok(await runHandler(handler, call, request, backend)) : backend.run(call);
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
  const all = [...before, ...warningsOf(selected, warnings)];
  return { ...reason, module: module.path, asGenerator, warnings: all };
}

/** The warnings of the modules that have run. */
function collectWarnings<Pages>(
  { generator, warnings: ofRoot }: QueryPages<Pages>,
  outputs: ReadonlyMap<SelectedModule, ModuleOutput<Pages>>,
): readonly ModuleMessage[] {
  const all = [...(generator ? [[generator.selected, generator.output] as const] : []), ...outputs];
  return [
    ...ofRoot,
    ...all.flatMap(([selected, { warnings = [] }]) => warningsOf(selected, warnings)),
  ];
}

function warningsOf(
  { module, asGenerator }: SelectedModule,
  warnings: readonly ApiMessage[],
): readonly ModuleMessage[] {
  return warnings.map((warning) => ({ ...warning, module: module.path, asGenerator }));
}
