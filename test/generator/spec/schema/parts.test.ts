import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { mapDirectory, mapSharedParts } from "../../../../generator/spec/schema/parts.js";
import { sharedParts } from "../../../../generator/json/shared-parts.js";
import { REPOSITORY } from "../../support/places.js";
import { directory, query } from "../../support/specs.js";

const ALLIANCES: unknown = JSON.parse(
  readFileSync(join(REPOSITORY, "spec", "alliance", "openapi.json"), "utf8"),
);

it("equal parts are replaced once, with the result of replacing each", () => {
  const types: string[] = [];
  const marked = mapSharedParts(sharedParts()(ALLIANCES), ({ type, value }) => {
    types.push(type);
    return { ...value, "x-type": type };
  });
  let all = 0;
  const expected = mapDirectory(ALLIANCES, ({ type, value }) => {
    all += 1;
    return { ...value, "x-type": type };
  });
  expect(marked).toEqual(expected);
  expect(new Set(types).size).toBeGreaterThan(3);
  expect(types.length).toBeLessThan(all);
});

it("equal parts of different types are replaced separately", () => {
  const empty = {};
  const document = directory({ parameters: [query("a", empty)] }, { components: empty });
  const found: string[] = [];
  mapSharedParts(document, ({ type, value }) => {
    if (value === empty) found.push(type);
    return value;
  });
  expect(found.toSorted()).toEqual(["Components", "OpenApiSchema"]);
});
