import { hasErrors } from "../diagnostics/diagnostic.js";
import type { Staged } from "../diagnostics/diagnostic.js";
import type { Problem } from "../diagnostics/problem.js";
import type { DialectKind } from "../model/dialect.js";
import { withoutBooleans } from "../model/json-schema.js";
import type { DirectorySchema } from "../model/json-schema.js";
import type { EndpointOperation } from "../model/operation.js";
import type { Parameter } from "../model/parameter.js";
import type { DirectoryModel } from "../model/spec-model.js";
import { below } from "../read/document.js";
import type { Document } from "../read/document.js";
import type { Directory, OpenApiOperation, PathItem } from "../spec/types.js";
import { resolveReference, unsupportedFeature } from "./component.js";
import { lowerParameters } from "./directory-parameter.js";
import { withImpliedTypes } from "./contract-schema.js";
import { gapsOf } from "./gaps.js";

const SCHEMA_PREFIX = "#/components/schemas/";

/** A lowered directory, with the problems of the operations that it lacks. */
export interface LoweredDirectory {
  readonly value: DirectoryModel;
  readonly problems: readonly Problem[];
}

/**
 * Converts the supported operations of a checked directory to the model.
 *
 * @param dialect Default: that of the document
 */
export function lowerDirectory(
  name: string,
  source: string,
  document: Document<Directory>,
  dialect: DialectKind = document.value["x-paramsmith-dialect"] ?? "plain",
): LoweredDirectory {
  const problems: Problem[] = [];
  const { components = {} } = document.value;
  const operations = Object.entries(document.value.paths).flatMap(([path, item]) => {
    if (!item.get) return [];
    const pointer = below("/paths", path, "get");
    const { value, diagnostics } = lowerEndpoint(document, path, item, item.get);
    problems.push(...diagnostics.map((found) => ({ pointer, diagnostic: found })));
    return value && !hasErrors(diagnostics) ? [value] : [];
  });
  const model: DirectoryModel = {
    kind: "directory",
    name,
    file: document.file,
    source,
    title: document.value.info.title,
    dialect: { kind: dialect },
    operations,
    schemas: Object.fromEntries(
      Object.entries(components.schemas ?? {}).map(([key, schema]) => [
        key,
        withImpliedTypes(withoutBooleans(schema)),
      ]),
    ),
    gaps: gapsOf(document.value["x-undocumented"], {
      file: document.file,
      pointer: "/x-undocumented",
    }),
  };
  return { value: model, problems };
}

function lowerEndpoint(
  document: Document<Directory>,
  path: string,
  item: PathItem,
  operation: OpenApiOperation,
): Staged<EndpointOperation> {
  const parameters = lowerParameters(document, path, item);
  const payload = lowerPayload(document, operation, below("/paths", path, "get"));
  return {
    value:
      parameters.value && payload.value
        ? lowerOperation(document, path, operation, parameters.value, payload.value)
        : undefined,
    diagnostics: [...parameters.diagnostics, ...payload.diagnostics],
  };
}

function lowerOperation(
  document: Document,
  path: string,
  operation: OpenApiOperation,
  parameters: readonly Parameter[],
  { payload, mediaTypes }: LoweredPayload,
): EndpointOperation {
  const { $ref: reference } = payload;
  const { "x-version-property": versionProperty } = operation;
  const summary = operation.summary ?? operation.description;
  return {
    kind: "endpoint",
    name: operation.operationId ?? `GET ${path}`,
    origin: { file: document.file, pointer: below("/paths", path, "get") },
    method: "GET",
    path,
    deprecated: operation.deprecated ?? false,
    ...(summary !== undefined && { summary }),
    parameters,
    payload,
    mediaTypes,
    ...(versionProperty !== undefined && { versionProperty }),
    ...(reference?.startsWith(SCHEMA_PREFIX) && {
      payloadName: reference.slice(SCHEMA_PREFIX.length),
    }),
  };
}

interface LoweredPayload {
  readonly payload: DirectorySchema;
  readonly mediaTypes: readonly string[];
}

/** The JSON payload of the first successful response. */
function lowerPayload(
  document: Document<Directory>,
  operation: OpenApiOperation,
  pointer: string,
): Staged<LoweredPayload> {
  const status = Object.keys(operation.responses).find((each) => each.startsWith("2"));
  if (status === undefined)
    return unsupportedFeature(
      document,
      below(pointer, "responses"),
      "an operation without a successful response",
    );
  const responsePointer = below(pointer, "responses", status);
  const response = resolveReference(
    document.value.components?.responses,
    operation.responses[status],
  );
  const mediaTypes = Object.keys(response?.content ?? {}).filter((each) =>
    /^application\/(?:[\w.-]+\+)?json\b/.test(each),
  );
  const [type] = mediaTypes;
  if (type === undefined)
    return unsupportedFeature(document, responsePointer, "a response without JSON");
  const payload = withImpliedTypes(withoutBooleans(response?.content?.[type]?.schema ?? {}));
  return { value: { payload, mediaTypes }, diagnostics: [] };
}
