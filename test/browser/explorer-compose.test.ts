/** Composing requests in the explorer, compared with the reading of the same requests outside of it. */
import { describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { sample, seedOf } from "../random-runs.js";
import { shippedCatalogue, sharedExplorer, shownForms, verdictOn } from "./composed.js";
import type { ShownForm } from "./composed.js";
import { randomForm } from "./random-forms.js";

const queries = shippedCatalogue("paraminfo");
const actions = shippedCatalogue("actions");

const open = sharedExplorer("chromium", "#/paraminfo/allpages!compose");

/** The issues that the strict validator has for a request, as the form shows them. */
async function readingOf(form: ShownForm, catalogue = queries) {
  const { ok, issues } = await verdictOn(catalogue, form);
  return { ok, issues: issues.map((each) => `${each.parameter} ${each.code}`) };
}

function shownIssues({ verdict, issues }: ShownForm) {
  return { ok: verdict.startsWith("Valid"), issues };
}

describe("the forms of all modules", () => {
  it.each([
    ["paraminfo", queries],
    ["actions", actions],
  ] as const)(
    "of %s have the verdict of the reading",
    async (name, catalogue) => {
      const { page, complaints } = open();
      const fragments = catalogue.modules.map((module) => `#/${name}/${module.name}!compose`);
      const forms = await shownForms(page, fragments);
      const verdicts = await Promise.all(forms.map((form) => verdictOn(catalogue, form)));
      expect(verdicts.map(({ modules }) => modules)).toEqual(
        catalogue.modules.map(({ path }) => [path]),
      );
      for (const form of forms) {
        // oxlint-disable-next-line no-await-in-loop -- one stub
        const { ok, issues } = await readingOf(form, catalogue);
        const shown = shownIssues(form);
        expect({ ok: shown.ok, issues: shown.issues.map(codeOf).toSorted() }).toEqual({
          ok,
          issues: issues.map(codeOf).toSorted(),
        });
      }
      expect(complaints).toEqual([]);
    },
    60_000,
  );
});

function codeOf(issue: string): string {
  return issue.split(" ").at(-1) ?? "";
}

describe("200 random forms", () => {
  it("have the verdict and the codes of the reading, each at its field", async () => {
    const { page } = open();
    const seed = seedOf(23);
    const drawn = sample(randomForm(queries.modules), { numRuns: 200, seed });
    const forms = await shownForms(
      page,
      drawn.map((form) => `#/paraminfo/${form}`),
    );
    const compared = forms.map(async (form) => {
      const reading = await readingOf(form);
      const shown = shownIssues(form);
      const same =
        shown.ok === reading.ok &&
        JSON.stringify(shown.issues.toSorted()) === JSON.stringify(reading.issues.toSorted());
      return same ? [] : [{ request: form.request, shown, reading }];
    });
    const differences = (await Promise.all(compared)).flat();
    expect({ seed, differences: differences.slice(0, 5) }).toEqual({ seed, differences: [] });
    const valid = forms.filter(({ verdict }) => verdict.startsWith("Valid")).length;
    // Both kinds are among them.
    expect(valid).toBeGreaterThan(20);
    expect(valid).toBeLessThan(180);
  }, 240_000);
});

/** Parameters that modules require. */
const REQUIRED: Readonly<Record<string, string>> = {
  backlinks: "bltitle=A",
  categorymembers: "cmtitle=Category:A",
  codexicons: "names=add",
  embeddedin: "eititle=A",
  imageusage: "iutitle=File:A",
  pageswithprop: "pwppropname=A",
  prefixsearch: "pssearch=A",
  querypage: "qppage=Uncategorizedpages",
  search: "srsearch=A",
  usercontribs: "ucuser=A",
};

/** The errors of modules that need a session or a right; the reader of the page has neither. */
const REFUSED: Readonly<Record<string, string>> = {
  alldeletedrevisions: "permissiondenied",
  deletedrevs: "permissiondenied",
  mystashedfiles: "stashnotloggedin",
  stashimageinfo: "notloggedin",
  watchlist: "notloggedin",
  watchlistraw: "notloggedin",
};

describe("running on the stub inside the page", () => {
  it("gives the response of each module as it was learned", async () => {
    const { page } = open();
    const others: string[] = [];
    for (const { name } of queries.modules) {
      const code = REFUSED[name];
      const expected =
        code === undefined ? "The response matches the learned results" : `is an error: ${code}.`;
      // oxlint-disable-next-line no-await-in-loop -- one page
      const facts = await runIn(page, `#/paraminfo/${name}!compose?${REQUIRED[name] ?? ""}`);
      if (!facts.includes(expected)) others.push(`${name}: ${facts}`);
    }
    expect(others).toEqual([]);
  }, 120_000);
});

/** The errors of empty forms that the stub would have after the login that it lacks. */
const AFTER_LOGIN: Readonly<Record<string, string>> = { stashimageinfo: "missingparam" };

it("has an error at an empty form exactly where the stub inside the page has one", async () => {
  const { page } = open();
  const differences: string[] = [];
  for (const { name } of queries.modules) {
    // oxlint-disable-next-line no-await-in-loop -- one page
    const [form] = await shownForms(page, [`#/paraminfo/${name}!compose`]);
    // oxlint-disable-next-line no-await-in-loop -- one page
    const facts = await runIn(page, `#/paraminfo/${name}!compose`);
    const [, code] = /is an error: (\w+)/.exec(facts) ?? [];
    const expected = code === REFUSED[name] ? AFTER_LOGIN[name] : code;
    const issue = form?.verdict.startsWith("Valid") ? undefined : form?.issues[0];
    if (issue?.split(" ").at(-1) !== expected) differences.push(`${name}: ${issue}, ${facts}`);
  }
  expect(differences).toEqual([]);
}, 120_000);

/** Runs the request of a form, and returns what the page says of its response. */
async function runIn(where: Page, fragment: string): Promise<string> {
  await shownForms(where, [fragment]);
  await where.locator("#run").evaluate((button: HTMLElement) => button.click());
  return (await where.locator("#response-facts").textContent()) ?? "";
}
