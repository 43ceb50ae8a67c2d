import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readComparedSpec } from "../../../generator/diff/compared-spec.js";
import { diffSpecs } from "../../../generator/diff/diff.js";
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

it("An operation in another file is compared", async () => {
  const folders = ["[q]", ""].map((required) => {
    const folder = scratchFolder();
    writeFileSync(
      join(folder, "openapi.yaml"),
      `openapi: 3.0.0
info: { title: T, version: "1" }
paths:
  /x: { get: { $ref: "op.yaml" } }
  /y: { $ref: "item.yaml" }
`,
    );
    const operation = (id: string): string => `operationId: ${id}
parameters: [{ name: q, in: query, required: ${required !== ""}, schema: { type: string } }]
responses: { "204": { description: Done. } }
`;
    writeFileSync(join(folder, "op.yaml"), operation("getX"));
    writeFileSync(
      join(folder, "item.yaml"),
      `get:\n${operation("getY").replaceAll(/^(?=.)/gm, "  ")}`,
    );
    return folder;
  });
  const { value: pairs = [] } = await readSpecPairs("", folders[1] ?? "", folders[0]);
  const found = pairs.flatMap(({ old, new: next }) => {
    const [before, after] = [old, next].map((files) =>
      files ? readComparedSpec(files.spec, files).value : undefined,
    );
    return before && after ? diffSpecs(before, after) : [];
  });
  expect(found.map(({ rule, module, positions }) => [rule, module, positions.new?.file])).toEqual([
    ["query-param-became-required", "getX", join(folders[0] ?? "", "op.yaml")],
    ["query-param-became-required", "getY", join(folders[0] ?? "", "item.yaml")],
  ]);
});

it("An operation in a missing file is skipped, and never silently", () => {
  const paths = { "/x": { get: { $ref: "op.yaml" } } };
  const text = JSON.stringify({ openapi: "3.1.0", info: { title: "T", version: "1" }, paths });
  const bytes = new TextEncoder().encode(text);
  const { value } = readComparedSpec({ file: "openapi.json", bytes });
  expect(value?.model).toMatchObject({ operations: [], skipped: [{ pointer: "/paths/~1x/get" }] });
});
