import { createHash } from "node:crypto";
import { cpSync, existsSync, readFileSync, rmSync } from "node:fs";
import type * as Fs from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { describe, expect, it, vi } from "vitest";
import { writeResults } from "../../generator/wiki/learn/results-folder.js";
import { fileJournal } from "../../generator/wiki/learn/journal.js";
import { systemReason } from "../../generator/base/regular-file.js";
import { writePulled } from "../../generator/wiki/pull-folder.js";
import type { Pulled } from "../../generator/wiki/pull.js";
import { cassetteWriter, readCassette } from "../../generator/serve/recording/cassette.js";
import type { Exchange } from "../../generator/base/cassette-line.js";
import type { Result } from "../../generator/spec/types.js";
import { STAGING } from "../../generator/project/changes.js";
import { paramsmith } from "../generator/support/cli.js";
import { snapshot } from "../generator/support/files.js";
import { scratchFolder } from "../generator/support/places.js";
import { catalogue, module, parameter } from "../generator/support/specs.js";
import type { Disk, Mishap } from "./disk.js";
import { asDeadProcess, fill, projectOf } from "./projects.js";
import type { Files } from "./projects.js";

const disk = vi.hoisted((): Disk => ({ root: "", mishap: { kind: "none" }, calls: [] }));

vi.mock("node:fs", async (original) => {
  const { failing } = await import("./disk.js");
  return failing(await original<typeof Fs>(), disk);
});

/** Does something on a disk with a mishap, and gives what it threw. */
function tried(root: string, mishap: Mishap, work: () => void): unknown {
  disk.root = root;
  disk.calls = [];
  disk.mishap = mishap;
  try {
    work();
    return undefined;
  } catch (error) {
    return error;
  } finally {
    disk.root = "";
    disk.mishap = { kind: "none" };
  }
}

const MISHAPS: readonly ((at: number) => Mishap)[] = [
  (at) => ({ kind: "killed before", at }),
  (at) => ({ kind: "killed within", at }),
  (at) => ({ kind: "refused", at, code: "EACCES" }),
  (at) => ({ kind: "refused", at, code: "EMFILE" }),
  (at) => ({ kind: "full", at }),
];

function pulled(text: string): Pulled {
  const site = { generator: `MediaWiki ${text}`, namespaces: {} };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is in it does not matter to writing it
  return { catalogue: { paraminfo: { modules: [text] } }, site, modules: 1 } as unknown as Pulled;
}

function results(text: string): readonly Result[] {
  return ["a", `b-${text}`].map((name) => ({
    module: `query+${name}`,
    servers: [text],
    response: {},
  }));
}

/** A way to write a spec folder: as it was, and as it is to be. */
interface Writer {
  readonly name: string;
  readonly write: (folder: string, text: string) => void;
}

const WRITERS: readonly Writer[] = [
  { name: "pull", write: (folder, text) => void writePulled(join(folder, "spec"), pulled(text)) },
  {
    name: "learn",
    write: (folder, text) => void writeResults(join(folder, "spec", "results"), results(text)),
  },
];

describe.each(WRITERS)("what $name writes", ({ write }) => {
  it("is wholly there or not at all once the next run was, at any call that fails or is the last", async () => {
    const first = scratchFolder();
    fill(first, { "spec/notes.md": "mine", "spec/results/corrections.json": "[]" });
    write(first, "old");
    const before = snapshot(first);
    const there = scratchFolder();
    const anew = (): void => {
      rmSync(there, { recursive: true, force: true });
      cpSync(first, there, { recursive: true });
    };
    anew();
    tried(there, { kind: "none" }, () => write(there, "new"));
    const calls = [...disk.calls];
    const after = snapshot(there);
    expect(after).not.toEqual(before);
    const found: string[] = [];
    for (const at of calls.keys())
      for (const mishapAt of MISHAPS) {
        const mishap = mishapAt(at);
        anew();
        // oxlint-disable-next-line eslint/no-await-in-loop -- one mishap at a time
        const error = await asDeadProcess(async () =>
          tried(there, mishap, () => write(there, "new")),
        );
        const told = (faulty: string): number =>
          found.push(`${JSON.stringify(mishap)} ${calls[at] ?? ""}: ${faulty}`);
        const now = snapshot(there);
        // What a killed process still throws, nobody sees.
        if (mishap.kind.startsWith("refused") || mishap.kind === "full") {
          if (!isDeepStrictEqual(now, before) && !isDeepStrictEqual(filesOf(now), after))
            told("mixed");
          if (error !== undefined && !/^[a-z-][^:]+$/.test(systemReason(error)))
            told(`says ${systemReason(error)}`);
        }
        write(there, "new");
        if (!isDeepStrictEqual(snapshot(there), after)) told("the next run differs");
      }
    expect(found).toEqual([]);
  });
});

/** A spec folder in one of two states. */
function specOf(name: string): Files {
  const rows = { list: { record: { [name]: { is: "string", seen: 1 } } } };
  const query = { is: { record: { a: { is: rows, seen: 1 } } }, seen: 1 };
  return {
    "spec/catalogue.json": JSON.stringify(catalogue(module("a", [parameter(name)]))),
    "spec/results/a.json": JSON.stringify({
      module: "query+a",
      servers: ["MediaWiki 1.39.17"],
      rows: { at: ["query", "a"], kind: "item" },
      response: { query },
    }),
  };
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

describe.each([
  ["pull", "spec", "catalogue.json"],
  ["learn", "spec/results", "a.json"],
])("what a killed %s had decided", (_, place, name) => {
  const [before = "", after = ""] = [specOf("p"), specOf("q")].map(
    (each) => each[`${place}/${name}`],
  );

  /** Leaves in a project what a killed run had decided to write. */
  function interrupt(project: string): void {
    const step = { path: name, before: sha256(before), after: sha256(after) };
    fill(join(project, place, STAGING), {
      "owner-4194304": "",
      "journal.json": JSON.stringify({ writes: [step], deletes: [], folders: [] }),
      [`files/${name}`]: after,
      [`old/${name}`]: before,
    });
  }

  it("is brought to its end before learn reads it", () => {
    const request = "action=query&meta=siteinfo&list=a&format=json&formatversion=2";
    const response = { query: { general: { generator: "MediaWiki 1.39.17" }, a: [{ r: "x" }] } };
    const records = `${JSON.stringify({ request, response })}\n`;
    const project = projectOf({ ...specOf("p"), "records.jsonl": records });
    interrupt(project);
    expect(paramsmith(project, "learn", "records.jsonl", "--out", "spec")).toMatchObject({
      code: 0,
      err: "",
    });
    const files = snapshot(project);
    expect(files["spec/results/a.json"]).toContain('"r": ');
    expect(Object.keys(files).filter((path) => path.includes(STAGING))).toEqual([]);
  });

  it.each([
    ["generate", "Wrote out: "],
    ["generate --spec spec --out out", "Wrote out: "],
    ["check", "out is not up to date: "],
  ])("is brought to its end before the spec is read by %s", (words, said) => {
    const config = JSON.stringify({ out: "out", specs: [{ file: "spec" }] });
    const project = projectOf({ ...specOf("p"), "paramsmith.config.json": config });
    expect(paramsmith(project, "generate")).toMatchObject({ code: 0, err: "" });
    interrupt(project);
    const { out, err } = paramsmith(project, ...words.split(" "));
    expect({ out, err }).toEqual({ out: expect.stringContaining(said), err: "" });
    const files = snapshot(project);
    expect(files[`${place}/${name}`]).toBe(after);
    expect(Object.keys(files).filter((path) => path.includes(STAGING))).toEqual([]);
  });
});

/** What is there but for what the tool could not clear away. */
function filesOf(files: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(files).filter(([path]) => !path.includes(".paramsmith-staging")),
  );
}

function exchange(path: string): Exchange {
  return { cassette: 1, path, params: {}, status: 200, headers: {}, body: "x" };
}

it("loses of a cassette the exchange that found no room, says so, and keeps those after it", () => {
  const folder = scratchFolder();
  const file = join(folder, "a.jsonl");
  const cassette = cassetteWriter(file);
  cassette.append(exchange("/1"));
  // The first call opens the file, the second one writes.
  const killed = tried(folder, { kind: "killed within", at: 1 }, () =>
    cassette.append(exchange("/2")),
  );
  expect(killed).toMatchObject({ message: expect.stringContaining("is not in the cassette") });
  const error = tried(folder, { kind: "full", at: 1 }, () => cassette.append(exchange("/3")));
  expect(error).toMatchObject({
    message: `The exchange is not in the cassette ${file}: no space left on device.`,
  });
  cassette.append(exchange("/4"));
  const { value, diagnostics } = readCassette(file, "a.jsonl");
  expect(value?.map(({ path }) => path)).toEqual(["/1", "/4"]);
  expect(diagnostics.map(({ code }) => code)).toEqual(["cassette-line-torn"]);
});

it("goes on learning where answers can be kept no more", () => {
  const folder = scratchFolder();
  const file = join(folder, "a.jsonl");
  const journal = fileJournal(file);
  journal.record("a", { kind: "object", value: { a: 1 } });
  expect(
    tried(folder, { kind: "full", at: 0 }, () =>
      journal.record("b", { kind: "object", value: { b: 1 } }),
    ),
  ).toBe(undefined);
  journal.record("c", { kind: "object", value: { c: 1 } });
  expect(journal.find("c")).toEqual({ kind: "object", value: { c: 1 } });
  expect(readFileSync(file, "utf8")).toBe('{"request":"a","response":{"a":1}}\n');
  journal.finish();
  expect(existsSync(file)).toBe(false);
});
