import type { JSONSchema } from "json-schema-to-typescript";
import { escapeHiddenInLines } from "../../text/hidden.js";
import { referencesIn } from "../../model/json-schema.js";
import type { DirectorySchema } from "../../model/json-schema.js";
import type { DirectoryPayloads, PlannedSchema } from "../../plan/planned.js";
import { StructureKind, VariableDeclarationKind } from "../../ts-morph.js";
import { types } from "../../typescript/fragment.js";
import type { Fragment, SourceFragment, TextFragment } from "../../typescript/fragment.js";
import { inlineType } from "../../parameter-types/schema.js";
import { specHeader } from "../../typescript/header.js";
import { typeText } from "../../typescript/type-expression.js";
import { payloadAjv } from "../directory/payload-ajv.js";
import { payloadFiles } from "../directory/payload-files.js";
import { payloadTypes } from "../directory/payload-types.js";
import { shareSchemas, sharedFunction } from "../directory/shared-schemas.js";
import { typeSchemas } from "../directory/type-schema.js";
import { comparesItems, validatorSchemas } from "../directory/validator-schema.js";

/** The schema that contains all others has this name for json-schema-to-typescript. */
const ROOT = "PayloadsOfDirectory";

/** The types of a directory's payloads, by json-schema-to-typescript. */
export async function payloadTypeFiles(spec: DirectoryPayloads): Promise<readonly Fragment[]> {
  return payloadFiles(spec).includes("schemas")
    ? [await typesFragment(spec, payloadSchemas(spec))]
    : [];
}

/** The validators of a directory's payloads, by ajv. */
export async function payloadValidatorFiles(spec: DirectoryPayloads): Promise<readonly Fragment[]> {
  const schemas = payloadSchemas(spec);
  return payloadFiles(spec).includes("validators.js")
    ? [await validatorsFragment(spec, schemas), declarationsFragment(spec, schemas)]
    : [];
}

interface Payload {
  readonly planned: PlannedSchema;
  readonly schema: DirectorySchema;
  /** The text of the type, if it is not declared. */
  readonly inline?: string;
}

/** The payloads of a directory. */
interface Payloads {
  readonly all: readonly Payload[];
  /** The named schemas, by their names. */
  readonly named: ReadonlyMap<string, PlannedSchema>;
}

/** The named schemas, those of bodies and responses without a name, and those of parameters. */
function payloadSchemas({
  model,
  schemas,
  unnamed,
  parameterSchemas,
}: DirectoryPayloads): Payloads {
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
  { names, model }: DirectoryPayloads,
  { all, named }: Payloads,
): Promise<SourceFragment> {
  const { compile } = await import("json-schema-to-typescript");
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
    header: specHeader(model.source),
    imports: [],
    statements: payloadTypes(code, ROOT, typeNames),
  };
}

async function validatorsFragment(
  { names, model }: DirectoryPayloads,
  { all, named }: Payloads,
): Promise<TextFragment> {
  const [
    ajv,
    { addErrorsByCalls },
    { changeGenerators },
    { countNamesOnce },
    { withErrorRules },
    {
      referToExports,
      separateCode,
      standaloneModule,
      withReferences,
      withShortSignatures,
      withStackLimit,
      withoutExports,
    },
  ] = await Promise.all([
    payloadAjv(
      all.map(({ schema }) => schema),
      // The code is written to a file, so that the engine need not compile it here.
      { source: true, esm: true, lines: true, process: () => "return function () {};" },
    ),
    import("../directory/keywords/added-errors.js"),
    import("../directory/keywords/code-generators.js"),
    import("../directory/keywords/counted-names.js"),
    import("../directory/error-rules.js"),
    import("../directory/standalone.js"),
  ]);
  changeGenerators(ajv, (gen) => {
    addErrorsByCalls(gen);
    countNamesOnce(gen);
  });
  referToExports(ajv, (name) => sharedFunction(name) ?? named.get(name)?.validate ?? "");
  const validatorSchema = validatorSchemas(model.schemas);
  const separate = all.map(({ planned, schema }) => ({
    name: planned.validate,
    schema: validatorSchema(schema),
  }));
  // A shared function does not know what the schemas around it evaluated.
  const { schemas, parts } = ajv.opts.unevaluated
    ? { schemas: separate, parts: [] }
    : shareSchemas(separate);
  const compiled = [...schemas, ...parts];
  // ajv compiles one function for all names of an object.
  for (const { name, schema } of compiled) ajv.addSchema({ ...schema }, name);
  const exported = Object.fromEntries(compiled.map(({ name }) => [name, name]));
  const compiledCode = withReferences(
    standaloneModule(ajv, exported, (...given) => withErrorRules(separateCode(...given))),
  );
  const code = withoutExports(
    ajv.opts.unevaluated ? compiledCode : withShortSignatures(compiledCode),
    new Set(parts.map(({ name }) => name)),
  );
  const whole = canGoDeep(all) ? withStackLimit(code) : code;
  const text = `${specHeader(model.source)}\n${escapeHiddenInLines(whole)}\n`;
  return { kind: "text", path: `${names.folder}/validators.js`, text };
}

/**
 * Returns true if validators may recurse with the depth of a payload: for recursive schemas, and if
 * items are compared.
 */
function canGoDeep(all: readonly Payload[]): boolean {
  return isRecursive(all) || all.some(({ schema }) => comparesItems(schema));
}

/** Returns true if some schema leads to itself. */
function isRecursive(all: readonly Payload[]): boolean {
  const references = new Map(
    all.map(({ planned, schema }) => [planned.name, referencesIn(schema)]),
  );
  // Schemas without further references are removed until none is left, or only circles.
  const users = new Map<string, string[]>();
  const left = new Map<string, number>();
  for (const [name, to] of references) {
    left.set(name, to.length);
    for (const each of to) {
      const known = users.get(each);
      if (known) known.push(name);
      else users.set(each, [name]);
    }
  }
  const ends = [...left].flatMap(([name, count]) => (count === 0 ? [name] : []));
  let removed = 0;
  for (let name = ends.pop(); name !== undefined; name = ends.pop()) {
    removed += 1;
    for (const user of users.get(name) ?? []) {
      const count = (left.get(user) ?? 0) - 1;
      left.set(user, count);
      if (count === 0) ends.push(user);
    }
  }
  return removed < left.size;
}

function declarationsFragment(
  { names: { folder }, model }: DirectoryPayloads,
  { all }: Payloads,
): SourceFragment {
  return {
    kind: "source",
    path: `${folder}/validators.d.ts`,
    header: specHeader(model.source),
    imports: [
      types("runtime/validate", "PayloadValidator"),
      types(
        `${folder}/schemas`,
        ...all.flatMap(({ planned, inline }) => (inline === undefined ? [planned.type] : [])),
      ),
    ],
    statements: all.map(({ planned, inline }) => ({
      kind: StructureKind.VariableStatement,
      isExported: true,
      hasDeclareKeyword: true,
      docs: [`Whether ${subjectOf(planned, inline)}; after false, \`errors\` says why.`],
      declarationKind: VariableDeclarationKind.Const,
      declarations: [
        { name: planned.validate, type: `PayloadValidator<${inline ?? planned.type}>` },
      ],
    })),
  };
}

/** What a validator tests, for its comment. */
function subjectOf({ type }: PlannedSchema, inline: string | undefined): string {
  if (inline !== undefined) return "a value matches the schema of a parameter";
  return `a value is ${/^[AEIOU]/.test(type) ? "an" : "a"} {@link ${type}}`;
}
