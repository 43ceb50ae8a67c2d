import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Run } from "../../../generator/project/fingerprint.js";
import type { Job } from "../../../generator/project/job.js";
import type { RunRecord } from "../../../generator/project/record.js";
import { hashOf } from "../../../generator/project/file-stamps.js";
import { MANIFEST, STAGING } from "../../../generator/project/changes.js";
import { snapshot, writeFiles } from "../support/files.js";

vi.mock("../../../generator/project/package-root.js", () => ({
  packageRoot: () => join(root, "package"),
}));
// Files of tests share their modules: these are loaded again, with the other root.
vi.resetModules();
const { isRecordOf, isUnchanged, knownOutput, readStatKeys, refreshOutputs, createRecord } =
  await import("../../../generator/project/fingerprint.js");
const { configJob } = await import("../../../generator/project/job.js");
const { readRecord, toolHash } = await import("../../../generator/project/record.js");

/** A project, and beside it a package that stands for this one. */
const root = mkdtempSync(join(tmpdir(), "paramsmith-test-"));
const project = join(root, "project");
const config = join(project, "paramsmith.config.json");

/** A run of which nothing is known but what is on the disk. */
function runOf(job: Job): Run {
  return {
    statKeys: readStatKeys(job),
    read: new Map(),
    made: new Map(),
    kept: {},
    unread: {},
    specs: [],
    references: [],
    isQuiet: true,
  };
}

function jobOf(): Job {
  return configJob(config, { out: "out", specs: [{ file: "spec/wiki.json" }] }, project);
}

function rememberNow(): void {
  createRecord(jobOf(), runOf(jobOf()), toolHash());
}

function isUnchangedNow(of = config, today = "2030-06-30"): boolean {
  const record = readRecord(of);
  return record !== undefined && isUnchanged(record, today);
}

beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  writeFiles(root, [
    { path: "package/dist/generator/a.js", text: "a" },
    { path: "package/dist/runtime/b.ts", text: "b" },
    { path: "package/templates/README.md", text: "" },
    { path: "package/spec/paraminfo/protocol.json", text: "{}" },
    { path: "project/paramsmith.config.json", text: "{}" },
    { path: "project/spec/wiki.json", text: "{}" },
    { path: "project/out/a.ts", text: "a" },
    { path: `project/out/${MANIFEST}`, text: '{ "files": ["a.ts"] }' },
    { path: "project/node_modules/x", text: "" },
  ]);
  rememberNow();
});

afterAll(() => {
  vi.doUnmock("../../../generator/project/package-root.js");
  vi.resetModules();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe("the fingerprint of a run", () => {
  it("holds while nothing changes", () => {
    expect(isUnchangedNow()).toBe(true);
  });

  it("is kept outside of the output folder", () => {
    expect(readdirSync(join(project, "out")).toSorted()).toEqual([MANIFEST, "a.ts"]);
    expect(
      Object.keys(snapshot(join(project, "node_modules", ".cache", "paramsmith"))),
    ).toHaveLength(1);
  });

  it("does not mind a file that is not part of the output", () => {
    writeFileSync(join(project, "out", "mine.ts"), "mine");
    expect(isUnchangedNow()).toBe(true);
  });

  it.each([
    ["the spec", "project/spec/wiki.json"],
    ["the configuration", "project/paramsmith.config.json"],
    ["the generator", "package/dist/generator/a.js"],
    ["a file of the runtime", "package/dist/runtime/b.ts"],
    ["the protocol that ships", "package/spec/paraminfo/protocol.json"],
    ["a byte of the output", "project/out/a.ts"],
    ["the manifest", `project/out/${MANIFEST}`],
  ])("no longer holds after a change of %s", (_, path) => {
    appendFileSync(join(root, path), " ");
    expect(isUnchangedNow()).toBe(false);
  });

  it.each([
    ["a file of the generator", "package/dist/generator/new.js"],
    ["a file of the runtime", "package/dist/runtime/both/new.ts"],
    ["a protocol beside the spec", "project/spec/protocol.json"],
    ["site facts beside the spec", "project/spec/site.json"],
    ["what a killed run leaves", `project/out/${STAGING}/pid`],
  ])("no longer holds with %s that was not there", (_, path) => {
    writeFiles(root, [{ path, text: "{}" }]);
    expect(isUnchangedNow()).toBe(false);
  });

  it("no longer holds after the last day of an accepted warning", () => {
    const position = { file: "paramsmith.config.json", line: 1, column: 1 };
    const accepted = { id: "unknown-key:x", reason: "Known.", position };
    const job = {
      ...jobOf(),
      acceptedWarnings: [
        { ...accepted, until: "2030-06-30" },
        { ...accepted, until: "2031-01-01" },
        accepted,
      ],
    };
    createRecord(job, runOf(job), toolHash());
    expect(isUnchangedNow(config, "2030-06-30")).toBe(true);
    expect(isUnchangedNow(config, "2030-07-01")).toBe(false);
  });

  it("no longer holds where a catalogue comes into a folder that stood for the directory in it", () => {
    writeFiles(project, [{ path: "towns/openapi.json", text: "{}" }]);
    const job = configJob(config, { out: "out", specs: [{ file: "towns" }] }, project);
    createRecord(job, runOf(job), toolHash());
    expect(isUnchangedNow()).toBe(true);
    writeFiles(project, [{ path: "towns/catalogue.json", text: "{}" }]);
    expect(isUnchangedNow()).toBe(false);
  });

  it.each([
    ["a file of the output", "project/out/a.ts"],
    ["the manifest", `project/out/${MANIFEST}`],
    ["the output folder", "project/out"],
    ["the spec", "project/spec/wiki.json"],
    ["what was remembered", "project/node_modules/.cache"],
  ])("no longer holds without %s", (_, path) => {
    rmSync(join(root, path), { recursive: true });
    expect(isUnchangedNow()).toBe(false);
  });

  it("does not hold where something more was learned, or something else", () => {
    writeFiles(project, [{ path: "spec/results/a.json", text: "{}" }]);
    expect(isUnchangedNow()).toBe(false);
    rememberNow();
    expect(isUnchangedNow()).toBe(true);
    appendFileSync(join(project, "spec", "results", "a.json"), " ");
    expect(isUnchangedNow()).toBe(false);
    rememberNow();
    writeFiles(project, [{ path: "spec/results/b.json", text: "{}" }]);
    expect(isUnchangedNow()).toBe(false);
  });

  it("does not hold where what was remembered is broken", () => {
    const folder = join(project, "node_modules", ".cache", "paramsmith");
    for (const name of readdirSync(folder)) writeFileSync(join(folder, name), '{"inputs":');
    expect(isUnchangedNow()).toBe(false);
  });

  it.each([
    ["a file of results", "spec/results/a.json"],
    ["a protocol beside the spec", "spec/protocol.json"],
  ])("is not made of a run that did not see %s", (_, path) => {
    const run = runOf(jobOf());
    writeFiles(project, [{ path, text: "{}" }]);
    createRecord(jobOf(), run, toolHash());
    expect(isUnchangedNow()).toBe(false);
  });

  it("is not made of a run that read what is no longer there", () => {
    writeFiles(project, [{ path: "spec/results/a.json", text: "{}" }]);
    const file = join(project, "spec", "results", "a.json");
    const run = runOf(jobOf());
    rmSync(join(project, "node_modules", ".cache"), { recursive: true });
    rmSync(join(project, "spec", "results"), { recursive: true });
    createRecord(jobOf(), { ...run, read: new Map([[file, hashOf("{}")]]) }, toolHash());
    expect(isUnchangedNow()).toBe(false);
  });

  it("does not hold where a file was changed after it was read", () => {
    const read = new Map([[join(project, "spec", "wiki.json"), hashOf("[]")]]);
    createRecord(jobOf(), { ...runOf(jobOf()), read }, toolHash());
    expect(isUnchangedNow()).toBe(false);
  });

  it("does not hold where a file of the output was changed after it was made", () => {
    rmSync(join(project, "node_modules", ".cache"), { recursive: true });
    createRecord(
      jobOf(),
      { ...runOf(jobOf()), made: new Map([["a.ts", hashOf("b")]]) },
      toolHash(),
    );
    expect(isUnchangedNow()).toBe(false);
  });

  it("does not hold for another project", () => {
    const other = join(root, "other");
    cpSync(project, other, { recursive: true });
    expect(isUnchangedNow(join(other, "paramsmith.config.json"))).toBe(false);
  });

  it("is not made where there is no folder of modules", () => {
    rmSync(join(project, "node_modules"), { recursive: true });
    mkdirSync(join(root, "elsewhere"), { recursive: true });
    rememberNow();
    expect(isUnchangedNow()).toBe(false);
  });
});

function recordNow(): RunRecord {
  const record = readRecord(config);
  if (record === undefined) throw new Error("Nothing is recorded.");
  return record;
}

function knownUnits(): readonly string[] {
  return [...knownOutput(recordNow()).units.keys()];
}

describe("the record of a run", () => {
  it("belongs to the job that it was created for", () => {
    expect(isRecordOf(recordNow(), jobOf(), toolHash())).toBe(true);
  });

  it.each<[string, Partial<Job>]>([
    ["another extension of imports", { importExtension: ".ts" }],
    ["no extension of imports", { importExtension: "" }],
    ["the runtime in a package", { runtime: "package" }],
    ["another output folder", { out: join(project, "elsewhere") }],
  ])("does not belong to a job with %s", (_, change) => {
    expect(isRecordOf(recordNow(), { ...jobOf(), ...change }, toolHash())).toBe(false);
  });

  it("has the extension of imports of its job", () => {
    const job = { ...jobOf(), importExtension: ".ts" as const };
    createRecord(job, runOf(job), toolHash());

    expect(isRecordOf(recordNow(), job, toolHash())).toBe(true);
    expect(isRecordOf(recordNow(), jobOf(), toolHash())).toBe(false);
  });

  it("does not belong to a job of another version of the generator", () => {
    expect(isRecordOf(recordNow(), jobOf(), `${toolHash()}0`)).toBe(false);
  });

  it("does not belong to its job after an interrupted run", () => {
    writeFiles(project, [{ path: `out/${STAGING}/pid`, text: "1" }]);

    expect(isRecordOf(recordNow(), jobOf(), toolHash())).toBe(false);
  });

  it("knows the output of a unit until one of its files is changed or missing", () => {
    const spec = {
      kind: "catalogue" as const,
      operations: 2,
      made: [
        { key: "a", paths: ["a.ts", "a-types.ts"], runtime: [] },
        { key: "b", paths: ["b.ts"], runtime: [] },
      ],
      about: {},
    };
    for (const name of ["a-types.ts", "b.ts"]) writeFileSync(join(project, "out", name), name);
    writeFileSync(
      join(project, "out", MANIFEST),
      JSON.stringify({ files: ["a-types.ts", "a.ts", "b.ts"] }),
    );
    createRecord(jobOf(), { ...runOf(jobOf()), specs: [spec] }, toolHash());
    expect(knownUnits()).toEqual(["a", "b"]);
    writeFileSync(join(project, "out", "a-types.ts"), "changed");
    expect(knownUnits()).toEqual(["b"]);
    rmSync(join(project, "out", "b.ts"));
    expect(knownUnits()).toEqual([]);
  });

  it("has no outputs to refresh after a change of one that was written too recently to trust its stamp", () => {
    // An uncertain stamp: the file was written at the time of the record.
    writeFileSync(join(project, "out", "a.ts"), "b");
    createRecord(jobOf(), runOf(jobOf()), toolHash());
    const record = recordNow();
    expect(refreshOutputs(record)).toMatchObject({ "a.ts": [hashOf("b"), expect.anything()] });

    writeFileSync(join(project, "out", "a.ts"), "c");

    expect(refreshOutputs(record)).toBeUndefined();
  });
});
