import { parseRequestAndResponse } from "../base/exchange-line.js";
import type { Staged } from "../base/diagnostic.js";
import { createRedactor } from "../redact/redactor.js";
import type { ExchangeRedactor, Redactor } from "../redact/redactor.js";
import type { SecretSource } from "../redact/secret-names.js";
import type { InspectedSpecs } from "./inspect-catalogue.js";
import type { CommandOutcome } from "./outcome.js";

/** Creates the redactor for inspected specs and additional secret names. */
export function inspectedRedactor(
  { catalogue, documents }: InspectedSpecs,
  names: readonly string[],
): Redactor {
  const specs: readonly SecretSource[] = [
    { kind: "catalogue", modules: [...(catalogue?.api.modules.values() ?? [])] },
    ...documents.map(({ secrets }) => ({ kind: "openapi" as const, model: secrets })),
  ];
  return createRedactor(specs, names);
}

/** A request as it is printed, with the redactor of its verdict. */
export interface RedactedRequest {
  readonly request: string;
  /** The redacted response. */
  readonly response: unknown;
  /** Redacts a line of text. */
  readonly text: (line: string) => string;
  /** Redacts a line of JSON. */
  readonly json: (line: string) => string;
}

/** Redacts an inspected request, which may be a URL, a path, a query or a form after a method. */
export function redactRequest(
  redactor: Redactor,
  request: string,
  response?: unknown,
): RedactedRequest {
  const [method = ""] = METHOD.exec(request) ?? [];
  const rest = request.slice(method.length);
  const exchange = redactor.exchange();
  exchange.addRequest(rest);
  const body = redactResponse(exchange, response);
  const { text, json } = exchange;
  return {
    request: text(method + redactor.url(rest)),
    response: body === undefined ? response : JSON.parse(body),
    text,
    json: (line) => json(line) ?? text(line),
  };
}

const METHOD = /^\s*(?:[a-z]{1,10}\s+)?/i;

/** Redacts messages about the exchanges in a file, one per line. */
export function recordedRedactor(lines: string): ExchangeRedactor {
  const all = createRedactor([]).exchange();
  for (const line of lines.split("\n")) {
    if (line.trim() === "") continue;
    const exchange = parseRequestAndResponse(line);
    if (exchange.kind !== "record") continue;
    all.addRequest(exchange.request.replace(METHOD, ""));
    redactResponse(all, exchange.response);
  }
  return all;
}

function redactResponse({ json }: ExchangeRedactor, response: unknown): string | undefined {
  const body: string | undefined = JSON.stringify(response);
  return body === undefined ? undefined : json(body);
}

/** Removes the lines of a file that may have secrets from its diagnostics. */
export function withoutLines<Value>({ value, diagnostics }: Staged<Value>): Staged<Value> {
  return {
    value,
    diagnostics: diagnostics.map(({ position, ...found }) => {
      if (!position) return found;
      const { lineText: _, ...place } = position;
      return { ...found, position: place };
    }),
  };
}

/** Redacts the messages of a command. */
export function redactOutcome(outcome: CommandOutcome, { text }: ExchangeRedactor): CommandOutcome {
  return {
    ...outcome,
    diagnostics: outcome.diagnostics.map(({ id, ...found }) => ({
      ...found,
      ...(id !== undefined && { id: text(id) }),
      message: text(found.message),
      help: text(found.help),
    })),
    lines: outcome.lines.map(text),
  };
}
