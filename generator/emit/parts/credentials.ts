import { docComment } from "../../base/doc-comment.js";
import { types, values } from "../../base/fragment.js";
import { localNames, withAliases } from "../../base/local-names.js";
import type { LocalName } from "../../base/local-names.js";
import type { LiteralObject } from "../../base/literal.js";
import { generic, named } from "../../base/type-expression.js";
import type { CredentialScheme } from "../../spec/model/exchange.js";
import type { Emitter } from "../target.js";
import { functionOf, interfaceOf, objectConstant, property } from "./statement.js";

/** The security schemes of an OpenAPI document and the type of their credentials. */
export const credentials: Emitter = {
  spec: ({ kind, names, model }) => {
    if (kind !== "openapi" || model.securitySchemes.length === 0) return [];
    const { securitySchemes: schemes } = model;
    const hasBasic = schemes.some((each) => each.kind === "basic");
    const local = localNames(Object.values(names));
    const imports = [
      types("runtime/client", "BoundCredentials", "SecuritySchemes"),
      ...(hasBasic ? [types("runtime/client", "UsernameAndPassword")] : []),
      values("runtime/client", "bindCredentials"),
    ];
    return [
      {
        kind: "source",
        path: `${names.folder}/credentials.ts`,
        imports: withAliases(imports, local),
        statements: [
          interfaceOf(
            names.credentials,
            docComment(["The credentials for the security schemes, by name."]),
            schemes.map((scheme) => credentialProperty(scheme, local)),
          ),
          objectConstant(
            names.security,
            generic(local("SecuritySchemes"), named(names.credentials)),
            Object.fromEntries(schemes.map((scheme) => [scheme.name, schemeLiteral(scheme)])),
            docComment(["The security schemes."]),
          ),
          functionOf(
            names.bindCredentials,
            docComment(["Binds credentials to the security schemes, for the option of a sender."]),
            [{ name: "credentials", type: names.credentials }],
            local("BoundCredentials"),
            `${local("bindCredentials")}(${names.security}, credentials)`,
          ),
        ],
      },
    ];
  },
};

function credentialProperty(scheme: CredentialScheme, local: LocalName) {
  const { name, description, kind } = scheme;
  const texts = [...(description === undefined ? [] : [description, ""]), credentialText(scheme)];
  const type = named(kind === "basic" ? local("UsernameAndPassword") : "string");
  return property(name, type, true, docComment(texts));
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
