import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { REPOSITORY } from "../generator/support/places.js";
import { strangersIn } from "./generated-code.js";
import { filesOf } from "./sources.js";

it("the project's own specs generate the expected statements, literals and known calls alone", () => {
  const files = filesOf("generated", ".ts", ".js").filter((path) => !path.endsWith(".d.ts"));
  expect(files.length).toBeGreaterThan(150);
  const found = files.flatMap((path) =>
    strangersIn(path.slice("generated/".length), readFileSync(join(REPOSITORY, path), "utf8")),
  );
  expect(found).toEqual([]);
});
