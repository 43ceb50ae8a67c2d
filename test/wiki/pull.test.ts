import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pullWithHelp } from "../../generator/wiki/pull.js";
import { catalogue as validateCatalogue } from "../../generator/spec/source/validators.js";
import type { Module } from "../../generator/spec/source/types.js";
import { snapshot } from "../generator/support/files.js";
import { scratchFolder } from "../generator/support/places.js";
import { createParaminfoStub, createWiki } from "../../generated/paraminfo/stub.js";
import type { WikiData } from "../../templates/wiki/data/wiki-data.js";
import { pullInto } from "./pulling.ts";
import { startWiki, useWiki } from "./server.ts";

const wiki = useWiki();

/** A folder with all modules and help texts. */
const pulled = mkdtempSync(join(tmpdir(), "paramsmith-pulled-"));
const everything = { modules: ["main+**"], pull: pullWithHelp };

beforeAll(async () => {
  const outcome = await pullInto(pulled, wiki(), everything);
  expect(outcome).toMatchObject({ exitCode: 0, diagnostics: [] });
});
afterAll(() => {
  rmSync(pulled, { recursive: true, force: true });
});

function modulesIn(folder: string): readonly Module[] {
  const value: unknown = JSON.parse(readFileSync(join(folder, "wiki", "catalogue.json"), "utf8"));
  if (!validateCatalogue(value)) throw new Error("This is no catalogue.");
  return value.paraminfo.modules;
}

describe("pulling from a real wiki", () => {
  it("gives pages and facts that the test wiki responds with", async () => {
    const folder = scratchFolder();
    const outcome = await pullInto(folder, wiki(), {
      modules: ["query+revisions"],
      content: ["Main*"],
    });
    expect(outcome).toMatchObject({ exitCode: 0, diagnostics: [] });
    const content: { readonly wiki: WikiData } = JSON.parse(
      readFileSync(join(folder, "wiki", "content.json"), "utf8"),
    );
    const stub = createParaminfoStub({ wiki: createWiki(content.wiki) });
    const request =
      "action=query&titles=Main_Page&prop=revisions&rvslots=main&rvprop=content|timestamp&meta=siteinfo&siprop=namespaces|magicwords|usergroups&format=json&formatversion=2";
    const response = await stub(new Request(`https://wiki.example/api.php?${request}`));
    expect(await response.json()).toEqual(await wiki().ask(request));
  });

  it("gives the same bytes twice, from another address and in another order", async () => {
    expect(await pullInto(pulled, wiki(), everything)).toMatchObject({ data: { written: [] } });
    const folder = scratchFolder();
    const modules = modulesIn(pulled)
      .map(({ path }) => path)
      .toReversed();
    const elsewhere = await startWiki();
    try {
      await pullInto(folder, elsewhere, { ...everything, modules });
    } finally {
      await elsewhere.stop();
    }
    expect(snapshot(folder)).toEqual(snapshot(pulled));
  });

  it("takes every query module and the roots, and the wiki's own namespaces", async () => {
    const folder = scratchFolder();
    await pullInto(folder, wiki(), { modules: ["query+*"] });
    const modules = modulesIn(folder);
    const roots = ["json", "main", "query"];
    expect(modules.map(({ path }) => path).filter((path) => !path.startsWith("query+"))).toEqual(
      roots,
    );
    const query = modules.find(({ path }) => path === "query");
    const listed = (query?.parameters ?? []).flatMap(({ submodules = {} }) =>
      Object.values(submodules),
    );
    expect(new Set(modules.map(({ path }) => path))).toEqual(new Set([...listed, ...roots]));
    const site: unknown = JSON.parse(readFileSync(join(folder, "wiki", "site.json"), "utf8"));
    expect(site).toMatchObject({
      generator: `MediaWiki ${wiki().version}`,
      namespaces: expect.arrayContaining([
        expect.objectContaining({ id: 4, name: "Paramsmith Wiki", canonical: "Project" }),
      ]),
      // What titles need, of this wiki.
      titles: { language: "en", mainPage: "Main Page" },
    });
  });

  it("holds nothing that tells who asked or where", () => {
    for (const text of Object.values(snapshot(pulled))) {
      expect(text).not.toContain(new URL(wiki().endpoint).host);
      expect(text).not.toMatch(/"(?:limit|classname|licenselink|helpurls)":/);
      expect(text).not.toMatch(/<(?:a|p|kbd|var|samp|li|dt|span)\b/);
    }
  });
});
