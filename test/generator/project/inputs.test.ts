import { execFileSync } from "node:child_process";
import { mkdirSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readConfigJob } from "../../../generator/project/config-job.js";
import { readInputs } from "../../../generator/project/inputs.js";
import { readSource } from "../../../generator/project/source.js";
import { specJob } from "../../../generator/project/job.js";
import type { CatalogueInput } from "../../../generator/spec/input.js";
import type { Job } from "../../../generator/project/job.js";
import { writeFiles } from "../support/files.js";
import { REPOSITORY, scratchFolder } from "../support/places.js";
import { inShort } from "../support/specs.js";
import { isPosix } from "../../availability.js";

const QUERY_TEXTS = join("spec", "paraminfo", "descriptions.json");
const ACTION_TEXTS = join("spec", "actions", "descriptions.json");
const EXTENSION_TEXTS = join("spec", "extensions", "AbuseFilter", "descriptions.json");

const CATALOGUE = '{ "paraminfo": {} }';

/** The inputs of a job whose specs are catalogues. */
function cataloguesOf(job: Job): readonly CatalogueInput[] {
  const { value, diagnostics } = readInputs(job);
  expect(diagnostics).toEqual([]);
  return value?.specs.filter((each) => each.kind === "catalogue") ?? [];
}

/** The names of the shipped results that the first spec of a job reads. */
function shippedOf(job: Job): readonly (string | undefined)[] {
  return (cataloguesOf(job)[0]?.shippedResults ?? []).map(({ file }) => file);
}

describe("the inputs of a job", () => {
  it("are its specs, with the protocol that stands beside each, or else the one that ships", () => {
    const folder = scratchFolder();
    writeFiles(folder, [
      { path: "a/wiki.json", text: CATALOGUE },
      { path: "a/protocol.json", text: "[1]" },
      { path: "b/wiki.json", text: CATALOGUE },
    ]);
    const specs = cataloguesOf(specJob(["a/wiki.json", "b/wiki.json"], "out", folder));
    const protocols = specs.map(({ protocol }) => new TextDecoder().decode(protocol?.bytes));
    expect(protocols[0]).toBe("[1]");
    expect(protocols[1]).toContain('"undocumented"');
  });

  it("are what was learned of a catalogue's modules, from the folder beside it", () => {
    const folder = scratchFolder();
    writeFiles(folder, [
      { path: "a/wiki.json", text: CATALOGUE },
      { path: "a/results/b.json", text: "[2]" },
      { path: "a/results/a.json", text: "[1]" },
      { path: "a/results/notes.md", text: "" },
      { path: "b/wiki.json", text: CATALOGUE },
    ]);
    const specs = cataloguesOf(specJob(["a/wiki.json", "b/wiki.json"], "out", folder));
    const results = specs.map((spec) =>
      spec.results?.map(({ file, bytes }) => [file, new TextDecoder().decode(bytes)]),
    );
    expect(results).toEqual([
      [
        [join("a", "results", "a.json"), "[1]"],
        [join("a", "results", "b.json"), "[2]"],
      ],
      [],
    ]);
  });

  it("are the descriptions beside the catalogue, and those that ship", () => {
    const folder = scratchFolder();
    writeFiles(folder, [
      { path: "a/wiki.json", text: CATALOGUE },
      { path: "a/descriptions.json", text: "[1]" },
      { path: "b/wiki.json", text: CATALOGUE },
    ]);
    const specs = cataloguesOf(specJob(["a/wiki.json", "b/wiki.json"], "out", folder));
    expect(
      specs.map(({ descriptions, shippedDescriptions }) => [
        descriptions?.file,
        ...(shippedDescriptions ?? []).slice(0, 3).map(({ file }) => file),
      ]),
    ).toEqual([
      [join("a", "descriptions.json"), QUERY_TEXTS, ACTION_TEXTS, EXTENSION_TEXTS],
      [undefined, QUERY_TEXTS, ACTION_TEXTS, EXTENSION_TEXTS],
    ]);
  });

  it("are the shipped results, unless they are those beside the catalogue", () => {
    const folder = scratchFolder();
    writeFiles(folder, [{ path: "a/wiki.json", text: CATALOGUE }]);
    expect(shippedOf(specJob(["a/wiki.json"], "out", folder))).toContain(
      join("spec", "paraminfo", "results", "allpages.json"),
    );
    const [queries, actions] = ["paraminfo", "actions"].map((name) =>
      shippedOf(specJob([`spec/${name}`], "out", REPOSITORY)),
    );
    expect(queries).not.toContain(join("spec", "paraminfo", "results", "allpages.json"));
    expect(actions).not.toContain(join("spec", "actions", "results", "edit.json"));
  });

  it("are the shipped results of actions too, which catalogues with all modules have", () => {
    const folder = scratchFolder();
    writeFiles(folder, [{ path: "a/wiki.json", text: CATALOGUE }]);
    const shipped = shippedOf(specJob(["a/wiki.json"], "out", folder));
    expect(shipped).toContain(join("spec", "actions", "results", "edit.json"));
    expect(shipped).toContain(join("spec", "actions", "results", "corrections.json"));
    expect(shipped).toContain(join("spec", "paraminfo", "results", "corrections.json"));
    expect(shipped).toContain(
      join("spec", "extensions", "TextExtracts", "results", "extracts.json"),
    );
  });

  it("have the shipped descriptions once", () => {
    const [spec] = cataloguesOf(specJob(["spec/paraminfo"], "out", REPOSITORY));
    const shipped = spec?.shippedDescriptions?.map(({ file }) => file) ?? [];
    expect(shipped.slice(0, 2)).toEqual([ACTION_TEXTS, EXTENSION_TEXTS]);
    expect(shipped).not.toContain(QUERY_TEXTS);
    expect(spec?.descriptions?.file).toBe(QUERY_TEXTS);
  });

  it("are reported as missing, all at once", () => {
    const { value, diagnostics } = readInputs(
      specJob(["a.json", "b.json"], "out", scratchFolder()),
    );
    expect(value).toBeUndefined();
    expect(diagnostics.map(({ code, position }) => [code, position?.file])).toEqual([
      ["file-missing", "a.json"],
      ["file-missing", "b.json"],
    ]);
  });

  it("cannot be folders", () => {
    const folder = scratchFolder();
    mkdirSync(join(folder, "a.json"));
    expect(readSource(join(folder, "a.json"), "a.json").diagnostics.map(inShort)).toEqual([
      "file-unreadable: the file cannot be read: it is a folder, with neither a catalogue.json nor an openapi.json or openapi.yaml in it",
    ]);
  });

  it.runIf(isPosix())("cannot be pipes or devices, which may never end", () => {
    const pipe = join(scratchFolder(), "pipe.json");
    execFileSync("mkfifo", [pipe]);
    const devices = [pipe, "/dev/zero"];
    expect(devices.flatMap((path) => readSource(path, path).diagnostics.map(inShort))).toEqual(
      devices.map(
        () =>
          "file-unreadable: the file cannot be read: it is a pipe or a device, not a regular file",
      ),
    );
  });

  it("have at most 256 MiB", () => {
    const file = join(scratchFolder(), "large.json");
    writeFileSync(file, "");
    truncateSync(file, 256 * 1024 * 1024 + 1);
    expect(readSource(file, "large.json").diagnostics.map(inShort)).toEqual([
      "file-unreadable: the file cannot be read: it has 257 MiB, and the largest file that is read has 256 MiB (PARAMSMITH_MAX_FILE_MIB)",
    ]);
  });
});

describe("the configuration", () => {
  it("is found in the folder or above", () => {
    const folder = scratchFolder();
    mkdirSync(join(folder, "a", "b"), { recursive: true });
    writeFileSync(join(folder, "paramsmith.config.json"), '{ "specs": [{ "file": "x.json" }] }');
    expect(readConfigJob(join(folder, "a", "b")).value?.specs[0]?.file).toBe(
      join(folder, "x.json"),
    );
  });

  it("is missed where there is none", () => {
    expect(readConfigJob(scratchFolder()).diagnostics.map(inShort)).toEqual([
      "config-missing: no paramsmith.config.json found",
    ]);
  });

  it.each([
    ["no specs", "{}", "schema-violation: the document must have required property 'specs'"],
    [
      "an empty list of specs",
      '{ "specs": [] }',
      "schema-violation: /specs must NOT have fewer than 1 items",
    ],
    [
      "a key that nobody knows",
      '{ "specs": [{ "file": "a", "fiel": 1 }] }',
      'schema-violation: /specs/0 must not have the key "fiel"; did you mean "file"?',
    ],
    [
      "a name that leaves the folder",
      '{ "specs": [{ "file": "a", "name": "../b" }] }',
      expect.stringContaining("/specs/0/name must match pattern"),
    ],
    [
      "an ending that is none",
      '{ "specs": [{ "file": "a" }], "importExtension": ".mjs" }',
      'schema-violation: /importExtension must be one of [".js",".ts",""]',
    ],
    ["broken JSON", "{", expect.stringMatching(/^json-syntax: /)],
  ])("is rejected with %s", (_, text, expected) => {
    const folder = scratchFolder();
    writeFileSync(join(folder, "paramsmith.config.json"), text);
    const { value, diagnostics } = readConfigJob(folder);
    expect(value).toBeUndefined();
    expect(diagnostics.map(inShort)).toEqual([expected]);
  });
});
