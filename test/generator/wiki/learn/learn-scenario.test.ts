import { describe, expect, it } from "vitest";
import { learnScenario, refusalOfHost } from "../../../../generator/wiki/learn/learn-scenario.js";
import type { ScenarioSession } from "../../../../generator/wiki/learn/session.js";
import { diagnostic } from "../../../../generator/base/diagnostic.js";
import type { ModuleOperation } from "../../../../generator/spec/model/operation.js";
import type { Scenario } from "../../../../generator/spec/source/types.js";
import { things } from "./modules.js";

const act: ModuleOperation = {
  ...things,
  name: "act",
  path: "act",
  group: "action",
  prefix: "",
  select: [["action", "act"]],
  writerights: true,
  mustbeposted: true,
  generator: false,
  parameters: [],
};

const AT = { file: "http://127.0.0.1/", line: 1, column: 1 };

/** A wiki on which `title=Locked` is an error, and each other request changes a page. */
function session(sent: Readonly<Record<string, string>>[]): ScenarioSession {
  return {
    async post(parameters) {
      sent.push(parameters);
      if (parameters["title"] === "Locked")
        return {
          kind: "failed",
          errorCode: "protectedpage",
          diagnostic: diagnostic("api-error", { name: "protectedpage", detail: "" }, AT),
        };
      const isNew = parameters["title"] !== "Old";
      const flag = parameters["formatversion"] === "1" ? "" : true;
      const value = { act: { id: sent.length, ...(isNew && { new: flag }) } };
      return { kind: "received", value: { kind: "object", value } };
    },
  };
}

async function learned(scenario: Scenario) {
  const sent: Readonly<Record<string, string>>[] = [];
  const { value, diagnostics } = await learnScenario({
    scenario,
    modules: [act],
    server: "MediaWiki 1.45.0",
    run: "r",
    open: () => session(sent),
    known: new Map(),
    corrections: [],
    progress: () => undefined,
  });
  return { sent, results: value?.results, codes: diagnostics.map(({ code }) => code) };
}

describe("a scenario", () => {
  it("gives the result of an action in both format versions, and its errors", async () => {
    const { results, codes } = await learned({
      steps: [
        { action: "act", params: { title: "New" } },
        { action: "act", params: { title: "Old" } },
        { action: "act", params: { title: "Locked" }, fails: true },
      ],
    });
    expect(codes).toEqual([]);
    expect(results).toEqual([
      {
        module: "act",
        servers: ["MediaWiki 1.45.0"],
        rows: { at: ["act"], kind: "object" },
        response: {
          act: {
            is: {
              record: {
                id: { is: "integer", seen: 2 },
                new: { is: "boolean", optional: true, seen: 1, formatversion1: { as: "flag" } },
              },
            },
            seen: 2,
          },
        },
        errors: [{ code: "protectedpage" }],
      },
    ]);
  });

  it("undoes its changes even if a step was refused unexpectedly, and warns of it", async () => {
    const { sent, codes } = await learned({
      steps: [{ action: "act", params: { title: "Locked" } }],
      undo: [{ action: "act", params: { title: "Undone" } }],
    });
    expect(codes).toEqual(["scenario-step-refused"]);
    expect(sent.map(({ title }) => title)).toEqual(["Locked", "Undone", "Locked", "Undone"]);
  });

  it("warns of a step that succeeds and should fail, and of a reference without a value", async () => {
    const { codes } = await learned({
      steps: [
        { action: "act", params: { title: "New" }, fails: true },
        { action: "act", params: { title: "${none.act.id}" } },
      ],
    });
    expect(codes).toEqual(["scenario-step-accepted", "scenario-reference"]);
  });

  it("leaves out steps of newer versions, and actions that the wiki lacks", async () => {
    const { sent } = await learned({
      steps: [
        { action: "act", params: { title: "Future" }, since: "1.46" },
        { action: "other" },
        { action: "act", params: { title: "${run}" }, since: "1.45" },
      ],
    });
    expect(sent.map(({ title }) => title)).toEqual(["r2", "r1"]);
  });
});

function refused(url: string, writeTo?: string): boolean {
  return refusalOfHost(new URL(url), writeTo)?.code === "scenario-not-local";
}

describe("the wiki that a scenario changes", () => {
  it.each(["http://127.0.0.1:8080/api.php", "http://localhost/api.php", "http://[::1]/api.php"])(
    "is on this machine: %s",
    (url) => expect(refused(url)).toBe(false),
  );

  it.each(["https://wiki.example/api.php", "http://127.0.0.1.example/api.php", "http://10.0.0.1/"])(
    "is refused elsewhere: %s",
    (url) => expect(refused(url)).toBe(true),
  );

  it("may be elsewhere if the user repeats the host with its port", () => {
    const url = "https://wiki.example:8443/api.php";
    expect(refused(url)).toBe(true);
    expect(refused(url, "wiki.example")).toBe(true);
    expect(refused(url, "wiki.example:8443")).toBe(false);
  });
});
