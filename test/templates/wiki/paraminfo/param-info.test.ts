import { describe, expect, it } from "vitest";
import { createParaminfoStub } from "../../../../generated/paraminfo/stub.js";
import { catalogueApi as apiOf } from "../../../../generator/inspect/catalogue-api.js";
import { isJsonObject } from "../../../../templates/runtime/model/json.js";
import type { JsonObject } from "../../../../templates/runtime/model/json.js";
import { catalogueApi } from "../../../generator/inspect/catalogue-api.js";
import { model } from "../../../generator/support/model.js";
import { clientOf } from "../actions/stub-client.js";

const client = clientOf(createParaminfoStub());
const bytesOf = (value: object): Uint8Array => new TextEncoder().encode(JSON.stringify(value));
const PROTOCOL = bytesOf({ requestDefaults: {}, roots: [], undocumented: {} });

async function infos(modules: string): Promise<readonly JsonObject[]> {
  const { paraminfo } = await client.get({ action: "paraminfo", modules });
  const list = isJsonObject(paraminfo) ? paraminfo["modules"] : undefined;
  return Array.isArray(list) ? list.filter(isJsonObject) : [];
}

async function paths(modules: string): Promise<readonly unknown[]> {
  return (await infos(modules)).map(({ path }) => path);
}

describe("action=paraminfo", () => {
  it.each([1, 2])(
    "describes modules so that the same descriptors follow, in format version %d",
    async (formatversion) => {
      const { modules } = catalogueApi();
      const request = { action: "paraminfo", modules: "main|json|query|query+**", formatversion };
      const spec = { file: "pulled.json", bytes: bytesOf(await client.get(request)) };
      const protocol = { file: "protocol.json", bytes: PROTOCOL };
      const read = model({
        kind: "catalogue",
        name: "wiki",
        source: "pulled.json",
        spec,
        protocol,
      });
      expect(read.diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
      if (read.value?.kind !== "catalogue") throw new Error("The response is no catalogue.");
      const again = apiOf(read.value).modules;
      expect([...again.keys()].toSorted()).toEqual([...modules.keys()].toSorted());
      for (const [path, module] of again) {
        const { rows: _rows, version: _version, ...descriptor } = module;
        expect(modules.get(path), path).toMatchObject(descriptor);
        expect(Object.keys(descriptor.params)).toEqual(
          Object.keys(modules.get(path)?.params ?? {}),
        );
      }
    },
  );

  it("lists the modules below one, each once, in the order of the request", async () => {
    const below = await paths("json|query+*|query+info");
    expect(below.slice(0, 2)).toEqual(["json", "query+allcategories"]);
    expect(below.filter((path) => path === "query+info")).toHaveLength(1);
    expect(await paths("main+**")).toEqual(
      expect.arrayContaining(["login", "query", "query+tokens"]),
    );
    expect(await paths("query info|query *")).toEqual(await paths("query+info|query+*"));
  });

  it("has the texts of the catalogue as HTML", async () => {
    const request = { action: "paraminfo", modules: "query+allpages", helpformat: "html" };
    expect(await client.get(request)).toMatchObject({
      paraminfo: {
        modules: [
          {
            description: "Lists the pages in a namespace by title.",
            helpurls: ["https://www.mediawiki.org/wiki/API:Allpages"],
            examples: [],
          },
        ],
      },
    });
    await client.get({ action: "paraminfo", modules: "query+allpages", helpformat: "raw" });
    expect(client.last().headers["mediawiki-api-error"]).toBe("badvalue");
  });
});
