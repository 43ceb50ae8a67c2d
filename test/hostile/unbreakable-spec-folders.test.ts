import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import type * as Fs from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { describe, expect, it, vi } from "vitest";
import { writeResults } from "../../generator/wiki/learn/results-folder.js";
import { fileJournal } from "../../generator/wiki/learn/journal.js";
import { systemReason } from "../../generator/base/regular-file.js";
import { writePulled } from "../../generator/wiki/pull.js";
import type { Pulled } from "../../generator/wiki/pull.js";
import { cassetteWriter, readCassette } from "../../generator/serve/cassette.js";
import type { Exchange } from "../../generator/base/exchange-line.js";
import type { Result } from "../../generator/spec/source/types.js";
import { snapshot } from "../generator/support/files.js";
import { scratchFolder } from "../generator/support/places.js";
import type { Disk, Mishap } from "./disk.js";
import { asDeadProcess, fill, tornFiles, withoutWork } from "./projects.js";

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
  it("is the old or the new one of each file, and the next run completes it, at any call that fails or is the last", async () => {
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
        tornFiles(withoutWork(there), before, after).forEach(told);
        // What a killed process still throws, nobody sees.
        if (mishap.kind.startsWith("refused") || mishap.kind === "full") {
          if (error !== undefined && !/^[a-z-][^:]+$/.test(systemReason(error)))
            told(`says ${systemReason(error)}`);
        }
        write(there, "new");
        if (!isDeepStrictEqual(snapshot(there), after)) told("the next run differs");
      }
    expect(found).toEqual([]);
  });
});

it("replaces no link in a spec folder", () => {
  const folder = scratchFolder();
  const file = join(folder, "spec", "catalogue.json");
  writePulled(join(folder, "spec"), pulled("old"));
  renameSync(file, join(folder, "mine.json"));
  symlinkSync(join(folder, "mine.json"), file);
  const before = snapshot(folder);
  expect(() => writePulled(join(folder, "spec"), pulled("new"))).toThrow(
    "it contains the link catalogue.json",
  );
  expect(snapshot(folder)).toEqual(before);
});

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
