import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readComparedSpec } from "../../../generator/diff/compared-spec.js";
import type { ComparedSpec } from "../../../generator/diff/compared-spec.js";
import { diffSpecs } from "../../../generator/diff/diff.js";
import { readSpecPairs } from "../../../generator/diff/spec-folders.js";
import type { ResultField, ResultShape } from "../../../generator/spec/model/result.js";
import { REPOSITORY } from "../support/places.js";

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
