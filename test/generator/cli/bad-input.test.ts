import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paramsmith } from "../support/cli.js";
import { snapshot, writeFiles } from "../support/files.js";
import { goldens, textOf } from "../support/goldens.js";
import { runInProcess } from "../support/in-process.js";
import { scratchFolder } from "../support/places.js";
import { catalogue, module } from "../support/specs.js";

const GOOD = JSON.stringify(catalogue(module("a")));

/** A folder with a good spec and what was generated from it. */
const project = mkdtempSync(join(tmpdir(), "paramsmith-test-"));

beforeAll(() => {
  writeFileSync(join(project, "good.json"), GOOD);
  expect(paramsmith(project, "generate", "--spec", "good.json", "--out", "out").code).toBe(0);
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

/** What a run is told, and what has to come of it. */
interface BadInput {
  readonly prepare?: (folder: string) => void;
  readonly words?: readonly string[];
  readonly code: 1 | 2;
  readonly says: string;
}

const SPEC = ["--spec", "spec.json", "--out", "out"];

const BAD_INPUTS: Readonly<Record<string, BadInput>> = {
  "a spec that is missing": { words: SPEC, code: 2, says: "spec.json: error[file-missing]" },
  "a spec that is a folder": {
    prepare: (folder) => mkdirSync(join(folder, "spec.json")),
    words: SPEC,
    code: 2,
    says: "error[file-unreadable]: the file cannot be read: it is a folder, with neither a catalogue.json nor an openapi.json or openapi.yaml in it",
  },
  "one good spec and one that is missing": {
    words: ["--spec", "good.json", "--spec", "spec.json", "--out", "out"],
    code: 2,
    says: "[file-missing]",
  },
  "two specs for one folder": {
    words: ["--spec", "good.json", "--spec", "Good.json", "--out", "out"],
    prepare: (folder) => writeFileSync(join(folder, "Good.json"), GOOD),
    code: 1,
    says: '[folder-collision]: the folder "good" is already used',
  },
  "a spec that would be written to the folder of the runtime": {
    prepare: (folder) =>
      writeFileSync(
        join(folder, "paramsmith.config.json"),
        '{ "out": "other", "specs": [{ "file": "good.json", "name": "runtime" }] }',
      ),
    code: 1,
    says: '[folder-collision]: the folder "runtime" is already used',
  },
  "a spec that would be written to a folder with the name of a device": {
    prepare: (folder) =>
      writeFileSync(
        join(folder, "paramsmith.config.json"),
        '{ "out": "other", "specs": [{ "file": "good.json", "name": "con" }] }',
      ),
    code: 1,
    says: '[unsafe-name]: "con" cannot be a name in generated code: Windows reserves it for a device',
  },
  "an output folder that is a file": {
    words: ["--spec", "good.json", "--out", "good.json"],
    code: 2,
    says: "[out-unwritable]: good.json cannot be written: not a directory",
  },
  "an output folder in a file": {
    words: ["--spec", "good.json", "--out", "good.json/out"],
    code: 2,
    says: "[out-unwritable]",
  },
  "an output folder where the system makes none": {
    words: ["--spec", "good.json", "--out", "/proc/out/deeper"],
    code: 2,
    says: "[out-unwritable]: /proc/out/deeper cannot be written: no such file or directory",
  },
  "a file where a folder should be": {
    prepare: (folder) => {
      rmSync(join(folder, "out", "runtime"), { recursive: true });
      writeFileSync(join(folder, "out", "runtime"), "mine");
    },
    words: ["--spec", "good.json", "--out", "out"],
    code: 2,
    says: "[foreign-file]: out/runtime exists and was not written by Paramsmith",
  },
  "a folder where a file should be": {
    prepare: (folder) => {
      rmSync(join(folder, "out", "ASSUMPTIONS.md"));
      mkdirSync(join(folder, "out", "ASSUMPTIONS.md"));
    },
    words: ["--spec", "good.json", "--out", "out"],
    code: 2,
    says: "[foreign-file]: out/ASSUMPTIONS.md exists and was not written by Paramsmith",
  },
  "a file that somebody else wrote": {
    prepare: (folder) => {
      writeFileSync(join(folder, "other.json"), GOOD);
      writeFiles(join(folder, "out"), [{ path: "other/a.ts", text: "mine" }]);
    },
    words: ["--spec", "other.json", "--out", "out"],
    code: 2,
    says: "[foreign-file]: out/other/a.ts exists and was not written by Paramsmith",
  },
  "no configuration": { words: [], code: 2, says: "[config-missing]" },
  "a configuration that is broken": {
    prepare: (folder) => writeFileSync(join(folder, "paramsmith.config.json"), '{ "specs": [ }'),
    words: [],
    code: 1,
    says: "paramsmith.config.json:1:14: error[json-syntax]",
  },
  "a configuration with an unknown key": {
    prepare: (folder) =>
      writeFileSync(
        join(folder, "paramsmith.config.json"),
        '{ "specs": [{ "file": "good.json" }], "ouput": "x" }',
      ),
    words: [],
    code: 1,
    says: 'paramsmith.config.json:1:39: error[schema-violation]: the document must not have the key "ouput"; did you mean "out"?',
  },
  "a configuration whose spec is missing": {
    prepare: (folder) =>
      writeFileSync(
        join(folder, "paramsmith.config.json"),
        '{ "out": "out", "specs": [{ "file": "spec.json" }] }',
      ),
    words: [],
    code: 2,
    says: "spec.json: error[file-missing]",
  },
  "a configuration with keys for a catalogue that only OpenAPI documents have": {
    prepare: (folder) =>
      writeFiles(folder, [
        { path: "good.json", text: `{\n${GOOD.slice(1)}` },
        {
          path: "paramsmith.config.json",
          text: '{ "out": "out", "specs": [{ "file": "good.json", "dialect": "plain", "include": {} }] }',
        },
      ]),
    words: [],
    code: 1,
    says: `${openApiKey("dialect")}\n${openApiKey("include")}`,
  },
  "a configuration whose protocol is missing": {
    prepare: (folder) =>
      writeFileSync(
        join(folder, "paramsmith.config.json"),
        '{ "out": "out", "specs": [{ "file": "good.json", "protocol": "p.json" }] }',
      ),
    words: [],
    code: 2,
    says: "p.json: error[file-missing]",
  },
};

function openApiKey(name: string): string {
  return `good.json:1:1: error[openapi-key]: the configuration has \`${name}\` for this spec, which is a catalogue and not an OpenAPI document
  1 | {
    | ^
  help: remove the key from the entry of the spec; it has an effect on OpenAPI documents only`;
}

describe("bad input leaves the output as it was, and says what to do", () => {
  it.each(Object.entries(BAD_INPUTS))("%s", (_, { prepare, words = [], code, says }) => {
    const folder = scratchFolder();
    cpSync(project, folder, { recursive: true });
    prepare?.(folder);
    const before = snapshot(folder);
    const run = paramsmith(folder, "generate", ...words);
    expect(run.err).toContain(says);
    expect(run.err).toContain("help:");
    expect(run.code).toBe(code);
    expect(run.out).toBe("");
    expect(snapshot(folder)).toEqual(before);
  });
});

describe("each golden with an error leaves the output as it was, and gives its diagnostics", () => {
  // The root modules of another spec have no option of the command line.
  const bad = goldens.filter(
    ({ diagnosticsFile, input }) =>
      textOf(diagnosticsFile).includes(" error[") && !input.value?.roots,
  );

  it.each(bad)("$name", async ({ file, diagnosticsFile }) => {
    const folder = dirname(diagnosticsFile);
    const before = snapshot(project);
    const words = [
      "--spec",
      basename(file),
      "--out",
      join(project, "out"),
      ...(existsSync(join(folder, "strict")) ? ["--strict"] : []),
    ];
    const { code, err, out } = await runInProcess(folder, ["generate", ...words]);
    // A protocol is named by its place in the package.
    const found = err.replaceAll(/^test\/golden\/[^/]+\//gm, "");
    expect(lines(found)).toEqual(lines(textOf(diagnosticsFile)));
    expect(code).toBe(1);
    expect(out).toBe("");
    expect(snapshot(project)).toEqual(before);
  });
});

function lines(text: string): readonly string[] {
  return text.split("\n").filter((line) => line !== "");
}
