import type { FunctionDeclarationStructure, InterfaceDeclarationStructure } from "ts-morph";
import { docComment } from "../../base/doc-comment.js";
import { types, values } from "../../base/fragment.js";
import { literalText, stringText } from "../../base/literal.js";
import { literalType, named, union, generic } from "../../base/type-expression.js";
import type { ServerVariable, CredentialScheme } from "../../spec/model/exchange.js";
import type { PlannedServer } from "../plan/planned.js";
import type { Emitter } from "../target.js";
import { functionOf, interfaceOf, property, objectConstant } from "./statement.js";
import { localNames, withAliases } from "../../base/local-names.js";
import type { LocalName } from "../../base/local-names.js";
import type { LiteralObject } from "../../base/literal.js";

/**
 * The addresses of an OpenAPI document's servers, each as a function of its variables, and senders
 * to the first of them.
 */
export const servers: Emitter = {
  spec: (spec) => {
    if (spec.kind !== "openapi" || spec.servers.length === 0) return [];
    const { names } = spec;
    return [
      {
        kind: "source",
        path: `${names.folder}/servers.ts`,
        imports: [
          types("runtime/client", "OpenApiSenderOptions", "ServerAddress"),
          values("runtime/client", "openApiSender", "serverAddress", "statusSender"),
        ],
        statements: [
          ...spec.servers.flatMap((each) => [...variablesInterface(each), addressFunction(each)]),
          senderFunction(names.createSender, "openApiSender", names.server),
          senderFunction(names.createStatusSender, "statusSender", names.server),
        ],
      },
    ];
  },
};

function variablesInterface({
  server: { url, variables },
  names,
}: PlannedServer): readonly InterfaceDeclarationStructure[] {
  if (variables.length === 0) return [];
  const properties = variables.map((variable) => {
    const { name, description } = variable;
    const texts = description === undefined ? [] : [description];
    const doc = docComment(texts, [`@default ${stringText(variable.default)}`]);
    return property(name, variableType(variable), true, doc);
  });
  return [interfaceOf(names.variables, docComment([`The variables of \`${url}\`.`]), properties)];
}

function variableType({ values: possible }: ServerVariable) {
  return possible.length === 0
    ? named("string")
    : union(...[...new Set(possible)].map((value) => literalType(value)));
}

function addressFunction({ server, names }: PlannedServer): FunctionDeclarationStructure {
  const { url, description, variables } = server;
  const known = variables.map(({ name, default: value, values: possible }) => [
    name,
    { default: value, ...(possible.length > 0 && { values: possible }) },
  ]);
  const hasVariables = variables.length > 0;
  const args = [
    stringText(url),
    literalText(Object.fromEntries(known)),
    hasVariables ? "variables" : "{}",
  ];
  return functionOf(
    names.address,
    docComment([
      ...(description === undefined || description === "" ? [] : [description, ""]),
      `Returns the address \`${url}\` for a sender.`,
    ]),
    hasVariables ? [{ name: "variables", type: names.variables, initializer: "{}" }] : [],
    "ServerAddress",
    `serverAddress(${args.join(", ")})`,
  );
}

/** A function that calls a function of the runtime with the default address. */
function senderFunction(
  name: string,
  sender: "openApiSender" | "statusSender",
  address: string,
): FunctionDeclarationStructure {
  const call = `${sender}(${address}(), options)`;
  return functionOf(
    name,
    docComment([`Returns \`${call}\`, a sender to the default server.`]),
    [{ name: "options", type: "OpenApiSenderOptions", initializer: "{}" }],
    `ReturnType<typeof ${sender}>`,
    call,
  );
}

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
