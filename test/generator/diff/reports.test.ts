import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { escapeHidden } from "../../../generator/base/hidden-characters.js";
import { plainPalette } from "../../../generator/base/render-diagnostics.js";
import { diffSpecs } from "../../../generator/diff/diff.js";
import type { Finding } from "../../../generator/diff/finding.js";
import { report, REPORT_FORMATS } from "../../../generator/diff/report/report.js";
import type { ReportFormat } from "../../../generator/diff/report/report.js";
import { reviewOf } from "../../../generator/diff/review.js";
import { CONSUMER_CLASSES } from "../../../generator/diff/level.js";
import type { Review } from "../../../generator/diff/review.js";
import { compared, parsed } from "./specs.js";

const OLD = `{
  "paraminfo": {
    "modules": [
      { "name": "allpages", "path": "query+allpages", "group": "list", "prefix": "ap", "parameters": [
        { "name": "limit", "type": "limit", "default": 10, "min": 1, "max": 500, "highmax": 5000 },
        { "name": "prtype", "type": ["edit", "move"], "multi": "" },
        { "name": "from", "type": "string" }
      ] },
      { "name": "tags", "path": "query+tags", "group": "list", "prefix": "tg", "parameters": [] }
    ]
  }
}`;
const NEW = OLD.replace('"max": 500', '"max": 400')
  .replace('["edit", "move"]', '["edit", "upload"]')
  .replace(
    '"type": "string"',
    '"type": "string", "deprecated": true, "cost": { "much": ["|", "`", "<b>"] }',
  )
  .replace('"name": "tags", "path": "query+tags"', '"name": "marks", "path": "query+marks"');

/** Names that would do harm where they are not written as what they are. */
const HOSTILE = [
  "</script><script>alert(1)</script>",
  '" onmouseover="alert(1)',
  "'><img src=x onerror=alert(1)>",
  "]]><evil/>",
  "%0A::error::injected",
  "\n::error::injected",
  "\u001B[31mred\u202E",
  "`code` [link](javascript:alert(1)) @someone",
  "{value} {old} {parameter}",
];

function reviewBetween(old: string, next: string): Review {
  const found = diffSpecs(
    compared({ spec: parsed(old) }, "spec/old.json"),
    compared({ spec: parsed(next) }, "spec/new.json"),
  );
  return reviewOf(found, found, {
    audience: CONSUMER_CLASSES,
    ignored: 0,
    compared: [{ old: "spec/old.json", new: "spec/new.json" }],
  });
}

function textOf(review: Review, format: ReportFormat, places?: readonly string[]): Promise<string> {
  const findings = review.findings.map((each) => ({ ...each, ...(places && { places }) }));
  return report({ ...review, findings }, format, {
    failOn: "breaking",
    detail: "all",
    palette: plainPalette,
  });
}

function hostileReview(): Review {
  const next = parsed(OLD);
  const module = next["paraminfo"]?.["modules"]?.[0];
  Object.assign(module ?? {}, {
    parameters: HOSTILE.map((name) => ({ name, type: [name], default: name, [name]: name })),
    ...Object.fromEntries(HOSTILE.map((name) => [name, name])),
  });
  return reviewBetween(OLD, JSON.stringify(next));
}

/** The parameters whose addition a report has as text. */
function added(text: string): readonly string[] {
  const all = text.matchAll(/info\[param-added-optional\]: query\+marks (\w)/g);
  return [...all].map(([, name = ""]) => name);
}

/** Code in HTML as in other formats. */
function asCode(text = ""): string {
  return text.replaceAll(/<\/?code>/g, "`");
}

describe("a report", () => {
  it("as text has five additions besides what is urgent, unless all are asked for", async () => {
    const next = parsed(NEW);
    Object.assign(next["paraminfo"]?.["modules"]?.[1] ?? {}, {
      parameters: ["a", "b", "c", "d", "e", "f", "g"].map((name) => ({ name, type: "string" })),
    });
    const review = reviewBetween(OLD.replaceAll("tags", "marks"), JSON.stringify(next));
    const shown = async (detail: "all" | "urgent") =>
      report(review, "text", { failOn: "breaking", detail, palette: plainPalette });
    const [all, urgent] = [await shown("all"), await shown("urgent")];
    expect(added(all)).toEqual(["a", "b", "c", "d", "e", "f", "g"]);
    expect(all).not.toContain("(--all)");
    expect(added(urgent)).toEqual(["a", "b", "c", "d", "e"]);
    expect(urgent).toContain("param-deprecated:query+allpages:from");
    expect(urgent).toMatch(/^… and 2 .*\(--all\)$/m);
  });

  it.each(REPORT_FORMATS)("keeps hostile names inert as %s", async (format) => {
    const text = await textOf(hostileReview(), format);
    expect(text.split("\n").every((line) => escapeHidden(line) === line)).toBe(true);
    if (format === "html" || format === "junit" || format === "markdown")
      expect(text.replaceAll(/`[^`]*`|``.*?``/g, "")).not.toMatch(/<img|<evil|<script>alert/);
    if (format === "github") {
      const lines = text.trim().split("\n");
      expect(lines.filter((line) => line.startsWith("::"))).toHaveLength(lines.length - 1);
      expect(text).not.toContain("%0A::");
      expect(text).not.toMatch(/[^%]%(?!0A|25|2C|3A)/);
    }
  });

  it("as HTML has no script, allows its own style alone, and loads nothing", async () => {
    const html = await textOf(hostileReview(), "html");
    const [style = ""] = html.match(/(?<=<style>)[^]*?(?=<\/style>)/) ?? [];
    const hash = createHash("sha256").update(style).digest("base64");
    expect(html).toContain(`style-src 'sha256-${hash}'`);
    expect(html).not.toMatch(/<script|script-src/);
    expect(html).not.toMatch(/<[^>]*\s(?:src|href)="(?!#)/);
    expect(html).not.toMatch(/<[^>]*\s(?:on\w+|style)=/);
  });

  it.each(["text", "markdown", "html"] as const)(
    "tells the same of several values once as %s, with each id",
    async (format) => {
      const next = OLD.replace(
        '["edit", "move"]',
        '["edit", "move", "rollback", "undo", "upload"]',
      );
      const review = reviewBetween(OLD, next);
      expect(review.findings.map(({ value }) => value)).toEqual(["rollback", "undo", "upload"]);
      const text = await textOf(review, format);
      expect(text.match(/accepts the value/g)).toHaveLength(1);
      for (const { id, value } of review.findings) {
        expect(text).toContain(value);
        if (format !== "markdown") expect(text).toContain(id);
      }
    },
  );

  it("as GitHub annotations is one command for each line, the most urgent first", async () => {
    const next = OLD.replace('"type": "string"', '"type": "string", "deprecated": true')
      .replace('"max": 500', '"max": 400')
      .replace('["edit", "move"]', '["edit", "undo", "upload"]');
    const lines = (await textOf(reviewBetween(OLD, next), "github")).trim().split("\n");
    expect(lines).toEqual([
      expect.stringMatching(
        /^::error file=spec\/new\.json,line=20,title=breaking%3A 3 changes::breaking: enum-value-removed-multi \(query\+allpages prtype\): .*%0Arisky: enum-value-added .*Likewise for `upload`\.$/,
      ),
      expect.stringMatching(
        /^::error file=spec\/new\.json,line=15,title=breaking%3A max-lowered \(query\+allpages limit\)::The/,
      ),
      expect.stringMatching(
        /^::warning file=spec\/new\.json,line=30,title=risky%3A param-deprecated /,
      ),
      "2 breaking, 3 risky. Suggested version step: major.",
    ]);
  });

  it.each(REPORT_FORMATS)(
    "names the operations of a finding as %s, and counts many",
    async (format) => {
      const review = reviewBetween(OLD, NEW);
      const [few, many] = await Promise.all(
        ["abcd", "abcde"].map((names) => textOf(review, format, names.split(""))),
      );
      const isJson = format === "json";
      expect(asCode(few)).toContain(
        isJson ? '"places":["a","b","c","d"]' : "Affected operations: `a`, `b`, `c` and `d`.",
      );
      expect(asCode(many)).toContain(
        isJson
          ? '"places":["a","b","c","d","e"]'
          : "Affected operations: `a`, `b`, `c` and 2 others.",
      );
      if (format === "html")
        expect(asCode(many)).toContain("Affected operations: `a`, `b`, `c`, `d`, `e`.");
    },
  );

  it("as JUnit is well-formed, and fails what fails the run", async () => {
    const xml = await report(hostileReview(), "junit", {
      failOn: "none",
      detail: "all",
      palette: plainPalette,
    });
    expect(xml).not.toContain("<failure");
    expect(wellFormed(xml)).toBe(true);
  });

  it("as SARIF names each rule once and points to it", async () => {
    const log: Sarif = JSON.parse(await textOf(reviewBetween(OLD, NEW), "sarif"));
    const [run] = log.runs;
    const ids = run?.tool.driver.rules.map(({ id }) => id) ?? [];
    expect(log.version).toBe("2.1.0");
    expect(new Set(ids).size).toBe(ids.length);
    for (const { ruleId, ruleIndex } of run?.results ?? []) expect(ids[ruleIndex]).toBe(ruleId);
  });
});

interface Sarif {
  readonly version: string;
  readonly runs: readonly {
    readonly tool: { readonly driver: { readonly rules: readonly { readonly id: string }[] } };
    readonly results: readonly { readonly ruleId: string; readonly ruleIndex: number }[];
  }[];
}

/** Whether tags are closed in order, and every sign that steers XML is written as one. */
function wellFormed(xml: string): boolean {
  const open: string[] = [];
  for (const [, closing, name = "", attributes = "", single] of xml
    .replace(/^<\?xml[^?]*\?>/, "")
    .matchAll(/<(\/?)([\w-]+)((?:\s+[\w-]+="[^"<]*")*)\s*(\/?)>/g)) {
    if (closing && open.pop() !== name) return false;
    if (!closing && !single) open.push(name);
    if (/&(?!amp;|lt;|gt;|quot;)/.test(attributes)) return false;
  }
  const rest = xml.replaceAll(/<[^<>]*>/g, "");
  return open.length === 0 && !/[<>]|&(?!amp;|lt;|gt;|quot;)/.test(rest);
}

describe("a change as HTML", () => {
  const finding: Finding = {
    id: "a",
    rule: "body-schema-widened",
    level: "risky",
    classes: { wire: "info", types: "risky", validators: "none", handlers: "risky" },
    module: "op",
    message: "It changes.",
    positions: {},
  };
  const sidesOf = async (more: Partial<Finding>) => {
    const findings = [{ ...finding, ...more }];
    const review = reviewOf(findings, findings, { audience: ["types"], ignored: 0, compared: [] });
    const html = await textOf(review, "html");
    return [...html.matchAll(/<h4>(?:Before|After)<\/h4>(.*?)<\/div>/gs)].map(([, side]) => side);
  };
  const ABSENT = '<span class="faint">absent</span>';

  it.each<[Finding["rule"], readonly string[]]>([
    ["body-schema-widened", [ABSENT, "<code>value b</code>"]],
    ["response-enum-value-added", [ABSENT, "<code>value b</code>"]],
    ["body-schema-narrowed", ["<code>value b</code>", ABSENT]],
    ["enum-value-removed-multi", ["<code>value b</code>", ABSENT]],
  ])("of %s has its value on the side that has it", async (rule, sides) => {
    expect(await sidesOf({ rule, value: "value b" })).toEqual(sides);
  });

  it("folds a long value, and only that", async () => {
    const long = Array.from({ length: 12 }, (_each, index) => index);
    const [before = "", after = ""] = await sidesOf({ old: long.slice(0, 10), new: long });
    expect(before).toMatch(/^<code>\[\n {2}0,[^<]*9\n\]<\/code>$/);
    expect(after).toMatch(
      /^<details><summary><code>\[ 0, 1, [^<]*…<\/code><\/summary><code>\[\n {2}0,[^<]*11\n\]<\/code><\/details>$/,
    );
  });
});
