import { describe, expect, it } from "vitest";
import { createParaminfoStub } from "../../../../generated/paraminfo/stub.js";
import { catalogueApi as apiOf } from "../../../../generator/inspect/catalogue-api.js";
import { model } from "../../../generator/support/model.js";
import { isJsonObject } from "../../../../templates/runtime/model/json.js";
import type { JsonObject } from "../../../../templates/runtime/model/json.js";
import { catalogueApi } from "../../../generator/inspect/catalogue-api.js";
import { clientOf } from "../actions/stub-client.js";

const PROTOCOL = new TextEncoder().encode(
  JSON.stringify({ requestDefaults: {}, roots: [], undocumented: {} }),
);
const client = clientOf(createParaminfoStub());

async function infos(modules: string, more: object = {}): Promise<readonly JsonObject[]> {
  const { paraminfo } = await client.get({ action: "paraminfo", modules, ...more });
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
      const response = await client.get({
        action: "paraminfo",
        modules: "main|json|query|query+**",
        formatversion,
      });
      const spec = {
        file: "pulled.json",
        bytes: new TextEncoder().encode(JSON.stringify(response)),
      };
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

  it("names the modules that parameters select", async () => {
    const [query] = await infos("query");
    const parameters = query?.["parameters"];
    expect(parameters).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          name: "meta",
          submodules: expect.objectContaining({ tokens: "query+tokens" }),
        }),
        expect.objectContaining({
          name: "generator",
          submoduleparamprefix: "g",
          submodules: expect.objectContaining({ allpages: "query+allpages" }),
        }),
      ]),
    );
    const [main] = await infos("main");
    expect(main).not.toHaveProperty("group");
    expect(main?.["parameters"]).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          submodules: {
            checktoken: "checktoken",
            clientlogin: "clientlogin",
            compare: "compare",
            expandtemplates: "expandtemplates",
            feedcontributions: "feedcontributions",
            feedwatchlist: "feedwatchlist",
            help: "help",
            login: "login",
            logout: "logout",
            opensearch: "opensearch",
            paraminfo: "paraminfo",
            parse: "parse",
            query: "query",
            rsd: "rsd",
            validatepassword: "validatepassword",
          },
        }),
        expect.objectContaining({
          submodules: {
            json: "json",
            jsonfm: "jsonfm",
            none: "none",
            php: "php",
            phpfm: "phpfm",
            rawfm: "rawfm",
            xml: "xml",
            xmlfm: "xmlfm",
          },
        }),
      ]),
    );
  });

  it("describes the actions of the stub", async () => {
    expect(await infos("logout")).toEqual([
      expect.objectContaining({
        mustbeposted: true,
        parameters: [
          expect.objectContaining({
            name: "token",
            required: true,
            tokentype: "csrf",
            sensitive: true,
          }),
        ],
      }),
    ]);
  });

  it("lists the modules below one, each once, in the order of the request", async () => {
    const below = await paths("json|query+*|query+info");
    expect(below.slice(0, 2)).toEqual(["json", "query+allcategories"]);
    expect(below.filter((path) => path === "query+info")).toHaveLength(1);
    expect(await paths("main+**")).toEqual(
      expect.arrayContaining(["login", "query", "query+tokens"]),
    );
  });

  // Observed on MediaWiki 1.39 and 1.45.
  it.each(["nosuch", "query+nosuch", "login+x", "a+b", "login+*", "main+json"])(
    "warns of %s, and omits the list of modules",
    async (modules) => {
      expect(await client.get({ action: "paraminfo", modules, errorformat: "none" })).toEqual({
        warnings: [{ code: "badmodule", module: "paraminfo" }],
        paraminfo: { helpformat: "none" },
      });
    },
  );

  it("has the texts of the catalogue as HTML, wikitext and messages", async () => {
    const [html] = await infos("query+allpages", { helpformat: "html" });
    expect(html).toMatchObject({
      description: "Lists the pages of a namespace in the order of their titles.",
      helpurls: ["https://www.mediawiki.org/wiki/API:Allpages"],
      examples: [],
    });
    const [raw] = await infos("query+allpages", { helpformat: "raw" });
    expect(raw).toMatchObject({
      description: [
        {
          key: "rawmessage",
          params: ["Lists the pages of a namespace in the order of their titles."],
        },
      ],
    });
    expect(await infos("query+allpages", { helpformat: "wikitext" })).toMatchObject([
      { description: "Lists the pages of a namespace in the order of their titles." },
    ]);
  });

  it("describes modules by deprecated parameters in members of their own", async () => {
    const given = { querymodules: "info", formatmodules: "json", mainmodule: 1, pagesetmodule: 1 };
    const { paraminfo } = await client.get({ action: "paraminfo", ...given, errorformat: "none" });
    expect(paraminfo).toMatchObject({
      querymodules: [{ path: "query+info", querytype: "prop" }],
      formatmodules: [{ path: "json" }],
      mainmodule: { path: "main" },
      pagesetmodule: { prefix: "" },
    });
    expect(paraminfo).not.toHaveProperty("modules");
  });
});
