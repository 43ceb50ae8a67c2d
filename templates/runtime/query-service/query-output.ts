import { isVersion1 } from "../action-api/format-version.js";
import type { ModuleMessage } from "../action-api/warning-order.js";
import { isJsonObject } from "../model/json.js";
import type { Json, JsonObject } from "../model/json.js";
import type { ParsedRequest, SelectedModule } from "../parse/parsed-request.js";
import type { WireParams } from "../wire/wire-params.js";
import { buildContinue, buildRawContinue } from "./continuation.js";
import type { ContinueParams, ModuleContinuation, ParsedContinue } from "./continuation.js";
import type { ModuleOutput } from "./module-output.js";
import { addPageFields } from "./page-fields.js";
import type { NumberedPage } from "./page-fields.js";
import type { QueryBackend } from "./query-backend.js";
import { wireName } from "./query-call.js";

/** The content of a query response in format version 2. */
export interface QueryOutput {
  /** All members. `query.pages` is empty; {@link QueryOutput.pages} is its content. */
  readonly body: JsonObject;
  /** The pages in the order in which they were found. */
  readonly pages: readonly NumberedPage[];
  readonly warnings: readonly ModuleMessage[];
  /** The paths of modules that an earlier response finished and that did not run. */
  readonly finished: ReadonlySet<string>;
  /** JSON that replaces the body. */
  readonly document?: string;
}

/** The pages of a query, and how they were found. */
export interface QueryPages<Pages> {
  readonly pages: Pages;
  /** Warnings of the root module from before the other modules ran. */
  readonly warnings: readonly ModuleMessage[];
  readonly generator?: {
    readonly selected: SelectedModule;
    readonly output: ModuleOutput<Pages>;
  };
}

type Outputs<Pages> = ReadonlyMap<SelectedModule, ModuleOutput<Pages>>;

/** Combines the outputs of all modules. */
export function buildOutput<Pages>(
  {
    parsed,
    wire,
    backend,
  }: {
    readonly parsed: ParsedRequest;
    readonly wire: WireParams;
    readonly backend: QueryBackend<Pages>;
  },
  continuation: ParsedContinue,
  found: QueryPages<Pages>,
  outputs: Outputs<Pages>,
): Omit<QueryOutput, "warnings"> {
  const { pages: listed, remarks, export: exported } = backend.listPages(found.pages, parsed.query);
  const pages = addPageFields(
    listed,
    [...outputs.values()].map((output) => output.pages ?? []),
  );
  const all = found.generator ? [found.generator.output, ...outputs.values()] : outputs.values();
  const query = buildQuery(parsed, remarks, pages, all);
  if (exported !== undefined)
    query.set("export", isVersion1(parsed) ? { "*": exported } : exported);
  return {
    ...(exported !== undefined && parsed.query["exportnowrap"] === true && { document: exported }),
    body: {
      ...continueMembers(parsed, continuation, found, outputs),
      ...limitMembers(parsed, wire, found, outputs),
      ...(query.size > 0 && { query: Object.fromEntries(query) }),
      ...Object.assign({}, ...[...outputs.values()].map(({ root }) => root)),
    },
    pages,
    finished: new Set(
      parsed.selected.flatMap(({ module }) =>
        continuation.finished.has(module.name) ? [module.path] : [],
      ),
    ),
  };
}

/** The members of `query`. Objects that several modules add under one name are merged. */
function buildQuery<Pages>(
  parsed: ParsedRequest,
  remarks: JsonObject,
  pages: readonly NumberedPage[],
  outputs: Iterable<ModuleOutput<Pages>>,
): Map<string, Json> {
  const query = new Map<string, Json>();
  for (const [name, value] of Object.entries(remarks))
    if (value !== undefined) query.set(name, value);
  if (parsed.query["indexpageids"] === true && pages.length > 0)
    query.set(
      "pageids",
      pages.map(({ id }) => String(id)),
    );
  if (pages.length > 0) query.set("pages", []);
  for (const output of outputs)
    for (const [name, value] of Object.entries(output.query ?? {})) {
      if (value === undefined) continue;
      const before = query.get(name);
      query.set(
        name,
        isJsonObject(before) && isJsonObject(value) ? { ...before, ...value } : value,
      );
    }
  return query;
}

function continueMembers<Pages>(
  { main, query, selected }: ParsedRequest,
  continuation: ParsedContinue,
  { generator: found }: QueryPages<Pages>,
  outputs: Outputs<Pages>,
): JsonObject {
  const modules = selected
    .filter(({ asGenerator }) => !asGenerator)
    .map((each): ModuleContinuation => ({
      name: each.module.name,
      onPages: each.module.group === "prop",
      params: wireNames(each, outputs.get(each)?.continueParams),
    }));
  const generator = found && {
    name: found.selected.module.name,
    next: wireNames(found.selected, found.output.continueParams),
    position: wireNames(found.selected, found.output.position),
  };
  if (query["rawcontinue"] === true) return buildRawContinue(modules, generator);
  const { batchcomplete, ...members } = buildContinue(modules, generator, continuation);
  // Only queries return batches.
  return main["action"] === "query" && batchcomplete === true
    ? { batchcomplete, ...members }
    : members;
}

function wireNames(selected: SelectedModule, params: ContinueParams = {}): ContinueParams {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [wireName(selected, name), value]),
  );
}

/** The limits of modules for which the request specifies `max`. */
function limitMembers<Pages>(
  { selected }: ParsedRequest,
  wire: WireParams,
  { generator }: QueryPages<Pages>,
  outputs: Outputs<Pages>,
): JsonObject {
  const limits = selected.flatMap((each) => {
    const output = each.asGenerator ? generator?.output : outputs.get(each);
    const limit = output?.maxLimit ?? each.args["limit"];
    const isMax = typeof limit === "number" && wire.get(wireName(each, "limit")) === "max";
    return isMax ? [[each.module.name, limit] as const] : [];
  });
  return limits.length > 0 ? { limits: Object.fromEntries(limits) } : {};
}
