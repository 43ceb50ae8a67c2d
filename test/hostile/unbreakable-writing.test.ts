// oxlint-disable eslint/no-await-in-loop -- one mishap at a time
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import type * as Fs from "node:fs";
import { join } from "node:path";
import { serialize } from "node:v8";
import { isDeepStrictEqual } from "node:util";
import { describe, expect, it, vi } from "vitest";
import { checkCommand, generateCommand } from "../../generator/cli/run-generate.js";
import type { CommandOutcome } from "../../generator/cli/outcome.js";
import type { Diagnostic } from "../../generator/base/diagnostic.js";
import { jobOptions } from "../../generator/cli/options.js";
import type * as Folders from "../../generator/project/folders.js";
import type { Template } from "../../generator/emit/output.js";
import type { PrintUnits } from "../../generator/emit/unit-files.js";
import type * as UnitFiles from "../../generator/emit/unit-files.js";
import { snapshot } from "../generator/support/files.js";
import { REPOSITORY } from "../generator/support/places.js";
import { Killed } from "./disk.js";
import type { Disk, Mishap, Refusal } from "./disk.js";
import { asDeadProcess, fill, MINE, projectOf, SPECS, tornFiles, withoutWork } from "./projects.js";

const disk = vi.hoisted((): Disk => ({ root: "", mishap: { kind: "none" }, calls: [] }));
const place = vi.hoisted(() => ({ packageRoot: "" }));

vi.mock("node:fs", async (original) => {
  const { failing } = await import("./disk.js");
  return failing(await original<typeof Fs>(), disk);
});

vi.mock("../../generator/project/folders.js", async (original) => {
  const folders = await original<typeof Folders>();
  return { ...folders, packageRoot: () => place.packageRoot || folders.packageRoot() };
});

/** Units are printed once: the test is about writing files, not about making them. */
vi.mock("../../generator/emit/unit-files.js", async (original) => {
  const { printUnits } = await original<typeof UnitFiles>();
  const known = new Map<string, ReturnType<PrintUnits>>();
  const printOnce: PrintUnits = async (units, form) => {
    const key = serialize([units, form]).toString("latin1");
    const files = known.get(key) ?? printUnits()(units, form);
    known.set(key, files);
    return files;
  };
  return { printUnits: () => printOnce };
});

/** All of what a call can meet; without it, one refusal for each call, in turn. */
const IS_WHOLE = process.env["PARAMSMITH_HOSTILE"] === "whole";
const REFUSED: readonly Refusal[] = ["ENOSPC", "EIO", "EACCES", "EMFILE", "EROFS"];

/** A package that stands for this one, with a small runtime, so that few calls write much. */
function smallPackage(): string {
  const folder = projectOf({});
  for (const path of [
    "spec/paraminfo/protocol.json",
    "spec/paraminfo/descriptions.json",
    "spec/actions/descriptions.json",
    "spec/schemas/wiki.schema.json",
  ])
    cpSync(join(REPOSITORY, path), join(folder, path));
  for (const path of ["dist/generator", "spec/extensions"])
    mkdirSync(join(folder, path), { recursive: true });
  const declarations = (["client", "server"] as const).map((door): Template => ({
    door,
    names: [door],
    isType: false,
    text: `export const ${door} = "of a test";`,
    uses: [],
    exports: (["catalogue", "openapi"] as const).map((kind) => ({ kind, door })),
  }));
  fill(join(folder, "dist", "runtime"), { "declarations.json": JSON.stringify(declarations) });
  return folder;
}

type Command = typeof generateCommand;

async function run(
  command: Command,
  project: string,
  mishap: Mishap,
): Promise<CommandOutcome | "killed"> {
  disk.root = project;
  disk.calls = [];
  disk.mishap = mishap;
  try {
    return await command(jobOptions(project, [], undefined));
  } catch (error) {
    if (error instanceof Killed) return "killed";
    throw error;
  } finally {
    disk.root = "";
    disk.mishap = { kind: "none" };
  }
}

/** A project that was generated, then has new specs; and its output before and after that is generated. */
async function changedProject() {
  place.packageRoot = smallPackage();
  const first = projectOf(SPECS.old);
  expect(await run(generateCommand, first, { kind: "none" })).toMatchObject({ exitCode: 0 });
  fill(join(first, "out"), MINE);
  const before = withoutWork(join(first, "out"));
  rmSync(join(first, "towns.json"));
  fill(first, SPECS.new);
  const there = projectOf({});
  const anew = (): string => {
    rmSync(there, { recursive: true });
    cpSync(first, there, { recursive: true });
    return there;
  };
  const project = anew();
  expect(await run(generateCommand, project, { kind: "none" })).toMatchObject({ exitCode: 0 });
  return { anew, before, after: withoutWork(join(project, "out")), calls: disk.calls };
}

/**
 * Which calls a mishap is tried at. A process that is killed before it reads leaves the same as one that is killed
 * before it changes something next; of calls that read and fail, all in the whole run, and otherwise some.
 */
function triedAt(calls: readonly string[], kind: Mishap["kind"]): readonly number[] {
  const isTried = (call: string, at: number): boolean => {
    switch (kind) {
      case "killed before":
        return isChange(call) || at === calls.length - 1;
      case "killed within":
        return /^(?:write|append|copy)File|^rmSync/.test(call);
      default:
        if (IS_WHOLE) return true;
        return isChange(call) ? at % 3 !== 0 : at % 19 === 0;
    }
  };
  return [...calls.keys()].filter((at) => isTried(calls[at] ?? "", at));
}

function isChange(call: string): boolean {
  return /^(?:appendFile|copyFile|mkdir|rename|rm|rmdir|unlink|writeFile)Sync /.test(call);
}

/** The kinds of mishap that each call is tried with. */
const REFUSALS: readonly ((at: number) => Mishap)[] = IS_WHOLE
  ? [
      ...REFUSED.map((code) => (at: number): Mishap => ({ kind: "refused", at, code })),
      ...REFUSED.map((code) => (at: number): Mishap => ({
        kind: "refused from then on",
        at,
        code,
      })),
      (at) => ({ kind: "full", at }),
    ]
  : [
      (at) => ({ kind: "refused", at, code: REFUSED[at % REFUSED.length] ?? "EIO" }),
      (at) => ({ kind: "refused from then on", at, code: "EIO" }),
      (at) => ({ kind: "full", at }),
    ];

/** Whether a diagnostic states what is wrong, in one line without a full stop, and what to do. */
function isExplained({ message, help }: Diagnostic): boolean {
  return /^\S.+[^.\s]$/.test(message) && /^\S.+\S$/s.test(help);
}

/** What is wrong with how a command failed. */
function faults({ exitCode, diagnostics }: CommandOutcome): readonly string[] {
  const texts = diagnostics.map(({ message }) => message);
  return [
    ...(exitCode === 2 ? [] : [`exit code ${exitCode}`]),
    ...(diagnostics.some(isExplained) ? [] : ["no message with help"]),
    ...texts.filter((text) => /undefined|\bE[A-Z]{3,}\b|Error|, \w+\.$/.test(text)),
  ];
}

describe("generate that is killed", () => {
  it.each(["killed before", "killed within"] as const)(
    "leaves each file old or new, and the next run completes it, %s any call",
    { timeout: 600_000 },
    async (kind) => {
      const { anew, before, after, calls } = await changedProject();
      const faulty: string[] = [];
      let mixed = 0;
      for (const at of triedAt(calls, kind)) {
        const project = anew();
        const out = join(project, "out");
        await asDeadProcess(() => run(generateCommand, project, { kind, at }));
        const told = (text: string): number => faulty.push(`${at} ${calls[at] ?? ""}: ${text}`);
        const left = withoutWork(out);
        tornFiles(left, before, after).forEach(told);
        const isNew = isDeepStrictEqual(left, after);
        if (!isNew && !isDeepStrictEqual(left, before)) mixed += 1;
        const found = snapshot(out);
        const checked = await run(checkCommand, project, { kind: "none" });
        if (!isDeepStrictEqual(snapshot(out), found)) told("check writes");
        if (checked === "killed" || checked.exitCode !== (isNew ? 0 : 1)) told("check is wrong");
        await run(generateCommand, project, { kind: "none" });
        if (!isDeepStrictEqual(snapshot(out), after)) told("the next run differs");
        cacheLeftovers(project).forEach(told);
      }
      expect(faulty).toEqual([]);
      // Otherwise this would not have tried the moment between the first rename and the last.
      if (kind === "killed before") expect(mixed).toBeGreaterThan(10);
    },
  );
});

/** Files in the cache beside the one that is kept there. */
function cacheLeftovers(project: string): readonly string[] {
  const folder = join(project, "node_modules", ".cache", "paramsmith");
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => !/^run-[\w-]+\.json$/.test(name));
}

describe("generate on a disk that fails", () => {
  it(
    "leaves each file old or new, says why, and the next run works, at any call",
    { timeout: 3_600_000 },
    async () => {
      const { anew, before, after, calls } = await changedProject();
      const found: string[] = [];
      for (const at of triedAt(calls, "refused"))
        for (const mishapAt of REFUSALS) {
          const mishap = mishapAt(at);
          const project = anew();
          const out = join(project, "out");
          const ended = await run(generateCommand, project, mishap);
          const told = (faulty: string): number =>
            found.push(`${JSON.stringify(mishap)} ${calls[at] ?? ""}: ${faulty}`);
          if (ended === "killed") throw new Error("Nothing is killed here.");
          const now = withoutWork(out);
          if (ended.exitCode === 0 && !isDeepStrictEqual(now, after)) told("exit code 0, not new");
          if (ended.exitCode !== 0) faults(ended).forEach(told);
          tornFiles(now, before, after).forEach(told);
          await run(generateCommand, project, { kind: "none" });
          if (!isDeepStrictEqual(snapshot(out), after)) told("the next run differs");
          cacheLeftovers(project).forEach(told);
        }
      expect(found).toEqual([]);
    },
  );
});
