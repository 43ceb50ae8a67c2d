import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, expectTypeOf, it } from "vitest";
import type { Selection as SpecSelection } from "../../../generator/spec/types.js";
import { selection as validateSelection } from "../../../generator/spec/validators.js";
import type { Selection } from "../../../templates/wiki/select/selection.js";
import { holds } from "../../consumer/ok-types.js";
import type { Same } from "../../consumer/ok-types.js";
import { REPOSITORY } from "../support/places.js";

/** Members one by one, whatever they were inherited from; the runtime's are readonly, those made of schemas are not. */
type Plain<T> = T extends readonly (infer Item)[]
  ? readonly Plain<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Plain<T[Key]> }
    : T;

/** What a file has besides is not for the runtime. */
type Read<T> = T extends unknown ? Omit<T, "$schema" | "servers"> : never;

describe("the schema of selections", () => {
  it("has the type that the runtime reads; otherwise change spec/schemas/selection.schema.json", () => {
    // Neither extends the other alone: that would pass over optional members that one of them lacks.
    holds<Same<Plain<Read<SpecSelection>>, Plain<Selection>>>();
    expectTypeOf<Plain<Read<SpecSelection>>>().toExtend<Selection>();
    expectTypeOf<Selection>().toExtend<Plain<Read<SpecSelection>>>();
  });

  const folder = join(REPOSITORY, "spec", "paraminfo", "selections");
  it.each(readdirSync(folder))("is fitted by %s", (name) => {
    const value: unknown = JSON.parse(readFileSync(join(folder, name), "utf8"));
    validateSelection(value);
    expect(validateSelection.errors ?? []).toEqual([]);
  });
});
