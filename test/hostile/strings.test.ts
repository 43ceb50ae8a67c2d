import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { CommandOutcome } from "../../generator/cli/outcome.js";
import { jobOptions } from "../../generator/cli/options.js";
import { validateCommand } from "../../generator/cli/run-validate.js";
import { plainPalette, renderDiagnostic } from "../../generator/base/render-diagnostics.js";
import type { Diagnostic } from "../../generator/base/diagnostic.js";
import { diffSpecs } from "../../generator/diff/diff.js";
import { report, REPORT_FORMATS } from "../../generator/diff/report/report.js";
import { reviewOf } from "../../generator/diff/review.js";
import { CONSUMER_CLASSES } from "../../generator/diff/level.js";
import { readComparedSpec } from "../../generator/diff/compared-spec.js";
import type { generate as Generate, SpecInput } from "../../generator/index.js";
import type { OutputFile } from "../../generator/emit/output.js";
import { withManifest } from "../../generator/project/changes.js";
import { writeFiles } from "../generator/support/files.js";
import { REPOSITORY, scratchFolder } from "../generator/support/places.js";
import { catalogue, module } from "../generator/support/specs.js";
import { deprecationsIn } from "./generated-code.js";
import { fileFindings, hiddenIn, reportFindings } from "./inert.js";
import { CONFIGURATION, FILE_NAMES, PLACES, UNLISTED } from "./places.js";
import type { Place } from "./spec-inputs.js";
import { textsOfSchemas } from "./texts-of-schemas.js";
import { HOSTILE } from "./values.js";

/** All pairs of places and texts take minutes; each run of the tests takes one in so many, each time the same. */
const ONE_IN = process.env["PARAMSMITH_HOSTILE"] === "whole" ? 1 : 6;

const values = Object.values(HOSTILE);

/** The texts for a place: every one of them comes by in some place. */
function textsFor(place: number): readonly string[] {
  return values.filter((_, index) => (index + place) % ONE_IN === 0);
}

/** As it is shipped. */
const { generate }: { readonly generate: typeof Generate } = await import(
  join(REPOSITORY, "dist", "generator", "index.js")
);

const HARMLESS = "harmless";

/** A place with a harmless text. */
interface Harmless {
  /** How many things its code marks as deprecated; undefined if it has no code. */
  readonly deprecations: number | undefined;
  readonly compared: ReturnType<typeof compared>;
}

async function harmlessIn(place: Place): Promise<Harmless> {
  const { value: files } = await compiled(place(HARMLESS));
  return { deprecations: files && deprecations(files), compared: compared(place(HARMLESS)) };
}

/** What the code of a spec, its diagnostics and its reviews show of a hostile text. */
async function findingsOf(
  place: Place,
  text: string,
  harmless: Harmless,
): Promise<readonly string[]> {
  const { value: files = [], diagnostics } = await compiled(place(text));
  const marked = deprecations(files);
  const usual = harmless.deprecations ?? Infinity;
  return [
    ...diagnostics.flatMap(diagnosticFindings),
    ...withManifest(files).flatMap(fileFindings),
    ...(marked > usual ? [`${marked} are deprecated`] : []),
    ...(await reviewFindings(harmless.compared, compared(place(text)))),
  ];
}

function compiled(input: SpecInput): ReturnType<typeof generate> {
  return generate({ specs: [input], templates: [], importExtension: ".js" });
}

function deprecations(files: readonly OutputFile[]): number {
  return files.reduce((sum, file) => sum + deprecationsIn(file), 0);
}

function diagnosticFindings(found: Diagnostic): readonly string[] {
  const text = renderDiagnostic(found, plainPalette);
  // Place and message, two lines of a frame, and what to do.
  return [...hiddenIn(text), ...(text.split("\n").length > 4 ? [text] : [])];
}

/** All reports of a review of the change from one spec to the other, and back. */
async function reviewFindings(
  one: Harmless["compared"],
  other: Harmless["compared"],
): Promise<readonly string[]> {
  const found = await Promise.all(
    [
      [one, other],
      [other, one],
    ].flatMap(([before, after]) => {
      if (!before || !after || before.kind !== after.kind) return [];
      const findings = diffSpecs(before, after, { docs: true });
      const review = reviewOf(findings, findings, {
        audience: CONSUMER_CLASSES,
        ignored: 0,
        compared: [{ old: "spec.json", new: "spec.json" }],
      });
      return REPORT_FORMATS.map(async (format) => {
        const text = await report(review, format, {
          failOn: "breaking",
          detail: "all",
          palette: plainPalette,
        });
        return reportFindings(format, text, findings).map((each) => `${format}: ${each}`);
      });
    }),
  );
  return found.flat();
}

function compared(input: SpecInput) {
  return readComparedSpec(input.spec, input).value;
}

describe("the table of places", () => {
  it("has every text of the schemas", () => {
    const listed = [...Object.keys(PLACES), ...Object.keys(CONFIGURATION)];
    // What a wiki for a stub holds is no spec: data.test.ts tries its texts. What a scenario holds is sent.
    const texts = textsOfSchemas().filter((text) => !/^(?:wiki|scenario)[.#]/.test(text));
    expect(listed.toSorted()).toEqual(texts.toSorted());
  });
});

describe("a hostile text comes out inert", () => {
  const places = [
    ...Object.entries(PLACES),
    ["keys that no schema lists", UNLISTED] as const,
    ["the name of a file", FILE_NAMES] as const,
  ];

  it.each(places.map(([name, all], index) => [name, index, all] as const))(
    "of %s",
    async (_, index, all) => {
      /* oxlint-disable no-await-in-loop -- one after the other keeps memory small */
      for (const [way, place] of all.entries()) {
        const harmless = await harmlessIn(place);
        for (const text of textsFor(index + way))
          expect({ text, found: await findingsOf(place, text, harmless) }).toEqual({
            text,
            found: [],
          });
      }
      /* oxlint-enable no-await-in-loop */
    },
    600_000,
  );
});

describe("a hostile text of a configuration comes out inert", () => {
  it.each(Object.entries(CONFIGURATION))("of %s", (_, configuration) => {
    const folder = scratchFolder();
    mkdirSync(join(folder, "project"));
    const project = join(folder, "project");
    for (const text of values) {
      writeFiles(project, [
        { path: "wiki.json", text: JSON.stringify(catalogue(module("a"))) },
        { path: "paramsmith.config.json", text: JSON.stringify(configuration(text)) },
      ]);
      const outcome: CommandOutcome = validateCommand(jobOptions(project, [], undefined));
      const found = [
        ...outcome.diagnostics.flatMap(diagnosticFindings),
        ...(outcome.diagnostics.length === 0 && outcome.exitCode !== 0 ? ["no reason"] : []),
      ];
      expect({ text, found }).toEqual({ text, found: [] });
    }
  });
});
