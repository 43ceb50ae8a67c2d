import { describe, expect, it } from "vitest";
import { writeFiles } from "../support/files.js";
import { runInProcess } from "../support/in-process.js";
import { scratchFolder } from "../support/places.js";
import { catalogue, module, parameter } from "../support/specs.js";
import type { Finding } from "../../../generator/diff/finding.js";
import type { Json } from "../../../templates/runtime/model/json.js";

const WARNING = "dynamic-parameters:query+a";

/** A module with a warning, whose parameter accepts some values. */
function wiki(...values: readonly string[]): string {
  const only = module("a", [parameter("x", [...values])], { dynamicparameters: true });
  return JSON.stringify(catalogue(only), undefined, 1);
}

/** A project with a spec and its next version, and these settings in its configuration. */
function project(settings: Readonly<Record<string, Json>>): string {
  const folder = scratchFolder();
  const config = { specs: [{ file: "wiki.json" }], ...settings };
  writeFiles(folder, [
    { path: "wiki.json", text: wiki("b", "c") },
    { path: "next.json", text: wiki("b") },
    { path: "paramsmith.config.json", text: JSON.stringify(config) },
  ]);
  return folder;
}

describe("accepted warnings", () => {
  it("are not reported by generate, check and validate; others have the id to accept them by", async () => {
    const accepting = project({ acceptedWarnings: [{ id: WARNING, reason: "Known." }] });
    const other = project({});
    for (const command of ["validate", "generate", "check"]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await runInProcess(accepting, [command])).toMatchObject({ code: 0, err: "" });
    }
    const { code, err } = await runInProcess(other, ["validate"]);
    expect(code).toBe(0);
    expect(err).toContain(`or accept it in paramsmith.config.json: ${WARNING}\n`);
  });

  it("are not reported by matrix, which has not all warnings and so judges no entry", async () => {
    const unused = { id: `${WARNING}+b`, reason: "Known." };
    const accepting = project({
      acceptedWarnings: [{ id: WARNING, reason: "Known." }, unused],
    });
    expect(await runInProcess(accepting, ["matrix"])).toMatchObject({ code: 0, err: "" });
    const { out } = await runInProcess(accepting, ["matrix", "--format", "json"]);
    expect(JSON.parse(out)).toMatchObject({ diagnostics: [] });
    expect((await runInProcess(project({}), ["matrix"])).err).toContain("dynamic-parameters");
  });

  it("are reported again after their last day, by each run, also if nothing has changed", async () => {
    const until = "2000-01-01";
    const folder = project({ acceptedWarnings: [{ id: WARNING, reason: "For now.", until }] });
    const runs = [];
    for (const command of ["generate", "generate", "check", "validate"])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      runs.push(await runInProcess(folder, [command]));
    for (const { code, err } of runs) {
      expect(code).toBe(0);
      expect(err).toContain("warning[dynamic-parameters]");
      expect(err).toContain(
        `paramsmith.config.json:1:53: warning[accepted-expired]: the warning "${WARNING}" was accepted until 2000-01-01: For now.`,
      );
    }
  });

  it("are reported if nothing has their id", async () => {
    const folder = project({ acceptedWarnings: [{ id: `${WARNING}+b`, reason: "Known." }] });
    const { diagnostics } = JSON.parse(
      (await runInProcess(folder, ["generate", "--format", "json"])).out,
    );
    expect(diagnostics).toMatchObject([
      { code: "dynamic-parameters", id: WARNING },
      { code: "accepted-unused", file: "paramsmith.config.json" },
    ]);
  });

  it("have a reason", async () => {
    const folder = project({ acceptedWarnings: [{ id: WARNING }] });
    const { code, err } = await runInProcess(folder, ["generate"]);
    expect(code).toBe(1);
    expect(err).toContain("schema-violation");
  });
});

/** The outcome of the command between both versions, with these settings. */
async function diff(
  settings: Readonly<Record<string, Json>>,
  ...more: readonly string[]
): Promise<unknown> {
  const words = ["diff", "wiki.json", "next.json", "--format", "json", ...more];
  const { code, out, err } = await runInProcess(project({ diff: settings }), words);
  if (err !== "") return { code, err };
  const { findings, summary } = JSON.parse(out);
  return {
    code,
    audience: summary.audience,
    bump: summary.bump,
    ignored: summary.ignored,
    findings: findings.map(
      ({ rule, level }: Pick<Finding, "rule" | "level">) => `${rule} ${level}`,
    ),
  };
}

describe("the policy of diff", () => {
  const removed = "enum-value-removed:query+a:x:c";
  const plain = { audience: ["wire", "types"], bump: "major", ignored: 0 };

  it("has levels by rule, which exit code and version step follow", async () => {
    expect(await diff({})).toEqual({
      ...plain,
      code: 1,
      findings: ["enum-value-removed breaking"],
    });
    expect(await diff({ severities: { "enum-value-removed": "info" } })).toEqual({
      ...plain,
      code: 0,
      bump: "minor",
      findings: ["enum-value-removed info"],
    });
  });

  it("has readers, which --class replaces", async () => {
    const audience = ["handlers"];
    expect(await diff({ audience })).toMatchObject({ audience });
    expect(await diff({ audience }, "--class", "wire")).toMatchObject({ audience: ["wire"] });
  });

  it("has accepted findings", async () => {
    const reason = "Agreed.";
    expect(await diff({ accepted: [{ id: removed, reason }] })).toEqual({
      ...plain,
      code: 0,
      ignored: 1,
      findings: [],
    });
    expect(
      await diff({
        accepted: [
          { id: removed, reason, until: "2000-01-01" },
          { id: "x", reason },
        ],
      }),
    ).toEqual({
      ...plain,
      code: 1,
      findings: ["enum-value-removed breaking", "accepted-expired info", "accepted-unused info"],
    });
  });

  it("is read from --config, and fails the tool if it has an error", async () => {
    const folder = project({});
    const settings = { diff: { severities: { "enum-value-remove": "info" } } };
    const config = { specs: [{ file: "none.json" }], ...settings };
    writeFiles(folder, [{ path: "other/c.json", text: JSON.stringify(config) }]);
    const words = ["diff", "wiki.json", "next.json", "--config", "other/c.json"];
    const { code, err } = await runInProcess(folder, words);
    expect(code).toBe(2);
    expect(err).toContain(
      'other/c.json:1:55: error[rule-unknown]: unknown rule "enum-value-remove"; did you mean enum-value-removed?',
    );
  });
});
