import { join } from "node:path";
import { afterEach, describe, it, vi } from "vitest";
import { expectGolden } from "../../support/golden-text.js";
import { openPage } from "./opened-page.js";
import { pageOfSpecs } from "./page-specs.js";

afterEach(() => vi.unstubAllGlobals());

describe("The page", () => {
  it.each([
    ["overview", "#/"],
    ["catalogue", "#/wiki"],
    ["openapi", "#/pets"],
    ["module", "#/wiki/things"],
    ["module-without-parameters", "#/wiki/facts"],
    ["parameter", "#/wiki/things/kind/new"],
    ["operation", "#/pets/addPet"],
    ["operation-parts", "#/pets/changePet"],
    ["schema", "#/pets/schema:Pet"],
    ["schema-parts", "#/pets/schema:Zoo"],
    ["unknown-schema", "#/pets/schema:None"],
    ["learned-fields", "#/paraminfo/allpages"],
    ["learned-field", "#/paraminfo/info/.query.pages.watched"],
    ["gone-module", "#/wiki/lost"],
    ["unknown-module", "#/wiki/none"],
    ["unknown-operation", "#/pets/none"],
    ["unknown-spec", "#/none"],
    ["compose-module", "#/wiki/things!compose"],
    [
      "compose-given",
      "#/wiki/things!compose?action=query&list=things&thlimit=max&thkind=old&thnames=A|B&thwhen=2026-01-31T12:00&thno=x&other=1",
    ],
    ["compose-catalogue", "#/wiki!compose"],
    ["compose-operation", "#/pets/addPet!compose"],
    ["compose-body", "#/pets/addPet!compose?limit=10&sold=true&(body)=%7B%22name%22%3A%22R%22%7D"],
  ])("shows %s", async (name, hash) => {
    const page = await openPage(pageOfSpecs(), hash);
    expectGolden(join(import.meta.dirname, "shown", `${name}.html`), page.html());
  });
});
