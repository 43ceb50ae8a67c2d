import { beforeAll, describe, expect, it } from "vitest";
import { canonicalCatalogueWithHelp } from "../../generator/wiki/canonical.ts";
import type { Module } from "../../generator/spec/source/types.ts";
import { isJsonObject } from "../../templates/runtime/model/json.ts";
import type { JsonObject } from "../../templates/runtime/model/json.ts";
import { describedCatalogue } from "./catalogue.ts";
import { startFilledWiki, useWiki } from "./server.ts";
import { askBoth, askStub, differenceOf, twinsOf } from "./twins.ts";
import type { Twins } from "./twins.ts";

const wiki = useWiki(() => startFilledWiki("first"));
let twins: Twins;
let catalogue: object;
let paths: readonly string[];

beforeAll(async () => {
  const described = await describedCatalogue(wiki());
  catalogue = described.catalogue;
  paths = [...described.api.modules.keys()];
  twins = await twinsOf(wiki(), { described, messages: "all" });
});

/** The modules of the stub's answers to `action=paraminfo`, as `pull --help-texts` requests them. */
async function stubInfos(): Promise<readonly JsonObject[]> {
  const requests = Array.from({ length: Math.ceil(paths.length / 50) }, (_, index) => {
    const modules = encodeURIComponent(paths.slice(index * 50, index * 50 + 50).join("|"));
    return `action=paraminfo&helpformat=html&formatversion=1&modules=${modules}`;
  });
  const answers = await Promise.all(
    requests.map((request) => askStub(twins.stub, `${request}&format=json`)),
  );
  return answers.flatMap((answer) => {
    const { paraminfo } = isJsonObject(answer) ? answer : {};
    const list = isJsonObject(paraminfo) ? paraminfo["modules"] : [];
    return Array.isArray(list) ? list.filter(isJsonObject) : [];
  });
}

describe("action=paraminfo of the stub", () => {
  it("gives the catalogue with its texts that the wiki gives", async () => {
    const modules = await stubInfos();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form of the API
    const again = canonicalCatalogueWithHelp(modules as unknown as readonly Module[]);
    expect(comparable(again)).toEqual(comparable(catalogue));
  });

  it("finds modules and warns as the wiki does", async () => {
    const compared = await askBoth(
      twins,
      [
        "modules=query%2Bnosuch|tag|tag",
        "modules=nosuch|nosuch2|nosuch",
        "modules=login%2B*|tag%2B**|a%2Bb",
        "modules=query info|query *".replaceAll(" ", "%20"),
        "modules=",
        "helpformat=x",
        "modules=tag&helpformat=",
      ].map((request) => `action=paraminfo&formatversion=2&${request}`),
    );
    const differences = compared.map(differenceOf);
    expect(differences.filter((each) => !isOfClasses(each))).toEqual([]);
  });
});

/** A catalogue without what descriptors do not have: templates of parameters of which each is expanded among them. */
function comparable(whole: object): unknown {
  return JSON.parse(JSON.stringify(whole), (name, value: unknown) => {
    if (name === "parameters" && Array.isArray(value))
      return value.filter((each: { readonly name: string }) => !each.name.endsWith("-main"));
    return OMITTED.has(name) ? undefined : value;
  });
}

const OMITTED: ReadonlySet<string> = new Set([
  "dynamicparameters",
  "index",
  "internal",
  "internalvalues",
  "mustExist",
  "templatedparameters",
  // That of a condition, whose name is compared.
  "text",
]);

/** Whether nothing differs but the names of classes, which the stub does not know, and manuals. */
function isOfClasses(difference: string | undefined): boolean {
  return difference === undefined || /\n  at \S*\/(?:classname|helpurls)/.test(difference);
}
