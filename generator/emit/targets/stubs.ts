import { StructureKind, VariableDeclarationKind } from "../../ts-morph.js";
import type {
  FunctionDeclarationStructure,
  InterfaceDeclarationStructure,
  StatementStructures,
  VariableStatementStructure,
} from "ts-morph";
import type { StubFilter } from "../../../templates/runtime/directory/stub/filters.js";
import type { WriteOperation } from "../../../templates/runtime/directory/stub/write.js";
import type { StubOperation } from "../../../templates/runtime/directory/stub/definition.js";
import { endpointLabel } from "../../../templates/runtime/directory/endpoint.js";
import type { PlannedDirectory } from "../plan/planned.js";
import { STUB } from "../../base/runtime-door.js";
import { itemName, patchedCollections } from "../stub/operations.js";
import type { Collection } from "../stub/writes.js";
import { docComment } from "../../base/doc-comment.js";
import { types, values } from "../../base/fragment.js";
import type { Fragment } from "../../base/fragment.js";
import { specHeader } from "../../base/file-header.js";
import { localNames, withAliases } from "../../base/local-names.js";
import type { LocalName } from "../../base/local-names.js";
import { objectText, propertyName } from "../../base/literal.js";
import type { Literal, LiteralObject } from "../../base/literal.js";
import type { Target } from "../../spec/model/target.js";
import { stubParts } from "./stub-api.js";
import type { StubParts } from "./stub-api.js";
import { stubDataSchema } from "./stub-data-schema.js";

/** A directory stub that serves a store, and the schema of its data if schemas are generated. */
export function stubs(spec: PlannedDirectory, targets: readonly Target[]): readonly Fragment[] {
  const { names, model } = spec;
  const parts = stubParts(model);
  const validated = patchedCollections(parts.plan).flatMap((each) => itemValidator(each, spec));
  const itemTypes = parts.plan.collections.flatMap((each) => itemType(each, spec) ?? []);
  const local = localNames([...Object.values(names), ...itemTypes]);
  return [
    {
      kind: "source",
      path: `${names.folder}/stub.ts`,
      header: specHeader(model.source),
      imports: [
        ...withAliases(
          [
            types(STUB, "DialectStubDefinition", "DirectoryStub", "DirectoryStubOptions"),
            values(STUB, "dialectStub"),
          ],
          local,
        ),
        types(`${names.folder}/handlers`, names.handlers),
        values(`${names.folder}/handlers`, names.api),
        ...(validated.length > 0
          ? [values(`${names.folder}/validators`, ...new Set(validated.map(([, name]) => name)))]
          : []),
        ...(itemTypes.length > 0 ? [types(`${names.folder}/schemas`, ...new Set(itemTypes))] : []),
      ],
      statements: [
        dataInterface(spec, parts),
        optionsInterface(spec, local),
        stubConstant(spec, parts, local),
        createFunction(spec, parts, validated, local),
      ],
    },
    ...(targets.includes("schemas") ? [stubDataSchema(spec, parts.plan)] : []),
  ];
}

/** The type of a collection's items, if their schema has a name. */
function itemType(collection: Collection, { schemas }: PlannedDirectory): string | undefined {
  const name = itemName(collection);
  return schemas.find((each) => each.name === name)?.type;
}

/** The name of a collection, and that of the validator of its items, if their schema has a name. */
function itemValidator(
  collection: Collection,
  { schemas }: PlannedDirectory,
): readonly (readonly [collection: string, validator: string])[] {
  const name = itemName(collection);
  return schemas
    .filter((each) => each.name === name)
    .map(({ validate }) => [collection.name, validate]);
}

function dataInterface(spec: PlannedDirectory, { plan }: StubParts): InterfaceDeclarationStructure {
  return {
    kind: StructureKind.Interface,
    isExported: true,
    name: spec.names.data,
    docs: docComment(["The data of a stub. Absent collections are generated from the seed."]),
    properties: plan.collections.map((collection) => ({
      kind: StructureKind.PropertySignature,
      name: propertyName(collection.name),
      isReadonly: true,
      hasQuestionToken: true,
      type: `readonly ${itemType(collection, spec) ?? "unknown"}[]`,
    })),
  };
}

function optionsInterface(
  { names }: PlannedDirectory,
  local: LocalName,
): InterfaceDeclarationStructure {
  return {
    kind: StructureKind.Interface,
    isExported: true,
    name: names.stubOptions,
    extends: [local("DirectoryStubOptions")],
    docs: docComment(["The options of a stub."]),
    properties: [
      {
        kind: StructureKind.PropertySignature,
        name: "data",
        isReadonly: true,
        hasQuestionToken: true,
        type: `${names.data} | undefined`,
        docs: docComment(["Replaces data that is generated from the seed."]),
      },
      {
        kind: StructureKind.PropertySignature,
        name: "handlers",
        isReadonly: true,
        hasQuestionToken: true,
        type: `Partial<${names.handlers}> | undefined`,
        docs: docComment(["Handlers that replace the stub's responses."]),
      },
    ],
  };
}

function stubConstant(
  { endpoints }: PlannedDirectory,
  { dialect, plan, samples, collections, headers, missingWithoutBody }: StubParts,
  local: LocalName,
): VariableStatementStructure {
  const byOperation = new Map(endpoints.map((endpoint) => [endpoint.operation, endpoint]));
  const operations = plan.operations.map(
    ({ operation, implementation }): [string, StubOperation] => {
      const endpoint = byOperation.get(operation);
      return [endpoint?.names.request ?? operation.name, implementation];
    },
  );
  const value: LiteralObject = {
    ...(dialect.kind !== "plain" && { dialect }),
    samples,
    collections,
    operations: Object.fromEntries(operations),
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(missingWithoutBody.length > 0 && { missingWithoutBody }),
  };
  return {
    kind: StructureKind.VariableStatement,
    docs: docComment([
      "The stub's collections, the samples of their data, and the response of each operation.",
    ]),
    declarationKind: VariableDeclarationKind.Const,
    declarations: [
      {
        name: "stub",
        ...(hasInheritedMember(value)
          ? // A type annotation would not apply to members with an inherited name.
            { initializer: `${objectText(value)} as const` }
          : // The types of deep samples, if inferred, exceed the stack of the compiler.
            { type: local("DialectStubDefinition"), initializer: objectText(value) }),
      },
    ],
  };
}

/** Returns true if an object has, at any depth, a member that every object inherits. */
function hasInheritedMember(value: Literal): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(
    ([name, member]) => name in Object.prototype || hasInheritedMember(member),
  );
}

function createFunction(
  { names }: PlannedDirectory,
  { plan }: StubParts,
  validated: readonly (readonly [collection: string, validator: string])[],
  local: LocalName,
): FunctionDeclarationStructure & StatementStructures {
  const operations = plan.operations.map(
    ({ operation, implementation }) =>
      `- \`${endpointLabel(operation)}\`: ${responseText(
        implementation,
        operation.parameters.map(({ name }) => name),
      )}`,
  );
  const members = validated.map(([name, validate]) => `${propertyName(name)}: ${validate}`);
  const items = members.length > 0 ? `, items: { ${members.join(", ")} }` : "";
  return {
    kind: StructureKind.Function,
    isExported: true,
    name: names.createStub,
    docs: docComment([
      "Creates a service that responds from a store. Given handlers replace its responses.",
      "",
      ...operations,
    ]),
    parameters: [{ name: "options", hasQuestionToken: true, type: names.stubOptions }],
    returnType: local("DirectoryStub"),
    statements: [`return ${local("dialectStub")}({ ...${names.api}, ...stub${items} }, options);`],
  };
}

/** Describes the response of an operation, and the parameters that the stub ignores. */
function responseText(operation: StubOperation, parameters: readonly string[]): string {
  switch (operation.kind) {
    case "list": {
      const { page, size } = operation.paging;
      const pages = [page, size].filter((name) => name !== undefined);
      const paged = pages.length > 0 ? `, in pages by ${codes(pages)}` : "";
      const kept = operation.filters.map(filterText).join("");
      const empty = operation.search ? "; nothing without one" : "";
      const rest = unused(parameters, [...pages, ...operation.filters.map(parameterOf)]);
      return `the ${codes([operation.collection])}${paged}${kept}${empty}${rest}.`;
    }
    case "item":
      return `one of the ${codes([operation.collection])}${operation.filters.map(filterText).join("")}${unused(
        parameters,
        operation.filters.map(parameterOf),
      )}.`;
    case "write":
      return writeText(operation, parameters);
    case "sample":
      return `a sample of the response, without stored data${unused(parameters, [])}.`;
    case "text":
      return `a text, without stored data${unused(parameters, [])}.`;
    case "empty":
      return `no body${unused(parameters, [])}.`;
    case "none":
      return `status 501. ${operation.why}`;
  }
}

/** Describes a change, and the members of bodies that are stored. */
function writeText(
  { change, collection, filters, members, created }: WriteOperation,
  parameters: readonly string[],
): string {
  const kept = filters.map(filterText).join("");
  const rest = unused(parameters, filters.map(parameterOf));
  const stored = members.length > 0 ? ` with ${codes(members)} of the body` : "";
  switch (change) {
    case "create":
      return `adds one of the ${codes([collection])}${stored}${rest}.`;
    case "replace":
      return `replaces one of the ${codes([collection])}${kept}${stored}${created ? ", or adds it" : ""}${rest}.`;
    case "merge":
      return `changes one of the ${codes([collection])}${kept}${stored}${rest}.`;
    case "remove":
      return `removes one of the ${codes([collection])}${kept}${rest}.`;
  }
}

function filterText({ parameter, match, properties }: StubFilter): string {
  const where = codes(properties);
  if (match === "part") return `, those with ${codes([parameter])} in ${where}, in any letter case`;
  return properties.includes(parameter)
    ? `, those with the given ${where}`
    : `, those whose ${where} is the given ${codes([parameter])}`;
}

function unused(parameters: readonly string[], used: readonly string[]): string {
  const rest = parameters.filter((name) => !used.includes(name));
  return rest.length > 0 ? `; ${codes(rest)} changes nothing` : "";
}

function parameterOf({ parameter }: StubFilter): string {
  return parameter;
}

function codes(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(", ");
}
