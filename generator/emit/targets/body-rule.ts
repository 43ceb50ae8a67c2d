import { endpointLabel } from "../../../templates/runtime/directory/endpoint.js";
import type { PlannedContent, PlannedEndpoint } from "../plan/planned.js";
import { values } from "../../base/fragment.js";
import type { Import } from "../../base/fragment.js";
import { literalText, stringText } from "../../base/literal.js";
import type { DirectorySchema } from "../../spec/model/json-schema.js";
import { fieldTypes } from "./field-types.js";

type Schemas = Readonly<Record<string, DirectorySchema>>;

/** The members of an object that has the rules of bodies, for the service that reads them. */
export function bodyRule(
  { operation, body }: PlannedEndpoint,
  schemas: Schemas,
): readonly string[] {
  if (!operation.body) return [];
  const contents = body.map(
    (each) => `${stringText(each.content.mediaType)}: ${contentRule(each, schemas)}`,
  );
  const members = [
    ...(operation.body.required ? ["required: true"] : []),
    `contents: { ${contents.join(", ")} }`,
  ];
  return [`${stringText(endpointLabel(operation))}: { ${members.join(", ")} }`];
}

/** The imports of those rules. */
export function bodyRuleImports(
  endpoints: readonly PlannedEndpoint[],
  folder: string,
): readonly Import[] {
  const names = endpoints.flatMap(({ body }) =>
    body.flatMap(({ schema }) => (schema ? [schema.validate] : [])),
  );
  return names.length > 0 ? [values(`${folder}/validators`, ...new Set(names))] : [];
}

function contentRule({ content, schema }: PlannedContent, schemas: Schemas): string {
  const fields = fieldTypes(content, schemas);
  const members = [
    ...(schema ? [`validate: ${schema.validate}`] : []),
    ...(fields && Object.keys(fields).length > 0 ? [`fields: ${literalText(fields)}`] : []),
  ];
  return `{ ${members.join(", ")} }`;
}
