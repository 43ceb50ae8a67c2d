import { describe, expect, it } from "vitest";
import { isJsonObject } from "../../../../templates/runtime/model/json.js";
import type { AnyModule } from "../../../../templates/runtime/model/descriptor.js";
import { createWiki } from "../../../../templates/wiki/seed/create-wiki.js";
import { wikiStub } from "../../../../templates/wiki/server/wiki-stub.js";
import { catalogueApi } from "../../../generator/inspect/catalogue-api.js";

const api = catalogueApi();
const wiki = createWiki({ pages: [{ title: "Rose", text: "[[Lily]]" }], users: [{ name: "Ann" }] });
const stub = wikiStub({ api, results: [] }, wiki);
const modules = [...api.modules.values()].filter(({ path }) => path.startsWith("query+"));

/** The parameters without which a request for a module is an error. */
function required({ prefix, params }: AnyModule): string {
  return Object.entries(params)
    .filter(([, param]) => param.required)
    .map(([name, param]) => `&${prefix}${name}=${param.type === "enum" ? param.values[0] : "Rose"}`)
    .join("");
}

async function query(request: string): Promise<unknown> {
  const url = `/api.php?action=query&format=json&formatversion=2&titles=Rose${request}`;
  const headers = { cookie: "paramsmith_user=Ann" };
  const { body } = await stub.service({ method: "GET", url, headers, body: "" });
  return JSON.parse(body);
}

/** Without learned results, the fields of rows are not known. */
describe("A module of which no response was learned", () => {
  it.each(modules)("responds without fields: $path", async (module) => {
    const response = await query(`&${module.group}=${module.name}${required(module)}`);
    expect(response).not.toMatchObject({ error: { code: expect.stringMatching(/^internal/) } });
  });

  it.each(modules.filter(({ generator }) => generator))(
    "generates pages without fields: $path",
    async (module) => {
      const named = required(module).replaceAll("&", "&g");
      const response = await query(`&generator=${module.name}${named}&prop=info`);
      expect(isJsonObject(Object(response)) && Object(response)["error"]).not.toMatchObject({
        code: expect.stringMatching(/^internal/),
      });
    },
  );
});
