import { StructureKind } from "../../ts-morph.js";
import type { FunctionDeclarationStructure, InterfaceDeclarationStructure } from "ts-morph";
import type { CredentialScheme } from "../../spec/model/exchange.js";
import type { PlannedDirectory, SpecNames } from "../plan/planned.js";
import { objectConstant, property } from "./statement.js";
import { docComment } from "../../base/doc-comment.js";
import { types, values } from "../../base/fragment.js";
import type { SourceFragment } from "../../base/fragment.js";
import { specHeader } from "../../base/file-header.js";
import { localNames, withAliases } from "../../base/local-names.js";
import type { LocalName } from "../../base/local-names.js";
import type { LiteralObject } from "../../base/literal.js";
import { generic, named } from "../../base/type-expression.js";
import type { TypeExpression } from "../../base/type-expression.js";

/** The security schemes of a directory and the type of their credentials. */
export function credentials({ names, model }: PlannedDirectory): readonly SourceFragment[] {
  const { securitySchemes: schemes } = model;
  if (schemes.length === 0) return [];
  const hasBasic = schemes.some(({ kind }) => kind === "basic");
  const local = localNames(Object.values(names));
  return [
    {
      kind: "source",
      path: `${names.folder}/credentials.ts`,
      header: specHeader(model.source),
      imports: withAliases(
        [
          types(
            "runtime/client",
            ...(hasBasic ? ["UsernameAndPassword"] : []),
            "BoundCredentials",
            "SecuritySchemes",
          ),
          values("runtime/client", "bindCredentials"),
        ],
        local,
      ),
      statements: [
        credentialsInterface(names, schemes, local),
        objectConstant(
          names.security,
          generic(local("SecuritySchemes"), named(names.credentials)),
          Object.fromEntries(schemes.map((scheme) => [scheme.name, schemeLiteral(scheme)])),
          docComment(["The security schemes."]),
        ),
        bindFunction(names, local),
      ],
    },
  ];
}

function credentialsInterface(
  { credentials: name }: SpecNames,
  schemes: readonly CredentialScheme[],
  local: LocalName,
): InterfaceDeclarationStructure {
  return {
    kind: StructureKind.Interface,
    isExported: true,
    name,
    docs: docComment(["The credentials for the security schemes, by name."]),
    properties: schemes.map((scheme) =>
      property(
        scheme.name,
        credentialType(scheme, local),
        true,
        docComment([
          ...(scheme.description === undefined ? [] : [scheme.description, ""]),
          credentialText(scheme),
        ]),
      ),
    ),
  };
}

function credentialType({ kind }: CredentialScheme, local: LocalName): TypeExpression {
  switch (kind) {
    case "basic":
      return named(local("UsernameAndPassword"));
    case "apiKey":
    case "bearer":
      return named("string");
  }
}

function credentialText(scheme: CredentialScheme): string {
  switch (scheme.kind) {
    case "apiKey":
      return `The API key, which is sent in the ${LOCATIONS[scheme.in]} \`${scheme.wireName}\`.`;
    case "basic":
      return "The username and password.";
    case "bearer":
      return "The bearer token.";
  }
}

const LOCATIONS = { query: "query parameter", header: "header", cookie: "cookie" } as const;

function schemeLiteral(scheme: CredentialScheme): LiteralObject {
  switch (scheme.kind) {
    case "apiKey":
      return { kind: scheme.kind, in: scheme.in, name: scheme.wireName };
    case "basic":
    case "bearer":
      return { kind: scheme.kind };
  }
}

function bindFunction(
  { credentials: type, security, bindCredentials }: SpecNames,
  local: LocalName,
): FunctionDeclarationStructure {
  return {
    kind: StructureKind.Function,
    isExported: true,
    name: bindCredentials,
    docs: docComment(["Binds credentials to the security schemes, for the option of a sender."]),
    parameters: [{ name: "credentials", type }],
    returnType: local("BoundCredentials"),
    statements: [`return ${local("bindCredentials")}(${security}, credentials);`],
  };
}
