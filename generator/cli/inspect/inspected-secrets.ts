import type { Api } from "../../../templates/runtime/read/parsed-request.js";
import { createRedactor } from "../../serve/redaction/redactor.js";

/** Lines without these have no secret names. */
const MAY_HAVE_SECRETS =
  /token|passw|passphrase|secret|authorization|api[-_]?key|access[-_]?key|session[-_]?id|retype|otp|pwd/i;

/** Replaces the secrets of recorded exchanges in what is printed of them. */
export interface InspectedSecrets {
  /** Remembers the secrets of an exchange. Its line shows whether it may have some. */
  readonly learn: (line: string, request: string, response: unknown) => void;
  /** Replaces the remembered values in a line of text. */
  readonly text: (line: string) => string;
  /** Replaces the remembered values in a line of JSON. */
  readonly json: (line: string) => string;
}

/** Creates the memory of a run, which replaces nothing until it has learned a secret. */
export function inspectedSecrets({ modules }: Api): InspectedSecrets {
  const redactor = createRedactor([
    { kind: "catalogue", name: "", modules: [...modules.values()], results: [], selections: [] },
  ]);
  let isUsed = false;
  return {
    learn: (line, request, response) => {
      if (!MAY_HAVE_SECRETS.test(line)) return;
      isUsed = true;
      const url = request.includes("?") ? request : `/?${request}`;
      redactor.learnRequest({ method: "GET", url, headers: {}, body: "" });
      const body: string | undefined = JSON.stringify(response);
      redactor.learnResponse({ status: 200, headers: {}, body: body ?? "" });
    },
    text: (line) => (isUsed ? redactor.text(line) : line),
    json: (line) => (isUsed ? redactor.body(line) : line),
  };
}
