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
import { createHash } from "node:crypto";
import { join } from "node:path";
import { expect, it } from "vitest";
import { MANIFEST, STAGING } from "../../generator/project/changes.js";
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
  const { files }: { files: readonly string[] } = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ files: [...files, ...more] }));
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
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
  const mine = { [`${STAGING}.md`]: "mine", [`${STAGING}-notes/a.txt`]: "mine" };
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

/** A staging folder as a killed run leaves it, or somebody who was never a run. */
function plant(project: string, journal: object, files: Files, name = "journal.json"): string {
  const staging = join(project, "out", STAGING);
  fill(staging, { ...files, "owner-4194304": "", [name]: JSON.stringify(journal) });
  return staging;
}

it.each([
  { writes: [], deletes: [{ path: "../precious.ts", before: sha256("mine") }], folders: [] },
  { writes: [], deletes: [{ path: "link/precious.ts", before: sha256("mine") }], folders: [] },
  { writes: [{ path: "../precious.ts", after: sha256("x") }], deletes: [], folders: [] },
  { writes: [{ path: "link/new.ts", after: sha256("x") }], deletes: [], folders: ["link/new"] },
  { writes: [], deletes: [], folders: ["../made"] },
  { writes: "all", deletes: [], folders: [] },
  null,
])("follows no journal that leads elsewhere: %j", async (journal) => {
  const project = await generated();
  fill(project, { "precious.ts": "mine", "elsewhere/precious.ts": "mine" });
  symlinkSync(join(project, "elsewhere"), join(project, "out", "link"));
  for (const name of ["journal.json", "undo.json"]) {
    plant(project, journal ?? {}, { "files/link/new.ts": "x", "old/link/precious.ts": "x" }, name);
    expect(await generate(project)).toMatchObject({ code: 0, err: "" });
    expect(existsSync(join(project, "out", STAGING))).toBe(false);
    expect(snapshot(join(project, "elsewhere"))).toEqual({ "precious.ts": "mine" });
    expect(readFileSync(join(project, "precious.ts"), "utf8")).toBe("mine");
    expect(existsSync(join(project, "made"))).toBe(false);
  }
});

it("takes nothing in through a link in a staging folder", async () => {
  const project = await generated();
  fill(project, { "elsewhere/precious.ts": "mine" });
  for (const [name, folder] of [
    ["journal.json", "files"],
    ["undo.json", "old"],
  ] as const) {
    const step = { path: "precious.ts", before: sha256("y"), after: sha256("x") };
    const staging = plant(project, { writes: [step], deletes: [step], folders: [] }, {}, name);
    symlinkSync(join(project, "elsewhere"), join(staging, folder));
    expect((await generate(project)).code).toBe(0);
    expect(snapshot(join(project, "elsewhere"))).toEqual({ "precious.ts": "mine" });
    expect(existsSync(join(project, "out", "precious.ts"))).toBe(false);
  }
});

it("takes back what a killed run began where somebody has put a file in the way since", async () => {
  const project = await generated();
  const before = snapshot(join(project, "out"));
  const writes = [
    { path: "wiki/a.ts", before: sha256("// old `paramsmith generate`"), after: sha256("new") },
    { path: "wiki/notes.ts", after: sha256("new") },
  ];
  fill(join(project, "out"), { "wiki/a.ts": "new", "wiki/notes.ts": "mine" });
  const old = before["wiki/a.ts"] ?? "";
  plant(
    project,
    { writes, deletes: [], folders: [] },
    { "files/wiki/notes.ts": "new", "old/wiki/a.ts": old },
  );
  expect((await runInProcess(project, ["check", ...JOB])).code).toBe(0);
  expect(snapshot(join(project, "out"))).toEqual({ ...before, "wiki/notes.ts": "mine" });
});
