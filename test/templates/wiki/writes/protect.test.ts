import { expect, it } from "vitest";
import { accountWiki } from "./account-wiki.js";
import type { Params } from "./account-wiki.js";

const EDIT = { protections: "edit=sysop", expiry: "infinite" };

/** The number of entries that the log of protections has after each of these, one after the other. */
async function logged(title: string, ...changes: readonly Params[]): Promise<readonly number[]> {
  const { wiki, admin } = await accountWiki();
  const counts: number[] = [];
  for (const change of changes) {
    // oxlint-disable-next-line no-await-in-loop -- each changes what the one before it left
    const response = await admin("protect", { title, ...change });
    expect(response).toHaveProperty("protect");
    counts.push(wiki.current().tables.logevents.filter((row) => row["type"] === "protect").length);
  }
  return counts;
}

// As `WikiPage::doUpdateRestrictions` of MediaWiki 1.39 compares the old protection with the new one.
it.each<
  readonly [what: string, title: string, changes: readonly Params[], counts: readonly number[]]
>([
  ["the same level", "Rose", [EDIT, EDIT], [1, 1]],
  ["another level", "Rose", [EDIT, { ...EDIT, protections: "edit=autoconfirmed" }], [1, 2]],
  ["another expiry", "Rose", [EDIT, { ...EDIT, expiry: "2090-01-01T00:00:00Z" }], [1, 2]],
  ["another action", "Rose", [EDIT, { ...EDIT, protections: "move=sysop" }], [1, 2]],
  ["cascading protection", "Rose", [EDIT, { ...EDIT, cascade: true }], [1, 2]],
  [
    "cascading protection again",
    "Rose",
    [
      { ...EDIT, cascade: true },
      { ...EDIT, cascade: true },
    ],
    [1, 1],
  ],
  ["no protection, without one before", "Rose", [{ ...EDIT, protections: "edit=all" }], [0]],
  [
    "no protection, which cannot cascade",
    "Rose",
    [{ ...EDIT, protections: "edit=all", cascade: true }],
    [0],
  ],
  ["no protection, with one before", "Rose", [EDIT, { ...EDIT, protections: "edit=all" }], [1, 2]],
  [
    "the same protection of a title without a page",
    "None",
    [
      { ...EDIT, protections: "create=sysop" },
      { ...EDIT, protections: "create=sysop" },
    ],
    [1, 1],
  ],
])("a page is logged as protected if that changes: %s", async (_what, title, changes, counts) => {
  expect(await logged(title, ...changes)).toEqual(counts);
});
