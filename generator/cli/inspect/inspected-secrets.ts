import { pathRequestIn, parametersIn } from "../../inspect/request-text.js";
import { createRedactor } from "../../serve/redaction/redactor.js";
import type { Redactor } from "../../serve/redaction/redactor.js";
import { markedNames } from "../../serve/redaction/secret-names.js";
import type { SecretSource } from "../../serve/redaction/secret-names.js";
import type { InspectedSpecs } from "./inspect-catalogue.js";

/** Texts without these have no secret names, but for those that specs mark. Each takes linear time. */
const MAY_HAVE_SECRETS = [
  /token|passw|passphrase|secret|authorization|api[-_]?key|access[-_]?key|session[-_]?id|retype|otp|pwd/i,
  // A name with an encoded character.
  /(?:^|[=&"])[^=&"%]*%[^=&"]*=/,
  // A letter, `-` or `_` that is encoded, which usual encoders do not do.
  /%(?:2d|[46][1-9a-f]|[57][\da]|5f)|\\u00|&#/i,
  // A user in an address.
  /:\/\/[^/?#@\s]{1,1000}@/,
];

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
  /** Replaces the remembered values in a line of JSON. */
  readonly json: (line: string) => string;
}

/** Creates the memory of a run, which replaces nothing until it has learned a secret. */
export function inspectedSecrets({ catalogue, directories }: InspectedSpecs): InspectedSecrets {
  const specs: readonly SecretSource[] = [
    ...(catalogue
      ? [{ kind: "catalogue" as const, modules: [...catalogue.api.modules.values()] }]
      : []),
    ...directories.map(({ endpoints, apiKeys }) => ({
      kind: "directory" as const,
      stub: { endpoints },
      model: { apiKeys },
    })),
  ];
  const redactor = createRedactor(specs);
  const marked = specs.flatMap(markedNames);
  const mayHave = (text: string): boolean =>
    MAY_HAVE_SECRETS.some((each) => each.test(text)) || marked.some((name) => text.includes(name));
  let isUsed = false;
  const learnRequest = (request: string): void => {
    isUsed = true;
    redactor.learnRequest({ method: "GET", url: addressOf(request), headers: {}, body: "" });
  };
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
    json: (line) => {
      if (!isUsed) return line;
      // Fields are searched for in lines that may have some: decoding a line takes longer than a verdict.
      return mayHave(line) || redactor.text(line) !== line ? redactor.body(line) : line;
    },
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
