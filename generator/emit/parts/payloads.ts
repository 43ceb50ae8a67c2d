import type { JSONSchema } from "json-schema-to-typescript";
import type { JsonSchema } from "../../spec/schema/json-schema.js";
import type { PlannedOpenApi, PlannedSchema } from "../plan/planned.js";
import type { SourceFragment } from "../../base/fragment.js";
import { inlineType } from "../../spec/parameters/schema.js";
import { typeText } from "../../base/type-expression.js";
import type { Emitter } from "../target.js";
import { typeSchemas } from "./type-schema.js";

/** The schema that contains all others has this name for json-schema-to-typescript. */
const ROOT = "PayloadsOfOpenApi";

/** The types of an OpenAPI document's payloads, by json-schema-to-typescript. */
export const payloadTypes: Emitter = {
  "payload-types": async (spec) =>
    spec.kind === "openapi" && hasTypes(spec)
      ? [await typesFragment(spec, payloadSchemas(spec))]
      : [],
};

/** Returns true if payloads have types. A file without exports would not be a module. */
export function hasTypes({
  schemas,
  unnamed,
  parameterSchemas,
}: Pick<PlannedOpenApi, "schemas" | "unnamed" | "parameterSchemas">): boolean {
  const declared = parameterSchemas.filter(({ inline }) => inline === undefined);
  return schemas.length + unnamed.length + declared.length > 0;
}

/** A schema with a type and a validator. */
export interface Payload {
  readonly planned: PlannedSchema;
  readonly schema: JsonSchema;
  /** The type's text, if it is not declared. */
  readonly inline?: string;
}

/** The payloads of an OpenAPI document. */
export interface Payloads {
  readonly all: readonly Payload[];
  /** The named schemas, by their names. */
  readonly named: ReadonlyMap<string, PlannedSchema>;
}

/** Named schemas, unnamed body and response schemas, and parameter schemas. */
export function payloadSchemas({
  model,
  schemas,
  unnamed,
  parameterSchemas,
}: PlannedOpenApi): Payloads {
  const named = schemas.map((planned) => ({ planned, schema: model.schemas[planned.name] ?? {} }));
  return {
    all: [
      ...named,
      ...unnamed,
      ...parameterSchemas.map(({ schema, inline, ...planned }) => ({
        planned,
        schema,
        ...(inline !== undefined && { inline: typeText(inlineType(inline)) }),
      })),
    ],
    named: new Map(schemas.map((planned) => [planned.name, planned])),
  };
}

async function typesFragment(
  { names, model }: PlannedOpenApi,
  { all, named }: Payloads,
): Promise<SourceFragment> {
  const [{ compile }, { typeStatements }] = await Promise.all([
    import("../json-schema-to-typescript.js"),
    import("./payload-types.js"),
  ]);
  // json-schema-to-typescript changes names such as `alliance_list` and `Page2d`, and appends
  // numbers to names in use.
  const standIns = new Map(all.map(({ planned }, index) => [planned.type, `P${index}X`]));
  const nameOf = (name: string): string => standIns.get(named.get(name)?.type ?? "") ?? "unknown";
  const declared = all.filter(({ inline }) => inline === undefined);
  const typeSchema = typeSchemas({ schemas: model.schemas, nameOf });
  const properties = declared.map(({ planned, schema }): [string, JSONSchema] => {
    const title = standIns.get(planned.type) ?? "";
    return [title, { ...typeSchema(schema), title }];
  });
  const whole: JSONSchema = {
    type: "object",
    properties: Object.fromEntries(properties),
    additionalProperties: false,
  };
  const code = await compile(whole, ROOT, {
    bannerComment: "",
    format: false,
    maxItems: -1,
    // The schema has no references: nothing is fetched, no file is read, and nothing is searched.
    $refOptions: {
      resolve: { external: false },
      dereference: { excludedPathMatcher: () => true },
    },
  });
  const typeNames = new Map([...standIns].map(([type, standIn]) => [standIn, type]));
  return {
    kind: "source",
    path: `${names.folder}/schemas.ts`,
    imports: [],
    statements: typeStatements(code, ROOT, typeNames),
  };
}
