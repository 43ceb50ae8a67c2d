import { pathRequestIn, parametersIn } from "../inspect/request-parameters.js";
import { createRedactor } from "../serve/redactor.js";
import type { Redactor } from "../serve/redactor.js";
import { markedNames } from "../serve/secret-names.js";
import type { SecretSource } from "../serve/secret-names.js";
import type { InspectedSpecs } from "./inspect-catalogue.js";

/**
 * Matches each text that may have secrets, but for those whose names specs mark. The search takes linear
 * time; decoding each text would take a third of a run. Besides words in the names of secrets, also with
 * separators that PHP reads as `_`, it finds letters, `-`, `_` or `%` that are percent-encoded, which
 * usual encoders do not do in names, letters that are escaped in JSON or HTML, and users in URLs.
 */
const MAY_HAVE_SECRETS =
  /token|passw|passphrase|secret|authorization|(?:api|access).{0,3}key|session.{0,3}id|retype|otp|pwd|%(?:2[5d]|[46][1-9a-f]|[57][\da]|5f)|\\u00|&#|:\/\/[^/?#@\s]{1,1000}@/i;

/** The start of a name with at most three separators: more would match in exponential time. */
const START_OF_NAME = /^[a-z\d]*(?:[^a-z\d][a-z\d]+){0,3}/i;

/** Matches texts with the start of one of the names, also with other separators; nothing without names. */
function namesPattern(names: readonly string[]): RegExp {
  const starts = names.map((name) => START_OF_NAME.exec(name)?.[0] ?? "");
  const patterns = starts.map((start) => start.replaceAll(/[^a-z\d]/gi, ".{1,3}"));
  return new RegExp(patterns.length === 0 ? "(?!)" : patterns.join("|"));
}

/** Replaces the secrets of requests and exchanges in what is printed of them. */
export interface InspectedSecrets {
  /** Returns true if a text may have a secret, by the names in it. */
  readonly mayHave: (text: string) => boolean;
  /** Remembers the secrets of a request. */
  readonly learnRequest: (request: string) => void;
  /** Remembers the secrets of an exchange. Its line shows whether it may have some. */
  readonly learn: (line: string, request: string, response: unknown) => void;
  /** The request with its secret values replaced, to be printed or parsed. */
  readonly request: (request: string) => string;
  /** Replaces the remembered values in a line of text. */
  readonly text: (line: string) => string;
  /** Replaces the remembered values, and those of secret fields, in a line of JSON. */
  readonly json: (line: string) => string;
}

/** Creates the memory of a run, which replaces nothing until it has learned a secret. */
export function inspectedSecrets({ catalogue, documents }: InspectedSpecs): InspectedSecrets {
  const specs: readonly SecretSource[] = [
    ...(catalogue
      ? [{ kind: "catalogue" as const, modules: [...catalogue.api.modules.values()] }]
      : []),
    ...documents.map(({ endpoints, apiKeys }) => ({
      kind: "openapi" as const,
      stub: { endpoints },
      model: { apiKeys },
    })),
  ];
  const redactor = createRedactor(specs);
  const marked = namesPattern(
    specs.flatMap(markedNames).filter((name) => !MAY_HAVE_SECRETS.test(name)),
  );
  const mayHave = (text: string): boolean => MAY_HAVE_SECRETS.test(text) || marked.test(text);
  let isUsed = false;
  const learnRequest = (request: string): void => {
    isUsed = true;
    redactor.learnRequest({ method: "GET", url: addressOf(request), headers: {}, body: "" });
  };
  const clearJson = (line: string): string =>
    isUsed && redactor.text(line) !== line ? redactor.body(line) : line;
  return {
    mayHave,
    learnRequest: (request) => {
      if (mayHave(request)) learnRequest(request);
    },
    learn: (line, request, response) => {
      if (!mayHave(line)) return;
      learnRequest(request);
      const body: string | undefined = JSON.stringify(response);
      redactor.learnResponse({ status: 200, headers: {}, body: body ?? "" });
    },
    request: (request) =>
      isUsed && mayHave(request) ? redactedRequest(request, redactor) : request,
    text: (line) => (isUsed ? redactor.text(line) : line),
    // Fields are searched for in lines that may have some: decoding a line takes longer than a verdict.
    json: (line) => (isUsed && mayHave(line) ? redactor.body(line) : clearJson(line)),
  };
}

/** The address of a request, which may be a query string or a form body without one. */
function addressOf(request: string): string {
  return pathRequestIn(request) ? request : `/?${parametersIn(request)}`;
}

/** Replaces the values of secret parameters in a request of any form. */
function redactedRequest(request: string, redactor: Redactor): string {
  if (pathRequestIn(request)) return redactor.url(request);
  const parameters = parametersIn(request);
  const start = request.lastIndexOf(parameters);
  return (
    redactor.text(request.slice(0, start)) +
    redactor.pairs(parameters) +
    redactor.text(request.slice(start + parameters.length))
  );
}
