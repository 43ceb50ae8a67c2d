import type { DialectStubApi } from "../../templates/runtime/data-rest/stub.js";
import type { Finding } from "../diff/finding.js";
import { openApiStubApi } from "../emit/parts/stub-api.js";
import type { Builders } from "../inspect/builder-call.js";
import type { EndpointOperation, ModuleOperation } from "../spec/model/operation.js";
import type { Origin, Parameter } from "../spec/model/parameter.js";
import type { ModuleResult, ResultField } from "../spec/model/result.js";
import { mapFields } from "../spec/model/result-fields.js";
import type { SpecModel } from "../spec/model/spec-model.js";
import { partNames } from "./address.js";
import type { ExplorerChanges, ExplorerOperation, ExplorerSpec } from "./explorer-data.js";

/** The input of one spec of the page. */
export interface ExploredSpec {
  /** The output folder, which also begins the spec's URLs. */
  readonly name: string;
  readonly model: SpecModel;
  readonly builders: Builders;
  /** The client's import path, which exports `bodyAs`. Default: next to the spec's folder. */
  readonly client?: string;
  /** The path of its service, if the page is served. */
  readonly servedAt?: string;
  /** The findings since an earlier version, if the page compares two. */
  readonly since?: { readonly base: string; readonly findings: readonly Finding[] };
}

/** A spec as the page contains it, with the operation of each of its parts. */
export interface ExplorerContent {
  readonly spec: ExplorerSpec;
  readonly operations: readonly ExplorerOperation[];
  /**
   * The stub definition for an OpenAPI document. For a catalogue, the page creates it from the
   * model.
   */
  readonly stub?: DialectStubApi;
}

/** Prepares a spec for the page. */
export function explorerContent(explored: ExploredSpec): ExplorerContent {
  const { name, model, client = "./runtime/client.js", servedAt, since } = explored;
  const frame = {
    name,
    parts: partNames(model.operations),
    builders: Object.fromEntries(explored.builders),
    client,
    ...(servedAt !== undefined && { servedAt }),
    ...(since && { changes: changesSince(since) }),
  };
  switch (model.kind) {
    case "catalogue": {
      const { operations, remarks: _remarks, site: _site, otherResults: _others, ...rest } = model;
      return {
        spec: { kind: "catalogue", ...frame, model: { ...rest, gaps: [] } },
        operations: operations.map(moduleBlock),
      };
    }
    case "openapi": {
      const { operations, ...rest } = model;
      return {
        spec: { kind: "openapi", ...frame, model: { ...rest, skipped: [], gaps: [] } },
        operations: operations.map(endpointBlock),
        stub: openApiStubApi(model),
      };
    }
  }
}

function changesSince({ base, findings }: NonNullable<ExploredSpec["since"]>): ExplorerChanges {
  return {
    base,
    changes: findings.map(({ rule, level, module, parameter, value, message }) => ({
      rule,
      level,
      module,
      ...(parameter !== undefined && parameter !== "" && { parameter }),
      ...(value !== undefined && { value }),
      message,
    })),
  };
}

/** The page shows no positions. */
const NOWHERE: Origin = { file: "", pointer: "" };

/**
 * A module without the parts that the page does not show: positions, remarks, the parameters of format
 * version 1, and the servers of fields that all servers of the result sent.
 */
export function moduleBlock(operation: ModuleOperation): ModuleOperation {
  const { remarks: _remarks, result, ...shown } = operation;
  return {
    ...shown,
    origin: NOWHERE,
    parameters: operation.parameters.map(withoutOrigin),
    templated: operation.templated.map((template) => ({
      ...template,
      ...withoutOrigin(template),
      variables: template.variables,
    })),
    ...(result && { result: shortResult(result) }),
  };
}

/** An operation of an OpenAPI document without positions. */
function endpointBlock(operation: EndpointOperation): EndpointOperation {
  const { body } = operation;
  return {
    ...operation,
    origin: NOWHERE,
    parameters: operation.parameters.map((parameter) => ({ ...parameter, origin: NOWHERE })),
    responses: operation.responses.map((response) => ({ ...response, origin: NOWHERE })),
    ...(body && { body: { ...body, origin: NOWHERE } }),
  };
}

function withoutOrigin({ remarks: _remarks, info, ...parameter }: Parameter): Parameter {
  return {
    ...parameter,
    origin: NOWHERE,
    info: info.map(({ name, values }) => ({ name, values })),
  };
}

function shortResult(result: ModuleResult): ModuleResult {
  const all = result.servers.join("\n");
  const short = (field: ResultField): ResultField => {
    return {
      ...field,
      shape: mapFields(field.shape, (fields) => fields.map(short)),
      servers: field.servers.join("\n") === all ? [] : field.servers,
    };
  };
  const { origin: _origin, ...rest } = result;
  return {
    ...rest,
    response: result.response.map(short),
    generator: result.generator.map(short),
    bodies: result.bodies.map((body) =>
      body.is === "text"
        ? body
        : {
            ...body,
            is: {
              tuple: body.is.tuple.map((shape) => mapFields(shape, (fields) => fields.map(short))),
            },
          },
    ),
  };
}
