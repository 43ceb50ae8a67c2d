import { parseRequestAndResponse } from "../base/exchange-line.js";
import type { LearnSession } from "../wiki/learn/learn.js";
import type { ScenarioSession } from "../wiki/learn/session.js";
import { createRedactor } from "../serve/redactor.js";
import { inspectedSecrets } from "./inspected-secrets.js";
import type { CommandOutcome } from "./outcome.js";

/** Replaces secrets in a text. */
export type Redact = (text: string) => string;

/** The secrets of recorded exchanges, one per line. */
export function recordedSecrets(text: string): Redact {
  const secrets = inspectedSecrets({ catalogue: undefined, documents: [] });
  for (const line of text.split("\n")) {
    if (!secrets.mayHave(line)) continue;
    const exchange = parseRequestAndResponse(line);
    if (exchange.kind === "record") secrets.learn(line, exchange.request, exchange.response);
  }
  return secrets.text;
}

/** The secrets of a run with a wiki: the session's cookie, and tokens in responses. */
export interface SessionSecrets {
  readonly redact: Redact;
  /** The session, whose responses the run takes note of. */
  readonly observed: (session: LearnSession) => LearnSession;
  /** The session of a scenario, which also sends passwords. */
  readonly observedScenario: (session: ScenarioSession) => ScenarioSession;
}

/** Creates the secrets of a run. */
export function sessionSecrets(cookie: string | undefined): SessionSecrets {
  const redactor = createRedactor([]);
  if (cookie !== undefined)
    redactor.learnRequest({ method: "GET", url: "/", headers: { cookie }, body: "" });
  const learn = (value: unknown): void => {
    const body: string | undefined = JSON.stringify(value);
    redactor.learnResponse({ status: 200, headers: {}, body: body ?? "" });
  };
  return {
    redact: redactor.text,
    observed: (session) => {
      const { client } = session;
      return {
        ...session,
        client: {
          request: async (parameters, members) => {
            const result = await client.request(parameters, members);
            learn(result.value);
            return result;
          },
          requestBody: async (parameters) => {
            const result = await client.requestBody(parameters);
            learn(result.value);
            return result;
          },
        },
      };
    },
    observedScenario: (session) => ({
      post: async (parameters, files) => {
        redactor.learnRequest({
          method: "POST",
          url: "/",
          headers: { "content-type": "application/x-www-form-urlencoded" },
          body: new URLSearchParams(parameters).toString(),
        });
        const outcome = await session.post(parameters, files);
        if (outcome.kind === "received") learn(outcome.value);
        return outcome;
      },
    }),
  };
}

/** The outcome of a command without secrets. */
export function redactedOutcome(outcome: CommandOutcome, redact: Redact): CommandOutcome {
  return {
    ...outcome,
    diagnostics: outcome.diagnostics.map(({ id, ...found }) => ({
      ...found,
      ...(id !== undefined && { id: redact(id) }),
      message: redact(found.message),
      help: redact(found.help),
    })),
    lines: outcome.lines.map(redact),
  };
}
