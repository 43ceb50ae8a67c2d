import type { StatementStructures } from "ts-morph";
import { docComment } from "../../base/doc-comment.js";
import { types, values } from "../../base/fragment.js";
import type { Fragment, Import, SchemaFragment } from "../../base/fragment.js";
import { expandedObject, objectText, propertyName } from "../../base/literal.js";
import type { Literal } from "../../base/literal.js";
import { localNames, withAliases } from "../../base/local-names.js";
import type { LocalName } from "../../base/local-names.js";
import { STUB, WIKI } from "../../base/runtime-door.js";
import { arrayOf, named } from "../../base/type-expression.js";
import { moduleHelp, operationTexts } from "../parts/stub-text.js";
import { resultFile } from "../parts/operation.js";
import { resultData } from "../parts/result-descriptor.js";
import {
  exportFrom,
  functionOf,
  interfaceOf,
  localConstant,
  property,
} from "../parts/statement.js";
import { stubDefinition, stubParts } from "../parts/stub-api.js";
import type { PlannedCatalogue, PlannedOpenApi, PlannedSpec } from "../plan/planned.js";
import { moduleFolder } from "../plan/planned.js";
import { dataSchema } from "../parts/stub-data.js";
import { itemName, patchedCollections } from "../parts/stub-operations.js";
import type { Collection } from "../parts/stub-writes.js";
import type { ChosenCode, TargetDefinition } from "../target.js";

/** A stub that serves a wiki, or a store with the data of a document. */
export const stub: TargetDefinition = {
  needs: {
    catalogue: ["handlers", "responses"],
    openapi: ["handlers", "validators", "responses"],
  },
  door: "server",
  emitters: [resultData, { stub: stubFiles }],
};

/** The parts of a stub's file that depend on the kind of the spec. */
interface StubFileParts {
  /** The names that the file imports from other generated files, in addition to the spec's names. */
  readonly identifiers: readonly string[];
  /** The imports from the runtime, and from other generated files. */
  readonly runtime: readonly Import[];
  readonly imports: readonly Import[];
  /** The statements before and after the statements common to all stubs. */
  readonly before: readonly StatementStructures[];
  readonly after: readonly StatementStructures[];
  /** The options of the runtime's stub, and the types of those that are added. */
  readonly options: { readonly base: string; readonly added: Readonly<Record<string, string>> };
  /** The constant with the data of the stub. */
  readonly data: (local: LocalName) => StatementStructures;
  readonly create: {
    readonly doc: readonly string[];
    readonly type: string;
    readonly result: (local: LocalName) => string;
  };
  readonly more: readonly SchemaFragment[];
}

function stubFiles(spec: PlannedSpec, { targets }: ChosenCode): readonly Fragment[] {
  const { names } = spec;
  const parts =
    spec.kind === "catalogue"
      ? catalogueParts(spec)
      : openApiParts(spec, targets.includes("schemas"));
  const { identifiers, runtime, imports, before, after, options, data, create, more } = parts;
  const local = localNames([...Object.values(names), ...identifiers]);
  const added = Object.entries({
    ...options.added,
    handlers: `Partial<${names.handlers}>`,
  });
  return [
    {
      kind: "source",
      path: `${names.folder}/stub.ts`,
      imports: [
        ...withAliases(runtime, local),
        types(`${names.folder}/handlers`, names.handlers),
        values(`${names.folder}/handlers`, names.api),
        ...imports,
      ],
      statements: [
        ...before,
        interfaceOf(
          names.stubOptions,
          docComment(["Options for a stub."]),
          added.map(([name, type]) =>
            property(
              name,
              named(`${type} | undefined`),
              true,
              docComment([OPTION_TEXTS[name] ?? ""]),
            ),
          ),
          [local(options.base)],
        ),
        data(local),
        functionOf(
          names.createStub,
          docComment(create.doc),
          [{ name: "options", hasQuestionToken: true, type: names.stubOptions }],
          local(create.type),
          create.result(local),
        ),
        ...after,
      ],
    },
    ...more,
  ];
}

const OPTION_TEXTS: Readonly<Record<string, string>> = {
  data: "Replaces the data that is generated from the seed.",
  handlers: "Handlers that replace the stub's responses.",
};

function catalogueParts({ names, model, modules }: PlannedCatalogue): StubFileParts {
  const learned = modules.flatMap((module) =>
    module.result
      ? [values(resultFile(moduleFolder(names, module), module), module.result.names.descriptor)]
      : [],
  );
  const results = learned.flatMap((each) => each.names);
  const help = Object.entries(moduleHelp(modules.map(({ operation }) => operation))).map(
    ([path, text]) => [path, { ...text }] as const,
  );
  const members = [
    `results: [${results.join(", ")}]`,
    ...(help.length === 0 ? [] : [`help: ${objectText(Object.fromEntries(help))}`]),
  ];
  return {
    identifiers: [],
    runtime: [
      types(WIKI, "CatalogueStubData", "CatalogueStubOptions", "ServiceHandler"),
      values(WIKI, "allRules", "catalogueStub"),
    ],
    imports: [
      ...(model.namespaces ? [values(`${names.folder}/site`, "namespace")] : []),
      ...learned,
    ],
    before: [],
    after: [
      exportFrom(WIKI, "createWiki", "sampleWiki"),
      { ...exportFrom(WIKI, "Wiki", "WikiData"), isTypeOnly: true },
    ],
    options: { base: "CatalogueStubOptions", added: {} },
    data: (local) => ({
      ...localConstant("stub", expandedObject(members), local("CatalogueStubData")),
      docs: docComment(["The learned results of the modules and their descriptions."]),
    }),
    create: {
      doc: ["Creates a service that responds with a wiki's data. Handlers replace its responses."],
      type: "ServiceHandler",
      result: (local) => {
        const all = local("allRules");
        const rules = model.namespaces ? `{ ...${all}, namespace }` : all;
        return `${local("catalogueStub")}(${names.api}, ${rules}, stub, options)`;
      },
    },
    more: [],
  };
}

/** @param hasSchema the schema of the stub's data is generated */
function openApiParts(spec: PlannedOpenApi, hasSchema: boolean): StubFileParts {
  const { names, model } = spec;
  const parts = stubParts(model);
  const builders = new Map(
    spec.endpoints.map(({ operation, names: { request } }) => [operation, request]),
  );
  const value = stubDefinition(parts, (each) => builders.get(each) ?? each.name);
  // A type annotation would not apply to members with an inherited name.
  const isTyped = !hasInheritedMember(value);
  const { collections } = parts.plan;
  const itemTypes = collections.flatMap((each) => itemSchema(each, spec)?.type ?? []);
  const validated = patchedCollections(parts.plan).flatMap((each) => {
    const item = itemSchema(each, spec);
    return item ? [{ name: each.name, validate: item.validate }] : [];
  });
  const checks = validated.map(({ name, validate }) => `${propertyName(name)}: ${validate}`);
  // The printer writes the dialect of a schema.
  const { $schema: _, ...schema } = dataSchema(model, collections);
  const items = checks.length > 0 ? `, items: { ${checks.join(", ")} }` : "";
  return {
    identifiers: itemTypes,
    runtime: [
      types(
        STUB,
        ...(isTyped ? ["DialectStubDefinition"] : []),
        "OpenApiStub",
        "OpenApiStubOptions",
      ),
      values(STUB, "dialectStub"),
    ],
    imports: [
      ...(validated.length > 0
        ? [
            values(
              `${names.folder}/validators`,
              ...new Set(validated.map(({ validate }) => validate)),
            ),
          ]
        : []),
      ...(itemTypes.length > 0 ? [types(`${names.folder}/schemas`, ...new Set(itemTypes))] : []),
    ],
    before: [
      interfaceOf(
        names.data,
        docComment(["Data for a stub. Omitted collections are generated from the seed."]),
        collections.map((each) =>
          property(each.name, arrayOf(named(itemSchema(each, spec)?.type ?? "unknown")), true, []),
        ),
      ),
    ],
    after: [],
    options: { base: "OpenApiStubOptions", added: { data: names.data } },
    data: (local) => ({
      ...(isTyped
        ? // The types of deep samples, if inferred, exceed the stack of the compiler.
          localConstant("stub", objectText(value), local("DialectStubDefinition"))
        : localConstant("stub", `${objectText(value)} as const`)),
      docs: docComment([
        "The stub's collections, their sample data, and each operation's response.",
      ]),
    }),
    create: {
      doc: [
        "Creates a service that responds with stored data. Handlers replace its responses.",
        "",
        ...operationTexts(parts.plan),
      ],
      type: "OpenApiStub",
      result: (local) => `${local("dialectStub")}({ ...${names.api}, ...stub${items} }, options)`,
    },
    more: hasSchema
      ? [
          {
            kind: "schema",
            path: `${names.folder}/schemas/data.json`,
            value: schema,
          },
        ]
      : [],
  };
}

/** The schema of a collection's items, if it has a name. */
function itemSchema(collection: Collection, { schemas }: PlannedOpenApi) {
  const name = itemName(collection);
  return schemas.find((each) => each.name === name);
}

/** Returns true if an object has, at any depth, a member that every object inherits. */
function hasInheritedMember(value: Literal): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(
    ([name, member]) => name in Object.prototype || hasInheritedMember(member),
  );
}
