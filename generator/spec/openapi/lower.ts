import { diagnostic, hasErrors } from "../../base/diagnostic.js";
import type { Diagnostic, Staged, Problem } from "../../base/diagnostic.js";
import type { DialectKind, OpenApiModel } from "../model/spec-model.js";
import type { Int64Values } from "../schema/formats.js";
import { sharedParts } from "../../base/shared-parts.js";
import type { EndpointOperation } from "../model/operation.js";
import { below } from "../../base/document.js";
import type { Document } from "../../base/document.js";
import type { OpenApiDocument, PathItem } from "../source/types.js";
import { splitDirections } from "./split-directions.js";
import { isAboutVariables, lowerParameters } from "./parameter.js";
import { lowerSchema } from "./contract-schema.js";
import { keyedOperations } from "./units.js";
import type { KeyedOperation } from "./units.js";
import { lowerRequestBody } from "./content.js";
import { lowerResponses } from "./responses.js";
import { lowerApiKeys, lowerSecurity, lowerSecuritySchemes } from "./security.js";
import { lowerOwnServer, lowerServers } from "./servers.js";
import { undocumentedFacts } from "../model/remarks.js";
import { isAboutDefault } from "./parameter-type.js";
import type { SchemaContext } from "./parameter-type.js";

/** A lowered OpenAPI document, with the problems of the operations that it lacks. */
export interface LoweredOpenApi {
  readonly value: Omit<OpenApiModel, "passwords">;
  readonly problems: readonly Problem[];
  /** The defaults that the model lacks. */
  readonly ignored: readonly Diagnostic[];
  /** The paths whose variables in the model differ from the document. */
  readonly assumed: readonly Diagnostic[];
  /** The optional parameters that the model lacks. */
  readonly omitted: readonly Diagnostic[];
  readonly warnings: readonly Diagnostic[];
}

/** The configuration's decisions about an OpenAPI document. */
export interface OpenApiSettings {
  /** Default: from the document. */
  readonly dialect?: DialectKind | undefined;
  /** Default: numbers. */
  readonly int64?: Int64Values | undefined;
}

/** Converts the supported operations of a checked OpenAPI document to the model. */
export function lowerOpenApi(
  name: string,
  source: string,
  document: Document<OpenApiDocument>,
  { dialect = document.value["x-paramsmith-dialect"] ?? "plain", int64 }: OpenApiSettings = {},
): LoweredOpenApi {
  const problems: Problem[] = [];
  const ignored: Diagnostic[] = [];
  const assumed: Diagnostic[] = [];
  const omitted: Diagnostic[] = [];
  const warnings: Diagnostic[] = [];
  const {
    components = {},
    info: { title },
  } = document.value;
  // The title is only used in descriptions.
  if (title === undefined) {
    const detail = "/info must have required property 'title'";
    omitted.push(diagnostic("schema-violation", { detail }, document.locate("/info")));
  }
  const schemas = Object.fromEntries(
    Object.entries(components.schemas ?? {}).map(([key, schema]) => [
      key,
      lowerSchema(schema, int64),
    ]),
  );
  const operations = Object.entries(document.value.paths).flatMap(([path, item]) =>
    keyedOperations(item).flatMap((keyed) => {
      const pointer = below("/paths", path, keyed.key);
      const lowered = lowerEndpoint(document, path, item, keyed, { schemas, int64 });
      const { value, diagnostics } = lowered;
      for (const each of lowered.omitted) omitted.push(each);
      const others = diagnostics.filter(
        (found) => !isAboutDefault(found) && !isAboutVariables(found),
      );
      for (const found of diagnostics)
        if (isAboutDefault(found)) ignored.push(found);
        else if (isAboutVariables(found)) assumed.push(found);
      for (const found of others)
        if (found.severity === "error") problems.push({ pointer, diagnostic: found });
        else warnings.push(found);
      return value && !hasErrors(others) ? [value] : [];
    }),
  );
  const directed = splitDirections(operations, schemas);
  const servers = lowerServers(document, document.value.servers);
  for (const each of servers.warnings) warnings.push(each);
  const model: LoweredOpenApi["value"] = {
    kind: "openapi",
    name,
    file: document.file,
    source,
    title: title ?? name,
    dialect: { kind: dialect },
    ...(int64 !== undefined && { int64 }),
    securitySchemes: lowerSecuritySchemes(document, operations),
    apiKeys: lowerApiKeys(document),
    // Conversions have made equal parts of parts that differed.
    ...sharedParts()(directed),
    servers: servers.servers,
    gaps: undocumentedFacts(
      document.value["x-undocumented"],
      {
        file: document.file,
        pointer: "/x-undocumented",
      },
      true,
    ),
    skipped: [],
  };
  return { value: model, problems, ignored, assumed, omitted, warnings };
}

function lowerEndpoint(
  document: Document<OpenApiDocument>,
  path: string,
  item: PathItem,
  { key, method, operation }: KeyedOperation,
  { schemas, int64 }: SchemaContext,
): Staged<EndpointOperation> & Pick<LoweredOpenApi, "omitted"> {
  const pointer = below("/paths", path, key);
  const parameters = lowerParameters(document, path, item, { key, operation }, { schemas, int64 });
  const body = lowerRequestBody(document, operation, method, pointer, int64);
  const { diagnostics, omitted } = parameters;
  if (!parameters.value) return { value: undefined, diagnostics, omitted };
  const { "x-version-property": versionProperty } = operation;
  const security = lowerSecurity(document, operation);
  const { server, warnings } = lowerOwnServer(
    document,
    item.servers && { servers: item.servers, pointer: below("/paths", path, "servers") },
    operation.servers && { servers: operation.servers, pointer: below(pointer, "servers") },
  );
  const summary = operation.summary ?? operation.description;
  const { description } = operation;
  const value: EndpointOperation = {
    kind: "endpoint",
    name: operation.operationId ?? `${method} ${path}`,
    origin: { file: document.file, pointer },
    method,
    path,
    deprecated: operation.deprecated ?? false,
    ...(summary !== undefined && { summary }),
    ...(description !== undefined && description !== summary && { description }),
    parameters: parameters.value,
    ...(body && { body }),
    responses: lowerResponses(document, operation, { method, pointer, schemas, int64 }),
    ...(security && { security }),
    ...(server !== undefined && { server }),
    ...(versionProperty !== undefined && { versionProperty }),
  };
  return { value, diagnostics: [...diagnostics, ...warnings], omitted };
}
