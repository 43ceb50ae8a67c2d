import { appendFileSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { checkCommand, generateCommand } from "../../../generator/cli/run-generate.js";
import { jobOptions } from "../../../generator/cli/resolve-job.js";
import { readFolder } from "../../../generator/project/output-folder.js";
import { snapshot, writeFiles } from "../support/files.js";
import { scratchFolder } from "../support/places.js";
import { catalogue, module, parameter } from "../support/specs.js";

vi.mock(import("../../../generator/project/output-folder.js"), async (actual) => {
  const whole = await actual();
  return { ...whole, readFolder: vi.fn(whole.readFolder) };
});

const asked = vi.mocked(readFolder);

beforeEach(() => {
  asked.mockClear();
});

/** The folder of a project that was generated once, from a catalogue of two modules. */
async function generated(): Promise<string> {
  const folder = scratchFolder();
  mkdirSync(join(folder, "node_modules"));
  const specs = [{ file: "wiki.json" }];
  writeFiles(folder, [
    { path: "wiki.json", text: wiki("one") },
    { path: "paramsmith.config.json", text: JSON.stringify({ out: "out", specs }) },
  ]);
  const { exitCode } = await generateCommand(jobOptions(folder, [], undefined));
  expect(exitCode).toBe(0);
  return folder;
}

function wiki(name: string, ...more: readonly string[]): string {
  const others = more.map((each) => module(each));
  return JSON.stringify(
    catalogue(module("a", [parameter(name)]), module("b", [parameter("same")]), ...others),
  );
}

/** What was learned of module `a`, whose rows are of a type. */
function learned(is: string): string {
  return JSON.stringify({
    module: "query+a",
    servers: ["MediaWiki 1.45.0"],
    rows: { at: ["query", "a"], kind: "entry" },
    response: { query: { is: { record: { a: { is: { map: is }, seen: 1 } } }, seen: 1 } },
  });
}

/** Lets somebody write to a file of the output right after the folder was compared for the first time. */
function meanwhile(file: string): void {
  const real = asked.getMockImplementation();
  asked.mockImplementationOnce((...args) => {
    const found = real?.(...args) ?? { owned: new Set(), texts: new Map(), obstacles: new Map() };
    appendFileSync(file, "// somebody else\n");
    return found;
  });
}

describe("a run that builds on the last", () => {
  it.each([
    ["an edit of a module", wiki("two")],
    ["one module more", wiki("one", "c")],
    ["nothing that shows", `${wiki("one")}\n`],
  ])("makes a file anew that somebody changes while it runs after %s", async (_, text) => {
    const folder = await generated();
    const options = jobOptions(folder, [], undefined);
    const untouched = join(folder, "out", "wiki", "b.ts");
    const before = readFileSync(untouched, "utf8");
    writeFiles(folder, [{ path: "wiki.json", text }]);
    asked.mockClear();
    meanwhile(untouched);
    const { exitCode } = await generateCommand(options);
    expect(exitCode).toBe(0);
    expect(readFileSync(untouched, "utf8")).toBe(before);
    expect(await checkCommand(options)).toMatchObject({
      exitCode: 0,
      lines: ["Everything is up to date.", expect.stringMatching(/^Compared 1 spec /)],
    });
    const files = snapshot(join(folder, "out"));
    const whole = scratchFolder();
    writeFiles(whole, [
      { path: "wiki.json", text },
      {
        path: "paramsmith.config.json",
        text: readFileSync(join(folder, "paramsmith.config.json"), "utf8"),
      },
    ]);
    await generateCommand(jobOptions(whole, [], undefined));
    expect(files).toEqual(snapshot(join(whole, "out")));
  });

  it("reads only what it makes anew where nobody else is at it", async () => {
    const folder = await generated();
    writeFiles(folder, [{ path: "wiki.json", text: wiki("two") }]);
    asked.mockClear();
    await generateCommand(jobOptions(folder, [], undefined));
    expect(asked.mock.calls.map(([, paths]) => paths.includes("wiki/b.ts"))).toEqual([
      false,
      false,
    ]);
  });

  it("refuses an edit of one module by which its names on the wire are those of another", async () => {
    const folder = await generated();
    const twice = catalogue(
      module("a", [parameter("one")]),
      module("b", [parameter("same")], { prefix: "aone" }),
      module("c", [parameter("aonesame")], { prefix: "c" }),
    );
    writeFiles(folder, [{ path: "wiki.json", text: JSON.stringify(twice) }]);
    expect(await generateCommand(jobOptions(folder, [], undefined))).toMatchObject({ exitCode: 0 });
    const text = JSON.stringify(twice).replace('"prefix":"c"', '"prefix":""');
    writeFiles(folder, [{ path: "wiki.json", text }]);
    const { exitCode, diagnostics } = await generateCommand(jobOptions(folder, [], undefined));
    expect(diagnostics.map(({ code }) => code)).toEqual(["duplicate-wire-name"]);
    expect(exitCode).toBe(1);
  });

  it("makes all specs of a folder anew where what was learned beside them changes", async () => {
    const folder = scratchFolder();
    mkdirSync(join(folder, "node_modules"));
    const specs = [{ file: "one.json" }, { file: "two.json" }];
    writeFiles(folder, [
      { path: "one.json", text: wiki("one") },
      { path: "two.json", text: wiki("two") },
      { path: "results/a.json", text: learned("string") },
      { path: "paramsmith.config.json", text: JSON.stringify({ out: "out", specs }) },
    ]);
    const options = jobOptions(folder, [], undefined);
    expect(await generateCommand(options)).toMatchObject({ exitCode: 0, diagnostics: [] });
    writeFiles(folder, [{ path: "results/a.json", text: learned("integer") }]);
    await generateCommand(options);
    const file = (spec: string): string =>
      readFileSync(join(folder, "out", spec, "results", "a.ts"), "utf8");
    expect(file("one")).toContain("number");
    expect(file("two")).toContain("number");
  });
});
