import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
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
import type { SourceFile } from "../../generator/spec/source/source-file.js";
import { specInput } from "../property/spec-inputs.js";
import { writeFiles } from "../generator/support/files.js";
import { inputsWithOutput } from "../generator/support/goldens.js";
import { REPOSITORY, scratchFolder } from "../generator/support/places.js";
import { catalogue, module } from "../generator/support/specs.js";
import { deprecationsIn } from "./generated-code.js";
import { fileFindings, hiddenIn, reportFindings } from "./inert.js";
import { textPlaces, textsOfSchemas } from "./text-places.js";
import { HOSTILE } from "./values.js";

/** All pairs of places and texts take minutes; each run of the tests takes one in so many, each time the same. */
const ONE_IN = process.env["PARAMSMITH_HOSTILE"] === "whole" ? 1 : 10;

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
  /** What of its files is not known to be harmless: more kinds of code than the table lists. */
  readonly found: ReadonlySet<string>;
  readonly compared: ReturnType<typeof compared>;
}

async function harmlessIn(place: Place): Promise<Harmless> {
  const { value: files } = await compiled(place(HARMLESS));
  return {
    deprecations: files && deprecations(files),
    found: new Set(files?.flatMap(fileFindings)),
    compared: compared(place(HARMLESS)),
  };
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
    ...withManifest(files)
      .flatMap(fileFindings)
      .filter((each) => !harmless.found.has(each)),
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

/** A file of a spec with a text somewhere. */
type Place = (text: string) => SpecInput;

interface SpecFile {
  readonly schema: string;
  readonly value: unknown;
  /** The spec with another value of the file. */
  readonly put: (value: unknown) => SpecInput;
}

/** Specs that generate code, the small ones first; texts.txt has the texts that no golden has. */
const SPECS: readonly SpecInput[] = [
  ...inputsWithOutput.toSorted((a, b) => a.spec.bytes.length - b.spec.bytes.length),
  ...parsedTexts(),
];

function parsedTexts(): readonly SpecInput[] {
  const all: readonly unknown[] = parse(
    readFileSync(join(import.meta.dirname, "texts.txt"), "utf8"),
  );
  return all.flatMap((each) => specInput("spec", each) ?? []);
}

/** A file of a spec, if it is JSON. */
function jsonFile(
  schema: string,
  source: SourceFile | undefined,
  put: (source: SourceFile) => SpecInput,
): readonly SpecFile[] {
  if (!source?.file.endsWith(".json")) return [];
  const value: unknown = JSON.parse(new TextDecoder().decode(source.bytes));
  const replaced = (other: unknown) =>
    put({ file: source.file, bytes: new TextEncoder().encode(JSON.stringify(other)) });
  return [{ schema, value, put: replaced }];
}

/** The files of a spec that are JSON. */
function filesOf(input: SpecInput): readonly SpecFile[] {
  const own = jsonFile(input.kind, input.spec, (spec) => ({ ...input, spec }));
  if (input.kind === "openapi") return own;
  const { protocol, site, descriptions, results = [] } = input;
  return [
    ...own,
    ...jsonFile("protocol", protocol, (source) => ({ ...input, protocol: source })),
    ...jsonFile("site", site, (source) => ({ ...input, site: source })),
    ...jsonFile("descriptions", descriptions, (source) => ({ ...input, descriptions: source })),
    ...results.flatMap((result, index) =>
      jsonFile(
        result.file.endsWith("corrections.json") ? "corrections" : "result",
        result,
        (source) => ({
          ...input,
          results: results.with(index, source),
        }),
      ),
    ),
  ];
}

/** The text in place of another one, wherever that is a value, a key, or part of a path or reference. */
function renamed(value: unknown, from: string, to: string): unknown {
  if (typeof value === "string") {
    if (value === from) return to;
    const parts = value.split(/(?<=[/{+])|(?=[/}])/);
    return parts.map((part) => (part === from && parts.length > 1 ? to : part)).join("");
  }
  if (Array.isArray(value)) return value.map((item) => renamed(item, from, to));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      String(renamed(key, from, to)),
      renamed(member, from, to),
    ]),
  );
}

/** For each text of the schemas: the first place of it alone, and the second one with all that it names. */
function placesByName(): ReadonlyMap<string, readonly Place[]> {
  const places = new Map<string, Place[]>();
  for (const input of SPECS)
    for (const { schema, value, put } of filesOf(input)) {
      const seen = new Set<string>();
      for (const place of textPlaces(schema, value))
        for (const name of place.names.filter((each) => !seen.has(each))) {
          seen.add(name);
          const known = places.get(name) ?? [];
          places.set(name, known);
          if (known.length === 0) known.push((text) => put(place.put(text)));
          if (known.length === 1 || (known.length === 2 && place.text.length > 1))
            known[1] = (text) => put(renamed(value, place.text, text));
        }
    }
  return places;
}

const PLACES = placesByName();

it("specs have every text of the schemas", () => {
  // The texts of a wiki for a stub are in data.test.ts; those of a scenario are sent.
  const texts = textsOfSchemas().filter((text) => !/^(?:wiki|scenario|config)[.#]/.test(text));
  expect(texts.filter((text) => !PLACES.has(text))).toEqual([]);
});

const UNLISTED: readonly Place[] = SPECS.slice(0, 4).flatMap((input) =>
  filesOf(input).map(
    ({ value, put }): Place =>
      (text) =>
        put({ ...Object(value), [text]: text }),
  ),
);

const FILE_NAMES: readonly Place[] = [
  ...SPECS.slice(0, 2).map((input): Place => (text) => ({
    ...input,
    source: text,
    spec: { ...input.spec, file: text },
  })),
  ...SPECS.flatMap((input): readonly Place[] => {
    const { combined } = input;
    return combined ? [(text) => ({ ...input, combined: { ...combined, first: text } })] : [];
  }),
];

describe("a hostile text comes out inert", () => {
  const places = [
    ...PLACES,
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

const WIKI = { file: "wiki.json" };
const CHOICE = { operations: ["a"], tags: ["b"], paths: ["/c"] };
const CONFIGURATIONS: readonly object[] = [
  {
    $schema: "x.json",
    out: "out",
    targets: ["requests"],
    importExtension: ".js",
    runtime: "copy",
    specs: [{ ...WIKI, name: "a", protocol: "p.json", roots: "r.json", version: "MediaWiki 1.39" }],
    acceptedWarnings: [{ id: "none", reason: "r", until: "2000-01-01" }],
    diff: { audience: ["wire"], severities: { "param-removed": "none" } },
  },
  {
    specs: [
      { ...WIKI, dialect: "spring-data-rest", int64: "text", include: CHOICE, exclude: CHOICE },
    ],
  },
  { specs: [{ files: ["wiki.json", "wiki.json"], combine: "union" }] },
];
const SETTINGS = new Map(
  CONFIGURATIONS.flatMap((each) => textPlaces("config", each)).flatMap(({ names, put }) =>
    names.map((name) => [name, put] as const),
  ),
);

it("configurations have every text of their schema", () => {
  const texts = textsOfSchemas().filter((text) => /^config[.#]/.test(text));
  expect(texts.filter((text) => !SETTINGS.has(text))).toEqual([]);
});

describe("a hostile text of a configuration comes out inert", () => {
  it.each([...SETTINGS])("of %s", (_, configuration) => {
    const project = join(scratchFolder(), "project");
    mkdirSync(project);
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
