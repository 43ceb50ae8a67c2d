// oxlint-disable eslint/no-await-in-loop -- one run after the other, in one folder
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { hashOf, MANIFEST } from "../../generator/project/changes.js";
import { runInProcess } from "../generator/support/in-process.js";
import type { Run } from "../generator/support/cli.js";
import { snapshot } from "../generator/support/files.js";
import { scratchFolder } from "../generator/support/places.js";
import { catalogue, module } from "../generator/support/specs.js";
import { fill, projectOf } from "./projects.js";
import type { Files } from "./projects.js";

const JOB = ["--spec", "wiki.json", "--out", "out"];

function specOf(...names: readonly string[]): Files {
  return { "wiki.json": JSON.stringify(catalogue(...names.map((name) => module(name)))) };
}

/** A project with the code of two modules. */
async function generated(): Promise<string> {
  const project = projectOf(specOf("a", "b"));
  expect((await generate(project)).code).toBe(0);
  return project;
}

async function generate(project: string): Promise<Run> {
  return await runInProcess(project, ["generate", ...JOB]);
}

function listed(project: string, ...more: readonly string[]): void {
  const file = join(project, "out", MANIFEST);
  const { files }: { files: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(file, "utf8"),
  );
  const all = { ...files, ...Object.fromEntries(more.map((path) => [path, hashOf("mine")])) };
  writeFileSync(file, JSON.stringify({ files: all }));
}

it("leaves a hand-written file alone that has the name of a module, an index or a folder of ours", async () => {
  const mine = {
    "wiki/notes.ts": "mine",
    "wiki/index.ts": "mine",
    "runtime/client.ts": "mine",
    "ASSUMPTIONS.md": "mine",
  };
  const project = projectOf(specOf("notes"));
  fill(join(project, "out"), mine);
  const { code, err } = await generate(project);
  expect(code).toBe(2);
  for (const path of Object.keys(mine))
    expect(err).toContain(`out/${path} exists and was not written by Paramsmith`);
  expect(snapshot(join(project, "out"))).toMatchObject(mine);
  expect(existsSync(join(project, "out", "wiki", "handlers.ts"))).toBe(false);
});

it("leaves a file alone that is in the place of a folder, and a folder in the place of a file", async () => {
  const project = projectOf(specOf("a"));
  fill(join(project, "out"), { wiki: "mine", "ASSUMPTIONS.md/mine.txt": "mine" });
  const { code, err } = await generate(project);
  expect(code).toBe(2);
  expect(err).toContain("out/wiki exists and was not written by Paramsmith");
  expect(err).toContain("out/ASSUMPTIONS.md exists and was not written by Paramsmith");
  expect(err.match(/was not written by Paramsmith/g)).toHaveLength(2);
  expect(Object.keys(snapshot(join(project, "out"))).toSorted()).toEqual([
    "ASSUMPTIONS.md",
    "ASSUMPTIONS.md/mine.txt",
    "wiki",
  ]);
});

it("keeps a hand-written file in a folder that loses all others", async () => {
  const project = await generated();
  fill(join(project, "out"), { "wiki/schemas/mine.json": "mine" });
  fill(project, {
    "other.json": readFileSync(join(project, "wiki.json"), "utf8"),
    "paramsmith.config.json": JSON.stringify({ out: "out", specs: [{ file: "other.json" }] }),
  });
  expect((await runInProcess(project, ["generate"])).code).toBe(0);
  expect(snapshot(join(project, "out", "wiki"))).toEqual({
    schemas: "a folder",
    "schemas/mine.json": "mine",
  });
});

it("keeps files whose names begin as those of its own work do", async () => {
  const project = await generated();
  const mine = { ".paramsmith-lock.md": "mine", ".paramsmith-lock-notes/a.txt": "mine" };
  fill(join(project, "out"), mine);
  fill(project, specOf("c"));
  expect((await generate(project)).code).toBe(0);
  expect(snapshot(join(project, "out"))).toMatchObject(mine);
});

it("removes nothing outside of the folder that a manifest lists, and nothing that it did not write", async () => {
  const project = await generated();
  const elsewhere = scratchFolder();
  fill(elsewhere, { "precious.ts": "mine" });
  fill(project, { "precious.ts": "mine", "out/notes.ts": "mine" });
  symlinkSync(elsewhere, join(project, "out", "link"));
  symlinkSync(join(elsewhere, "precious.ts"), join(project, "out", "file-link.ts"));
  const paths = ["notes.ts", "link/precious.ts", "../precious.ts", "wiki/../../precious.ts"];
  listed(project, ...paths, join(elsewhere, "precious.ts"), "file-link.ts", "C:/x", "..", ".", "");
  fill(project, specOf("a"));
  expect((await generate(project)).code).toBe(0);
  expect(existsSync(join(project, "out", "wiki", "b.ts"))).toBe(false);
  expect(snapshot(elsewhere)).toEqual({ "precious.ts": "mine" });
  expect(readFileSync(join(project, "precious.ts"), "utf8")).toBe("mine");
  expect(readFileSync(join(project, "out", "notes.ts"), "utf8")).toBe("mine");
  expect(readlinkSync(join(project, "out", "link"))).toBe(elsewhere);
});

it("writes neither through a link among the files nor in its place", async () => {
  const project = await generated();
  const elsewhere = scratchFolder();
  const out = join(project, "out");
  rmSync(join(out, "wiki"), { recursive: true });
  symlinkSync(elsewhere, join(out, "wiki"));
  rmSync(join(out, "ASSUMPTIONS.md"));
  symlinkSync(join(elsewhere, "nothing"), join(out, "ASSUMPTIONS.md"));
  const { code, err } = await generate(project);
  expect(code).toBe(2);
  expect(err).toContain("out/wiki exists and was not written by Paramsmith");
  expect(err).toContain("out/ASSUMPTIONS.md exists and was not written by Paramsmith");
  expect(snapshot(elsewhere)).toEqual({});
  expect(readlinkSync(join(out, "ASSUMPTIONS.md"))).toBe(join(elsewhere, "nothing"));
});

it("finds nothing to do where links lead to what it would write", async () => {
  const project = await generated();
  const out = join(project, "out");
  const linked = projectOf(specOf("a", "b"));
  symlinkSync(out, join(linked, "out"));
  expect(await generate(linked)).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Everything is up to date\.\n/),
  });
  rmSync(join(linked, "out"));
  mkdirSync(join(linked, "out"));
  for (const name of [MANIFEST, "ASSUMPTIONS.md", "runtime", "wiki"])
    symlinkSync(join(out, name), join(linked, "out", name));
  expect(await generate(linked)).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Everything is up to date\.\n/),
  });
});

it("writes into the folder that a link in place of the target leads to", async () => {
  const project = projectOf(specOf("a"));
  const elsewhere = scratchFolder();
  symlinkSync(elsewhere, join(project, "out"));
  expect((await generate(project)).code).toBe(0);
  expect(existsSync(join(elsewhere, "wiki", "a.ts"))).toBe(true);
  expect(readlinkSync(join(project, "out"))).toBe(elsewhere);
});

it("keeps a hand-written file that the manifest lists, in the place of a generated one too", async () => {
  const project = await generated();
  fill(join(project, "out"), { "wiki/a.ts": "mine", "wiki/b.ts": "mine" });
  fill(project, specOf("b"));
  const { code, err } = await generate(project);
  expect(code).toBe(2);
  expect(err).toContain("out/wiki/b.ts exists and was not written by Paramsmith");
  rmSync(join(project, "out", "wiki", "b.ts"));
  expect(await generate(project)).toMatchObject({ code: 0, err: "" });
  expect(readFileSync(join(project, "out", "wiki", "a.ts"), "utf8")).toBe("mine");
});

/** The lock of a killed run, or of somebody who was never a run. */
function plant(project: string, lock: unknown): void {
  fill(join(project, "out"), { ".paramsmith-lock": JSON.stringify(lock) });
}

it.each(
  [
    ["../precious.ts", "link/precious.ts", "/etc/passwd", "wiki/../../precious.ts"],
    [[1, 2], null, 3],
    { "../precious.ts": "../precious.ts" },
    null,
  ].flatMap((files) => [{ process: 4_194_304, files }, { process: "x", files }, files]),
)("follows no lock that leads elsewhere: %j", async (lock) => {
  const project = await generated();
  const before = snapshot(join(project, "out"));
  fill(project, {
    "precious.ts": "mine",
    ".precious.ts.4194304.paramsmith": "mine",
    "elsewhere/precious.ts": "mine",
  });
  symlinkSync(join(project, "elsewhere"), join(project, "out", "link"));
  plant(project, lock);
  expect((await runInProcess(project, ["check", ...JOB])).code).toBe(0);
  expect(existsSync(join(project, "out", ".paramsmith-lock"))).toBe(true);
  expect(await generate(project)).toMatchObject({ code: 0, err: "" });
  expect(snapshot(join(project, "elsewhere"))).toEqual({ "precious.ts": "mine" });
  expect(readFileSync(join(project, "precious.ts"), "utf8")).toBe("mine");
  expect(readFileSync(join(project, ".precious.ts.4194304.paramsmith"), "utf8")).toBe("mine");
  rmSync(join(project, "out", "link"));
  expect(snapshot(join(project, "out"))).toEqual(before);
});

it("follows a lock of a killed run that had the number of this one", async () => {
  const project = await generated();
  plant(project, { process: process.pid, files: [] });
  expect(await generate(project)).toMatchObject({ code: 0, err: "" });
});

it("writes through no link in the place of a lock", async () => {
  const project = await generated();
  fill(project, { "precious.ts": "mine", ...specOf("a", "c") });
  const out = join(project, "out");
  symlinkSync(join(project, "precious.ts"), join(out, ".paramsmith-lock"));
  expect(await generate(project)).toMatchObject({ code: 0, err: "" });
  expect(readFileSync(join(project, "precious.ts"), "utf8")).toBe("mine");
  expect(existsSync(join(out, ".paramsmith-lock"))).toBe(false);
});

it("keeps files whose names are those of temporary files, without a lock that lists them", async () => {
  const project = await generated();
  const mine = { "wiki/.a.ts.paramsmith": "mine", "wiki/.c.ts.4194304.paramsmith": "mine" };
  fill(join(project, "out"), mine);
  fill(project, specOf("a", "c"));
  expect(await generate(project)).toMatchObject({ code: 0, err: "" });
  expect(snapshot(join(project, "out"))).toMatchObject(mine);
});

it("removes no temporary file through a link that a lock lists", async () => {
  const project = await generated();
  const elsewhere = scratchFolder();
  fill(elsewhere, { ".x.ts.4194304.paramsmith": "mine" });
  symlinkSync(elsewhere, join(project, "out", "link"));
  plant(project, { process: 4_194_304, files: ["link/x.ts"] });
  expect(await generate(project)).toMatchObject({ code: 0, err: "" });
  expect(snapshot(elsewhere)).toEqual({ ".x.ts.4194304.paramsmith": "mine" });
});
