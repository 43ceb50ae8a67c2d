/** Specs that are nearly right: each gives files or errors, always the same. */
import { readFileSync } from "node:fs";
import { asyncProperty, constantFrom, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { hasErrors } from "../../generator/base/diagnostic.js";
import { parseDocument } from "../../generator/base/document.js";
import { isObject } from "../../generator/base/json.js";
import { plainPalette } from "../../generator/base/render-diagnostics.js";
import { readComparedSpec } from "../../generator/diff/compared-spec.js";
import { diffSpecs } from "../../generator/diff/diff.js";
import { CONSUMER_CLASSES } from "../../generator/diff/level.js";
import { report, REPORT_FORMATS } from "../../generator/diff/report/report.js";
import { reviewOf } from "../../generator/diff/review.js";
import type { OutputFile } from "../../generator/emit/output.js";
import { analyse, generate } from "../../generator/pipeline.js";
import { servedSpec } from "../../generator/serve/read-specs.js";
import { makeServices } from "../../generator/serve/services.js";
import type { SpecInput } from "../../generator/spec/input.js";
import { normalOpenApi } from "../../generator/spec/openapi/upgrade.js";
import { propertyOf } from "../../templates/runtime/model/member.js";
import { goldens } from "../generator/support/goldens.js";
import { assert } from "../random-runs.js";
import { answered, requestIn } from "./answered.js";
import { disturbed, disturbedBytes } from "./disturbed.js";
import { shippedSeed, specInput, specOfBytes, specSeeds } from "./spec-inputs.js";
import { expectCode, expectPlain, expectStaged } from "./expectations.js";

const RUNS = { seed: 17, numRuns: 100 };
const SPECS = specSeeds().map((text): unknown => JSON.parse(text));

async function expectGenerated(spec: SpecInput): Promise<void> {
  const input = { specs: [spec], templates: [], importExtension: ".js" } as const;
  const staged = await generate(input);
  const files = expectStaged(staged);
  expect(await generate(input)).toEqual(staged);
  if (!files) return;
  expect(new Set(files.map(({ path }) => path.toLowerCase())).size).toBe(files.length);
  for (const file of files) expectFile(file);
}

function expectFile({ path, text }: OutputFile): void {
  for (const part of path.split("/")) expect(part).toMatch(/^(?!\.\.)\.?[^./\\\0:][^\\:]*$/);
  expectPlain(path);
  if (path.endsWith(".json")) JSON.parse(text);
  if (path.endsWith(".ts")) expectCode(text);
}

// Limits against hangs: a busy machine takes several times as long.
describe("a spec that was edited in any way", { timeout: 300_000 }, () => {
  it("gives files or errors", async () => {
    await assert(
      asyncProperty(disturbed(SPECS), async (value) => {
        const spec = specInput("spec", value);
        if (spec) await expectGenerated(spec);
      }),
      RUNS,
    );
  });

  it.each(["spec.json", "spec.yaml"])("gives files or errors as the bytes of %s", async (file) => {
    const files = goldens.map((golden) => golden.file).filter((path) => path.endsWith(file));
    const seeds = files.map((path) => readFileSync(path, "utf8"));
    const more = ["a: &a [1, .inf]\nb: { <<: { c: *a }, ? d : 1 }\n", "- |\n  a\n- !!str 1\n"];
    await assert(
      asyncProperty(disturbedBytes([...seeds, ...more]), async (bytes) => {
        const document = expectStaged(parseDocument(file, bytes));
        if (document) JSON.stringify(document.value);
        const spec = specOfBytes({ file, bytes });
        if (spec.value) await expectGenerated(spec.value);
        else expect(hasErrors(spec.diagnostics)).toBe(true);
      }),
      RUNS,
    );
  });

  it("is converted to OpenAPI 3.1 once, without a change to the input", () => {
    const documents = SPECS.map((each) => propertyOf(each, "spec")).filter(
      (spec) => isObject(spec) && "openapi" in spec,
    );
    const start = { file: "spec.json", line: 1, column: 1 };
    const convert = (value: unknown): unknown =>
      normalOpenApi({ file: start.file, value, locate: () => start }).value;
    assert(
      property(disturbed(documents), constantFrom("3.0.3", "3.2.0"), (value, openapi) => {
        if (!isObject(value)) return;
        const document = { ...value, openapi };
        const before = structuredClone(document);
        const once = convert(document);
        expect(document).toEqual(before);
        expect(convert(once)).toEqual(once);
      }),
      RUNS,
    );
  });

  it("does not differ from itself, and has reports of what differs", async () => {
    await assert(
      asyncProperty(constantFrom(...SPECS), disturbed(SPECS), async (first, second) => {
        const [old, next] = [compared(first), compared(second)];
        if (!old || !next || old.kind !== next.kind) return;
        expect(diffSpecs(next, next, { docs: true })).toEqual([]);
        const findings = diffSpecs(old, next, { docs: true });
        const about = { audience: CONSUMER_CLASSES, ignored: 0, compared: [] };
        const shown = { failOn: "any", detail: "all", palette: plainPalette } as const;
        for (const format of REPORT_FORMATS) {
          // oxlint-disable-next-line no-await-in-loop -- one after the other shows the one that fails
          const text = await report(reviewOf(findings, findings, about), format, shown);
          if (format === "json" || format === "sarif") JSON.parse(text);
          else expectPlain(text);
        }
      }),
      RUNS,
    );
  });

  it("is served: each request has a response", async () => {
    const wikis = ["allpages", "links", "users"].map((name): unknown =>
      JSON.parse(shippedSeed(["main", "query", "json", `query+${name}`])),
    );
    await assert(
      asyncProperty(disturbed([...SPECS, ...wikis]), async (value) => {
        const spec = specInput("spec", value);
        const planned = spec && expectStaged(analyse(spec));
        if (!planned) return;
        const served = servedSpec(planned);
        const urls =
          served.kind === "openapi"
            ? Object.values(served.stub.endpoints).map(
                ({ path }) => `${path.replaceAll(/\{[^{}]*\}/g, "1")}?page=1&size=2`,
              )
            : served.modules.map(
                ({ select, prefix, params }) =>
                  `/api.php?${new URLSearchParams([
                    ...Object.entries(select),
                    ...Object.keys(params).map((name, at) => [
                      prefix + name,
                      ["1", "A", "max"][at % 3] ?? "",
                    ]),
                  ])}`,
              );
        for (const { handler } of makeServices([served], { seed: 1, envelope: "embedded" }))
          // oxlint-disable-next-line no-await-in-loop -- one after the other shows the one that fails
          for (const url of urls.slice(0, 4)) await answered(handler.service, requestIn({ url }));
      }),
      RUNS,
    );
  });
});

function compared(value: unknown): ReturnType<typeof readComparedSpec>["value"] {
  const input = specInput("spec", value);
  return input && readComparedSpec(input.spec, input.kind === "catalogue" ? input : {}).value;
}
