import { join } from "node:path";
import { beforeAll, afterAll, beforeEach, describe, expect, it } from "vitest";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { generateCommand } from "../../../generator/cli/run-generate.js";
import { jobOptions, resolveJob } from "../../../generator/cli/resolve-job.js";
import type { Made } from "../../../generator/spec/output.js";
import { findEdit, updateSpecRecord } from "../../../generator/project/edit.js";
import type { Edit } from "../../../generator/project/edit.js";
import { readRecord } from "../../../generator/project/record.js";
import type { RunRecord } from "../../../generator/project/record.js";
import { catalogue, directory, module, parameter } from "../support/specs.js";

let folder = "";
let record: RunRecord | undefined;

function path(...names: readonly string[]): string {
  return join(folder, ...names);
}

function save(name: string, value: unknown): void {
  writeFileSync(path(name), JSON.stringify(value, undefined, 1));
}

function action(name: string, group: string) {
  const own = name.split("+").at(-1) ?? "";
  return { ...module(own, [parameter("reason")], { prefix: own }), path: name, group };
}

/** Two lists, a submodule with its parent, and an action. */
function wiki(change: Readonly<Record<string, object>> = {}) {
  const modules = [
    module("apples", [parameter("size", "integer")], { prefix: "ap" }),
    module("pears", [parameter("size", "integer")], { prefix: "pe" }),
    action("flow", "action"),
    action("flow+reply", "submodule"),
  ];
  return catalogue(...modules.map((each) => ({ ...each, ...change[String(each["path"])] })));
}

const RESULT = {
  module: "query+apples",
  servers: ["MediaWiki 1.39.17"],
  response: { batchcomplete: { is: "boolean", seen: 1 } },
};

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "paramsmith-test-")));
  for (const name of ["node_modules", "wiki", "wiki/results"]) mkdirSync(path(name));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeEach(async () => {
  save("wiki/catalogue.json", wiki());
  save("wiki/results/apples.json", RESULT);
  save("towns.json", directory());
  save("paramsmith.config.json", {
    out: "out",
    specs: [{ file: "towns.json" }, { file: "wiki/catalogue.json", name: "wiki" }],
  });
  const { diagnostics } = await generateCommand(jobOptions(folder, [], undefined));
  expect(diagnostics).toEqual([]);
  record = readRecord(path("paramsmith.config.json"));
});

/** The edit since the last run. */
function edit(last: Partial<RunRecord> = {}): Edit | undefined {
  const { value: job } = resolveJob(jobOptions(folder, [], undefined));
  if (!job || !record) throw new Error("The project has no job, or no record.");
  return findEdit(job, { ...record, ...last });
}

/** The paths of the modules in the reduced catalogue of an edit. */
function reduced(found: Edit | undefined): readonly unknown[] {
  const text = Buffer.from(found?.input.spec.bytes ?? []).toString();
  const { paraminfo }: { paraminfo: { modules: readonly { path: string }[] } } = JSON.parse(text);
  return paraminfo.modules.map((each) => each.path);
}

describe("An edit", () => {
  it.each<
    readonly [
      label: string,
      change: () => void,
      modules: readonly string[],
      kept: readonly string[],
    ]
  >([
    [
      "of a module",
      () => save("wiki/catalogue.json", wiki({ "query+apples": { description: "Apples." } })),
      ["query+apples"],
      ["query+apples", "flow"],
    ],
    [
      "of a submodule, with its parent",
      () => save("wiki/catalogue.json", wiki({ "flow+reply": { description: "Replies." } })),
      ["flow+reply"],
      ["flow", "flow+reply"],
    ],
    [
      "of a parent, with its submodules",
      () => save("wiki/catalogue.json", wiki({ flow: { description: "Flows." } })),
      ["flow", "flow+reply"],
      ["flow", "flow+reply"],
    ],
    [
      "of two modules",
      () =>
        save(
          "wiki/catalogue.json",
          wiki({ "query+apples": { prefix: "x" }, "query+pears": { prefix: "y" } }),
        ),
      ["query+apples", "query+pears"],
      ["query+apples", "query+pears", "flow"],
    ],
    [
      "of the result of a module",
      () => save("wiki/results/apples.json", { ...RESULT, servers: ["MediaWiki 1.43.1"] }),
      ["query+apples"],
      ["query+apples", "flow"],
    ],
    [
      "of a module and the result of another",
      () => {
        save("wiki/catalogue.json", wiki({ "query+pears": { prefix: "y" } }));
        save("wiki/results/apples.json", { ...RESULT, servers: ["MediaWiki 1.43.1"] });
      },
      ["query+pears", "query+apples"],
      ["query+apples", "query+pears", "flow"],
    ],
  ])("%s is found", (_, change, modules, kept) => {
    change();
    const found = edit();
    expect([...(found?.modules ?? [])]).toEqual(modules);
    expect(found?.index).toBe(1);
    expect(reduced(found)).toEqual(kept);
    expect(found?.record.list?.items).toHaveLength(4);
    expect(Object.keys(found?.outputs ?? {})).toEqual(Object.keys(record?.outputs ?? {}));
  });

  it("has the current list of modules in its record", () => {
    save("wiki/catalogue.json", wiki({ "query+apples": { description: "Apples." } }));
    const [old, now] = [record?.specs[1]?.list, edit()?.record.list];
    expect(now?.around).toBe(old?.around);
    expect(now?.items[0]).not.toEqual(old?.items[0]);
    expect(now?.items.slice(1)).toEqual(old?.items.slice(1));
  });

  it("reads the files that have changed, and those of the module", () => {
    save("wiki/catalogue.json", wiki({ "query+apples": { description: "Apples." } }));
    const found = edit();
    expect(found?.read.has(path("wiki/catalogue.json"))).toBe(true);
    expect(found?.read.has(path("wiki/results/apples.json"))).toBe(true);
    expect(Object.keys(found?.unread ?? {})).not.toContain(path("wiki/catalogue.json"));
    expect(Object.keys(found?.unread ?? {})).toContain(path("towns.json"));
  });

  it("reads no results of other modules", () => {
    save("wiki/catalogue.json", wiki({ "query+pears": { description: "Pears." } }));
    expect(edit()?.read.has(path("wiki/results/apples.json"))).toBe(false);
  });

  it.each<readonly [label: string, change: () => void]>([
    ["of nothing", () => undefined],
    [
      "of a module less",
      () =>
        save(
          "wiki/catalogue.json",
          catalogue(module("apples", [parameter("size", "integer")], { prefix: "ap" })),
        ),
    ],
    ["around the modules", () => save("wiki/catalogue.json", { ...wiki(), batchcomplete: "" })],
    ["of a directory", () => save("towns.json", directory({ summary: "Lists." }))],
    [
      "of two specs",
      () => {
        save("towns.json", directory({ summary: "Lists." }));
        save("wiki/catalogue.json", wiki({ "query+apples": { description: "Apples." } }));
      },
    ],
    [
      "of a file that is new",
      () => save("wiki/results/pears.json", { ...RESULT, module: "query+pears" }),
    ],
    ["of the output", () => writeFileSync(path("out/wiki/apples.ts"), "// mine")],
    ["of a file that is saved as it was", () => save("wiki/catalogue.json", wiki())],
  ])("%s is none of modules alone", (_, change) => {
    change();
    expect(edit()).toBeUndefined();
    rmSync(path("wiki/results/pears.json"), { force: true });
  });
});

it("No edit is found after a run with warnings", () => {
  save("wiki/catalogue.json", wiki({ "query+apples": { prefix: "x" } }));
  expect(edit()).toBeDefined();
  expect(edit({ isQuiet: false })).toBeUndefined();
});

/** The edited module in the record after it was generated with some change. */
function updated(change: (made: Made) => Partial<Made>, more: readonly Made[] = []) {
  save("wiki/catalogue.json", wiki({ "query+apples": { description: "Apples." } }));
  const found = edit();
  const made = found?.record.made.filter(({ module: name }) => name === "query+apples") ?? [];
  const specs = [
    {
      kind: "catalogue" as const,
      operations: 4,
      about: {},
      made: [...made.map((each) => ({ ...each, ...change(each) })), ...more],
    },
  ];
  const after = found && updateSpecRecord(found, { files: [], specs });
  return after?.made.find(({ module: name }) => name === "query+apples");
}

describe("The record of an edited spec", () => {
  it("has the hash of the edited module", () => {
    expect(updated(() => ({ key: "new" }))?.key).toBe("new");
  });

  it.each<readonly [label: string, change: (made: Made) => Partial<Made>]>([
    ["another outline", () => ({ outline: "x" })],
    ["another module", () => ({ module: "query+pears" })],
    ["another file", ({ paths }) => ({ paths: [...paths, "x.ts"] })],
  ])("is none with %s", (_, change) => {
    expect(updated(change)).toBeUndefined();
  });

  it("is none with more modules than were edited", () => {
    const [first] = record?.specs[1]?.made ?? [];
    expect(first && updated(() => ({}), [first])).toBeUndefined();
  });
});
