import type { JSONSchema } from "json-schema-to-typescript";
import { escapeHiddenInLines } from "../../text/hidden.js";
import { mapSubschemas, subschemas } from "../../model/json-schema.js";
import type { DirectorySchema } from "../../model/json-schema.js";
import type { PlannedDirectory, PlannedSchema } from "../../plan/planned.js";
import { StructureKind, VariableDeclarationKind } from "../../ts-morph.js";
import { commentLines } from "../../typescript/doc-comment.js";
import { types } from "../../typescript/fragment.js";
import type { Fragment, SourceFragment, TextFragment } from "../../typescript/fragment.js";
import { specHeader } from "../../typescript/header.js";
import { payloadTypes } from "../directory/payload-types.js";
import {
  isAnnotation,
  isSample,
  isTypeless,
  withLiteralTypes,
} from "../directory/schema-keywords.js";

const SCHEMA_PREFIX = "#/components/schemas/";

/** The schema that refers to all others has this name for json-schema-to-typescript. */
const ROOT = "PayloadsOfDirectory";

/**
 * The types of a directory's payloads, by json-schema-to-typescript, and their validators, by ajv.
 */
export async function payloads(spec: PlannedDirectory): Promise<readonly Fragment[]> {
  const schemas = payloadSchemas(spec);
  return [
    await typesFragment(spec, schemas),
    await validatorsFragment(spec, schemas),
    declarationsFragment(spec, schemas),
  ];
}

interface Payload {
  readonly planned: PlannedSchema;
  readonly schema: DirectorySchema;
  /**
   * The name for json-schema-to-typescript, which changes names such as `alliance_list` and
   * `Page2d`.
   */
  readonly standIn: string;
}

/** The named schemas, and the payloads without a named schema. */
function payloadSchemas({ model, schemas, endpoints }: PlannedDirectory): readonly Payload[] {
  const named = schemas.map((planned) => ({ planned, schema: model.schemas[planned.name] ?? {} }));
  const unnamed = endpoints
    .filter(({ operation }) => operation.payloadName === undefined)
    .map(({ payload, operation }) => ({ planned: payload, schema: operation.payload }));
  return [...named, ...unnamed].map((payload, index) => ({ ...payload, standIn: `P${index}` }));
}

async function typesFragment(
  { names, model }: PlannedDirectory,
  schemas: readonly Payload[],
): Promise<SourceFragment> {
  const { compile } = await import("json-schema-to-typescript");
  const definitions = schemas.map(({ standIn, schema }) => [
    standIn,
    { ...typeSchema(schema, schemas), title: standIn },
  ]);
  // json-schema-to-typescript would add a comment to types that nothing refers to.
  const properties = schemas.map(({ standIn }) => [standIn, { $ref: `#/$defs/${standIn}` }]);
  const whole = {
    $defs: Object.fromEntries(definitions),
    type: "object",
    properties: Object.fromEntries(properties),
    additionalProperties: false,
  } as JSONSchema;
  const code = await compile(whole, ROOT, {
    bannerComment: "",
    format: false,
    maxItems: -1,
    // The schema is self-contained: nothing is fetched and no file is read.
    $refOptions: { resolve: { external: false } },
  });
  const typeNames = new Map(schemas.map(({ standIn, planned }) => [standIn, planned.type]));
  return {
    kind: "source",
    path: `${names.folder}/schemas.ts`,
    header: specHeader(model.source),
    imports: [],
    statements: payloadTypes(code, ROOT, typeNames),
  };
}

/** Keywords that describe the content of a value. Listed values describe themselves. */
const CONTENT: ReadonlySet<string> = new Set(["properties", "additionalProperties", "items"]);

/**
 * Closes objects, so that the types have no index signature. Names and comments are added later.
 */
function typeSchema(schema: DirectorySchema, all: readonly Payload[]): DirectorySchema {
  const {
    title: _title,
    $ref: reference,
    description,
    ...rest
  } = mapSubschemas(schema, (below) => typeSchema(below, all));
  const target =
    reference === undefined ? {} : { $ref: `#/$defs/${find(reference, all)?.standIn ?? ""}` };
  const comment =
    description === undefined ? {} : { description: commentLines(description).join("\n") };
  // A reference with its own description would become a separate type.
  if (reference !== undefined && description !== undefined) return { ...comment, allOf: [target] };
  const open = schema.type === "object" && schema.additionalProperties === undefined;
  const anything = reference === undefined && Object.keys(rest).every(isTypeless);
  const isListed = Object.hasOwn(schema, "enum") || Object.hasOwn(schema, "const");
  const kept = Object.entries(rest).filter(
    ([keyword]) => !isSample(keyword) && !(isListed && CONTENT.has(keyword)),
  );
  return {
    ...withLiteralTypes(Object.fromEntries(kept)),
    ...comment,
    ...target,
    ...(open && { additionalProperties: false }),
    ...(anything && { tsType: "unknown" }),
  };
}

function find(reference: string, all: readonly Payload[]): Payload | undefined {
  return all.find(({ planned }) => planned.name === reference.slice(SCHEMA_PREFIX.length));
}

async function validatorsFragment(
  { names, model }: PlannedDirectory,
  schemas: readonly Payload[],
): Promise<TextFragment> {
  const [{ Ajv2020 }, { standaloneModule }] = await Promise.all([
    import("ajv/dist/2020.js"),
    import("../directory/standalone.js"),
  ]);
  const ajv = new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    // The directory's schema has been checked. Compiling the meta schema takes longer than all
    // payload schemas.
    meta: false,
    validateSchema: false,
    allErrors: true,
    validateFormats: false,
    strictTypes: false,
    strictRequired: false,
    ownProperties: schemas.some(({ schema }) => hasInheritedName(schema)),
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
  const code = standaloneModule(ajv, exported);
  const whole = canGoDeep(schemas) ? withStackLimit(code) : code;
  const text = `${specHeader(model.source)}\n${escapeHiddenInLines(whole)}\n`;
  return { kind: "text", path: `${names.folder}/validators.js`, text };
}

/**
 * Returns true if validators may recurse with the depth of a payload: for recursive schemas, and if
 * items are compared.
 */
function canGoDeep(all: readonly Payload[]): boolean {
  return recursivePayloads(all).length > 0 || all.some(({ schema }) => comparesItems(schema));
}

/** The payloads that lead to a circle of references. */
function recursivePayloads(all: readonly Payload[]): readonly Payload[] {
  const left = all.filter(({ schema }) => referencesIn(schema).some((each) => find(each, all)));
  return left.length === all.length ? left : recursivePayloads(left);
}

function referencesIn(schema: DirectorySchema): readonly string[] {
  return [
    ...(schema.$ref === undefined ? [] : [schema.$ref]),
    ...subschemas(schema).flatMap(referencesIn),
  ];
}

function comparesItems(schema: DirectorySchema): boolean {
  return schema["uniqueItems"] === true || subschemas(schema).some(comparesItems);
}

/** Wraps validators, so that a payload that exceeds the stack is an ordinary validation error. */
function withStackLimit(code: string): string {
  const exports = code.replaceAll(
    /^export const (?<name>[\w$]+) = (?<validate>validate\d+);$/gm,
    "export const $<name> = /* @__PURE__ */ withinStack($<validate>);",
  );
  return `${exports}\n${WITHIN_STACK}`;
}

/** Browsers report a stack overflow with different errors. Validators throw no others. */
const WITHIN_STACK = `function withinStack(validate) {
function guarded(data) {
try {
const fits = validate(data);
guarded.errors = validate.errors;
return fits;
} catch (error) {
if (!(error instanceof RangeError) && error?.name !== "InternalError") throw error;
guarded.errors = [{instancePath:"",schemaPath:"",keyword:"depth",params:{},message:"must not be nested as deeply"}];
return false;
}
}
return guarded;
}
`;

/** Removes annotations, because compiled validators contain their schema. */
function validatorSchema(schema: DirectorySchema, all: readonly Payload[]): DirectorySchema {
  const mapped = mapSubschemas(schema, (below) => validatorSchema(below, all));
  const kept = Object.entries(mapped).filter(([keyword]) => !isAnnotation(keyword));
  const reference =
    schema.$ref === undefined
      ? {}
      : { $ref: `#/$defs/${find(schema.$ref, all)?.planned.type ?? ""}` };
  return { ...Object.fromEntries(kept), ...reference };
}

/**
 * Returns true if an object has a member with an inherited name. Then validators must ignore
 * inherited members.
 */
function hasInheritedName(schema: DirectorySchema): boolean {
  return (
    Object.keys(schema.properties ?? {}).some((name) => name in Object.prototype) ||
    subschemas(schema).some(hasInheritedName)
  );
}

function declarationsFragment(
  { names: { folder }, model }: PlannedDirectory,
  schemas: readonly Payload[],
): SourceFragment {
  return {
    kind: "source",
    path: `${folder}/validators.d.ts`,
    header: specHeader(model.source),
    imports: [
      types("runtime/model/payload", "PayloadValidator"),
      types(`${folder}/schemas`, ...schemas.map(({ planned }) => planned.type)),
    ],
    statements: schemas.map(({ planned }) => ({
      kind: StructureKind.VariableStatement,
      isExported: true,
      hasDeclareKeyword: true,
      docs: [
        {
          description: `Whether a value is ${/^[AEIOU]/.test(planned.type) ? "an" : "a"} {@link ${planned.type}}; after false, \`errors\` says why.`,
        },
      ],
      declarationKind: VariableDeclarationKind.Const,
      declarations: [{ name: planned.validate, type: `PayloadValidator<${planned.type}>` }],
    })),
  };
}
