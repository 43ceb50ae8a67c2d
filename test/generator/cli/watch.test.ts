import { spawn } from "node:child_process";
import {
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import { COMMAND, paramsmith } from "../support/cli.js";
import { snapshot, writeFiles } from "../support/files.js";
import { scratchFolder } from "../support/places.js";
import { catalogue, openApiDocument, module, parameter } from "../support/specs.js";
import { isPosix } from "../../availability.js";

const PATIENCE = 20_000;

interface Watching {
  readonly folder: string;
  readonly out: () => string;
  readonly err: () => string;
  /** Kills, and waits for the exit code. */
  readonly end: (signal: "SIGINT" | "SIGTERM") => Promise<number | null>;
}

/** The text of a catalogue with a module whose parameter has this name. */
function wiki(name: string): string {
  return JSON.stringify(catalogue(module("a", [parameter(name)]), module("b")));
}

/** Starts the command in a project, and waits until it has run once. */
async function watching(...words: readonly string[]): Promise<Watching> {
  const folder = scratchFolder();
  const specs = [{ file: "wiki.json" }, { file: "towns.json" }];
  writeFiles(folder, [
    { path: "wiki.json", text: wiki("first") },
    { path: "towns.json", text: JSON.stringify(openApiDocument()) },
    { path: "paramsmith.config.json", text: JSON.stringify({ out: "out", specs }) },
  ]);
  const child = spawn(process.execPath, [COMMAND, "generate", "--watch", ...words], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const texts = { out: "", err: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => (texts.out += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (texts.err += text));
  const ended = new Promise<number | null>((resolve) => {
    child.on("exit", resolve);
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  await until(() => texts.out.includes("\n"));
  return {
    folder,
    out: () => texts.out,
    err: () => texts.err,
    end: async (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

async function until(condition: () => boolean): Promise<void> {
  for (let n = 0; n < PATIENCE / 10 && !condition(); n += 1)
    // oxlint-disable-next-line no-await-in-loop -- it is waited for
    await setTimeout(10);
  expect(condition()).toBe(true);
}

function holds(folder: string, text: string): boolean {
  try {
    return readFileSync(join(folder, "out", "wiki", "a.ts"), "utf8").includes(`readonly ${text}?:`);
  } catch {
    return false;
  }
}

describe("generate --watch", () => {
  it("writes once, then after each save what has changed, and says so in a line", async () => {
    const { folder, out } = await watching();
    expect(out()).toMatch(/^Wrote out: \d+ files \(\d+ new\) in \d+ ms\.\n$/);
    const untouched = join(folder, "out", "wiki", "b.ts");
    const before = statSync(untouched).mtimeMs;
    const kind = JSON.stringify(
      catalogue(module("a", [parameter("first", "integer")]), module("b")),
    );
    writeFileSync(join(folder, "wiki.json"), kind);
    await until(() => out().split("\n").length > 2);
    expect(out().split("\n")[1]).toMatch(/^Wrote out: 1 file \(1 changed\) in \d+ ms\.$/);
    expect(statSync(untouched).mtimeMs).toBe(before);
    expect(paramsmith(folder, "check").code).toBe(0);
  });

  it("sees what is saved by putting another file in its place, each time", async () => {
    const { folder } = await watching();
    for (const name of ["second", "third"]) {
      writeFileSync(join(folder, "wiki.json.tmp"), wiki(name));
      renameSync(join(folder, "wiki.json.tmp"), join(folder, "wiki.json"));
      // oxlint-disable-next-line no-await-in-loop -- one save after the other
      await until(() => holds(folder, name));
    }
  });

  it("gives what the last of several saves says", async () => {
    const { folder } = await watching();
    for (let n = 0; n < 10; n += 1) {
      writeFileSync(join(folder, "wiki.json"), wiki(`name${n}`));
      // oxlint-disable-next-line no-await-in-loop -- some of them while a run is under way
      await setTimeout(n * 3);
    }
    await until(() => holds(folder, "name9"));
    await setTimeout(200);
    expect(holds(folder, "name9")).toBe(true);
    expect(paramsmith(folder, "check").code).toBe(0);
  });

  it("prints what is wrong with half a file, leaves the output, and goes on with the next save", async () => {
    const { folder, err } = await watching();
    const before = snapshot(join(folder, "out"));
    writeFileSync(join(folder, "wiki.json"), wiki("second").slice(0, 60));
    await until(() => err().includes("error[json-syntax]"));
    expect(snapshot(join(folder, "out"))).toEqual(before);
    writeFileSync(join(folder, "wiki.json"), wiki("second"));
    await until(() => holds(folder, "second"));
  });

  it("sees files that appear beside a spec, in folders that appear, and that go", async () => {
    const { folder, err } = await watching();
    const result = { module: "query+c", servers: ["x"], response: {} };
    mkdirSync(join(folder, "results"));
    await setTimeout(100);
    writeFileSync(join(folder, "results", "c.json"), JSON.stringify(result));
    await until(() => err().includes("results/c.json"));
    rmSync(join(folder, "wiki.json"));
    await until(() => err().includes("error[file-missing]"));
    writeFileSync(join(folder, "wiki.json"), wiki("second"));
    await until(() => holds(folder, "second"));
  });

  it("sees a spec in a folder that is not there yet, and in one that is made again", async () => {
    const { folder, err } = await watching();
    const specs = [{ file: "later/on/wiki.json" }];
    const config = join(folder, "paramsmith.config.json");
    writeFileSync(config, JSON.stringify({ out: "out", specs }));
    await until(() => err().includes("error[file-missing]"));
    for (const name of ["second", "third"]) {
      rmSync(join(folder, "later"), { recursive: true, force: true });
      // oxlint-disable-next-line no-await-in-loop -- one step after the other
      await setTimeout(100);
      mkdirSync(join(folder, "later"));
      // oxlint-disable-next-line no-await-in-loop -- one step after the other
      await setTimeout(100);
      writeFiles(folder, [{ path: "later/on/wiki.json", text: wiki(name) }]);
      // oxlint-disable-next-line no-await-in-loop -- one step after the other
      await until(() => holds(folder, name));
    }
  });

  it("sees a spec in a folder that is replaced at once, each time", async () => {
    const { folder, err } = await watching();
    const config = join(folder, "paramsmith.config.json");
    writeFileSync(config, JSON.stringify({ out: "out", specs: [{ file: "later/on/wiki.json" }] }));
    await until(() => err().includes("error[file-missing]"));
    for (const name of ["second", "third", "fourth", "fifth"]) {
      rmSync(join(folder, "later"), { recursive: true, force: true });
      writeFiles(folder, [{ path: "later/on/wiki.json", text: wiki(name) }]);
      // oxlint-disable-next-line no-await-in-loop -- one step after the other
      await until(() => holds(folder, name));
      // oxlint-disable-next-line no-await-in-loop -- until nothing is under way
      await setTimeout(300);
    }
  });

  it.runIf(isPosix())("sees a change of a spec behind a link", async () => {
    const { folder } = await watching();
    writeFiles(folder, [{ path: "shared/wiki.json", text: wiki("second") }]);
    rmSync(join(folder, "wiki.json"));
    symlinkSync(join("shared", "wiki.json"), join(folder, "wiki.json"));
    await until(() => holds(folder, "second"));
    await setTimeout(300);
    writeFileSync(join(folder, "shared", "wiki.json"), wiki("third"));
    await until(() => holds(folder, "third"));
  });

  it.runIf(isPosix())("reports a folder that leads to itself, until it is replaced", async () => {
    const { folder, err } = await watching();
    const shared = join(folder, "shared");
    writeFiles(folder, [{ path: "shared/wiki.json", text: wiki("shared") }]);
    const config = join(folder, "paramsmith.config.json");
    writeFileSync(config, '{ "out": "out", "specs": [{ "file": "shared/wiki.json" }] }');
    await until(() => holds(folder, "shared"));
    rmSync(shared, { recursive: true });
    symlinkSync("shared", shared);
    await until(() => err().includes("too many symbolic links"));
    rmSync(shared);
    writeFiles(folder, [{ path: "shared/wiki.json", text: wiki("second") }]);
    await until(() => holds(folder, "second"));
  });

  it("follows the configuration, and a broken one until it is mended", async () => {
    const { folder, out, err } = await watching();
    const config = join(folder, "paramsmith.config.json");
    writeFileSync(config, "{");
    await until(() => err().includes("paramsmith.config.json"));
    writeFiles(folder, [{ path: "other/more.json", text: wiki("more") }]);
    writeFileSync(config, '{ "out": "out", "specs": [{ "file": "other/more.json" }] }');
    await until(() => out().includes("removed"));
    writeFileSync(join(folder, "other", "more.json"), wiki("again"));
    const file = join(folder, "out", "more", "a.ts");
    await until(() => readFileSync(file, "utf8").includes("readonly again?:"));
  });

  it("prints an object a run where it is asked to", async () => {
    const { out } = await watching("--format", "json");
    expect(JSON.parse(out())).toMatchObject({ ok: true, diagnostics: [] });
    expect(JSON.parse(out())).toHaveProperty("milliseconds");
  });

  it.runIf(isPosix()).each(["SIGINT", "SIGTERM"] as const)("ends with 0 on %s", async (signal) => {
    const { end } = await watching();
    expect(await end(signal)).toBe(0);
  });

  it("does not begin where there is nothing to watch", () => {
    const { code, err } = paramsmith(scratchFolder(), "generate", "--watch");
    expect(code).toBe(2);
    expect(err).toContain("error[config-missing]");
  });
});
