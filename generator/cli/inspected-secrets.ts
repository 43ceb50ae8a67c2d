import { pathRequestIn, parametersIn } from "../inspect/request-text.js";
import { createRedactor } from "../serve/redactor.js";
import type { Redactor } from "../serve/redactor.js";
import { markedNames } from "../serve/secret-names.js";
import type { IsSecret, SecretSource } from "../serve/secret-names.js";
import { isSecretPart } from "../serve/sent-secrets.js";
import type { InspectedSpecs } from "./inspect-catalogue.js";

/** Words in the names of secrets, but for those that specs mark. */
const SECRET_WORD =
  /token|passw|passphrase|secret|authorization|api[-_]?key|access[-_]?key|session[-_]?id|retype|otp|pwd/i;

/** A letter, `-` or `_` that is percent-encoded, which usual encoders do not do. */
const ENCODED_LETTER = /%(?:2d|[46][1-9a-f]|[57][\da]|5f)/i;

/** The same in JSON. */
const ESCAPED_LETTER = /\\u00/i;

const USER_IN_ADDRESS = /:\/\/[^/?#@\s]{1,1000}@/;

/**
 * Returns true if a text may have secrets, but for those whose names specs mark. It takes linear time.
 * Most texts have none of the characters that the later tests need.
 */
function mayHaveSecrets(text: string, isSecret: IsSecret): boolean {
  return (
    SECRET_WORD.test(text) ||
    (text.includes("%") && ENCODED_LETTER.test(text)) ||
    hasUnusualSecret(text, isSecret) ||
    (text.includes("\\") && ESCAPED_LETTER.test(text)) ||
    text.includes("&#") ||
    (text.includes("://") && USER_IN_ADDRESS.test(text))
  );
}

/**
 * Returns true if a name that servers read as another may be that of a secret: one with an encoded
 * character, or such as `api.key`, which PHP reads as `api_key`. A name in a text with an encoded
 * `%` may be encoded twice.
 */
function hasUnusualSecret(text: string, isSecret: IsSecret): boolean {
  const isTwice = text.includes("%25");
  for (let end = text.indexOf("="); end >= 0; end = text.indexOf("=", end + 1)) {
    const name = text.slice(startOfName(text, end), end);
    if (isTwice && name.includes("%")) return true;
    if (/\W/.test(name) && isSecretPart(name, isSecret)) return true;
  }
  return false;
}

/** The start of the name before an equals sign: after the nearest separator. */
function startOfName(text: string, equals: number): number {
  let start = equals;
  while (start > 0 && !isSeparator(text.charCodeAt(start - 1))) start -= 1;
  return start;
}

/** Returns true for `=`, `&`, `"`, `?`, `#` and `;`. */
function isSeparator(code: number): boolean {
  switch (code) {
    case 0x3d:
    case 0x26:
    case 0x22:
    case 0x3f:
    case 0x23:
    case 0x3b:
      return true;
    default:
      return false;
  }
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
  const marked = specs
    .flatMap(markedNames)
    .filter((name) => !mayHaveSecrets(name, redactor.isSecret));
  const hasMarked = (text: string): boolean => marked.some((name) => text.includes(name));
  const isSecret = (name: string): boolean => redactor.isSecret(name) || hasMarked(name);
  const mayHave = (text: string): boolean => mayHaveSecrets(text, isSecret) || hasMarked(text);
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
