import { join } from "node:path";
import { expect, it } from "vitest";
import { plainPalette } from "../../../generator/base/render-diagnostics.js";
import type { Finding } from "../../../generator/diff/finding.js";
import { report } from "../../../generator/diff/report/report.js";
import { expectGolden } from "../support/golden-text.ts";
import {
  NEXT_RECORDED_SITE,
  REAL_REPORTS,
  realFindings,
  realReview,
  RECORDED_SITE,
} from "./real-pair.ts";

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
