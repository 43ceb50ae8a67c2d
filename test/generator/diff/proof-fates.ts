/**
 * What becomes of everything that was fine with the old spec: with the strict validators (V), and on the wire (W).
 *
 * V is breaking where the new validators refuse what the old ones took. Of requests that is the validator
 * of a module or operation, given structured parameters that the old one takes. Of answers it is the other
 * way round, since whoever validates them has the code of the old spec: an answer that the new spec allows
 * must fit the old schema.
 *
 * W is breaking where a request that the old server answers is an error, or asks for something that is no
 * longer there, and where an answer has another form. It is risky where something is clamped, dropped or
 * means something else, where only callers with high limits are refused, and where answers hold values
 * that they did not hold before.
 *
 * @module
 */
import { endpointDescriptor } from "../../../generator/emit/parts/descriptor.js";
import { catalogueApi } from "../../../generator/inspect/catalogue-api.js";
import type { CatalogueModel, OpenApiModel } from "../../../generator/spec/model/spec-model.js";
import type { AnyModule } from "../../../templates/runtime/model/descriptor.js";
import type { AnyEndpoint } from "../../../templates/runtime/openapi/endpoint.js";
import { endpointModule } from "../../../generator/inspect/openapi-request.js";
import { endpointRequest } from "../../../templates/runtime/openapi/endpoint.js";
import { parseRaw } from "../../../templates/runtime/openapi/endpoint-parser.js";
import { parseRequest } from "../../../templates/runtime/parse/parsed-request.js";
import type { Api } from "../../../templates/runtime/parse/parsed-request.js";
import type { ParseOptions } from "../../../templates/runtime/rules/rule.js";
import { matchedPath, pathTemplate } from "../../../templates/runtime/styles/path-template.js";
import { rawRequest } from "../../../templates/runtime/styles/wire-request.js";
import type { WireRequest } from "../../../templates/runtime/styles/wire-request.js";
import { allRules } from "../../../templates/runtime/rules/all.js";
import { wireParams } from "../../../templates/runtime/wire/wire-params.js";
import { areAnswersRefused, fateOfReaders, withoutNames } from "./proof-answers.js";
import { fateOfBodies } from "./proof-bodies.js";
import type { Side } from "./proof-output.js";
import {
  fateOfWire,
  inputsOfModule,
  namedArguments,
  validatorFate,
  wireOf,
} from "./proof-requests.js";
import type { Input, Read } from "./proof-requests.js";
import type { ValidatorFate, WireFate } from "./proof-verdict.js";
import { parsed } from "./specs.js";

/** What becomes of requests and answers; undefined where the generator refuses one of the specs. */
export interface Fates {
  readonly validators: ValidatorFate;
  readonly wire: WireFate;
}

/** Compares two sides of one kind. */
export function fatesOf(old: Side, next: Side): Fates | undefined {
  const [before, after] = [old.planned?.model, next.planned?.model];
  if (before?.kind === "catalogue" && after?.kind === "catalogue")
    return catalogueFates(before, after);
  if (before?.kind === "openapi" && after?.kind === "openapi")
    return openApiFates(before, after, old, next);
  return undefined;
}

function catalogueFates(old: CatalogueModel, next: CatalogueModel): Fates {
  const [before, after] = [catalogueApi(old), catalogueApi(next)];
  const asked = old.operations
    .filter(({ role }) => role === "request")
    .flatMap(({ path }) => before.modules.get(path) ?? []);
  return {
    validators: worst(
      asked.map((module) => validatorFate(module, after.modules.get(module.path))),
      ["refused", "refused-high", "accepted"],
    ),
    wire: fateOfWire(
      asked.flatMap((module) => requestsTo(module, after.modules.get(module.path))),
      (request, options) => readCatalogue(before, request, options),
      (request, options) => readCatalogue(after, request, options),
    ),
  };
}

type Wire = Readonly<Record<string, string>>;

/** Requests that select the module, and those in which it is the generator. */
function requestsTo(module: AnyModule, next: AnyModule | undefined): readonly Wire[] {
  const inputs = inputsOfModule(module, next);
  const { select, prefix, generator, name } = module;
  return inputs.flatMap((input) => [
    { ...select, ...wireOf(input, prefix) },
    ...(generator ? [{ action: "query", generator: name, ...wireOf(input, `g${prefix}`) }] : []),
  ]);
}

function readCatalogue(api: Api, request: Wire, options: ParseOptions): Read {
  const reading = parseRequest(api, wireParams(request), options);
  const own = reading.selected.flatMap(({ module, asGenerator, args }) =>
    namedArguments(
      { ...module, prefix: `${asGenerator ? "g" : ""}${module.prefix}` },
      args,
      request,
    ),
  );
  return {
    ok: reading.ok,
    loses: reading.issues.some(({ code }) => code !== "deprecation"),
    selected: reading.selected.map(
      ({ module, asGenerator }) => `${module.path} ${String(asGenerator && module.generator)}`,
    ),
    args: new Map(own),
  };
}

function openApiFates(old: OpenApiModel, next: OpenApiModel, oldSide: Side, nextSide: Side): Fates {
  const counterparts = endpointsOf(next);
  const fates = endpointsOf(old).map((endpoint) => {
    const byPath = counterparts.find(
      ({ path, method }) =>
        withoutNames(path) === withoutNames(endpoint.path) && method === endpoint.method,
    );
    const byName = counterparts.find(({ operationId }) => operationId === endpoint.operationId);
    const module = endpointModule(endpoint);
    const same = byPath ?? byName;
    return {
      validators: validatorFate(module, same && endpointModule(same)),
      wire: fateOfWire(
        inputsOfModule(module, byPath && endpointModule(byPath)).flatMap((input) =>
          requestsOf(endpoint, input),
        ),
        (request) => readEndpoint(endpoint, request),
        (request) => (byPath ? readEndpoint(byPath, request) : NOT_THERE),
      ),
    };
  });
  const bodies = old.operations.map((operation) => {
    const { name, path, method } = operation;
    const counterpart =
      next.operations.find((each) => each.path === path && each.method === method) ??
      next.operations.find((each) => each.name === name);
    return fateOfBodies([operation, old], [counterpart, next]);
  });
  const answers = areAnswersRefused(old, next) ? "refused" : "accepted";
  const readers = fateOfReaders(old, next, [
    parsed(JSON.stringify(oldSide.spec.spec)),
    parsed(JSON.stringify(nextSide.spec.spec)),
  ]);
  return {
    validators: worst(
      [...[...fates, ...bodies].map(({ validators }) => validators), answers],
      ["refused", "refused-high", "accepted"],
    ),
    wire: worst(
      [...[...fates, ...bodies].map(({ wire }) => wire), readers],
      ["error", "error-high", "other", "same"],
    ),
  };
}

const NOT_THERE: Read = {
  ok: false,
  loses: false,
  selected: [],
  args: new Map(),
};

function endpointsOf({ operations }: OpenApiModel): readonly AnyEndpoint[] {
  return operations.map((operation) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler proves this of the same literal in each generated endpoint
    return endpointDescriptor(operation) as unknown as AnyEndpoint;
  });
}

/** The request that generated code sends; none for a value that no request can hold. */
function requestsOf(endpoint: AnyEndpoint, input: Input): readonly WireRequest[] {
  try {
    return [endpointRequest(endpoint, input)];
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

/** Reads a request as the generated service does. */
function readEndpoint(endpoint: AnyEndpoint, { path, search, headers }: WireRequest): Read {
  const variables = matchedPath(pathTemplate(endpoint.path), path.split("/")) ?? {};
  const { ok, issues, args, texts, unknown } = parseRaw(
    endpoint,
    allRules,
    rawRequest(search, variables, headers),
  );
  const given = Object.fromEntries(texts);
  return {
    ok,
    loses: issues.some(({ code }) => code !== "deprecation") || unknown.length > 0,
    selected: [],
    args: new Map(namedArguments({ path: "", prefix: "", params: endpoint.params }, args, given)),
  };
}

function worst<Fate>(fates: readonly Fate[], order: readonly [Fate, ...(readonly Fate[])]): Fate {
  return order.find((fate) => fates.includes(fate)) ?? order[order.length - 1] ?? order[0];
}
