import { describe, expect, it } from "vitest";
import type { AnyModule } from "../../../../templates/runtime/model/descriptor.js";
import { createWiki } from "../../../../templates/wiki/seed/create-wiki.js";
import { wikiStub } from "../../../../templates/wiki/server/wiki-stub.js";
import { writableWiki } from "../../../../templates/wiki/writes/writable-wiki.js";
import { catalogueApi } from "../../../generator/inspect/catalogue-api.js";
import { learnedResults } from "../../../wiki/learned.js";
import { clientOf } from "../actions/stub-client.js";

/** A stub with the catalogue of a wiki whose `edit` has a parameter that the stub does not know. */
function stubWithOtherEdit() {
  const wiki = writableWiki(createWiki({ users: [{ name: "Ann" }] }));
  const edit = wiki.actions.find(({ module }) => module.name === "edit");
  if (!edit) throw new Error("The stub has no edit.");
  const params = { ...edit.module.params, captchaid: { type: "string" } as const };
  const other: AnyModule = { ...edit.module, params };
  const api = catalogueApi();
  const modules = new Map([...api.modules, ["edit", other]]);
  return clientOf(wikiStub({ api: { ...api, modules }, results: learnedResults() }, wiki));
}

describe("a parameter of an action that only another wiki's catalogue has", () => {
  const edit = { action: "edit", title: "A", text: "a" };

  it("is refused, because the stub would ignore it", async () => {
    const client = stubWithOtherEdit();
    await client.logIn("Ann");
    const token = await client.token();
    expect(await client.post({ ...edit, captchaid: "5", token, errorformat: "none" })).toEqual({
      errors: [{ code: "notimplemented", module: "edit" }],
    });
    expect(await client.get({ action: "query", titles: "A" })).toMatchObject({
      query: { pages: [{ missing: true }] },
    });
  });

  it("does not matter to requests without it", async () => {
    const client = stubWithOtherEdit();
    await client.logIn("Ann");
    const token = await client.token();
    expect(await client.post({ ...edit, token })).toMatchObject({ edit: { result: "Success" } });
  });
});

describe("a parameter that no module has", () => {
  it("is a warning only if the action succeeds; observed on MediaWiki 1.39 and 1.43", async () => {
    const client = stubWithOtherEdit();
    const token = await client.token();
    const edit = { action: "edit", title: "A", nosuch: 1, token, errorformat: "none" };
    expect(await client.post(edit)).toEqual({ errors: [{ code: "missingparam", module: "edit" }] });
    expect(await client.post({ ...edit, text: "a" })).toMatchObject({
      edit: { result: "Success" },
      warnings: [{ code: "unrecognizedparams", module: "main" }],
    });
  });
});
