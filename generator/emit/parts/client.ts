import type { FunctionDeclarationStructure, InterfaceDeclarationStructure } from "ts-morph";
import { isRange } from "../../../templates/runtime/content/content-form.js";
import { endpointLabel } from "../../../templates/runtime/openapi/endpoint.js";
import { docComment } from "../../base/doc-comment.js";
import { types, values } from "../../base/fragment.js";
import type { SourceFragment } from "../../base/fragment.js";
import {
  expandedObject,
  keyText,
  literalText,
  objectText,
  stringText,
} from "../../base/literal.js";
import type { LiteralObject } from "../../base/literal.js";
import { localNames, withAliases } from "../../base/local-names.js";
import type { LocalName } from "../../base/local-names.js";
import { generic, literalType, named, typeText, union } from "../../base/type-expression.js";
import type { TypeExpression } from "../../base/type-expression.js";
import type { CredentialScheme, ServerVariable } from "../../spec/model/exchange.js";
import type {
  PlannedContent,
  PlannedEndpoint,
  PlannedOpenApi,
  PlannedServer,
} from "../plan/planned.js";
import type { Emitter } from "../target.js";
import { constant, functionOf, interfaceOf, localConstant, property } from "./statement.js";
import { inheritable } from "./value-type.js";

/**
 * The client for an OpenAPI document: a function for each server's URL with its variables, the
 * credentials, and the function that creates the client.
 */
export const client: Emitter = {
  spec: (spec, { targets }) => {
    if (spec.kind !== "openapi" || !hasClient(spec)) return [];
    const isValidated = targets.includes("validators");
    return [clientFile(spec, isValidated), ...(isValidated ? [validationFile(spec)] : [])];
  },
};

/** Whether a document has anything to send requests to. */
export function hasClient({ endpoints, servers }: PlannedOpenApi): boolean {
  return endpoints.length > 0 || servers.length > 0;
}

function clientFile(spec: PlannedOpenApi, isValidated: boolean): SourceFragment {
  const { names, servers, model } = spec;
  const { securitySchemes: schemes } = model;
  const local = localNames([
    ...Object.values(names),
    ...servers.flatMap((each) => Object.values(each.names)),
  ]);
  const hasSchemes = schemes.length > 0;
  const hasBasic = schemes.some(({ kind }) => kind === "basic");
  const door = isValidated ? "runtime/validate" : "runtime/client";
  const imports = [
    types(door, "BaseUrl", "FetchOptions", "OpenApiClient"),
    values(door, "openApiClient"),
    ...(servers.length > 0 ? [types(door, "ServerAddress"), values(door, "serverAddress")] : []),
    ...(hasSchemes
      ? [types(door, "Credential", "SecuritySchemes"), values(door, "bindCredentials")]
      : []),
    ...(hasBasic ? [types(door, "UsernameAndPassword")] : []),
    ...(isValidated ? [types(door, "Validate"), values(door, "clientValidation")] : []),
  ];
  return {
    kind: "source",
    path: `${names.folder}/client.ts`,
    imports: withAliases(imports, local),
    statements: [
      ...(hasSchemes ? credentialStatements(spec, local) : []),
      ...servers.flatMap((each) => [...variablesInterface(each), addressFunction(each, local)]),
      optionsInterface(spec, isValidated, local),
      createFunction(spec, isValidated, local),
    ],
  };
}

/** `PetsClientOptions` */
function optionsInterface(
  { names, servers, model }: PlannedOpenApi,
  isValidated: boolean,
  local: LocalName,
): InterfaceDeclarationStructure {
  const hasServer = servers.length > 0;
  const options = [
    property(
      "baseUrl",
      hasServer ? orUndefined(named(local("BaseUrl"))) : named(local("BaseUrl")),
      hasServer,
      docComment(
        ["The base URL for operation paths, or a server in the document."],
        hasServer ? [`@default ${names.server}()`] : [],
      ),
    ),
    ...(model.securitySchemes.length > 0
      ? [
          property(
            "credentials",
            orUndefined(named(names.credentials)),
            true,
            docComment(["The credentials, which are sent to operations that require them."]),
          ),
        ]
      : []),
    ...(isValidated
      ? [
          property(
            "validate",
            orUndefined(named(local("Validate"))),
            true,
            docComment(["What is validated: requests, responses, or both. Default: nothing."]),
          ),
        ]
      : []),
  ];
  return interfaceOf(
    names.clientOptions,
    docComment([`Options for \`${names.createClient}\`.`]),
    options,
    [local("FetchOptions")],
  );
}

/** Optional properties accept undefined, as the options of the runtime do. */
function orUndefined(type: TypeExpression): TypeExpression {
  return union(type, named("undefined"));
}

/** `createPetsClient(options)` */
function createFunction(
  { names, servers, model }: PlannedOpenApi,
  isValidated: boolean,
  local: LocalName,
): FunctionDeclarationStructure {
  const hasServer = servers.length > 0;
  const hasSchemes = model.securitySchemes.length > 0;
  const given = [
    ...(hasServer ? [`baseUrl = ${names.server}()`] : []),
    ...(hasSchemes ? ["credentials = {}"] : []),
    ...(isValidated ? ["validate"] : []),
    "...options",
  ];
  const load = `async () => (await import(${stringText(validationPath(names.folder))})).${names.validators}`;
  const passed = [
    "...options",
    ...(hasServer ? ["baseUrl"] : []),
    ...(hasSchemes
      ? [`credentials: ${local("bindCredentials")}(${names.security}, credentials)`]
      : []),
    ...(isValidated ? [`validation: ${local("clientValidation")}(validate, ${load})`] : []),
  ];
  const isPlain = given.length === 1;
  const argument = isPlain ? "options" : `{ ${passed.join(", ")} }`;
  return functionOf(
    names.createClient,
    docComment(["Creates a client for the API's operations."]),
    [
      {
        name: isPlain ? "options" : `{ ${given.join(", ")} }`,
        type: names.clientOptions,
        ...(hasServer && { initializer: "{}" }),
      },
    ],
    local("OpenApiClient"),
    `${local("openApiClient")}(${argument})`,
  );
}

function validationPath(folder: string): string {
  return `${folder}/validation`;
}

/** The validators of all operations in one object, which clients load if they validate. */
function validationFile({ names, endpoints }: PlannedOpenApi): SourceFragment {
  const used = endpoints.flatMap(({ body, responses }) =>
    [body, ...responses.map(({ contents }) => contents)].flatMap(checkedContents),
  );
  const local = localNames([
    names.validators,
    ...endpoints.map((endpoint) => endpoint.names.validate),
    ...used.map(({ validate }) => validate),
  ]);
  const imports = [
    types("runtime/validate", "ApiValidators"),
    ...(used.length > 0
      ? [values(`${names.folder}/validators`, ...new Set(used.map(({ validate }) => validate)))]
      : []),
    ...endpoints.map((endpoint) =>
      values(`${names.folder}/${endpoint.names.file}`, endpoint.names.validate),
    ),
  ];
  return {
    kind: "source",
    path: `${validationPath(names.folder)}.ts`,
    imports: withAliases(imports, local),
    statements: [
      constant(
        names.validators,
        named(local("ApiValidators")),
        expandedObject(endpoints.map(operationValidators)),
        docComment(["The operations' validators. Clients load them if validation is enabled."]),
      ),
    ],
  };
}

/** `"GET /pets": { params, body, responses }` */
function operationValidators({ operation, names, body, responses }: PlannedEndpoint): string {
  const ofBody = contentValidators(body);
  // Statuses without validators do not count as responses of a wider status.
  const ofResponses = responses.map(
    ({ response, contents }) => `${keyText(response.status)}: ${contentValidators(contents)}`,
  );
  const isRequired = operation.body?.required === true;
  const hasBody = isRequired || checkedContents(body).length > 0;
  const hasResponses = responses.some(({ contents }) => checkedContents(contents).length > 0);
  const members = [
    `params: ${names.validate}`,
    ...(hasBody ? [`body: { ${isRequired ? "required: true, " : ""}contents: ${ofBody} }`] : []),
    ...(hasResponses ? [`responses: { ${ofResponses.join(", ")} }`] : []),
  ];
  return `${stringText(endpointLabel(operation))}: ${expandedObject(members)}`;
}

/** The validators by media type. Null excludes a media type from a range next to it. */
function contentValidators(contents: readonly PlannedContent[]): string {
  if (checkedContents(contents).length === 0) return "{}";
  const hasRange = contents.some(({ content }) => isRange(content.mediaType));
  const members = contents.flatMap(({ content: { mediaType }, schema }) =>
    schema || hasRange ? [`${stringText(mediaType)}: ${schema?.validate ?? "null"}`] : [],
  );
  return `{ ${members.join(", ")} }`;
}

interface CheckedContent {
  readonly mediaType: string;
  readonly validate: string;
}

function checkedContents(contents: readonly PlannedContent[]): readonly CheckedContent[] {
  return contents.flatMap(({ content: { mediaType }, schema }) =>
    schema ? [{ mediaType, validate: schema.validate }] : [],
  );
}

function variablesInterface({
  server: { url, variables },
  names,
}: PlannedServer): readonly InterfaceDeclarationStructure[] {
  if (variables.length === 0) return [];
  const properties = variables.map((variable) => {
    const { name, description } = variable;
    const texts = description === undefined ? [] : [description];
    const doc = docComment(texts, [`@default ${stringText(variable.default)}`]);
    return property(name, inheritable(name, variableType(variable)), true, doc);
  });
  return [interfaceOf(names.variables, docComment([`The variables in \`${url}\`.`]), properties)];
}

function variableType({ values: possible }: ServerVariable) {
  return possible.length === 0
    ? named("string")
    : union(...[...new Set(possible)].map((value) => literalType(value)));
}

function addressFunction(
  { server, names }: PlannedServer,
  local: LocalName,
): FunctionDeclarationStructure {
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
      `Returns the URL \`${url}\` for a client.`,
    ]),
    hasVariables ? [{ name: "variables", type: names.variables, initializer: "{}" }] : [],
    local("ServerAddress"),
    `${local("serverAddress")}(${args.join(", ")})`,
  );
}

/** The credentials for the security schemes, and the schemes. */
function credentialStatements({ names, model }: PlannedOpenApi, local: LocalName) {
  const { securitySchemes: schemes } = model;
  return [
    interfaceOf(
      names.credentials,
      docComment(["The credentials for the security schemes, by name."]),
      schemes.map((scheme) => credentialProperty(scheme, local)),
    ),
    localConstant(
      names.security,
      objectText(Object.fromEntries(schemes.map((scheme) => [scheme.name, schemeLiteral(scheme)]))),
      typeText(generic(local("SecuritySchemes"), named(names.credentials))),
    ),
  ];
}

function credentialProperty(scheme: CredentialScheme, local: LocalName) {
  const { name, description, kind } = scheme;
  const texts = [...(description === undefined ? [] : [description, ""]), credentialText(scheme)];
  const type =
    kind === "basic"
      ? generic(local("Credential"), named(local("UsernameAndPassword")))
      : named(local("Credential"));
  return property(name, inheritable(name, orUndefined(type)), true, docComment(texts));
}

function credentialText(scheme: CredentialScheme): string {
  switch (scheme.kind) {
    case "apiKey":
      return `The API key, sent in the \`${scheme.wireName}\` ${LOCATIONS[scheme.in]}.`;
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
