import { describe, expect, it } from "vitest";
import { createParaminfoStub } from "../../../../generated/paraminfo/stub.js";
import { catalogueApi as apiOf } from "../../../../generator/inspect/catalogue-api.js";
import { model } from "../../../generator/support/model.js";
import type { ParamDescriptor } from "../../../../templates/runtime/model/descriptor.js";
import { isJsonObject } from "../../../../templates/runtime/model/json.js";
import type { JsonObject } from "../../../../templates/runtime/model/json.js";
import { catalogueApi } from "../../../generator/inspect/catalogue-api.js";
import { createWiki } from "../../../../templates/wiki/seed/create-wiki.js";
import { wikiStub } from "../../../../templates/wiki/server/wiki-stub.js";
import { clientOf } from "../actions/stub-client.js";

const PROTOCOL = new TextEncoder().encode(
  JSON.stringify({ requestDefaults: {}, roots: [], undocumented: {} }),
);
const client = clientOf(createParaminfoStub());
const MODULE = {
  name: "go",
  path: "go",
  group: "action",
  prefix: "",
  select: { action: "go" },
  generator: false,
};

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
            login: "login",
            logout: "logout",
            opensearch: "opensearch",
            paraminfo: "paraminfo",
            parse: "parse",
            query: "query",
          },
        }),
        expect.objectContaining({
          submodules: { json: "json" },
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

  it("finds modules with a space for the plus sign", async () => {
    expect(await paths("query info|query *")).toEqual(await paths("query+info|query+*"));
  });

  it("has the texts of the catalogue as HTML", async () => {
    const [html] = await infos("query+allpages", { helpformat: "html" });
    expect(html).toMatchObject({
      description: "Lists the pages of a namespace in the order of their titles.",
      helpurls: ["https://www.mediawiki.org/wiki/API:Allpages"],
      examples: [],
    });
    await infos("query+allpages", { helpformat: "raw" });
    expect(client.last().headers["mediawiki-api-error"]).toBe("badvalue");
  });

  it("has paragraphs, values, items and steps of texts as HTML", async () => {
    const list: ParamDescriptor = { type: "enum", values: ["a", "b", ""], deprecatedvalues: ["b"] };
    const module = { ...MODULE, params: { list } };
    const texts = {
      description: "A `b` & <c>.\n\n- plain\n- no: Nothing.\n1. One.\n12. Two.\nLast.",
      parameters: { list: 'What:\n- a: It `x`.\n- "": None.' },
    };
    const api = { modules: new Map([...catalogueApi().modules, ["go", module]]), rules: {} };
    const described = clientOf(wikiStub({ api, results: [], help: { go: texts } }, createWiki({})));
    const request = { action: "paraminfo", modules: "go", helpformat: "html" };
    const { paraminfo } = await described.get(request);
    expect(paraminfo).toMatchObject({
      modules: [
        {
          description: [
            "<p>A <kbd>b</kbd> &amp; &lt;c&gt;.\n</p>",
            "<ul><li>plain</li>\n<li>no: Nothing.</li></ul>",
            "<ol><li>One.</li>\n<li>Two.</li></ol>",
            "<p>Last.\n</p>",
          ].join("\n"),
          parameters: [
            {
              description: [
                "<p>What:\n</p>",
                '<dl><dt><span dir="ltr" lang="en">a</span></dt>\n<dd>It <kbd>x</kbd>.</dd>',
                '<dt><span dir="ltr" lang="en"></span></dt>\n<dd>None.</dd></dl>',
              ].join("\n"),
              deprecatedvalues: ["b"],
            },
          ],
        },
      ],
    });
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
