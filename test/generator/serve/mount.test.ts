import { expect, it } from "vitest";
import { mountSpecs } from "../../../generator/serve/services.js";
import { catalogueService, openApiService } from "./named-services.js";

it("the first spec of a kind is at its own paths, and the others are below their names", () => {
  const [a, b] = ["a", "b"].map((name) => catalogueService(name, "").spec);
  const [c, d] = ["c", "d"].map((name) => openApiService(name, "").spec);
  if (!a || !b || !c || !d) throw new Error("There are four.");
  const paths = (path?: string): readonly string[] =>
    mountSpecs([c, a, d, b], path).map(({ at }) => at);
  expect(paths()).toEqual(["", "/api.php", "/d", "/b/api.php"]);
  expect(paths("/w/own.php")).toEqual(["", "/w/own.php", "/d", "/b/api.php"]);
  expect(mountSpecs([c, a]).map(({ spec }) => spec)).toEqual([c, a]);
});
