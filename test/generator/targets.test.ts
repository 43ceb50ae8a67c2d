import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { analyse, generate } from "../../generator/pipeline.js";
import { TARGETS } from "../../generator/spec/input.js";
import type { Target } from "../../generator/spec/input.js";
import { selectTargets } from "../../generator/emit/plan/select-targets.js";
import { readTemplates } from "../../generator/project/inputs.js";
import { REPOSITORY } from "./support/places.js";
import { catalogue, inputOf, module } from "./support/specs.js";
import { CATALOGUES, OPENAPI_DOCUMENTS, generatedTargets } from "./support/targets.js";

const templates = readTemplates();
const PAGE = readFileSync(join(REPOSITORY, "generator", "README.md"), "utf8");

describe("The target schemas", () => {
  it("has JSON files only", async () => {
    const files = await generatedTargets([...CATALOGUES, ...OPENAPI_DOCUMENTS], ["schemas"]);
    const others = files.filter(({ path }) => !/\/schemas\/[^/]+\.json$/.test(path));

    expect(files.length).toBeGreaterThan(CATALOGUES.length + OPENAPI_DOCUMENTS.length);
    expect(others.map(({ path }) => path)).toEqual(["ASSUMPTIONS.md"]);
  });
});

describe("The code without chosen targets", () => {
  it("is that of the default targets", async () => {
    const specs = [...CATALOGUES, ...OPENAPI_DOCUMENTS];
    const files = await generatedTargets(specs, undefined);

    expect(files).toEqual(
      await generatedTargets(specs, ["requests", "validators", "parsers", "responses", "handlers"]),
    );
  });

  it("imports no package", async () => {
    const files = await generatedTargets([...CATALOGUES, ...OPENAPI_DOCUMENTS], undefined);

    expect(
      files.filter(({ text }) => text.includes('from "paramsmith')).map(({ path }) => path),
    ).toEqual([]);
    expect(files.map(({ path }) => path)).toContain("unknown-module/handlers.ts");
  });
});

describe("The target stub", () => {
  it("comes with the handlers and responses that it imports", async () => {
    const files = await generatedTargets(["unknown-module"], ["stub"]);
    const own = files.map(({ path }) => path).filter((path) => path.startsWith("unknown-module/"));

    expect(own).toContain("unknown-module/stub.ts");
    expect(own).toContain("unknown-module/handlers.ts");
    expect(files.find(({ path }) => path === "unknown-module/stub.ts")?.text).toContain(
      "paramsmith/wiki",
    );
    expect(files.find(({ path }) => path === "unknown-module/allpages.ts")?.text).not.toContain(
      "validate",
    );
  });
});

describe.each(["validators", "parsers"] as const)(
  "The target %s of an OpenAPI document",
  (target) => {
    it("checks responses, and the schemas of a document without operations", async () => {
      const files = await generatedTargets(["openapi-schemas-alone", "openapi-minimal"], [target]);
      const texts = new Map(files.map(({ path, text }) => [path, text]));

      expect(texts.get("openapi-minimal/validators.ts")).toContain("export const validateThings");
      expect(texts.has("openapi-schemas-alone/validators.ts")).toBe(true);
    });
  },
);

describe("The target requests", () => {
  it("has no types of responses, validators, parsers or schemas", async () => {
    const files = await generatedTargets(["unknown-module", "openapi-writes"], ["requests"]);
    const own = files.filter(({ path }) => !path.startsWith("runtime/"));
    const text = own.map((file) => file.text).join("\n");

    expect(
      own.map(({ path }) => path).filter((path) => /results\/|\.json$|stub|handler/.test(path)),
    ).toEqual([]);
    expect(text).not.toMatch(/export (?:const validate|function read)/);
  });
});

describe("The target responses of a catalogue", () => {
  it("has the results as data if the responses are validated or a stub makes them", async () => {
    expect(await hasResultData("requests", "responses")).toBe(false);
    expect(await hasResultData("validators", "responses")).toBe(true);
    expect(await hasResultData("stub")).toBe(true);
  });
});

async function hasResultData(...targets: readonly Target[]): Promise<boolean> {
  const files = await generatedTargets(["result-list"], targets);
  const text = files.find(({ path }) => path === "result-list/results/a.ts")?.text;
  expect(text).toContain("export interface AResult");
  return /export const aResult\b/.test(text ?? "");
}

/** Sets of targets whose code for a wiki of one module generator/README.md shows. */
const SHOWN: readonly (readonly Target[])[] = [
  ["requests"],
  ["requests", "responses"],
  ["requests", "validators", "responses"],
  ["handlers"],
];

/** Small changes of the runtime do not change what the page says. */
const TOLERANCE = 0.05;

describe("The numbers of files of the runtime in generator/README.md", () => {
  it("are those of a wiki of one module, up to 5 %", async () => {
    const rows = tableRows(PAGE, "| targets ");

    expect(rows.map(([name]) => name)).toEqual(SHOWN.map(targetsText));
    const sizes = await Promise.all(SHOWN.map(runtimeSize));
    for (const [index, { files, kilobytes }] of sizes.entries()) {
      const [name, shownFiles, shownSize = ""] = rows[index] ?? [];
      expect(Math.abs(Number(shownFiles) / files - 1), name).toBeLessThan(TOLERANCE);
      expect(Math.abs(Number.parseInt(shownSize) / kilobytes - 1), name).toBeLessThan(TOLERANCE);
    }
  });
});

async function runtimeSize(
  targets: readonly Target[],
): Promise<{ readonly files: number; readonly kilobytes: number }> {
  const { value = [] } = await generate({
    specs: [{ ...inputOf(catalogue(module("allpages"))), targets }],
    templates,
    importExtension: ".js",
  });
  const runtime = value.filter(({ path }) => path.startsWith("runtime/"));
  const bytes = runtime.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
  return { files: runtime.length, kilobytes: bytes / 1000 };
}

function targetsText(targets: readonly Target[]): string {
  return targets.map((target) => `\`${target}\``).join(", ");
}

/** The cells of a table, without its heading. */
function tableRows(markdown: string, heading: string): readonly (readonly string[])[] {
  const lines = markdown.slice(markdown.indexOf(`\n${heading}`) + 1).split("\n");
  const end = lines.findIndex((line) => !line.startsWith("|"));
  return lines.slice(2, end).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

describe("The table of targets in generator/README.md", () => {
  it("lists them in order", () => {
    const rows = tableRows(PAGE, "| target ");

    expect(rows.map(([name]) => name)).toEqual(TARGETS.map((target) => `\`${target}\``));
  });
});

describe("Names", () => {
  it("do not depend on targets", () => {
    const { value } = analyse(inputOf(catalogue(module("a"))));
    if (!value) throw new Error("The catalogue has errors.");
    const { names, modules } = { modules: [], ...selectTargets(value, ["requests"]) };

    expect(names).toEqual(value.names);
    expect(modules.map((each) => each.names)).toEqual(
      value.kind === "catalogue" ? value.modules.map((each) => each.names) : [],
    );
  });
});
