import { createHash } from "node:crypto";
import {
  closeSync,
  existsSync,
  openSync,
  readSync,
  statSync,
  appendFileSync,
  constants,
} from "node:fs";
import { diagnostic } from "../base/diagnostic.js";
import type { Diagnostic, Staged } from "../base/diagnostic.js";
import { readSource } from "../project/source.js";
import { systemReason } from "../base/regular-file.js";
import type { Exchange } from "../base/exchange-line.js";
import {
  BEGINNING,
  parseExchangeLine,
  startOfLine,
  repeatedParams,
} from "../base/exchange-line.js";
import {
  requestFiles,
  requestParameters,
} from "../../templates/runtime/http/request-parameters.js";
import type { ServiceRequest, ServiceResponse } from "../../templates/runtime/http/service.js";
import { wireParams } from "../../templates/runtime/wire/wire-params.js";
import type { ExchangeRedactor, Redactor } from "../redact/redactor.js";

/** Exchanges in the order of their recording. */
export type Cassette = readonly Exchange[];

/** Appends exchanges to a file, one per line. */
export interface CassetteWriter {
  readonly append: (exchange: Exchange) => void;
}

/**
 * Opens a cassette for appending; the file may be missing. Throws the system's error if the file
 * cannot be written, and an error for a file that is not a cassette. Appending throws an error with a message. New lines are separated from an
 * incomplete last line.
 */
export function cassetteWriter(file: string): CassetteWriter {
  appendText(file, isCutOff(file) ? "\n" : "");
  let isBroken = false;
  return {
    append: (exchange) => {
      try {
        appendText(file, `${isBroken ? "\n" : ""}${JSON.stringify(exchange)}\n`);
        isBroken = false;
      } catch (error) {
        // A part of the line may have been written. The next line must not be joined to it.
        isBroken = true;
        const cause = systemReason(error);
        throw new Error(`The exchange is not in the cassette ${file}: ${cause}.`, { cause: error });
      }
    },
  };
}

/** Returns true if a cassette's last line is incomplete. Throws an error for any other file. */
function isCutOff(file: string): boolean {
  if (!existsSync(file)) return false;
  const { size } = statSync(file);
  if (size === 0) return false;
  const descriptor = openSync(file, "r");
  try {
    const head = Buffer.alloc(BEGINNING.length);
    const length = readSync(descriptor, head, 0, head.length, 0);
    // Killed runs may have left lines that are shorter than the beginning.
    const lines = head.toString("utf8", 0, length).split("\n");
    if (!lines.every((line) => BEGINNING.startsWith(line)))
      throw new Error("the file exists and is not a cassette");
    const last = new Uint8Array(1);
    readSync(descriptor, last, 0, 1, size - 1);
    return last[0] !== 0x0a;
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Reads a cassette. An incomplete line is reported and skipped; a killed run leaves such lines.
 * Other invalid lines are errors.
 */
export function readCassette(path: string, label: string): Staged<Cassette> {
  const source = readSource(path, label);
  if (!source.value) return { value: undefined, diagnostics: source.diagnostics };
  const lines = new TextDecoder().decode(source.value.bytes).split("\n");
  const diagnostics: Diagnostic[] = [];
  const exchanges: Exchange[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === "") continue;
    const position = startOfLine(label, index + 1);
    const read = parseExchangeLine(line);
    switch (read.kind) {
      case "cassette":
        exchanges.push(read.exchange);
        break;
      case "torn":
        diagnostics.push(diagnostic("cassette-line-torn", {}, position));
        break;
      case "record":
      case "too-deep":
      case "malformed":
        diagnostics.push(diagnostic("cassette-malformed", {}, position));
    }
  }
  const isBroken = diagnostics.some(({ severity }) => severity === "error");
  if (isBroken) return { value: undefined, diagnostics };
  if (exchanges.length > 0) return { value: exchanges, diagnostics };
  const empty = diagnostic("cassette-empty", {}, startOfLine(label, 1));
  return { value: undefined, diagnostics: [...diagnostics, empty] };
}

/** Without `O_NONBLOCK`, opening a pipe that no process reads does not end. Windows does not have this flag. */
const { O_APPEND, O_CREAT, O_WRONLY, O_NONBLOCK } = constants;

/** Appends to a file that may be missing. Throws the system's error, also for a pipe without a reader. */
function appendText(path: string, text: string): void {
  const descriptor = openSync(path, O_APPEND | O_CREAT | O_WRONLY | O_NONBLOCK, 0o666);
  try {
    appendFileSync(descriptor, text);
  } finally {
    closeSync(descriptor);
  }
}

/** The path, parameters and files of a request, independent of method and parameter order. */
export type RecordedRequest = Pick<Exchange, "path" | "params" | "files">;

/** The path and parameters of a request, without secrets. */
export function recordedRequestOf(request: ServiceRequest, redactor: Redactor): RecordedRequest {
  const [path = ""] = request.url.split(/[?#]/, 1);
  const text = redactor.form(requestParameters(request));
  const params = path.endsWith(".php") ? wireParams(text) : repeatedParams(text);
  const files = [...requestFiles(request)].map(([name, bytes]) => [
    redactor.url(name),
    hashOf(bytes),
  ]);
  return {
    path: redactor.url(path),
    params: Object.fromEntries([...params].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    ...(files.length > 0 && { files: Object.fromEntries(files) }),
  };
}

/**
 * The redactor for an exchange, with secrets from its parameters, cookies and headers.
 *
 * @param parameters the request's parameters, as a form
 */
export function exchangeRedactor(
  { url, headers: { cookie = "", ...sent } }: ServiceRequest,
  parameters: string,
  redactor: Redactor,
  received?: Pick<ServiceResponse, "headers" | "cookies">,
): ExchangeRedactor {
  const exchange = redactor.exchange();
  for (const request of [url, `?${parameters}`]) exchange.addRequest(request);
  const cookies = [cookie, ...(received?.cookies ?? [])].flatMap((pairs) => pairs.split(";"));
  for (const [name = "", value = ""] of [
    ...cookies.map((pair) => pair.split(/=(.*)/s).map((part) => part.trim())),
    ...Object.entries({ ...received?.headers, ...sent }),
  ]) {
    const credentials = value.replace(/^[a-z]+ +/i, "").replace(/^"(.*)"$/s, "$1");
    // Frameworks encode the values of cookies, and a response may repeat the decoded ones.
    for (const each of [encodeURIComponent(credentials), credentials])
      exchange.addRequest(`?${name}=${each}`);
  }
  return exchange;
}

/** The SHA-256 hash in hexadecimal digits. */
export function hashOf(content: Uint8Array | string): string {
  return createHash("sha256").update(content).digest("hex");
}

/** The parameters of a request. Files have their hashes as values. */
export function valuesOf({ params, files }: RecordedRequest): RecordedRequest["params"] {
  return files ? { ...params, ...files } : params;
}

/**
 * Longer keys are replaced with their hashes. JavaScript engines hash long strings by length, so a
 * map of similar requests with long strings would compare each string with all others.
 */
const MAX_KEY = 10_000;

/** A key that is equal for equal requests. */
export function keyOf(request: RecordedRequest): string {
  const { path } = request;
  const sorted = Object.entries(valuesOf(request)).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const key = JSON.stringify([path, sorted]);
  return key.length > MAX_KEY ? hashOf(key) : key;
}

/** Formats a request for messages: `list=allpages&aplimit=5`. */
export function requestText(request: RecordedRequest): string {
  const { path } = request;
  const pairs = Object.entries(valuesOf(request)).map(
    ([name, value]) => `${name}=${String(value)}`,
  );
  return pairs.length === 0 ? path : `${path}?${pairs.join("&")}`;
}
