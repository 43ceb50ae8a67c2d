import type { JSONSchema } from "json-schema-to-typescript";
import { mapSubschemas } from "../../model/json-schema.js";
import type { JsonSchema } from "../../model/json-schema.js";
import type { PlannedDirectory, PlannedSchema, PlannedSpec } from "../../plan/planned.js";
import type { TextFragment } from "../fragment.js";
import { specHeader } from "../header.js";
import { LINE_WIDTH } from "../literal.js";

const SCHEMA_PREFIX = "#/components/schemas/";

/** Types of a directory's payloads, by json-schema-to-typescript, and their validators, by ajv. */
export async function payloads(spec: PlannedSpec): Promise<readonly TextFragment[]> {
  if (spec.kind !== "directory") return [];
  const schemas = payloadSchemas(spec);
  return [
    await typesFragment(spec, schemas),
    await validatorsFragment(spec, schemas),
    declarationsFragment(spec, schemas),
  ];
}

interface Payload {
  readonly planned: PlannedSchema;
  readonly schema: JsonSchema;
}

/** The named schemas, and the payloads that have no name of their own. */
function payloadSchemas({ model, schemas, endpoints }: PlannedDirectory): readonly Payload[] {
  const named = schemas.map((planned) => ({ planned, schema: model.schemas[planned.name] ?? {} }));
  const unnamed = endpoints
    .filter(({ operation }) => operation.payloadName === undefined)
    .map(({ payload, operation }) => ({ planned: payload, schema: operation.payload }));
  return [...named, ...unnamed];
}

async function typesFragment(
  { names, model }: PlannedDirectory,
  schemas: readonly Payload[],
): Promise<TextFragment> {
  const [{ compile }, { laidOut }] = await Promise.all([
    import("json-schema-to-typescript"),
    import("../payload-types.js"),
  ]);
  const definitions = Object.fromEntries(
    schemas.map(({ planned, schema }) => [planned.type, typeSchema(schema, schemas, planned.type)]),
  );
  const whole = { $defs: definitions, type: "object", additionalProperties: false } as JSONSchema;
  // The formatter costs more than all the rest of a run; the types are laid out below.
  const code = await compile(whole, "PayloadsOfDirectory", {
    bannerComment: "",
    format: false,
    unreachableDefinitions: true,
    maxItems: -1,
  });
  const types = laidOut(code.replace(/export interface PayloadsOfDirectory \{\s*\}\n?/, ""));
  return {
    kind: "text",
    path: `${names.folder}/schemas.ts`,
    text: `${specHeader(model.source)}\n\n${types}\n`,
  };
}

/** Objects are closed so that the types have no index signature, and each schema has its planned name. */
function typeSchema(schema: JsonSchema, all: readonly Payload[], title?: string): JsonSchema {
  const {
    title: _title,
    $ref: reference,
    ...rest
  } = mapSubschemas(schema, (below) => typeSchema(below, all));
  const target = reference === undefined ? {} : { $ref: typeReference(reference, all) };
  // A reference with a text of its own would become a type of its own.
  if (reference !== undefined && schema.description !== undefined) {
    return { description: schema.description, allOf: [target] };
  }
  const open = schema.type === "object" && schema.additionalProperties === undefined;
  return {
    ...rest,
    ...target,
    ...(title !== undefined && { title }),
    ...(open && { additionalProperties: false }),
  };
}

function typeReference(reference: string, all: readonly Payload[]): string {
  const found = all.find(({ planned }) => planned.name === reference.slice(SCHEMA_PREFIX.length));
  return `#/$defs/${found?.planned.type ?? ""}`;
}

async function validatorsFragment(
  { names, model }: PlannedDirectory,
  schemas: readonly Payload[],
): Promise<TextFragment> {
  const [{ Ajv2020 }, { standaloneModule }] = await Promise.all([
    import("ajv/dist/2020.js"),
    import("../standalone.js"),
  ]);
  const ajv = new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    // The directory's schema has checked these; compiling the meta schema costs more than all of them.
    meta: false,
    validateSchema: false,
    allErrors: true,
    validateFormats: false,
    strictRequired: false,
    keywords: ["x-wire-format", "example"],
    code: { source: true, esm: true, lines: true },
  });
  ajv.addSchema({
    $id: "payloads",
    $defs: Object.fromEntries(
      schemas.map(({ planned, schema }) => [planned.type, validatorSchema(schema, schemas)]),
    ),
  });
  const exported = Object.fromEntries(
    schemas.map(({ planned }) => [planned.validate, `payloads#/$defs/${planned.type}`]),
  );
  const text = `${specHeader(model.source)}\n${standaloneModule(ajv, exported)}\n`;
  return { kind: "text", path: `${names.folder}/validators.js`, text };
}

/** What validators do not look at. */
const ANNOTATIONS: ReadonlySet<string> = new Set([
  "$comment",
  "default",
  "deprecated",
  "description",
  "example",
  "examples",
  "format",
  "title",
]);

/** Annotations are left out: what is compiled stands in the output with its schema. */
function validatorSchema(schema: JsonSchema, all: readonly Payload[]): JsonSchema {
  const mapped = mapSubschemas(schema, (below) => validatorSchema(below, all));
  const kept = Object.entries(mapped).filter(
    ([keyword]) => !ANNOTATIONS.has(keyword) && !keyword.startsWith("x-"),
  );
  const reference = schema.$ref === undefined ? {} : { $ref: typeReference(schema.$ref, all) };
  return { ...Object.fromEntries(kept), ...reference };
}

function declarationsFragment(
  { names, model }: PlannedDirectory,
  schemas: readonly Payload[],
): TextFragment {
  const typeNames = schemas.map(({ planned }) => planned.type).toSorted();
  const lines = schemas.flatMap(({ planned }) => [
    "",
    `/** Whether a value is ${/^[AEIOU]/.test(planned.type) ? "an" : "a"} {@link ${planned.type}}; after false, \`errors\` says why. */`,
    `export declare const ${planned.validate}: PayloadValidator<${planned.type}>;`,
  ]);
  const flat = `import type { ${typeNames.join(", ")} } from "./schemas.js";`;
  const broken = `import type {\n${typeNames.map((name) => `  ${name},\n`).join("")}} from "./schemas.js";`;
  const text = [
    specHeader(model.source),
    "",
    'import type { PayloadValidator } from "../runtime/payload.js";',
    flat.length > LINE_WIDTH ? broken : flat,
    ...lines,
    "",
  ].join("\n");
  return { kind: "text", path: `${names.folder}/validators.d.ts`, text };
}
