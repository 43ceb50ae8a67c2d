import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { plainPalette } from "../../../generator/base/render-diagnostics.js";
import type { Finding } from "../../../generator/diff/finding.js";
import { report } from "../../../generator/diff/report/report.js";
import { expectGolden } from "../support/golden-text.ts";
import { REPOSITORY } from "../support/places.js";
import {
  NEXT_RECORDED,
  NEXT_RECORDED_SITE,
  REAL_REPORTS,
  realFindings,
  realReview,
  RECORDED,
  RECORDED_SITE,
} from "./real-pair.ts";
import { plains, structuralDifferences } from "./structure.ts";

/** The modules of a side as plain JSON, with the roots of its protocol. */
function modules({ catalogue, protocol }: typeof RECORDED): ReturnType<typeof plains> {
  const { paraminfo } = parsed(catalogue);
  const { roots } = protocol === undefined ? {} : parsed(protocol);
  return [...plains(plains([paraminfo])[0]?.["modules"]), ...plains(roots)];
}

function parsed(file: string): { readonly paraminfo?: unknown; readonly roots?: unknown } {
  return JSON.parse(readFileSync(join(REPOSITORY, file), "utf8"));
}

/** Where in a module or a parameter the rules of this pair look. */
const KEYS: Readonly<Record<string, string>> = {
  "enum-value-added": "type/+",
  "enum-value-removed": "type/-",
  "enum-value-removed-multi": "type/-",
  "user-subtype-added": "subtypes/+",
  "user-subtype-removed": "subtypes/-",
  "deprecated-value-added": "deprecatedvalues/+",
  "deprecated-value-removed": "deprecatedvalues/-",
  "param-deprecated": "deprecated",
  "param-undeprecated": "deprecated",
  "min-added": "min",
  "min-removed": "min",
};
const PRESENCE: Readonly<Record<string, string>> = {
  "param-added-optional": "parameters/+",
  "param-removed": "parameters/-",
  "param-removed-deprecated": "parameters/-",
  "templated-param-added": "templatedparameters/+",
  "templated-param-removed": "templatedparameters/-",
};

/** The paths that a finding speaks of. What comes or goes takes along what names it. */
function covered({ rule, module, parameter = "", value = "" }: Finding): readonly string[] {
  if (rule === "module-added") return [`+${module}`, ...chosenBy(module, "+")];
  if (rule === "module-removed") return [`-${module}`, ...chosenBy(module, "-")];
  const presence = PRESENCE[rule];
  if (presence !== undefined) return [`${module}/${presence}${parameter}`];
  const key = KEYS[rule];
  if (key === undefined) throw new Error(`This test does not know where ${rule} looks.`);
  const marks = key.startsWith("type/") ? [key.replace("type", "submodules")] : [];
  return [key, ...marks].map((each) => `${module}/${parameter}/${each}${value}`);
}

/** The values of the parameters of `query` that choose a module. */
function chosenBy(path: string, sign: string): readonly string[] {
  const [parent, name] = path.split("+");
  return ["list", "prop", "meta", "generator"].flatMap((parameter) =>
    ["type", "submodules"].map((key) => `${parent}/${parameter}/${key}/${sign}${name}`),
  );
}

/** How many findings speak of each difference. */
function coverage(found: readonly Finding[], paths: readonly string[]): readonly number[] {
  const spoken = found.map((finding) => new Set(covered(finding)));
  return paths.map((path) => spoken.filter((each) => each.has(path)).length);
}

describe("the pair of MediaWiki 1.39 and 1.43", () => {
  const findings = realFindings(RECORDED, NEXT_RECORDED);
  const differences = structuralDifferences(modules(RECORDED), modules(NEXT_RECORDED));

  it("has many differences, of every sort that is listed", () => {
    expect(new Set(differences).size).toBe(differences.length);
    expect([differences.length, findings.length]).toEqual([70, 69]);
  });

  it("has a finding for each difference, and no two", () => {
    const counts = coverage(findings, differences);
    expect(differences.filter((_, index) => counts[index] === 0)).toEqual([]);
    expect(differences.filter((_, index) => (counts[index] ?? 0) > 1)).toEqual([]);
  });

  it("has a difference for each finding", () => {
    const paths = new Set(differences);
    const groundless = findings.filter(
      (finding) => !covered(finding).some((path) => paths.has(path)),
    );
    expect(groundless.map(({ id }) => id)).toEqual([]);
    expect(new Set(findings.map(({ id }) => id)).size).toBe(findings.length);
  });

  it("has the same the other way round", () => {
    const back = structuralDifferences(modules(NEXT_RECORDED), modules(RECORDED));
    const mirrored = realFindings(NEXT_RECORDED, RECORDED);
    expect(back).toHaveLength(differences.length);
    expect(new Set(coverage(mirrored, back))).toEqual(new Set([1]));
    expect(mirrored).toHaveLength(findings.length);
  });
});

it("the report of MediaWiki 1.39 and 1.43 is the golden text", async () => {
  const text = await report(realReview(RECORDED_SITE, NEXT_RECORDED_SITE), "text", {
    failOn: "breaking",
    detail: "all",
    palette: plainPalette,
  });
  expectGolden(join(REAL_REPORTS, "report-1.43.txt"), text);
});

/**
 * What is breaking from 1.39 to 1.43, judged by hand with the sources of both. Of a parameter with several values,
 * 1.43 drops a value that it does not know with a warning; a number below a minimum without `enforcerange`
 * is raised with a warning: `ApiParamValidator` ignores the range unless it is enforced.
 */
const JUDGED = {
  wire: [],
  types: [
    "enum-value-removed-multi:query+allusers:rights:writeapi",
    "enum-value-removed-multi:query+contributors:excluderights:purge",
    "enum-value-removed-multi:query+contributors:excluderights:writeapi",
    "enum-value-removed-multi:query+contributors:rights:purge",
    "enum-value-removed-multi:query+contributors:rights:writeapi",
  ],
  minimums: [
    "min-added:main:maxage:>0",
    "min-added:main:smaxage:>0",
    "min-added:query+prefixsearch:offset:>0",
    "min-added:query+search:offset:>0",
  ],
} as const;

it("from MediaWiki 1.39 to 1.43, what is breaking is what was judged so", () => {
  const findings = realFindings(RECORDED_SITE, NEXT_RECORDED_SITE);
  const breaking = (of: keyof Finding["classes"]): readonly string[] =>
    findings.filter(({ classes }) => classes[of] === "breaking").map(({ id }) => id);
  expect(breaking("wire")).toEqual(JUDGED.wire);
  expect(breaking("types")).toEqual(JUDGED.types);
  expect(breaking("handlers")).toEqual(JUDGED.types);
  expect(breaking("validators").toSorted()).toEqual(
    [...JUDGED.types, ...JUDGED.minimums].toSorted(),
  );
});
