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
  "CatalogueModel.requestDefaults": "protocol.requestDefaults{}",
  "CatalogueModel.source": NAMES_OF_FILES,
  "Condition.name": "catalogue#Condition.name",
  "Condition.values": "catalogue#Condition.values[]",
  "DirectoryContract.file": NAMES_OF_FILES,
  "DirectoryModel.file": NAMES_OF_FILES,
  "DirectoryModel.name": "config#SpecEntry.name",
  "DirectoryModel.schemas": "directory#Components.schemas{key}",
  "DirectoryModel.requestForms": "directory#Components.schemas{key}",
  "DirectoryModel.source": NAMES_OF_FILES,
  "DirectoryModel.title": "directory#Info.title",
  "DirectorySchema.$ref": "directory#OpenApiSchema.$ref",
  "DirectorySchema.description": "directory#OpenApiSchema.description",
  "DirectorySchema.properties": "directory#OpenApiSchema.properties{key}",
  "DirectorySchema.x-ignored-properties": "directory#OpenApiSchema.properties{key}",
  "DirectorySchema.type": "directory#SchemaType",
  "DirectorySchema.x-wire-format": "directory#OpenApiSchema.x-wire-format",
  "DirectorySchema[]": "directory#OpenApiSchema.enum[]",
  "EndpointOperation.name": "directory#OpenApiOperation.operationId",
  "EndpointOperation.path": "directory.paths{key}",
  "EndpointOperation.server": "directory#Server.url",
  "EndpointOperation.summary": "directory#OpenApiOperation.summary",
  "EndpointOperation.versionProperty": "directory#OpenApiOperation.x-version-property",
  "DirectoryServer.description": "directory#Server.description",
  "DirectoryServer.url": "directory#Server.url",
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
  Members: "directory#OpenApiSchema.description",
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
  "ServerVariable.default": "directory#ServerVariable.default",
  "ServerVariable.description": "directory#ServerVariable.description",
  "ServerVariable.name": "directory#Server.variables{key}",
  "ServerVariable.values": "directory#ServerVariable.enum[]",
  "ServerVersion.text": "result.servers[]",
  "Submodules.deprecated": "catalogue#Parameter.deprecatedvalues[]",
  "Submodules.paths": "catalogue#Parameter.submodules{}",
  "Submodules.prefix": "catalogue#Parameter.submoduleparamprefix",
  "TemplatedParameter.name": "catalogue#Parameter.templatevars{key}",
  "TemplatedParameter.source": "catalogue#Parameter.templatevars{}",
  "UnknownType.name": "catalogue#ParameterType",
  "UserType.subtypes": "catalogue#Parameter.subtypes[]",
  "Content.contentType": "directory#Contents{key}",
  "Content.encoding": "directory#MediaType.encoding{key}",
  "Content.mediaType": "directory#Contents{key}",
  "DirectorySchema.dependentSchemas": "directory#OpenApiSchema.dependentSchemas{key}",
  "DirectorySchema.patternProperties": "directory#OpenApiSchema.patternProperties{key}",
  "DiscriminatedBranch.values": "directory#Discriminator.mapping{key}",
  "DiscriminatedUnion.property": "directory#Discriminator.propertyName",
  "CredentialScheme.description": "directory#SecurityScheme.description",
  "CredentialScheme.name": "directory#Components.securitySchemes{key}",
  "CredentialScheme.wireName": "directory#SecurityScheme.name",
  "ResponseHeaders.fields": "directory#OpenApiResponse.headers{key}",
  SchemeNames: "directory#SecurityRequirement{key}",
  "DirectoryModel.apiKeys": "directory#SecurityScheme.name",
  "Discriminator.mapping": "directory#Discriminator.mapping{key}",
  "Discriminator.propertyName": "directory#Discriminator.propertyName",
  "EncodedField.contentType": "directory#Encoding.contentType",
  "EncodedField.style": "directory#Encoding.style",
  "EndpointParameter.wireName": "directory#OpenApiParameter.name",
  "EndpointResponse.component": "directory#Components.responses{key}",
  "EndpointResponse.description": "directory#OpenApiResponse.description",
  "EndpointResponse.headers": "directory#OpenApiResponse.headers{key}",
  "EndpointResponse.status": "directory#Responses{key}",
  NamedSchemas: "directory#Components.schemas{key}",
  "OperationPatterns.operations": "config#SpecEntry.include.operations[]",
  "OperationPatterns.paths": "config#SpecEntry.include.paths[]",
  "OperationPatterns.tags": "config#SpecEntry.include.tags[]",
  "ParameterDefault[]": "directory#OpenApiSchema.default",
  "RequestBody.component": "directory#Components.requestBodies{key}",
  "RequestBody.description": "directory#RequestBody.description",
  "SchemaNames.type": "directory#Components.schemas{key}",
  "SchemaNames.validate": "directory#Components.schemas{key}",
  "SchemaShapeParts.members": "directory#OpenApiSchema.properties{key}",
  SingleValue: "directory#OpenApiSchema.const",
  ValuesByField: "result#ResultPresence{key}",
};

/** Every member of the model whose type has room for any text. */
function textsOfModel(): readonly string[] {
  return filesOf("generator/spec/model", ".ts").flatMap((path) => {
    const text = readFileSync(join(REPOSITORY, path), "utf8");
    return textsBelow(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true), "");
  });
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
