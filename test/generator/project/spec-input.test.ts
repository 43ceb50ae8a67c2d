import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readInputs, readSpec } from "../../../generator/project/inputs.js";
import { jsonFiles } from "../../../generator/project/source.js";
import { specJob } from "../../../generator/project/job.js";
import type { Job, JobSpec } from "../../../generator/project/job.js";
import { NO_CALLBACKS } from "../../../generator/project/referenced-file.js";
import type { CatalogueInput, SpecInput } from "../../../generator/spec/input.js";
import type { SourceFile } from "../../../generator/spec/source/source-file.js";
import { writeFiles } from "../support/files.js";
import { scratchFolder } from "../support/places.js";

function source(file: string, text: string): SourceFile {
  return { file, bytes: new Uint8Array(Buffer.from(text)) };
}

const CATALOGUE = '{ "paraminfo": {} }';

/** The input of the first spec of a job. */
function inputOf(job: Job): SpecInput {
  const { value, diagnostics } = readInputs(job);
  expect(diagnostics).toEqual([]);
  const [first] = value?.specs ?? [];
  if (!first) throw new Error("There is no spec.");
  return { ...first, spec: plain(first.spec) };
}

/** The input of the first spec of a job, a catalogue, without what ships. */
function catalogueOf(job: Job): Omit<CatalogueInput, "shippedDescriptions" | "shippedResults"> {
  const input = inputOf(job);
  if (input.kind !== "catalogue") throw new Error("The spec is no catalogue.");
  const { shippedDescriptions: _, shippedResults: __, ...rest } = input;
  return { ...rest, ...(rest.protocol && { protocol: plain(rest.protocol) }) };
}

/** The same file with its bytes in an array of their own. */
function plain({ file, bytes }: SourceFile): SourceFile {
  return { file, bytes: new Uint8Array(bytes) };
}

const CATALOGUE_OPTIONS: Partial<JobSpec> = {
  version: "1.43",
  formatVersion1: true,
  targets: ["stub"],
};

const OPENAPI_OPTIONS: Partial<JobSpec> = {
  dialect: "spring-data-rest",
  int64: "text",
  strict: true,
  targets: ["stub"],
  filter: { include: { tags: ["a"] } },
};

const OPENAPI_KEYS: Partial<JobSpec> = { openApiKeys: ["dialect", "int64", "strict"] };

/** A project with specs in folders. */
function project(): string {
  const folder = scratchFolder();
  writeFiles(folder, [
    { path: "a/wiki.json", text: CATALOGUE },
    { path: "a/protocol.json", text: "[1]" },
    { path: "p.json", text: "[2]" },
    { path: "b/site.json", text: CATALOGUE },
    {
      path: "c/list.json",
      text: '{ "openapi": "3.1.0", "paths": { "/a": { "$ref": "town.json" } } }',
    },
    { path: "c/town.json", text: "{}" },
    { path: "d/shop.json", text: '{ "openapi": "3.1.0" }' },
  ]);
  return folder;
}

function jobOf(folder: string, file: string, more: Partial<JobSpec>): Job {
  const job = specJob([file], "out", folder);
  return { ...job, specs: job.specs.map((spec) => ({ ...spec, ...more })) };
}

describe("the input of a spec", () => {
  it("has the options of the job that its kind knows", () => {
    const folder = project();
    const options = { ...OPENAPI_OPTIONS, ...CATALOGUE_OPTIONS };
    expect(inputOf(jobOf(folder, "d/shop.json", { ...options, ...OPENAPI_KEYS }))).toEqual({
      ...OPENAPI_OPTIONS,
      kind: "openapi",
      name: "shop",
      source: "shop.json",
      spec: source("d/shop.json", '{ "openapi": "3.1.0" }'),
    });
    expect(catalogueOf(jobOf(folder, "a/wiki.json", options))).toEqual({
      ...CATALOGUE_OPTIONS,
      kind: "catalogue",
      results: [],
      name: "wiki",
      source: "wiki.json",
      spec: source("a/wiki.json", CATALOGUE),
      protocol: source(join(folder, "a", "protocol.json"), "[1]"),
    });
  });

  it("has a named protocol, and no options that the job does not have", () => {
    const folder = project();
    const protocol = join(folder, "p.json");
    expect(catalogueOf(jobOf(folder, "a/wiki.json", { protocol }))).toEqual({
      kind: "catalogue",
      results: [],
      name: "wiki",
      source: "wiki.json",
      spec: source("a/wiki.json", CATALOGUE),
      protocol: source(protocol, "[2]"),
    });
  });

  it("has the files that it refers to", () => {
    expect(inputOf(jobOf(project(), "c/list.json", {}))).toMatchObject({
      references: [{ kind: "file", path: "town.json" }],
    });
  });

  it("is no file beside itself", () => {
    const input = inputOf(jobOf(project(), "b/site.json", {}));
    expect(input).not.toHaveProperty("site");
  });

  it("is reported by the path of the file that cannot be read", () => {
    const folder = project();
    const results = join(folder, "a", "results");
    symlinkSync("results", results);
    const { value, diagnostics } = readInputs(jobOf(folder, "a/wiki.json", {}));
    expect(value).toBeUndefined();
    expect(diagnostics.map(({ code, position }) => [code, position])).toEqual([
      ["file-unreadable", { file: results, line: 1, column: 1 }],
    ]);
  });

  it("has the specs that it is combined with, as far as they can be read", () => {
    const folder = project();
    const [spec, other] = specJob(["a/wiki.json", "b/site.json"], "out", folder).specs;
    if (!spec || !other) throw new Error("There are no specs.");
    const missing = { ...other, file: join(folder, "no.json"), label: "no.json" };
    const options = { ...NO_CALLBACKS, isWanted: () => false };
    const read = readSpec(
      { ...spec, combined: { how: "union", first: "a", others: [other, missing] } },
      options,
    );
    expect(read.value?.combined?.how).toBe("union");
    expect(read.value?.combined?.first).toBe("a");
    expect(read.value?.combined?.others.map(({ name }) => name)).toEqual(["site"]);
    expect(read.diagnostics.map(({ code, position }) => [code, position?.file])).toEqual([
      ["file-missing", "no.json"],
    ]);
    const first = readSpec(
      { ...missing, combined: { how: "union", first: "a", others: [other] } },
      options,
    );
    expect(first).toEqual({ value: undefined, diagnostics: read.diagnostics });
  });
});

describe("the JSON files of a folder", () => {
  it("are sorted, and none if there is no such folder", () => {
    const folder = scratchFolder();
    writeFiles(folder, [
      { path: "a/b.json", text: "" },
      { path: "a/a.json", text: "" },
      { path: "a/c.jsonl", text: "" },
      { path: "a/json", text: "" },
    ]);
    expect(jsonFiles(join(folder, "a"))).toEqual(["a.json", "b.json"]);
    expect(jsonFiles(join(folder, "b"))).toEqual([]);
    expect(jsonFiles(join(folder, "a", "a.json"))).toEqual([]);
  });
});
