import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fidelityChart } from "../bench/fidelity.mjs";
import { agreeing, readVerdictShares } from "../wiki/verdict-shares.ts";

const root = join(import.meta.dirname, "../..");

/** What `npx vitest run test/wiki/stub-shares.test.ts` measured last. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the test that writes the file has this type
const measured = JSON.parse(
  readFileSync(join(root, "test/wiki/stub-shares.json"), "utf8"),
) as Readonly<Record<string, Measured>>;

/** By module. */
type Measured = Readonly<Record<string, { readonly requests: number; readonly equal: number }>>;

const versions = Object.keys(measured);
const modules = [
  ...new Set(Object.values(measured).flatMap((table) => Object.keys(table))),
].toSorted();

/** Modules by their shares of equal answers on each version, the greatest first. */
function rows(): readonly string[] {
  const distinct = [...new Set(modules.map((name) => sharesOf(name).join()))];
  return distinct
    .map((shares) => modules.filter((name) => sharesOf(name).join() === shares))
    .map((names) => ({ names, shares: sharesOf(names[0] ?? "") }))
    .toSorted((a, b) => smallestShare(b.shares) - smallestShare(a.shares))
    .map(({ names, shares }) => {
      const cells = shares.map((share) => (share === undefined ? "-" : `${share} %`));
      return `| ${[names.map((name) => `\`${name}\``).join(", "), ...cells].join(" | ")} |`;
    });
}

function sharesOf(name: string): readonly (number | undefined)[] {
  return versions.map((version) => measured[version]?.[name]?.equal);
}

/** The table of verdicts: a row for each kind of request, a column for each version. */
function verdictRows(): readonly string[] {
  const shares = readVerdictShares();
  const measuredOn = Object.keys(shares);
  const kinds = [...new Set(Object.values(shares).flatMap((each) => Object.keys(each)))].toSorted();
  const cells = kinds.map((kind) =>
    measuredOn.map((version) => {
      const share = shares[version]?.[kind];
      if (!share) return "";
      // Rounded down, so that a disagreement never shows as 100 %.
      const percent = Math.floor(agreeing(share) * 10_000) / 100;
      return `${percent} % of ${(share.requests - share.privately).toLocaleString("en")}`;
    }),
  );
  return [
    ["requests", ...measuredOn],
    ...kinds.map((kind, index) => [kind, ...(cells[index] ?? [])]),
  ].map((row) => `| ${row.join(" | ")} |`.replace(/ +\|/g, " |"));
}

/** Responses that were compared with the learned results, and those without a finding, by version. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the test that writes the file has this type
const learned = JSON.parse(
  readFileSync(join(root, "test/wiki/learned-shares.json"), "utf8"),
) as Readonly<Record<string, { readonly answers: number; readonly asLearned: number }>>;

/** The table of responses: a column for each version. */
function learnedRows(): readonly string[] {
  const cells = Object.values(learned).map(({ answers, asLearned }) => {
    const percent = Math.floor((asLearned / answers) * 10_000) / 100;
    return `${percent} % of ${answers.toLocaleString("en")}`;
  });
  return [
    `| version | ${Object.keys(learned).join(" | ")} |`,
    `| without a finding | ${cells.join(" | ")} |`,
  ];
}

function smallestShare(shares: readonly (number | undefined)[]): number {
  return Math.min(...shares.map((share) => share ?? 100));
}

const PAGE = join(root, "test/bench/mediawiki.md");
const CHART = join(root, "test/bench/fidelity.svg");
const HEADING = `| modules | ${versions.join(" | ")} |`;

/** Writes a table into the page of figures, whose other lines stay. */
function writeTable(heading: string, body: readonly string[]): void {
  const lines = readFileSync(PAGE, "utf8").split("\n");
  const start = lines.findIndex((line) => line.replace(/ +\|/g, " |") === heading);
  const end = lines.indexOf("", start);
  const columns = heading.split("|").length - 2;
  const table = [heading, `|${" --- |".repeat(columns)}`, ...body];
  writeFileSync(PAGE, lines.toSpliced(start, end - start, ...table).join("\n"));
}

describe("the shares in test/bench/mediawiki.md", () => {
  const [verdictHeading = "", ...verdicts] = verdictRows();
  const [learnedHeading = "", ...responses] = learnedRows();
  if (process.env["UPDATE_SHARES"] === "1") {
    writeTable(HEADING, rows());
    writeTable(verdictHeading, verdicts);
    writeTable(learnedHeading, responses);
    writeFileSync(CHART, fidelityChart(measured));
  }
  const text = readFileSync(PAGE, "utf8").replace(/ +\|/g, " |");

  it("shows the shares that were measured, by version", () => {
    const lines = text.slice(text.indexOf(HEADING)).split("\n");
    expect(lines.slice(2, lines.indexOf("")).join("\n")).toBe(rows().join("\n"));
  });

  it("are drawn as they were measured", () => {
    expect(readFileSync(CHART, "utf8")).toBe(fidelityChart(measured));
  });

  it.each(versions)("says how many requests that were on %s", (version) => {
    const requests = Object.values(measured[version] ?? {});
    const sum = requests.reduce((total, each) => total + each.requests, 0);
    expect(text).toContain(`${sum.toLocaleString("en")} on ${version}`);
  });

  it("shows the share of responses that are as learned, by version", () => {
    expect(Object.keys(learned).length).toBeGreaterThan(2);
    const [, table = ""] = text.split(`${learnedHeading}\n`);
    expect(table.trimEnd().split("\n\n")[0]?.split("\n").slice(1)).toEqual(responses);
  });

  it("shows the verdicts of each version of MediaWiki that were measured", () => {
    expect(verdicts.length).toBeGreaterThan(0);
    const [, table = ""] = text.split(`${verdictHeading}\n`);
    expect(table.trimEnd().split("\n\n")[0]?.split("\n").slice(1)).toEqual(verdicts);
  });
});
