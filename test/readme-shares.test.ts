import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");

/** What `npm run test:wiki -- test/wiki/stub-shares.test.ts` measured last. */
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
    .toSorted((a, b) => leastOf(b.shares) - leastOf(a.shares))
    .map(({ names, shares }) => {
      const cells = shares.map((share) => (share === undefined ? "-" : `${share} %`));
      return `| ${[names.map((name) => `\`${name}\``).join(", "), ...cells].join(" | ")} |`;
    });
}

function sharesOf(name: string): readonly (number | undefined)[] {
  return versions.map((version) => measured[version]?.[name]?.equal);
}

function leastOf(shares: readonly (number | undefined)[]): number {
  return Math.min(...shares.map((share) => share ?? 100));
}

const README = join(root, "README.md");
const HEADING = `| modules | ${versions.join(" | ")} |`;

/** Writes the table into the README, whose other lines stay. */
function writeTable(): void {
  const lines = readFileSync(README, "utf8").split("\n");
  const start = lines.findIndex((line) => line.replace(/ +\|/g, " |") === HEADING);
  const end = lines.indexOf("", start);
  const table = [HEADING, `|${" --- |".repeat(versions.length + 1)}`, ...rows()];
  writeFileSync(README, lines.toSpliced(start, end - start, ...table).join("\n"));
}

describe("the README", () => {
  if (process.env["UPDATE_SHARES"] === "1") writeTable();
  const text = readFileSync(README, "utf8").replace(/ +\|/g, " |");

  it("shows the shares that were measured, by version", () => {
    const lines = text.slice(text.indexOf(HEADING)).split("\n");
    expect(lines.slice(2, lines.indexOf("")).join("\n")).toBe(rows().join("\n"));
  });

  it.each(versions)("says how many requests that were on %s", (version) => {
    const requests = Object.values(measured[version] ?? {});
    const sum = requests.reduce((total, each) => total + each.requests, 0);
    expect(text).toContain(`${sum.toLocaleString("en")} on ${version}`);
  });
});
