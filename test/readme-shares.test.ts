import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");

/** What `npm run test:wiki -- test/wiki/stub-shares.test.ts` measured last. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the test that writes the file has this type
const measured = JSON.parse(
  readFileSync(join(root, "test/wiki/stub-shares.json"), "utf8"),
) as Readonly<Record<string, { readonly requests: number; readonly equal: number }>>;

/** Modules by their share of equal answers, the greatest first. */
function rows(): readonly string[] {
  const shares = [...new Set(Object.values(measured).map(({ equal }) => equal))];
  return shares
    .toSorted((a, b) => b - a)
    .map((share) => {
      const names = Object.entries(measured).filter(([, { equal }]) => equal === share);
      return `| ${share} % | ${names.map(([name]) => `\`${name}\``).join(", ")} |`;
    });
}

describe("the README", () => {
  const text = readFileSync(join(root, "README.md"), "utf8").replace(/ +\|/g, " |");

  it.each(rows().map((row) => [row]))("shows the shares that were measured: %s", (row) => {
    expect(text).toContain(row);
  });

  it("says how many requests that were", () => {
    const requests = Object.values(measured).reduce((sum, each) => sum + each.requests, 0);
    expect(text).toContain(`${requests.toLocaleString("en")} requests`);
  });
});
