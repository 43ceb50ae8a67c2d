/* oxlint-disable unicorn/consistent-function-scoping -- what runs in a page can use nothing from outside itself */
/** The forms of the explorer, compared with the parser of the same requests outside of the page. */
import { expect, it } from "vitest";
import type { Page } from "playwright-core";
import { catalogueRequest } from "../../generator/explorer/page/catalogue-request.js";
import { withModuleError } from "../../generator/explorer/page/run-catalogue.js";
import { shippedContext } from "../generator/explorer/page/shipped-context.js";
import { sample, seedOf } from "../random-runs.js";
import { openExplorer } from "./explorers.js";
import { randomForm } from "./random-forms.js";

const RUNS = 100;

/** What the form of a request shows. */
interface ShownForm {
  /** The query of its address. */
  readonly query: string;
  readonly ok: boolean;
  /** `parameter code` for each issue at a field, and ` code` for those of no field; sorted. */
  readonly issues: readonly string[];
}

/** Opens forms by their fragments, one after the other, and returns what each shows. */
async function shownForms(page: Page, fragments: readonly string[]): Promise<readonly ShownForm[]> {
  return page.evaluate(async (all) => {
    const textOf = (selector: string): string =>
      document.querySelector(selector)?.textContent ?? "";
    const shown: ShownForm[] = [];
    for (const fragment of all) {
      history.replaceState(undefined, "", fragment);
      dispatchEvent(new PopStateEvent("popstate"));
      // oxlint-disable-next-line no-await-in-loop -- the page renders one form after the other
      await new Promise((resolve) => {
        setTimeout(resolve, 0);
      });
      const issues = [...document.querySelectorAll("[data-code]")].map((issue) => {
        const field = issue.closest("[data-field]")?.getAttribute("data-field") ?? "";
        return `${field} ${issue.getAttribute("data-code")}`;
      });
      const request = textOf("#out-address");
      shown.push({
        query: request.slice(request.indexOf("?") + 1),
        ok: textOf("#verdict").startsWith("Valid"),
        issues: issues.toSorted(),
      });
    }
    return shown;
  }, fragments);
}

it("have the verdict and the codes of the parser, each at its field: random forms", async () => {
  const context = shippedContext("paraminfo");
  const modules = context.model.operations.filter(({ role }) => role === "request");
  const { page, complaints } = await openExplorer("#/paraminfo/allpages!compose");
  const seed = seedOf(23);
  const drawn = sample(randomForm(modules), { numRuns: RUNS, seed });
  const shown = await shownForms(
    page,
    drawn.map((form) => `#/paraminfo/${form}`),
  );
  const parsed = await Promise.all(
    shown.map(async ({ query }) => {
      const { strict } = await withModuleError(context, catalogueRequest(context, [], query));
      const { ok, issues } = strict.verdict;
      const codes = issues.map(({ parameter, code }) => `${parameter} ${code}`);
      return { query, ok, issues: codes.toSorted() };
    }),
  );
  expect({ seed, shown }).toEqual({ seed, shown: parsed });
  const valid = shown.filter(({ ok }) => ok).length;
  // Both kinds are among them.
  expect(valid).toBeGreaterThan(RUNS / 10);
  expect(valid).toBeLessThan(RUNS - RUNS / 10);
  expect(complaints).toEqual([]);
});
