import type { SpecModel } from "../../spec/model/spec-model.js";
import { plannedNames, resultIdentifiers, VERSION_1 } from "./plan.js";
import type {
  OperationNames,
  PlannedOpenApi,
  PlannedEndpoint,
  PlannedModule,
  PlannedSchema,
} from "./planned.js";
import { upperFirst } from "./identifier.js";
import { taskIdentifiers } from "./tasks.js";
import { resultNames } from "./result-names.js";

/** The names that generated code exports for one operation or schema. */
export interface ExportedNames {
  /** An operation's request builder, or a schema's type. */
  readonly builder: string;
  /** All exports, including the builder. */
  readonly all: readonly string[];
  /** Exports whose members are parameters; members of other exports are response fields. */
  readonly requests: readonly string[];
  /** The files that export them, without extension; indexes are not included. */
  readonly files: readonly string[];
  /** The builder's first parameter is a body. Default: false. */
  readonly takesBody?: boolean;
}

/** Names by module path, operation id, or schema pointer (`#/…`). */
export function exportedNames(model: SpecModel): ReadonlyMap<string, ExportedNames> {
  // Code may use the types of format version 1; only its configuration knows.
  const planned = plannedNames(
    model.kind === "catalogue" ? { ...model, formatVersion1: true } : model,
  );
  switch (planned.kind) {
    case "catalogue":
      return new Map(planned.modules.map((each) => [each.operation.path, namesOfModule(each)]));
    case "openapi":
      return new Map([
        ...planned.endpoints.map(
          (each) => [each.operation.name, namesOfEndpoint(each, planned)] as const,
        ),
        ...planned.schemas.map((each) => [pointerOf(each), namesOfSchema(each)] as const),
      ]);
  }
}

/**
 * Without a result, these are the names that a result would get, because results may be unknown
 * here.
 */
function namesOfModule({ names, task, result, version1 }: PlannedModule): ExportedNames {
  const results = result
    ? [...resultIdentifiers(result), ...(version1 ? resultIdentifiers(version1.planned) : [])]
    : ["", VERSION_1].flatMap((suffix) => Object.values({ ...resultNames(names.request, suffix) }));
  const tasks = taskIdentifiers(task);
  const named = namesOfOperation(names, [...tasks, upperFirst(names.descriptor), ...results]);
  return { ...named, requests: [...named.requests, ...tasks] };
}

/** Named schemas are not among them. */
function namesOfEndpoint(
  { operation, names, response, responses, body, pages }: PlannedEndpoint,
  { unnamed }: PlannedOpenApi,
): ExportedNames {
  const contents = [...responses.flatMap((each) => each.contents), ...body];
  const own = unnamed.filter(
    ({ planned, origin }) =>
      origin.pointer === operation.origin.pointer &&
      contents.some(({ schema }) => schema === planned),
  );
  const named = namesOfOperation(names, [
    response,
    ...own.flatMap(({ planned: { type, validate } }) => [type, validate]),
    ...(pages ? [pages.name] : []),
  ]);
  return { ...named, takesBody: body.length > 0 };
}

function namesOfOperation(
  { file, request, params, descriptor, validate, parse }: OperationNames,
  more: readonly string[],
): ExportedNames {
  const requests = [request, params, descriptor, validate, parse];
  return { builder: request, all: [...requests, ...more], requests, files: [file] };
}

function pointerOf({ name }: PlannedSchema): string {
  return `#/components/schemas/${name}`;
}

function namesOfSchema({ type, validate }: PlannedSchema): ExportedNames {
  return { builder: type, all: [type, validate], requests: [], files: ["schemas"] };
}
