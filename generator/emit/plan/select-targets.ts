import { reachableNames } from "../../spec/schema/json-schema.js";
import type { EndpointOperation, ModuleOperation } from "../../spec/model/operation.js";
import type { Target } from "../../spec/input.js";
import type { PlannedCatalogue, PlannedOpenApi, PlannedModule, PlannedSpec } from "./planned.js";

/**
 * Removes the parts of a spec that no code of the targets is about, so that nothing refers to them.
 * Names do not depend on targets.
 */
export function selectTargets(spec: PlannedSpec, targets: readonly Target[]): PlannedSpec {
  switch (spec.kind) {
    case "catalogue":
      return selectCatalogueTargets(spec, targets);
    case "openapi":
      return targets.includes("responses") ? spec : withoutResponses(spec);
  }
}

function selectCatalogueTargets(
  { root, ...spec }: PlannedCatalogue,
  targets: readonly Target[],
): PlannedCatalogue {
  const hasResponses = targets.includes("responses");
  const operationOf = ({ result, ...operation }: ModuleOperation): ModuleOperation => ({
    ...operation,
    ...(hasResponses && result && { result }),
  });
  const moduleOf = ({ result, version1, ...module }: PlannedModule): PlannedModule => ({
    ...module,
    operation: operationOf(module.operation),
    ...(hasResponses && result && { result }),
    ...(hasResponses && version1 && { version1 }),
  });
  return {
    ...spec,
    model: { ...spec.model, operations: spec.model.operations.map(operationOf) },
    modules: spec.modules.map(moduleOf),
    ...(root && { root: moduleOf(root) }),
  };
}

/**
 * Keeps body and parameter schemas, including schemas that parameter validators use. A list's pages
 * are responses.
 */
function withoutResponses(spec: PlannedOpenApi): PlannedOpenApi {
  const { model } = spec;
  const endpoints = spec.endpoints.map(({ pages: _pages, ...endpoint }) => ({
    ...endpoint,
    operation: operationWithoutResponses(endpoint.operation),
    responses: [],
  }));
  const bodies = endpoints.flatMap(({ body }) => body);
  const parameters = endpoints.flatMap(({ operation }) =>
    operation.parameters.flatMap(({ type }) => (type.kind === "schema" ? [type] : [])),
  );
  const validators = new Set(parameters.flatMap(({ names }) => names?.validate ?? []));
  const validating = spec.schemas.filter(({ validate }) => validators.has(validate));
  const needed = new Set([
    ...validating.map(({ name }) => name),
    ...reachableNames(
      [
        ...bodies.map(({ content }) => content.schema),
        ...parameters.map(({ schema }) => schema),
        ...validating.map(({ name }) => model.schemas[name] ?? {}),
      ],
      model.schemas,
    ),
  ]);
  const ofNeeded = <Value>(values: Readonly<Record<string, Value>>): Record<string, Value> =>
    Object.fromEntries(Object.entries(values).filter(([name]) => needed.has(name)));
  return {
    ...spec,
    endpoints,
    model: {
      ...model,
      operations: model.operations.map(operationWithoutResponses),
      schemas: ofNeeded(model.schemas),
      requestForms: ofNeeded(model.requestForms),
    },
    schemas: spec.schemas.filter(({ name }) => needed.has(name)),
    unnamed: spec.unnamed.filter(({ planned }) => bodies.some(({ schema }) => schema === planned)),
  };
}

function operationWithoutResponses(operation: EndpointOperation): EndpointOperation {
  return { ...operation, responses: [] };
}
