import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { levelsOf, ruleById } from "../../../generator/diff/rules.js";
import { readSpecPairs } from "../../../generator/diff/spec-folders.js";
import { readComparedSpec } from "../../../generator/diff/compared-spec.js";
import type { ComparedSpec } from "../../../generator/diff/compared-spec.js";
import { diffSpecs } from "../../../generator/diff/diff.js";
import type { ResultField, ResultShape } from "../../../generator/spec/model/result.js";
import type { Correction, Result } from "../../../generator/spec/source/types.js";
import { REPOSITORY } from "../support/places.js";
import { repository, writeInto } from "../support/repository.ts";
import {
  field,
  learnedSide,
  resultEdits,
  resultFindings,
  resultOf,
  sideOf,
} from "./result-edits.js";
import type { ResultEdit } from "./result-edits.js";
import { moduleOf, realModule, rulesOf } from "./specs.js";

const MODULE = "query+recentchanges";
const SIZE = field("integer");

/** Where the rows of the edits have it. */
const SIZE_AT: Correction["at"] = ["query", "recentchanges", "size"];

/** Circumstances about the parameters of both sides, which result-bodies.test.ts edits. */
const OF_PARAMETERS: ReadonlySet<string> = new Set(["new-requests"]);

function named({ rule, name }: ResultEdit): string {
  return name === undefined ? rule : `${rule} (${name})`;
}

/** A result whose responses are a text and a list. */
function withList(shape: "string" | "integer"): Result {
  return resultOf({}, { bodies: [{ is: { tuple: ["string", { list: shape }] }, seen: 10 }] });
}

describe("a change of what was learned", () => {
  it.each(resultEdits.map((edit) => [named(edit), edit] as const))(
    "%s is one finding, at its module and field",
    (_name, edit) => {
      const [found, ...others] = resultFindings(sideOf(edit.old), sideOf(edit.new));
      expect(others).toEqual([]);
      expect(found).toMatchObject({ rule: edit.rule, module: MODULE, parameter: edit.parameter });
    },
  );

  it.each(resultEdits.map((edit) => [named(edit), edit] as const))(
    "%s is mirrored the other way round",
    (_name, edit) => {
      expect(rulesOf(resultFindings(sideOf(edit.new), sideOf(edit.old)))).toEqual([edit.mirror]);
    },
  );

  it.each(resultEdits.map((edit) => [named(edit), edit] as const))(
    "%s is none where both sides have it",
    (_name, edit) => {
      for (const result of [edit.old, edit.new])
        expect(resultFindings(sideOf(result), sideOf(result), { docs: true })).toEqual([]);
    },
  );

  it("is of every circumstance that a rule names and the result alone decides", () => {
    for (const rule of new Set(resultEdits.map((edit) => edit.rule))) {
      const names = Object.keys(ruleById(rule).variants ?? {});
      for (const name of names.filter((each) => !OF_PARAMETERS.has(each))) {
        const edit = resultEdits.find(
          (each) => each.rule === rule && each.name?.split(" ").includes(name),
        );
        const [found] = edit ? resultFindings(sideOf(edit.old), sideOf(edit.new)) : [];
        const circumstances = edit?.name?.split(" ") ?? [];
        expect(found?.classes).toEqual(levelsOf({ rule, circumstances }));
      }
    }
  });

  it("has places in the files of results", () => {
    const [found] = resultFindings(
      sideOf(resultOf({ size: SIZE })),
      sideOf(resultOf({ size: field("string") })),
    );
    expect(found?.positions.old?.file).toBe(`results/${MODULE}.json`);
    expect(found?.positions.old?.line).toBeGreaterThan(20);
    expect(found?.positions.new?.line).toBe(found?.positions.old?.line);
  });

  it("has findings for each of several fields, whatever their order", () => {
    const old = resultOf({ a: SIZE, b: SIZE, c: SIZE });
    const next = resultOf({ c: field("string"), b: { ...SIZE, optional: true } });
    expect(rulesOf(resultFindings(sideOf(old), sideOf(next)))).toEqual([
      "result-field-removed",
      "result-field-became-optional",
      "result-type-changed",
    ]);
    const reordered = resultOf({ b: SIZE, c: SIZE, a: SIZE });
    expect(resultFindings(sideOf(old), sideOf(reordered), { docs: true })).toEqual([]);
  });

  it("has findings for forms of responses whose order changes, and none for their frequency", () => {
    const rest = { is: "text", seen: 10 } as const;
    const list = {
      is: { tuple: ["string", { list: "string" }] },
      seen: 10,
      when: { dir: ["newer"] },
    } as const satisfies NonNullable<Result["bodies"]>[number];
    const [old, next] = [
      resultOf({}, { bodies: [list, rest] }),
      resultOf({}, { bodies: [rest, list] }),
    ];
    expect(
      resultFindings(sideOf(old), sideOf(next)).map((each) => [each.rule, each.old, each.new]),
    ).toEqual([
      ["result-body-added", undefined, "a text"],
      ["result-body-removed", "a text", undefined],
    ]);
    const often = resultOf({}, { bodies: [{ ...list, seen: 99 }, rest] });
    expect(resultFindings(sideOf(old), sideOf(often), { docs: true })).toEqual([]);
  });

  it("is located at the shape of a position", () => {
    const [found, ...others] = resultFindings(
      sideOf(withList("string")),
      sideOf(withList("integer")),
    );
    expect(others).toEqual([]);
    expect(found).toMatchObject({ rule: "result-type-changed", parameter: "[1][]" });
    expect(found?.positions.new?.line).toBeGreaterThan(20);
  });

  it("is found in what a generator adds to pages", () => {
    const old = resultOf({}, { generator: { index: SIZE } });
    const [found, ...others] = resultFindings(sideOf(old), sideOf(resultOf({})));
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      rule: "result-field-removed",
      parameter: "generator.pages[].index",
    });
  });

  it("follows a parameter whose values change", () => {
    const result = resultOf({ type: field({ enumOf: "type" }) });
    const next = { ...sideOf(result), catalogue: realModule(MODULE) };
    const type = moduleOf(next.catalogue, MODULE).parameters.find(({ name }) => name === "type");
    Object.assign(type ?? {}, { type: ["categorize", "edit", "external", "log", "new", "merge"] });
    expect(resultFindings(sideOf(result), next).map(({ rule, value }) => [rule, value])).toEqual([
      ["result-enum-value-added", "merge"],
      ["enum-value-added", "merge"],
    ]);
  });

  it("is not told of a module that is removed, and follows one that is renamed", () => {
    const side = sideOf(resultOf({ size: SIZE }));
    const removed = { ...sideOf(), catalogue: realModule("query+tokens") };
    expect(rulesOf(resultFindings(side, removed))).toEqual(["module-removed", "module-added"]);
    const catalogue = realModule(MODULE);
    Object.assign(moduleOf(catalogue, MODULE), { name: "changes", path: "query+changes" });
    const renamed: Result = { ...resultOf({}), module: "query+changes" };
    const found = resultFindings(side, { ...sideOf(renamed), catalogue });
    expect(rulesOf(found)).toEqual(["module-renamed", "result-field-removed"]);
  });
});

describe("no change of what was learned", () => {
  it("is how often and where fields were seen, with --docs only", () => {
    const old = resultOf({ size: SIZE });
    const next = resultOf(
      { size: { ...SIZE, seen: 99, servers: ["MediaWiki 1.45.0"], example: 7 } },
      { servers: ["MediaWiki 1.39.17", "MediaWiki 1.45.0"] },
    );
    expect(resultFindings(sideOf(old), sideOf(next))).toEqual([]);
    const shown = resultFindings(sideOf(old), sideOf(next), { docs: true });
    expect(shown.map(({ rule, value }) => [rule, value])).toEqual([
      ["docs-changed", "servers"],
      ["docs-changed", "example"],
      ["docs-changed", "servers"],
    ]);
  });

  it("is a correction that says what was learned, but for its reason with --docs", () => {
    const result = resultOf({ size: SIZE });
    const corrected = {
      ...sideOf(result),
      corrections: [{ module: MODULE, at: SIZE_AT, field: SIZE, reason: "It is." }],
    };
    expect(resultFindings(sideOf(result), corrected)).toEqual([]);
    expect(rulesOf(resultFindings(sideOf(result), corrected, { docs: true }))).toEqual([
      "docs-changed",
    ]);
  });

  it("is what is learned otherwise and corrected to what it was", () => {
    const corrections = [{ module: MODULE, at: SIZE_AT, field: SIZE, reason: "It is." }];
    const old = { ...sideOf(resultOf({ size: SIZE })), corrections };
    const next = { ...sideOf(resultOf({ size: field("string") })), corrections };
    expect(resultFindings(old, next, { docs: true })).toEqual([]);
    const uncorrected = sideOf(resultOf({ size: field("string") }));
    expect(rulesOf(resultFindings(old, uncorrected))).toEqual(["result-type-changed"]);
  });
});

/** Every field of a record and of those inside, with its path, and the fields without it. */
function removals(
  fields: readonly ResultField[],
  path: string,
): readonly { readonly path: string; readonly without: readonly ResultField[] }[] {
  return fields.flatMap((own, index) => {
    const at = path === "" ? own.name : `${path}.${own.name}`;
    return [
      { path: at, without: fields.toSpliced(index, 1) },
      ...removalsIn(own.shape, at).map(({ path: below, shape }) => ({
        path: below,
        without: fields.with(index, { ...own, shape }),
      })),
    ];
  });
}

function removalsIn(
  shape: ResultShape,
  path: string,
): readonly { readonly path: string; readonly shape: ResultShape }[] {
  switch (shape.kind) {
    case "list":
      return removalsIn(shape.items, `${path}[]`).map((each) => ({
        path: each.path,
        shape: { ...shape, items: each.shape },
      }));
    case "map":
      return removalsIn(shape.values, `${path}{}`).map((each) => ({
        path: each.path,
        shape: { ...shape, values: each.shape },
      }));
    case "record":
      return removals(shape.fields, path).map((each) => ({
        path: each.path,
        shape: { ...shape, fields: each.without },
      }));
    case "scalar":
    case "enum":
    case "flag":
    case "union":
      return [];
  }
}

describe("what was learned of the real catalogue", () => {
  const FOLDER = join(REPOSITORY, "spec/paraminfo");

  async function realSide(): Promise<Extract<ComparedSpec, { kind: "catalogue" }>> {
    const { value } = await readSpecPairs(REPOSITORY, FOLDER, FOLDER);
    const files = value?.[0]?.new;
    const read = files && readComparedSpec(files.spec, files);
    if (read?.value?.kind !== "catalogue") throw new Error("It is no catalogue.");
    return read.value;
  }

  it("is the same as itself", async () => {
    const [old, next] = [await realSide(), await realSide()];
    expect(old.model.operations.filter(({ result }) => result).length).toBeGreaterThan(60);
    expect(diffSpecs(old, next, { docs: true })).toEqual([]);
  });

  it("has one finding for each field that is taken away, at its path", async () => {
    const side = await realSide();
    let count = 0;
    for (const operation of side.model.operations) {
      const { path, result } = operation;
      if (!result) continue;
      const own = { ...side, model: { ...side.model, operations: [operation] } };
      for (const { path: gone, without } of removals(result.response, "")) {
        const edited = { ...operation, result: { ...result, response: without } };
        // Where rows were, or the field that holds them, others are rows.
        const [found, ...others] = diffSpecs(own, {
          ...own,
          model: { ...own.model, operations: [edited] },
        });
        expect([found?.rule, found?.module, found?.parameter, others.length]).toEqual([
          "result-field-removed",
          path,
          gone,
          0,
        ]);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(1000);
  });
});

describe("sides of a comparison", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "paramsmith-results-"));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  function write(path: string, value: unknown): void {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(value));
  }

  async function rules(old: string, next?: string, cwd = folder): Promise<readonly string[]> {
    const { value, diagnostics } = await readSpecPairs(cwd, old, next);
    expect(diagnostics).toEqual([]);
    const [pair] = value ?? [];
    const [before, after] = [pair?.old, pair?.new].map(
      (files) => files && readComparedSpec(files.spec, files).value,
    );
    return before && after ? rulesOf(diffSpecs(before, after)) : ["?"];
  }

  beforeEach(() => {
    const { spec } = realModule(MODULE);
    for (const side of ["a", "b", "none"]) write(`${side}/catalogue.json`, spec);
    write("a/results/recentchanges.json", resultOf({ size: SIZE }));
    write("b/results/recentchanges.json", resultOf({}));
  });

  it("have the results in the folder, and beside the file, that is named", async () => {
    expect(await rules("a", "b")).toEqual(["result-field-removed"]);
    expect(await rules("a/catalogue.json", "b/catalogue.json")).toEqual(["result-field-removed"]);
  });

  it("have none where a folder has none, which is one finding", async () => {
    expect(await rules("a", "none")).toEqual(["result-removed"]);
    expect(await rules("none", "a")).toEqual(["result-added"]);
    expect(await rules("none", "none")).toEqual([]);
  });

  it("have them in revisions of git, and at the merge base", async () => {
    const made = repository();
    const spec = JSON.stringify(realModule(MODULE).spec);
    writeInto(made.folder, {
      "spec/wiki/catalogue.json": spec,
      "spec/wiki/results/recentchanges.json": JSON.stringify(resultOf({ size: SIZE })),
    });
    expect(made.run("git add --all && git commit --quiet --message One").status).toBe(0);
    writeInto(made.folder, {
      "spec/wiki/results/recentchanges.json": JSON.stringify(resultOf({ size: field("string") })),
    });
    const found = await Promise.all([
      rules("HEAD:spec/wiki", "spec/wiki", made.folder),
      rules("HEAD:spec/wiki/catalogue.json", "spec/wiki", made.folder),
      rules("spec/wiki", undefined, made.folder),
    ]);
    expect(new Set(found.flat())).toEqual(new Set(["result-type-changed"]));
    expect(found.map((each) => each.length)).toEqual([1, 1, 1]);
  });

  it("tell nothing of results where a lone file has none beside it", async () => {
    expect(await rules("a", "none/catalogue.json")).toEqual([]);
    expect(await rules("none/catalogue.json", "a")).toEqual([]);
  });

  it("are refused with keys that no result has, and with two results of one module", async () => {
    write("b/results/recentchanges.json", { ...resultOf({}), cost: 1 });
    const { value } = await readSpecPairs(folder, "a", "b");
    const files = value?.[0]?.new;
    const read = files && readComparedSpec(files.spec, files);
    expect(read?.diagnostics.map(({ code }) => code)).toEqual(["schema-violation"]);
    write("b/results/recentchanges.json", resultOf({}));
    write("b/results/again.json", resultOf({}));
    const again = await readSpecPairs(folder, "a", "b");
    const twice = again.value?.[0]?.new;
    const refused = twice && readComparedSpec(twice.spec, twice);
    expect(refused?.diagnostics.map(({ code }) => code)).toEqual(["duplicate-result"]);
  });

  it("may have nothing but the same catalogue, read once more", () => {
    const side = learnedSide(sideOf(resultOf({ size: SIZE })));
    expect(diffSpecs(side, side, { docs: true })).toEqual([]);
  });
});
