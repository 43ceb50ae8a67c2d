import type { JsonObject } from "../../templates/runtime/model/json.ts";
import type { Answer } from "./batch.ts";

/**
 * What makes the server say what it says in a form to compare: message keys and their arguments
 * instead of text. The errors of a request that has its own `errorformat` are read from their text.
 */
export const COMPARABLE = "format=json&errorformat=raw";

/** One finding of the server. */
export interface ServerFinding {
  readonly code: string;
  /** The message; empty where the answer holds none. */
  readonly key: string;
  /** Path of the module. */
  readonly module: string;
  /** The wire name that the message is about, where it names one. */
  readonly parameter: string;
  readonly data?: JsonObject;
  /** Of an error that came as text. */
  readonly text?: string;
}

/** What the server made of a request. */
export interface ServerVerdict {
  readonly error?: ServerFinding;
  readonly warnings: readonly ServerFinding[];
  /** The errors' text or the answer as it came, where it could not be taken apart. */
  readonly opaque: boolean;
}

interface RawMessage {
  readonly code: string;
  readonly key: string;
  readonly module?: string;
  readonly params: readonly unknown[];
  readonly data?: JsonObject;
}

interface RawAnswer {
  readonly errors?: readonly RawMessage[];
  readonly error?: { readonly code: string; readonly info: string };
  readonly warnings?: readonly RawMessage[] | object;
}

/** Said with others, or of the answer and not of the request. */
const ACCOMPANYING: ReadonlySet<string> = new Set(["deprecation-help", "errorprinterfailed"]);

/** The parameters that some messages are about without naming them. */
const ABOUT: Readonly<Record<string, string>> = {
  badcontinue: "continue",
  badgenerator: "generator",
  mustbeposted: "action",
};

/** Reads an answer to a request that asked for {@link COMPARABLE} messages. */
export function serverVerdict(answer: Answer): ServerVerdict {
  const body = parsed(answer.body);
  const errors = body?.errors?.flatMap(findings);
  const warnings: readonly RawMessage[] = Array.isArray(body?.warnings) ? body.warnings : [];
  const [error = errorOfText(answer, body)] = errors ?? [];
  return {
    ...(error && { error }),
    // An error of the format that is found while another is being written turns up as a warning.
    warnings: warnings
      .filter(({ code }) => !ACCOMPANYING.has(code))
      .flatMap(findings)
      .filter(({ code, parameter }) => code !== error?.code || parameter !== error.parameter),
    opaque:
      body === undefined ||
      body.error !== undefined ||
      (body.warnings !== undefined && !Array.isArray(body.warnings)),
  };
}

function parsed(body: string): RawAnswer | undefined {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form of the wiki's answer
    const value = JSON.parse(body) as RawAnswer;
    // `opensearch` answers with a list, which has no room for messages.
    return Array.isArray(value) ? undefined : value;
  } catch {
    return undefined;
  }
}

function errorOfText(answer: Answer, body: RawAnswer | undefined): ServerFinding | undefined {
  const code = answer.error?.split(", ")[0];
  if (code === undefined) return undefined;
  const text = body?.error?.info;
  return { code, key: "", module: "", parameter: "", ...(text !== undefined && { text }) };
}

function findings({ code, key, module = "main", params, data }: RawMessage): ServerFinding[] {
  const about = module === "main" || code === "badgenerator" ? ABOUT[code] : undefined;
  const names =
    code === "unrecognizedparams"
      ? listed(params[0])
      : [about ?? plain(params[0]) ?? featured(data)];
  return names.map((parameter) => ({ code, key, module, parameter, ...(data && { data }) }));
}

/** A message's argument: text, `{"plaintext": ...}` or `{"num": ...}`. */
function plain(param: unknown): string | undefined {
  if (typeof param === "string") return unescaped(param);
  if (typeof param !== "object" || param === null) return undefined;
  const text: unknown = Object.values(param)[0];
  return typeof text === "string" || typeof text === "number" ? String(text) : undefined;
}

function listed(param: unknown): string[] {
  const list: unknown =
    typeof param === "object" && param !== null && "list" in param ? param.list : undefined;
  return Object.values(list ?? {}).map((name) => plain(name) ?? "");
}

/** Deprecated values and modules have messages of their own, which need not name the parameter. */
function featured(data: JsonObject | undefined): string {
  const feature = data?.["feature"];
  return typeof feature === "string" ? (feature.split("&").at(-1)?.split("=")[0] ?? "") : "";
}

/** Names are escaped in messages, for they might be wikitext. */
function unescaped(text: string): string {
  return text
    .replace(/&#(?<code>\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/^<var>(?<name>.*)<\/var>$/s, "$<name>")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&");
}
