import { basename, join } from "node:path";
import { diagnostic, hasErrors } from "../base/diagnostic.js";
import type { Diagnostic, Staged } from "../base/diagnostic.js";
import { counted } from "../base/counted.js";
import { escapeHidden } from "../base/hidden-characters.js";
import { literalText, stringText } from "../base/literal.js";
import { isRelativePath } from "../base/reference.js";
import type { Literal } from "../base/literal.js";
import type { EndpointParts, PlannedOpenApi } from "../emit/plan/planned.js";
import { analyse } from "../pipeline.js";
import { labelOf, specJob } from "../project/job.js";
import { openApiInput } from "../project/inputs.js";
import { NO_CALLBACKS, referencedFiles } from "../project/references.js";
import { readSource } from "../project/source.js";
import type { CredentialScheme } from "../spec/model/exchange.js";
import type { EndpointParameter } from "../spec/model/parameter.js";
import { samplesOf } from "../spec/schema/sample.js";
import type { NamedSchemas } from "../spec/schema/discriminator.js";
import { reachableNames } from "../spec/schema/json-schema.js";
import type { JsonSchema } from "../spec/schema/json-schema.js";
import { parseSource, recogniseKind } from "../spec/source/source-file.js";
import type { SourceFile } from "../spec/source/source-file.js";
import { addressPosition, hostFolder, withoutQuery } from "../wiki/address.js";
import { classifyFailure } from "../wiki/client.js";
import { sendGet } from "../wiki/exchange.js";
import { isPage } from "../wiki/response.js";
import { propertyOf } from "../../templates/runtime/model/member.js";
import { drawFrom } from "../../templates/runtime/sample/draw.js";
import { sampled } from "../../templates/runtime/sample/sample.js";
import { CLIENT_TARGETS, importPath } from "./init-files.js";
import type { ProgramPlace } from "./init-files.js";
import type { InitialSpec } from "./initial-spec.js";
import type { PullSettings } from "./run-pull.js";

/** A file that may be an OpenAPI document. */
interface DocumentFile {
  /** The name of the file in messages, relative to the working folder. */
  readonly label: string;
  readonly source: SourceFile;
  /** The URL that it was fetched from; absent for a file on disk. */
  readonly address?: URL;
}

/** Reads an OpenAPI document on disk, which stays where it is. */
export function documentOnDisk(file: string, cwd: string): Staged<InitialSpec> {
  const label = labelOf(file, cwd);
  const { value: source, diagnostics } = readSource(file, label);
  if (!source) return { value: undefined, diagnostics };
  const kind = recogniseKind(source);
  if (kind.value === undefined) return { value: undefined, diagnostics: kind.diagnostics };
  if (kind.value === "catalogue")
    return {
      value: undefined,
      diagnostics: [diagnostic("init-catalogue", {}, { file: label, line: 1, column: 1 })],
    };
  return initialDocument({ label, source }, cwd);
}

/**
 * Fetches an OpenAPI document.
 *
 * @returns undefined without diagnostics if the response is not a document, such as a wiki's page
 */
export async function fetchedDocument(
  address: URL,
  cwd: string,
  { userAgent, limits, environment, signal }: PullSettings,
): Promise<Staged<InitialSpec>> {
  const { fetch } = environment;
  const headers = {
    "user-agent": userAgent,
    accept: "application/json, application/yaml, */*;q=0.1",
  };
  const time = limits.responseTime;
  const result = await sendGet(address, { fetch, headers, limits, time, signal });
  const at = addressPosition(address);
  if (result.kind !== "response") {
    const failed = classifyFailure(result, { at, limits, time, hasResponded: false });
    return { value: undefined, diagnostics: [failed.diagnostic] };
  }
  const { status, text } = result;
  const label = join("spec", hostFolder(address), documentName(address, text));
  const source = { file: label, bytes: new TextEncoder().encode(text) };
  if (status < 300 && recogniseKind(source).value === "openapi")
    return initialDocument({ label, source, address }, cwd);
  const page = isPage(result.headers.get("content-type"), text);
  const isWiki = !isDocumentName(address.pathname) && (status >= 300 || page);
  if (isWiki) return { value: undefined, diagnostics: [] };
  if (status < 300 && !page)
    return {
      value: undefined,
      diagnostics: recogniseKind({ ...source, file: at.file }).diagnostics,
    };
  const failed =
    status < 300
      ? diagnostic("page-no-api", { status, places: [] }, at)
      : diagnostic("http-status", { status, detail: undefined }, at);
  return { value: undefined, diagnostics: [failed] };
}

/** Returns true if a path has a file name extension of documents, which wikis' paths do not have. */
export function isDocumentName(path: string): boolean {
  return /\.(?:json|ya?ml)$/i.test(path);
}

/** The name of the file for a document: as in its URL, with the ending of its format. */
function documentName({ pathname }: URL, text: string): string {
  const stem = basename(pathname).replace(/\.(?:json|ya?ml)$/i, "");
  const name = /^\w[\w.-]*$/.test(stem) ? stem : "openapi";
  return `${name}.${/^\s*\{/.test(text) ? "json" : "yaml"}`;
}

function initialDocument(
  { label, source, address }: DocumentFile,
  cwd: string,
): Staged<InitialSpec> {
  const [spec] = specJob([label], ".", cwd).specs;
  if (!spec) return { value: undefined, diagnostics: [] };
  const targets = CLIENT_TARGETS;
  const analysed = analyse(openApiInput({ ...spec, targets }, source, NO_CALLBACKS));
  const { value: planned, diagnostics } = analysed;
  if (planned?.kind !== "openapi" || hasErrors(diagnostics))
    return { value: undefined, diagnostics };
  const base = serverAddress(source, address);
  const call = firstCall(planned);
  const text = new TextDecoder().decode(source.bytes);
  return {
    value: {
      title: `${planned.model.title} (${counted(planned.endpoints.length, "operation")})`,
      file: spec.file,
      name: spec.name,
      program: (place) => documentProgram(planned, call, base, place),
      ...(call && { method: call.endpoint.operation.method }),
      files: new Map(address ? [[spec.file, text]] : []),
    },
    // `generate` reports the other warnings.
    diagnostics: address ? referenceWarnings(source, label) : [],
  };
}

/** Reports the other files that a fetched document refers to. */
function referenceWarnings(source: SourceFile, file: string): readonly Diagnostic[] {
  const refusal = { kind: "unreadable", detail: "init does not fetch it" } as const;
  const files = referencedFiles(source, (path) => ({ kind: "refused", path, refusal }));
  const names = files.map(({ path }) => path).filter(isRelativePath);
  const at = { file, line: 1, column: 1 };
  return names.length > 0 ? [diagnostic("init-references", { names }, at)] : [];
}

/** A URL that users must replace. */
const EXAMPLE = "https://api.example";

/**
 * The URL of a server that the document names relative to its own URL, with the defaults of its
 * variables; without one, an example.
 */
function serverAddress(source: SourceFile, address: URL | undefined): string {
  const document = parseSource(source).value?.value;
  const [server] = [propertyOf(document, "servers")].flat();
  // Swagger 2.0 has a path instead of servers.
  const url = propertyOf(server, "url") ?? propertyOf(document, "basePath") ?? "/";
  // The URL's query may contain a key, which must not be committed with the program.
  const base = address ? withoutQuery(address) : EXAMPLE;
  if (typeof url !== "string") return String(base);
  const variables = propertyOf(server, "variables");
  const filled = url.replaceAll(/\{([^{}]*)\}/g, (text, name: string) => {
    const value = propertyOf(propertyOf(variables, name), "default");
    return typeof value === "string" ? value : text;
  });
  if (/[{}]/.test(filled)) return EXAMPLE;
  return URL.canParse(filled, base) ? new URL(filled, base).href : String(base);
}

/** The first program's operation, and the builder's arguments in code. */
interface FirstCall {
  readonly endpoint: EndpointParts;
  readonly args: string;
}

/**
 * The first program's code. It prints the response to the first read operation without required
 * arguments, or with sample values. It compiles as a module and as a script.
 */
function documentProgram(
  planned: PlannedOpenApi,
  call: FirstCall | undefined,
  base: string,
  place: ProgramPlace,
): string {
  const { names, model, servers } = planned;
  if (planned.endpoints.length === 0)
    return `// The document has no operations.\nexport type * from ${stringText(importPath(place, `${names.folder}/schemas`))};\n`;
  const variable = call?.endpoint.names.request === "client" ? "api" : "client";
  const options = [
    ...(servers.length > 0 ? [] : [`  baseUrl: ${stringText(base)},`]),
    ...credentialLines(call ? schemesOf(call, model.securitySchemes) : []),
  ];
  const imported = [names.createClient, ...(call ? [call.endpoint.names.request] : [])];
  const client = [
    `import { ${imported.join(", ")} } from ${stringText(importPath(place, `${names.folder}/index`))};`,
    "",
    ...(options.length > 0
      ? [`const ${variable} = ${names.createClient}({`, ...options, "});"]
      : [`const ${variable} = ${names.createClient}();`]),
    "",
  ];
  if (!call) return client.join("\n");
  const { method, path } = call.endpoint.operation;
  return [
    ...client,
    `/** Prints the response to \`${method} ${escapeHidden(path).replaceAll("*/", "* /")}\`. */`,
    "async function printResponse(): Promise<void> {",
    `  console.log(await ${variable}(${call.endpoint.names.request}(${call.args})));`,
    "}",
    "",
    "void printResponse();",
    "",
  ].join("\n");
}

/** The option of the client that has placeholders for credentials. */
function credentialLines(schemes: readonly CredentialScheme[]): readonly string[] {
  if (schemes.length === 0) return [];
  const values = schemes.map(({ name, kind }): readonly [string, Literal] => [
    name,
    kind === "basic" ? { username: "user", password: "secret" } : "secret",
  ]);
  return [
    "  // Replace this with your credentials.",
    `  credentials: ${literalText(Object.fromEntries(values))},`,
  ];
}

/** The schemes of the first alternative. */
function schemesOf(
  { endpoint }: FirstCall,
  schemes: readonly CredentialScheme[],
): readonly CredentialScheme[] {
  const [names = []] = endpoint.operation.security ?? [];
  return schemes.filter(({ name }) => names.includes(name));
}

function firstCall({ endpoints, model }: PlannedOpenApi): FirstCall | undefined {
  const reads = endpoints.filter(({ operation }) => operation.method === "GET");
  const plain = reads.find(({ operation: { parameters, body } }) => {
    return body?.required !== true && parameters.every(({ required }) => !required);
  });
  if (plain) return { endpoint: plain, args: "" };
  for (const endpoint of [...reads, ...endpoints]) {
    const args = argumentsOf(endpoint, (schema, name) => sampleOf(schema, name, model.schemas));
    if (args !== undefined) return { endpoint, args };
  }
  return undefined;
}

/** A schema's value. Sampling all schemas of a large document would be slow. */
function sampleOf(schema: JsonSchema, name: string, schemas: NamedSchemas): unknown {
  const names = reachableNames([schema], schemas);
  const used = Object.fromEntries(Object.entries(schemas).filter(([each]) => names.has(each)));
  const samples = samplesOf(used);
  const rule = samples.of(schema, name);
  return rule && sampled(rule, drawFrom(1, name), { named: samples.named, sampleValues: {} });
}

/** Returns a value of a schema; undefined if none is known. */
type SampleOf = (schema: JsonSchema, name: string) => unknown;

/** The builder's required arguments; undefined if code cannot contain a sample of one of them. */
function argumentsOf(
  { operation: { body, parameters } }: EndpointParts,
  sample: SampleOf,
): string | undefined {
  const required = parameters.filter((each) => each.required);
  const params = required.map((each) => [each.name, valueOf(each, sample)] as const);
  const [content] = body?.contents ?? [];
  const isSent = body?.required === true;
  const value = isSent && content ? sample(content.schema, "body") : null;
  if (isSent && content?.form !== "json") return undefined;
  if ([value, ...params.map(([, each]) => each)].some((each) => each === undefined))
    return undefined;
  const bodies = isSent ? [value] : body && params.length > 0 ? [undefined] : [];
  const objects = params.length > 0 ? [Object.fromEntries(params)] : [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- samples are values of JSON
  return [...bodies, ...objects].map((each) => literalText(each as Literal)).join(", ");
}

function valueOf(
  { name, type, examples: [example] }: EndpointParameter,
  sample: SampleOf,
): unknown {
  if (example !== undefined) return example;
  switch (type.kind) {
    case "schema":
      return sample(type.schema, name);
    case "enum":
      return type.values[0];
    case "boolean":
      return true;
    case "integer":
    case "float":
      return Math.min(Math.max(1, type.min ?? 1), type.max ?? Infinity);
    default:
      return "example";
  }
}
