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
const WANTED = process.env["PARAMSMITH_HOSTILE"] === "whole" ? 1000 : 40;

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

describe("the search for strangers", () => {
  it.each([
    "alert(1);",
    "export const a = alert(1);",
    "export const a = { b: [alert(1)] };",
    "export const a = `${x}`;",
    "export const a = { [x]: 1 };",
    "export const a = () => 1;",
    "export const a = b.c;",
    "export const a = 1 + 1;",
    "export function a() { alert(1); return 1; }",
    "export function a() { return validator(alert(1)); }",
    "export function a() { return catalogueStub(b, { ...alert(1) }); }",
    "export const a = createWiki({});",
    "export const a = otherServer();",
    "export function aServer() { return serverAddress('', {}, {}); } export const a = aServer(x.y);",
    'export { a } from "other";',
    'export * from "../../outside.js";',
    "export { a };",
    "export default 1;",
    "export class A {}",
    'import { a } from "other";',
    'import { a } from "../../outside.js";',
    'import { a } from "https://x.example/a.js";',
    "export type A = string\u2028;",
    "export type A = string; // \u202E",
    "export const a = '",
    "/** @see a */ export type A = string;",
    "/** a @private */ export type A = string;",
  ])("finds one in %j", (code) => {
    expect(strangersIn("wiki/a.ts", code)).not.toEqual([]);
  });

  it.each([
    "new Function('1')();",
    "alert(1);",
    "const a = `${1}`;",
    "import a from 'a';",
    "validate1(fetch('x'));",
  ])("finds one in code of ajv: %s", (code) => {
    expect(strangersIn("wiki/validators.ts", code)).not.toEqual([]);
  });

  it("finds none in what the project's own specs generate", () => {
    const files = filesOf("generated", ".ts", ".js").filter((path) => !path.endsWith(".d.ts"));
    expect(files.length).toBeGreaterThan(150);
    const found = files.flatMap((path) =>
      strangersIn(path.slice("generated/".length), readFileSync(join(REPOSITORY, path), "utf8")),
    );
    expect(found).toEqual([]);
  });
});
