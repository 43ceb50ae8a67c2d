import { join } from "node:path";
import { describe, it } from "vitest";
import { openApiChanges } from "../../../generator/diff/openapi.js";
import { expectGolden } from "../support/golden-text.js";
import { changeLine } from "./schema-lines.js";
import { compared, parsed } from "./specs.js";
import type { ComparedSpec } from "../../../generator/diff/compared-spec.js";
import { COMPONENT_PAIRS } from "./component-pairs.js";
import { OPENAPI_PAIRS } from "./openapi-pairs.js";
import { REQUEST_PAIRS } from "./request-pairs.js";
import { RESPONSE_PAIRS } from "./response-pairs.js";

/** An OpenAPI document of the given members. */
function read(members: object): ComparedSpec {
  const info = { title: "Things", version: "1" };
  return compared({
    spec: parsed(JSON.stringify({ openapi: "3.1.0", info, paths: {}, ...members })),
  });
}

/** All that the changes between two OpenAPI documents have. */
function linesOf(old: object, next: object, docs: boolean): readonly string[] {
  const [before, after] = [read(old), read(next)];
  if (before.kind !== "openapi" || after.kind !== "openapi") throw new TypeError(before.kind);
  return openApiChanges(before, after, docs).map(
    (change) => `${change.module === "" ? "-" : change.module} ${changeLine(change)}`,
  );
}

describe.each([
  ["openapi.txt", OPENAPI_PAIRS],
  ["components.txt", COMPONENT_PAIRS],
  ["requests.txt", REQUEST_PAIRS],
  ["responses.txt", RESPONSE_PAIRS],
] as const)("the changes in %s", (file, pairs) => {
  it("are those between two OpenAPI documents, forwards and backwards", () => {
    const text = pairs.map(({ label, old, next, docs = false }) =>
      [
        `# ${label}`,
        ...linesOf(old, next, docs),
        "## backwards",
        ...linesOf(next, old, docs),
        "",
      ].join("\n"),
    );
    expectGolden(join(import.meta.dirname, file), text.join("\n"));
  });
});
