import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readSpecPairs } from "../../../generator/diff/spec-folders.js";
import { scratchFolder } from "../support/places.js";

it.each(["openapi.yaml", "openapi.yml"])(
  "The OpenAPI document of a folder may be an %s",
  async (name) => {
    const folder = scratchFolder();
    writeFileSync(join(folder, name), "openapi: 3.1.0\n");
    const { value, diagnostics } = await readSpecPairs(folder, folder, folder);
    expect(diagnostics).toEqual([]);
    expect(value?.map((pair) => pair.new?.spec.file)).toEqual([join(folder, name)]);
  },
);
