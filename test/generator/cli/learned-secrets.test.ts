import { describe, expect, it } from "vitest";
import { NOTHING_TO_DO } from "../../../generator/cli/outcome.js";
import {
  recordedSecrets,
  redactedOutcome,
  sessionSecrets,
} from "../../../generator/cli/learned-secrets.js";
import { noJournal } from "../../../generator/wiki/learn/journal.js";
import type { LearnSession } from "../../../generator/wiki/learn/learn.js";

const TOKEN = "0123456789abcdef";

describe("the secrets of recorded exchanges", () => {
  it("are those of each line that is one", () => {
    const lines = [
      JSON.stringify({ request: "action=login&lgtoken=sent-t0ken", response: { token: TOKEN } }),
      "",
      "no line",
      JSON.stringify({ request: "action=query&titles=public-title", response: {} }),
    ];
    const redact = recordedSecrets(lines.join("\n"));
    expect(redact(`sent-t0ken ${TOKEN} public-title`)).toBe("*** *** public-title");
    expect(recordedSecrets("")("sent-t0ken")).toBe("sent-t0ken");
  });
});

const FILES = { file: { name: "a.txt", base64: "eA==" } };

describe("the secrets of a session", () => {
  const body = { query: { tokens: { csrftoken: TOKEN } } };

  const given: LearnSession = {
    client: {
      request: () => Promise.resolve({ value: body, diagnostics: [] }),
      requestBody: () =>
        Promise.resolve({ value: { kind: "object", value: body }, diagnostics: [] }),
    },
    journal: noJournal,
  };

  it("are its cookie", () => {
    const { redact } = sessionSecrets("wikiSession=s3ssion-value; theme=darkmode");
    expect(redact("s3ssion-value darkmode")).toBe("*** darkmode");
    expect(sessionSecrets(undefined).redact("s3ssion-value")).toBe("s3ssion-value");
  });

  it.each(["request", "requestBody"] as const)("are the tokens of a %s", async (name) => {
    const { redact, observed } = sessionSecrets(undefined);
    const { client, ...rest } = observed(given);
    expect(rest).toEqual({ journal: given.journal });
    const result = name === "request" ? await client.request({}, []) : await client.requestBody({});
    expect(result).toEqual(await given.client[name]({}, []));
    expect(redact(`a ${TOKEN}`)).toBe("a ***");
  });

  it("are what a scenario sends and receives", async () => {
    const { redact, observedScenario } = sessionSecrets(undefined);
    const sent: unknown[] = [];
    const scenario = observedScenario({
      post: (...all) => {
        sent.push(all);
        return Promise.resolve({ kind: "received", value: { kind: "object", value: body } });
      },
    });
    const outcome = await scenario.post({ lgpassword: "pa55 wörd", lgname: "Wanda" }, FILES);
    expect(outcome).toEqual({ kind: "received", value: { kind: "object", value: body } });
    expect(sent).toEqual([[{ lgpassword: "pa55 wörd", lgname: "Wanda" }, FILES]]);
    expect(redact(`Wanda pa55 wörd ${TOKEN}`)).toBe("Wanda *** ***");
  });
});

describe("an outcome without secrets", () => {
  it("has them in no text", () => {
    const found = { code: "api-error", severity: "error", message: "a s", help: "b s" } as const;
    const outcome = {
      ...NOTHING_TO_DO,
      diagnostics: [found, { ...found, id: "c s" }],
      lines: ["d s"],
    };
    expect(redactedOutcome(outcome, (text) => text.replace(" s", " ***"))).toEqual({
      ...NOTHING_TO_DO,
      diagnostics: [
        { ...found, message: "a ***", help: "b ***" },
        { ...found, message: "a ***", help: "b ***", id: "c ***" },
      ],
      lines: ["d ***"],
    });
  });
});
