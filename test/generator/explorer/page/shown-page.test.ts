import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { expectGolden } from "../../support/golden-text.js";
import { openPage } from "./opened-page.js";
import { pageOfSpecs } from "./page-specs.js";

afterEach(() => vi.unstubAllGlobals());

describe("The page", () => {
  it.each([
    ["overview", "#/"],
    ["catalogue", "#/wiki"],
    ["module", "#/wiki/things"],
    ["operation-parts", "#/pets/changePet"],
    ["schema-parts", "#/pets/schema:Zoo"],
    ["learned-field", "#/paraminfo/info/.query.pages.watched"],
    [
      "compose-given",
      "#/wiki/things!compose?action=query&list=things&thlimit=max&thkind=old&thnames=A|B&thwhen=2026-01-31T12:00&thno=x&other=1",
    ],
    ["compose-catalogue", "#/wiki!compose"],
    ["compose-body", "#/pets/addPet!compose?limit=10&sold=true&(body)=%7B%22name%22%3A%22R%22%7D"],
  ])("shows %s", async (name, hash) => {
    const page = await openPage(pageOfSpecs(), hash);
    expectGolden(join(import.meta.dirname, "shown", `${name}.html`), page.html());
  });

  it.each([
    ["#/none", "There is no spec "],
    ["#/wiki/none", "none"],
    ["#/pets/none", "none"],
  ])("says that %s is not found", async (hash, text) => {
    const page = await openPage(pageOfSpecs(), hash);
    expect(page.find("h1").textContent).toBe("Not found");
    expect(page.html()).toContain(text);
  });
});
