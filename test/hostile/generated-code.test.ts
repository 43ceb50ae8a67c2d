import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { analyse } from "../../generator/index.js";
import type { generate as Generate, SpecInput } from "../../generator/index.js";
import type { OutputFile } from "../../generator/emit/output.js";
import { REPOSITORY } from "../generator/support/places.js";
import { inputOf } from "../generator/support/specs.js";
import { catalogue } from "../property/catalogues.js";
import { documents } from "./openapi.js";
import { strangersIn } from "./generated-code.js";
import { fileFindings } from "./inert.js";
import { filesOf } from "./sources.js";
import { sample, seedOf } from "../random-runs.js";

/** A thousand take minutes; each run of the tests takes the first of them. */
const WANTED = process.env["PARAMSMITH_HOSTILE"] === "whole" ? 1000 : 25;

/** As it is shipped. */
const { generate }: { readonly generate: typeof Generate } = await import(
  join(REPOSITORY, "dist", "generator", "index.js")
);

/** The first specs that have no errors: the others generate nothing. */
function accepted(specs: readonly unknown[]): readonly SpecInput[] {
  return specs
    .map((spec) => inputOf(spec))
    .filter((input) => analyse(input).value !== undefined)
    .slice(0, WANTED);
}

async function filesFor(input: SpecInput): Promise<readonly OutputFile[]> {
  const { value, diagnostics } = await generate({
    specs: [input],
    templates: [],
    importExtension: ".js",
  });
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  return value ?? [];
}

describe("the code that hostile specs generate", () => {
  it.each([
    [
      `catalogues, with the seed ${seedOf(81)}`,
      () => sample(catalogue, { seed: 81, numRuns: 4 * WANTED }),
    ],
    [
      `OpenAPI documents, with the seed ${seedOf(82)}`,
      () => sample(documents, { seed: 82, numRuns: 4 * WANTED }),
    ],
  ])(
    "holds the expected statements, literals and known calls alone: %s",
    async (_, specs) => {
      const inputs = accepted(specs());
      expect(inputs.length).toBe(WANTED);
      for (const input of inputs) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other keeps memory small
        const files = await filesFor(input);
        expect(files.flatMap(fileFindings)).toEqual([]);
      }
    },
    1_800_000,
  );
});

it("the project's own specs generate the expected statements, literals and known calls alone", () => {
  const files = filesOf("generated", ".ts", ".js").filter((path) => !path.endsWith(".d.ts"));
  expect(files.length).toBeGreaterThan(150);
  const found = files.flatMap((path) =>
    strangersIn(path.slice("generated/".length), readFileSync(join(REPOSITORY, path), "utf8")),
  );
  expect(found).toEqual([]);
});
