import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { inspectAsServer } from "../../../generator/inspect/verdict.js";
import type { JsonObject } from "../../../templates/runtime/model/json.js";
import { catalogueApi } from "./catalogue-api.js";

/** A request, and what MediaWiki 1.39 said of it. */
interface Row {
  readonly request: string;
  readonly highLimits?: true;
  readonly error?: Finding;
  readonly warnings: readonly Finding[];
}

interface Finding {
  readonly code: string;
  readonly parameter: string;
  readonly data?: JsonObject | undefined;
}

const NAMESPACES = Array.from({ length: 16 }, (_, id) => id);

const rows = readFileSync(new URL("verdicts.jsonl", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the tests of the wiki write it in this form
  .map((line) => JSON.parse(line) as Row);

const api = catalogueApi("catalogue-1.39.json");

describe("what MediaWiki 1.39 said of recorded requests", () => {
  it("is enough to tell every code", () => {
    expect(rows.length).toBeGreaterThan(200);
    const codes = new Set(
      rows.flatMap(({ error, warnings }) => [error, ...warnings].map((each) => each?.code)),
    );
    expect([...codes].filter((code) => code !== undefined).toSorted()).toEqual([
      "badgenerator",
      "badinteger",
      "badtimestamp",
      "badtitle",
      "baduser",
      "badutf8",
      "badvalue",
      "deprecation",
      "missingparam",
      "outofrange",
      "toomanyvalues",
      "unclearnowtimestamp",
      "unrecognizedparams",
      "unrecognizedvalues",
      "unsupportedarray",
    ]);
  });

  it.each(rows)("is what inspect says: $request", ({ request, highLimits, error, warnings }) => {
    const options = { namespaces: NAMESPACES, highLimits: highLimits === true };
    const { verdict, parsed } = inspectAsServer(api, request, options);
    const found = parsed.found.filter(({ severity }) => severity === "warning");
    expect({
      error: sent(
        verdict.issues.find(({ severity }) => severity === "error"),
        error,
      ),
      warnings: sorted(found.map((issue) => sent(issue, warnings.find(isAbout(issue))))),
    }).toEqual({ error, warnings: sorted(warnings) });
  });
});

function isAbout({ code, parameter }: Finding) {
  return (other: Finding): boolean => other.code === code && other.parameter === parameter;
}

/** A finding as the server sends it, which does not send data with everything. */
function sent(finding: Finding | undefined, recorded: Finding | undefined): Finding | undefined {
  if (!finding) return undefined;
  const { code, parameter, data } = finding;
  return { code, parameter, ...(data && recorded?.data && { data }) };
}

/** As a set: the server says the same but once. */
function sorted(findings: readonly (Finding | undefined)[]): readonly string[] {
  return [...new Set(findings.map((finding) => JSON.stringify(finding)))].toSorted();
}
