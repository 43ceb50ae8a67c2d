import { upperFirst } from "./identifier.js";
import type { EndpointParts, OperationNames, PlannedModule } from "./planned.js";

/** The identifiers of an operation that depend on its name alone. */
export function operationIdentifiers({
  request,
  params,
  descriptor,
  validate,
  read,
}: OperationNames): readonly string[] {
  return [request, params, descriptor, validate, read];
}

/** The identifiers that the file of a module declares or imports from other generated files. */
export function moduleIdentifiers({
  names,
  result,
}: Pick<PlannedModule, "names" | "result">): readonly string[] {
  return [
    ...operationIdentifiers(names),
    upperFirst(names.descriptor),
    ...(result ? [result.names.result] : []),
  ];
}

/** The identifiers that the file of an endpoint declares or imports from other generated files. */
export function endpointIdentifiers({
  operation,
  names,
  response,
  responses,
  body,
  pages,
}: EndpointParts): readonly string[] {
  const contents = [...body, ...responses.flatMap((each) => each.contents)];
  const schemas = [
    ...contents.map(({ schema }) => schema),
    ...responses.map(({ headers }) => headers),
    ...operation.parameters.map(({ type }) => (type.kind === "schema" ? type.names : undefined)),
  ];
  const ofSchemas = schemas.flatMap((schema) =>
    [schema?.type ?? [], schema?.validate ?? []].flat(),
  );
  return [
    ...new Set([
      ...operationIdentifiers(names),
      response,
      ...(pages ? [pages.name] : []),
      ...ofSchemas,
    ]),
  ];
}
