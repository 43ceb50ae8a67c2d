import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ts } from "ts-morph";
import type { ts as Ts } from "ts-morph";
import { describe, expect, it } from "vitest";
import { REPOSITORY } from "../generator/support/places.js";
import { CONFIGURATION, FILE_NAMES, PLACES } from "./places.js";
import { filesOf } from "./sources.js";

const NAMES_OF_FILES = "the name of a file";

/** For every text of the model: the place of a spec that it comes from, where hostile texts are tried. */
const ORIGINS: Readonly<Record<string, string>> = {
  "CatalogueModel.name": "config#SpecEntry.name",
  "CatalogueModel.otherResults": "result.module",
  "CatalogueModel.requestDefaults": "protocol.requestDefaults{}",
  "CatalogueModel.source": NAMES_OF_FILES,
  "Condition.name": "catalogue#Condition.name",
  "Condition.values": "catalogue#Condition.values[]",
  "OpenApiModel.file": NAMES_OF_FILES,
  "OpenApiModel.name": "config#SpecEntry.name",
  "OpenApiModel.schemas": "openapi#Components.schemas{key}",
  "OpenApiModel.requestForms": "openapi#Components.schemas{key}",
  "OpenApiModel.source": NAMES_OF_FILES,
  "OpenApiModel.title": "openapi#Info.title",
  "JsonSchema.$ref": "openapi#OpenApiSchema.$ref",
  "JsonSchema.description": "openapi#OpenApiSchema.description",
  "JsonSchema.properties": "openapi#OpenApiSchema.properties{key}",
  "JsonSchema.x-ignored-properties": "openapi#OpenApiSchema.properties{key}",
  "JsonSchema.type": "openapi#SchemaType",
  "JsonSchema.x-wire-format": "openapi#OpenApiSchema.x-wire-format",
  "JsonSchema[]": "openapi#OpenApiSchema.enum[]",
  "EndpointOperation.description": "openapi#OpenApiOperation.description",
  "EndpointOperation.name": "openapi#OpenApiOperation.operationId",
  "EndpointOperation.path": "openapi.paths{key}",
  "EndpointOperation.server": "openapi#Server.url",
  "EndpointOperation.summary": "openapi#OpenApiOperation.summary",
  "EndpointOperation.versionProperty": "openapi#OpenApiOperation.x-version-property",
  "OpenApiServer.description": "openapi#Server.description",
  "OpenApiServer.url": "openapi#Server.url",
  "EnumShape.parameter": "result#ResultEnum.enumOf",
  "EnumShape.values": "catalogue#ParameterType[]",
  "EnumType.deprecatedvalues": "catalogue#Parameter.deprecatedvalues[]",
  "EnumType.internalvalues": "catalogue#Parameter.internalvalues[]",
  "EnumType.values": "catalogue#ParameterType[]",
  "Evidence.servers": "result.servers[]",
  "ExpandedParameter.when": "catalogue#Parameter.templatevars{}",
  "FieldDescription.text": "descriptions#Line",
  "FormatVersion1.name": "result#ResultFormatVersion1.name",
  "Gap.assumed": "protocol#Gap.assumed",
  "Gap.ground": "protocol#Gap.ground",
  "Gap.id": "protocol.undocumented{key}",
  "Gap.unknown": "protocol#Gap.unknown",
  Members: "openapi#OpenApiSchema.description",
  "ModuleOperation.description": "catalogue#HelpText",
  "ModuleOperation.group": "catalogue#Module.group",
  "ModuleOperation.manual": "catalogue#Module.helpurls[]",
  "ModuleOperation.name": "catalogue#Module.name",
  "ModuleOperation.on": NAMES_OF_FILES,
  "ModuleOperation.path": "catalogue#Module.path",
  "ModuleOperation.prefix": "catalogue#Module.prefix",
  "ModuleOperation.select": "catalogue#Module.name",
  "ModuleResult.servers": "result.servers[]",
  "Multiplicity.allspecifier": "catalogue#Parameter.allspecifier",
  "ObservedError.code": "result#ResultError.code",
  "ObservedError.servers": "result#ResultError.servers[]",
  "Origin.file": NAMES_OF_FILES,
  "Origin.pointer": "catalogue#Parameter.submodules{key}",
  "Parameter.description": "catalogue#HelpText",
  "Parameter.name": "catalogue#Parameter.name",
  // Rules name parameters; terms that no parameter of the module has are dropped.
  "Parameter.notes": "catalogue#Parameter.name",
  "Parameter.on": NAMES_OF_FILES,
  "Parameter.tokentype": "catalogue#Parameter.tokentype",
  "Parameter.value": "catalogue#ParameterType[]",
  ParameterDefault: "catalogue#Parameter.default",
  "PartialEvidence.parameter": "result#ResultPartialValue.parameter",
  "PartialEvidence.servers": "result#ResultPartialValue.servers[]",
  "PartialEvidence.value": "result#ResultPartialValue.value",
  "PresenceCondition.field": "result#ResultPresence{key}",
  "PresenceCondition.values": "result#ResultPresence{}[]",
  "ResultCondition.parameter": "result#ResultConditions{key}",
  "ResultCondition.values": "result#ResultConditions{}[]",
  "ResultField.example": "result#ResultField.example",
  "ResultField.name": "result#ResultFields{key}",
  "ResultField.on": NAMES_OF_FILES,
  "ResultField.values": "result#ResultField.values[]",
  "ResultField.servers": "result#ResultField.servers[]",
  "ResultRows.at": "result#ResultRows.at[]",
  "ResultRows.selector": "result#ResultRows.selector",
  "ServerVariable.default": "openapi#ServerVariable.default",
  "ServerVariable.description": "openapi#ServerVariable.description",
  "ServerVariable.name": "openapi#Server.variables{key}",
  "ServerVariable.values": "openapi#ServerVariable.enum[]",
  "ServerVersion.text": "result.servers[]",
  "Submodules.deprecated": "catalogue#Parameter.deprecatedvalues[]",
  "Submodules.paths": "catalogue#Parameter.submodules{}",
  "Submodules.prefix": "catalogue#Parameter.submoduleparamprefix",
  "TemplatedParameter.name": "catalogue#Parameter.templatevars{key}",
  "TemplatedParameter.source": "catalogue#Parameter.templatevars{}",
  "UnknownType.name": "catalogue#ParameterType",
  "UserType.subtypes": "catalogue#Parameter.subtypes[]",
  "Content.contentType": "openapi#Contents{key}",
  "Content.encoding": "openapi#MediaType.encoding{key}",
  "Content.examples": "openapi#MediaType.examples",
  "Content.mediaType": "openapi#Contents{key}",
  "JsonSchema.dependentSchemas": "openapi#OpenApiSchema.dependentSchemas{key}",
  "JsonSchema.patternProperties": "openapi#OpenApiSchema.patternProperties{key}",
  "DiscriminatedBranch.values": "openapi#Discriminator.mapping{key}",
  "DiscriminatedUnion.property": "openapi#Discriminator.propertyName",
  "CredentialScheme.description": "openapi#SecurityScheme.description",
  "CredentialScheme.name": "openapi#Components.securitySchemes{key}",
  "CredentialScheme.wireName": "openapi#SecurityScheme.name",
  "ResponseHeaders.fields": "openapi#OpenApiResponse.headers{key}",
  SchemeNames: "openapi#SecurityRequirement{key}",
  "OpenApiModel.apiKeys": "openapi#SecurityScheme.name",
  "OpenApiModel.passwords": "openapi#OpenApiParameter.name",
  "Discriminator.mapping": "openapi#Discriminator.mapping{key}",
  "Discriminator.propertyName": "openapi#Discriminator.propertyName",
  "EncodedField.contentType": "openapi#Encoding.contentType",
  "EncodedField.style": "openapi#Encoding.style",
  "EndpointParameter.wireName": "openapi#OpenApiParameter.name",
  "EndpointResponse.component": "openapi#Components.responses{key}",
  "EndpointResponse.description": "openapi#OpenApiResponse.description",
  "EndpointResponse.headers": "openapi#OpenApiResponse.headers{key}",
  "EndpointResponse.status": "openapi#Responses{key}",
  NamedSchemas: "openapi#Components.schemas{key}",
  "OperationPatterns.operations": "config#SpecEntry.include.operations[]",
  "OperationPatterns.paths": "config#SpecEntry.include.paths[]",
  "OperationPatterns.tags": "config#SpecEntry.include.tags[]",
  "ParameterDefault[]": "openapi#OpenApiSchema.default",
  "RequestBody.component": "openapi#Components.requestBodies{key}",
  "RequestBody.description": "openapi#RequestBody.description",
  "SchemaNames.type": "openapi#Components.schemas{key}",
  "SchemaNames.validate": "openapi#Components.schemas{key}",
  "SchemaShapeParts.members": "openapi#OpenApiSchema.properties{key}",
  // Pointers contain the names of components, and reasons are messages about them.
  "SkippedPart.pointer": "openapi#Components.schemas{key}",
  "SkippedPart.reason": "openapi#Components.schemas{key}",
  SingleValue: "openapi#OpenApiSchema.const",
  "WikiSite.file": NAMES_OF_FILES,
  "WikiSite.generator": "site.generator",
  ValuesByField: "result#ResultPresence{key}",
};

/** The types of schemas that are in the model. */
const SCHEMA_TYPES = ["discriminator", "json-schema", "shape"].map(
  (name) => `generator/spec/schema/${name}.ts`,
);

/** Types in the model's folder that describe how it is made. */
const NOT_IN_MODELS = /^(?:Context|Keys|Member|NamedSpec)(?:\.|$)/;

/** Every member of the model whose type has room for any text. */
function textsOfModel(): readonly string[] {
  const files = [...filesOf("generator/spec/model", ".ts"), ...SCHEMA_TYPES];
  const texts = files.flatMap((path) => {
    const text = readFileSync(join(REPOSITORY, path), "utf8");
    return textsBelow(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true), "");
  });
  return texts.filter((each) => !NOT_IN_MODELS.test(each));
}

function textsBelow(node: Ts.Node, owner: string): readonly string[] {
  const isNamed = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
  const name = isNamed ? node.name.text : owner;
  const own =
    ts.isTypeAliasDeclaration(node) && !ts.isTypeLiteralNode(node.type) && isAnyText(node.type)
      ? [name]
      : ts.isPropertySignature(node) && node.type && isAnyText(node.type)
        ? [`${name}.${node.name.getText().replaceAll('"', "")}`]
        : ts.isIndexSignatureDeclaration(node)
          ? [`${name}[]`]
          : [];
  const children: Ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  return [...own, ...children.flatMap((child) => textsBelow(child, name))];
}

function isAnyText(type: Ts.Node): boolean {
  if (type.kind === ts.SyntaxKind.StringKeyword || type.kind === ts.SyntaxKind.UnknownKeyword)
    return true;
  if (ts.isTypeLiteralNode(type)) return false;
  const children: Ts.Node[] = [];
  ts.forEachChild(type, (child) => void children.push(child));
  return children.some(isAnyText);
}

describe("the texts of the model", () => {
  it("come from places of specs that are listed", () => {
    expect(Object.keys(ORIGINS).toSorted()).toEqual([...new Set(textsOfModel())].toSorted());
    expect(FILE_NAMES.length).toBeGreaterThan(0);
    const listed = new Set([...Object.keys(PLACES), ...Object.keys(CONFIGURATION), NAMES_OF_FILES]);
    expect(Object.values(ORIGINS).filter((place) => !listed.has(place))).toEqual([]);
  });
});
