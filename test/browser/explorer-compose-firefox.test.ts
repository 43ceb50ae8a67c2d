/** The forms of the explorer in Firefox: verdicts, responses of the stub, and axe-core. */
import { expect, it, onTestFinished } from "vitest";
import { sample, seedOf } from "../random-runs.js";
import { DARK_FIREFOX, FORCED_COLORS_FIREFOX, startBrowser } from "./browser.js";
import type { TestBrowser } from "./browser.js";
import { sharedExplorer, shippedCatalogue, shownForms, verdictOn } from "./composed.js";
import { accessibilityProblems } from "./explorers.js";
import { randomForm } from "./random-forms.js";

const queries = shippedCatalogue("paraminfo");

const open = sharedExplorer("firefox", "#/paraminfo/allpages!compose");

it("have the verdict and the codes of the reading: 100 random forms", async () => {
  const { page } = open();
  const seed = seedOf(24);
  const drawn = sample(randomForm(queries.modules), { numRuns: 100, seed });
  const forms = await shownForms(
    page,
    drawn.map((fragment) => `#/paraminfo/${fragment}`),
  );
  const shown = forms.map(({ request, verdict, issues }) => ({
    request,
    ok: verdict.startsWith("Valid"),
    issues: issues.map((issue) => issue.split(" ").at(-1) ?? "").toSorted(),
  }));
  const reading = await Promise.all(
    forms.map(async (form) => {
      const { ok, issues } = await verdictOn(queries, form);
      return { request: form.request, ok, issues: issues.map(({ code }) => code).toSorted() };
    }),
  );
  expect({ seed, shown }).toEqual({ seed, shown: reading });
}, 240_000);

it("run on the stub inside the page", async () => {
  const { page, complaints } = open();
  const facts: (string | null)[] = [];
  for (const fragment of [
    "#/paraminfo/allpages!compose?aplimit=2",
    "#/alliance/listAlliances!compose?size=2",
    "#/alliance/findAlliancesByName!compose?name=A",
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- one page
    await shownForms(page, [fragment]);
    // oxlint-disable-next-line no-await-in-loop -- one page
    await page.click("#run");
    // oxlint-disable-next-line no-await-in-loop -- one page
    facts.push(await page.textContent("#response-facts"));
  }
  expect(facts).toEqual([
    expect.stringContaining("The response matches the learned results"),
    expect.stringContaining("Response 1: status 200"),
    expect.stringContaining("Response 1: status 200"),
  ]);
  expect(complaints).toEqual([]);
}, 60_000);

/** A view of reading, and a form with an issue and a response. */
const VIEWS = ["#/alliance/listAlliances", "#/paraminfo/tags!compose?tglimit=x"];

/** What axe-core finds in a view, and the media features that it has. */
interface Look {
  readonly view: string;
  readonly isDark: boolean;
  readonly hasForcedColors: boolean;
  readonly problems: readonly string[];
}

/** The problems that axe-core has with each view. */
async function looksIn(
  browser: TestBrowser,
  address: string,
  width: number,
): Promise<readonly Look[]> {
  const looks: Look[] = [];
  for (const view of VIEWS) {
    // oxlint-disable-next-line no-await-in-loop -- one browser
    const { page } = await browser.open(address + view, { viewport: { width, height: 900 } });
    // oxlint-disable-next-line no-await-in-loop -- one page
    if (view.includes("!compose")) await page.click("#run");
    // oxlint-disable-next-line no-await-in-loop -- one page
    const features = await page.evaluate(() => ({
      isDark: matchMedia("(prefers-color-scheme: dark)").matches,
      hasForcedColors: matchMedia("(forced-colors: active)").matches,
    }));
    // oxlint-disable-next-line no-await-in-loop -- one page
    looks.push({ view, ...features, problems: await accessibilityProblems(page) });
    // oxlint-disable-next-line no-await-in-loop -- one page
    await page.context().close();
  }
  return looks;
}

/** All views without problems, with these media features. */
function flawless(isDark: boolean, hasForcedColors: boolean): readonly Look[] {
  return VIEWS.map((view) => ({ view, isDark, hasForcedColors, problems: [] }));
}

it("have no violations of axe in 390 px", async () => {
  const { explorer, browser } = open();
  const looks = await looksIn(browser, explorer.address, 390);
  expect(looks).toEqual(flawless(false, false));
}, 90_000);

it.each([
  ["dark", DARK_FIREFOX, flawless(true, false)],
  ["forced colours", FORCED_COLORS_FIREFOX, flawless(false, true)],
])(
  "have no violations of axe: %s",
  async (_name, preferences, expected) => {
    const browser = await startBrowser("firefox", preferences);
    onTestFinished(() => browser.stop());
    expect(await looksIn(browser, open().explorer.address, 1280)).toEqual(expected);
  },
  90_000,
);
