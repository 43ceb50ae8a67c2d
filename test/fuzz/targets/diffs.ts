import { existsSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hasErrors } from "../../../generator/base/diagnostic.js";
import { plainPalette } from "../../../generator/base/render-diagnostics.js";
import { diffSpecs } from "../../../generator/diff/diff.js";
import { report, REPORT_FORMATS } from "../../../generator/diff/report/report.js";
import { reviewOf, withoutAccepted } from "../../../generator/diff/review.js";
import { CONSUMER_CLASSES } from "../../../generator/diff/level.js";
import { readComparedSpec } from "../../../generator/diff/compared-spec.js";
import type { ComparedSpec } from "../../../generator/diff/compared-spec.js";
import { withUsage } from "../../../generator/diff/usage/judge.js";
import { usageFiles } from "../../../generator/diff/usage/files.js";
import type { ComparedPair } from "../../../generator/diff/usage/subjects.js";
import { packageRoot } from "../../../generator/project/folders.js";
import { propertyOf } from "../../../templates/runtime/model/member.js";
import { specInput } from "../spec-inputs.js";
import { holds, jsonOf, same, steers } from "../target.js";
import type { Target } from "../target.js";

const FOLDER = mkdtempSync(join(tmpdir(), "paramsmith-fuzz-"));

/** Two versions of a spec: `{ old, new, code }`, where a version has what `specs` has. */
export const target: Target = {
  name: "diffs",
  form: "json",
  seeds: () => {
    const pairs = pairsBetween();
    const usage =
      "import { allpages as a, type AllpagesParams } from 'paramsmith/paraminfo/allpages';\nconst x = a({ prefix: 'B', [`limit`]: 3 }); x.one?.two; const { three: y } = x;\nimport * as p from 'paramsmith'; p.a({});";
    return [
      ...pairs,
      JSON.stringify({
        old: { spec: catalogue(["x", "y"]) },
        new: { spec: catalogue(["x"]) },
        code: usage,
      }),
    ];
  },
  run: async (input) => {
    const value = jsonOf(input);
    const [old, next] = [sideOf(propertyOf(value, "old")), sideOf(propertyOf(value, "new"))];
    if (!old || !next || old.kind !== next.kind) return;
    same(diffSpecs(old, old, { docs: true }), [], "A spec differs from itself");
    const findings = diffSpecs(old, next, { docs: true });
    same(diffSpecs(old, next, { docs: true }), findings, "The second comparison is another");
    const kept = withoutAccepted(findings, [], "2026-01-01");
    const code = propertyOf(value, "code");
    const used =
      typeof code === "string" ? withCode(code, kept.findings, { old, new: next }) : kept.findings;
    const review = reviewOf(used, findings, {
      audience: CONSUMER_CLASSES,
      ignored: kept.accepted,
      compared: [{ old: "old.json", new: "new.json" }],
    });
    for (const format of REPORT_FORMATS) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const text = await report(review, format, {
        failOn: "any",
        detail: "all",
        palette: plainPalette,
      });
      if (format === "json" || format === "sarif") JSON.parse(text);
      if (format === "junit") checkXml(text);
      if (format !== "json" && format !== "sarif")
        holds(
          !steers(text, "\n"),
          () => `The report ${format} holds what hides: ${text.slice(0, 500)}`,
        );
    }
  },
};

function withCode(
  code: string,
  findings: Parameters<typeof withUsage>[0],
  pair: ComparedPair,
): Parameters<typeof withUsage>[0] {
  writeFileSync(join(FOLDER, "use.ts"), code);
  const { code: paths } = usageFiles(FOLDER, ["use.ts"]);
  const generated = { old: new Map(), new: new Map() };
  return withUsage(findings, {
    cwd: FOLDER,
    paths,
    generated,
    pairs: [pair],
    recorded: [],
  });
}

function sideOf(value: unknown): ComparedSpec | undefined {
  const input = specInput("spec", value);
  if (!input) return undefined;
  const hasResults = propertyOf(value, "results") !== undefined;
  const hasProtocol = propertyOf(value, "protocol") !== undefined;
  const beside =
    input.kind === "catalogue"
      ? {
          ...(hasProtocol && { protocol: input.protocol }),
          ...(input.site && { site: input.site }),
          ...(hasResults && input.results && { results: input.results }),
        }
      : {};
  const { value: side, diagnostics } = readComparedSpec(input.spec, beside);
  holds(
    (side === undefined) === hasErrors(diagnostics),
    () => "There is a side and errors, or neither.",
  );
  return side;
}

/** No text of a spec breaks out of an element. */
function checkXml(text: string): void {
  const stack: string[] = [];
  for (const [tag, close = "", name = "", self = ""] of text.matchAll(
    /<(\/?)([a-z]+)(?:\s[^<>]*?)?(\/?)>/g,
  )) {
    if (close !== "") holds(stack.pop() === name, () => `The report is no XML at ${tag}.`);
    else if (self === "") stack.push(name);
  }
  holds(stack.length === 0, () => "The report is no XML: an element is open.");
}

function catalogue(values: readonly string[]): object {
  return {
    paraminfo: {
      modules: [
        {
          name: "a",
          path: "query+a",
          group: "list",
          prefix: "a",
          parameters: [{ name: "one", type: values }],
        },
      ],
    },
  };
}

/** The goldens one after the other, each with the next of its kind. */
function pairsBetween(): readonly string[] {
  const folder = join(packageRoot(), "test", "golden");
  const specs = readdirSync(folder).flatMap((name) => {
    const file = join(folder, name, "spec.json");
    if (!existsSync(file)) return [];
    const results = join(folder, name, "results");
    const beside = existsSync(results)
      ? { results: readdirSync(results).map((each) => parsed(join(results, each))) }
      : {};
    return [{ spec: parsed(file), ...beside }];
  });
  return ["paraminfo", "openapi"].flatMap((key) => {
    const own = specs.filter(({ spec }) => propertyOf(spec, key) !== undefined);
    return own.map((old, index) => JSON.stringify({ old, new: own[(index + 1) % own.length] }));
  });
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}
