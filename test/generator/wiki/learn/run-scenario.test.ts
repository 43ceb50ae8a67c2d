import { describe, expect, it } from "vitest";
import type { ResponseBody, ResponseOutcome } from "../../../../generator/wiki/response.js";
import { diagnostic } from "../../../../generator/base/diagnostic.js";
import { runScenario } from "../../../../generator/wiki/learn/run-scenario.js";
import type { ScenarioOptions } from "../../../../generator/wiki/learn/run-scenario.js";
import type { ModuleOperation } from "../../../../generator/spec/model/operation.js";
import type { Parameter } from "../../../../generator/spec/model/parameter.js";
import type { ScenarioStep } from "../../../../generator/spec/source/types.js";
import { moduleOf, parameter } from "./modules.js";

const AT = { file: "http://127.0.0.1/", line: 1, column: 1 };
const TEXT = { kind: "string" } as const;

function action(name: string, parameters: readonly Parameter[] = [], prefix = ""): ModuleOperation {
  return { ...moduleOf(name, "action", parameters), path: name, prefix };
}

const EDIT = action("edit", [
  parameter("token", TEXT, { tokentype: "csrf" }),
  parameter("t", TEXT),
]);
const LOGIN = action("login", [parameter("token", TEXT, { tokentype: "login" })], "lg");
const READ = action("read", [parameter("name", TEXT)]);

type Outcome = ResponseOutcome<ResponseBody>;
type Sent = Readonly<Record<string, unknown>>;

function received(value: Readonly<Record<string, unknown>>): Outcome {
  return { kind: "received", value: { kind: "object", value } };
}

function refused(name: string): Outcome {
  const found = diagnostic("api-error", { name, detail: "" }, AT);
  return { kind: "failed", errorCode: name, diagnostic: found };
}

/** Runs steps on a wiki that answers by function, and gives the requests with the numbers of sessions. */
async function run(
  steps: readonly ScenarioStep[],
  answer: (sent: Sent, number: number) => Outcome,
  more: Partial<ScenarioOptions> = {},
) {
  const sent: Sent[] = [];
  const progress: string[] = [];
  let sessions = 0;
  const [first = { action: "none" }, ...others] = steps;
  const responses = await runScenario({
    scenario: { steps: [first, ...others] },
    modules: [EDIT, LOGIN, READ],
    server: "MediaWiki 1.43.0",
    run: "r7",
    formatversion: "2",
    open: () => {
      const session = (sessions += 1);
      return {
        async post(parameters, files = {}) {
          const request = { session, ...parameters, ...files };
          sent.push(request);
          return answer(request, sent.length);
        },
      };
    },
    progress: (done, all) => progress.push(`${done} of ${all}`),
    ...more,
  });
  return { sent, progress, ...responses };
}

const COMMON = { format: "json", formatversion: "2", uselang: "en" };
const TOKENS = { action: "query", meta: "tokens", format: "json", formatversion: "2" };

/** A wiki that gives tokens of each type, and else the number of the request. */
function withTokens({ type, meta }: Sent, number: number): Outcome {
  if (meta !== "tokens") return received({ number });
  return received({ query: { tokens: { [`${String(type)}token`]: `${String(type)}+\\` } } });
}

/** What a response to a step shows in format version 1. */
function observation(module: ModuleOperation, number: number): object {
  return {
    experiment: {
      role: "module",
      module: { ...module, parameters: [] },
      sentParams: {},
      around: {},
    },
    formatversion: "1",
    responses: [{ number }],
    bodies: [],
  };
}

describe("The steps of a scenario", () => {
  it("are undone after the wiki failed at one", async () => {
    const found = diagnostic("http-status", { status: 502, detail: undefined }, AT);
    const { sent, hasFailed, diagnostics } = await run(
      [],
      (_, number) => (number === 1 ? { kind: "failed", diagnostic: found } : received({})),
      {
        scenario: {
          steps: [
            { action: "read", params: { name: "a" } },
            { action: "read", params: { name: "b" } },
          ],
          undo: [{ action: "read", params: { name: "undone" } }],
        },
      },
    );
    expect(sent.map(({ name }) => name)).toEqual(["a", "undone"]);
    expect({ hasFailed, diagnostics }).toEqual({ hasFailed: true, diagnostics: [found] });
  });

  it("are sent in order with their tokens, then those that undo them", async () => {
    const { sent, progress, ...responses } = await run([], withTokens, {
      formatversion: "1",
      scenario: {
        steps: [
          { action: "edit", params: { t: "${run}" }, files: { f: { name: "a", base64: "" } } },
          { action: "unknown" },
          { action: "login" },
        ],
        undo: [{ action: "edit", params: { token: "own" } }],
      },
    });
    const version1 = { ...COMMON, formatversion: "1" };
    expect(sent).toEqual([
      { session: 1, ...TOKENS, type: "csrf" },
      {
        session: 1,
        action: "edit",
        ...version1,
        t: "r7",
        token: "csrf+\\",
        f: { name: "a", base64: "" },
      },
      { session: 2, ...TOKENS, type: "login" },
      { session: 2, action: "login", ...version1, lgtoken: "login+\\" },
      { session: 3, action: "edit", ...version1, token: "own" },
    ]);
    expect(progress).toEqual(["0 of 4", "2 of 4", "3 of 4"]);
    expect(responses).toEqual({
      observations: [observation(EDIT, 2), observation(LOGIN, 4), observation(EDIT, 5)],
      errors: [],
      requests: 3,
      diagnostics: [],
      hasFailed: false,
    });
  });

  it("are sent without a token that the wiki does not give", async () => {
    const answers: readonly Outcome[] = [
      refused("permissiondenied"),
      received({}),
      received({ query: [] }),
      received({ query: { tokens: { csrftoken: 7, logintoken: "x" } } }),
      { kind: "received", value: { kind: "text", value: "csrftoken" } },
    ];
    for (const answer of answers) {
      // oxlint-disable-next-line no-await-in-loop -- the order does not matter, but one is enough at a time
      const { sent } = await run([{ action: "edit" }], () => answer);
      expect(sent[1]).toEqual({ session: 1, action: "edit", ...COMMON });
    }
  });

  it("share the session of their user, and have one of their own without a user", async () => {
    const users = ["Ada", undefined, "Grace", "Ada", undefined];
    const steps = users.map((as) => ({ action: "read", ...(as !== undefined && { as }) }));
    const { sent } = await run(steps, withTokens);
    expect(sent.map(({ session }) => session)).toEqual([1, 2, 3, 1, 4]);
  });

  it("are left out on a wiki that is older than they are", async () => {
    const since = ["1.39", "1.43", "1.45"];
    const steps: readonly ScenarioStep[] = [
      { action: "read" },
      ...since.map((each) => ({ action: "read", since: each, params: { name: each } })),
    ];
    const { sent } = await run(steps, withTokens);
    expect(sent.map(({ name }) => name)).toEqual([undefined, "1.39", "1.43"]);
    const unknown = await run(steps, withTokens, { server: "another software" });
    expect(unknown.sent.map(({ name }) => name)).toEqual([undefined, ...since]);
  });

  it("refer to responses that were kept, and are not sent if there is none", async () => {
    const { sent, diagnostics, requests } = await run(
      [
        { action: "read", keep: "first" },
        { action: "read", params: { name: "${first.number}" } },
        { action: "read", params: { name: "${second.number}" } },
        { action: "read", params: { name: "${first.number.of}" } },
      ],
      withTokens,
    );
    expect(sent.map(({ name }) => name)).toEqual([undefined, "1"]);
    expect(requests).toBe(4);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'step 3 (read) was not sent: no earlier response has "second.number"',
      'step 4 (read) was not sent: no earlier response has "first.number.of"',
    ]);
  });

  it("whose success or failure is not expected are reported", async () => {
    const answers = [received({}), refused("one"), received({}), refused("two"), received({})];
    const { diagnostics, errors, observations, hasFailed } = await run(
      [false, false, true, true, false].map((fails) => ({
        action: "read",
        ...(fails && { fails }),
      })),
      (_, number) => answers[number - 1] ?? received({}),
    );
    expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
      [
        "scenario-step-refused",
        'the wiki rejected step 2 (read): the API returned the error "one": ',
      ],
      [
        "scenario-step-accepted",
        "the wiki accepted step 3 (read), which the scenario expects to fail",
      ],
    ]);
    expect(errors).toEqual([
      ["read", "one"],
      ["read", "two"],
    ]);
    expect(observations).toHaveLength(3);
    expect(hasFailed).toBe(false);
  });

  it("are not sent once the wiki no longer responds", async () => {
    const lost = diagnostic("server-unreachable", { detail: "reset" }, AT);
    const { sent, ...responses } = await run(
      [{ action: "read", fails: true }, { action: "read" }, { action: "read" }],
      (_, number) => (number === 1 ? received({}) : { kind: "failed", diagnostic: lost }),
    );
    expect(sent).toHaveLength(2);
    expect(responses).toMatchObject({
      errors: [],
      requests: 2,
      hasFailed: true,
      diagnostics: [{ code: "scenario-step-accepted" }, lost],
    });
  });

  it("may be answered by what is no object", async () => {
    const body: ResponseBody = { kind: "list", value: [1] };
    const { observations } = await run([{ action: "read" }], () => ({
      kind: "received",
      value: body,
    }));
    expect(observations.map(({ responses, bodies }) => ({ responses, bodies }))).toEqual([
      { responses: [], bodies: [body] },
    ]);
  });
});
