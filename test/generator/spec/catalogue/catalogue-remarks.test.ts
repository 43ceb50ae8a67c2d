import { describe, expect, it } from "vitest";
import { lowerCatalogue } from "../../../../generator/spec/catalogue/lower.js";
import type { Catalogue } from "../../../../generator/spec/source/types.js";

/** What MediaWiki writes about a module for readers. */
const TEXTS = {
  classname: "MediaWiki\\Api\\ApiQueryThing",
  source: "MediaWiki",
  sourcename: "mediawiki-name",
  licensetag: "GPL-2.0-or-later",
  licenselink: "https://wiki.test/License",
  helpurls: ["https://wiki.test/Thing"],
  description: "A thing.",
  examples: [{ query: "action=query&list=thing", description: "Things" }],
};

/** A module with every member that MediaWiki's `paraminfo` writes. */
const MODULE = {
  name: "thing",
  path: "query+thing",
  group: "list",
  prefix: "t",
  readrights: "",
  writerights: "",
  mustbeposted: "",
  generator: "",
  deprecated: "",
  internal: "",
  dynamicparameters: true,
  parameters: [],
  templatedparameters: [],
} as const;

function lowered(more: object, of: object = {}, beside: object = {}) {
  const paraminfo = { helpformat: "none", modules: [{ ...MODULE, ...more }], ...of };
  const catalogue: Catalogue = JSON.parse(JSON.stringify({ paraminfo, ...beside }));
  const document = {
    file: "catalogue.json",
    value: catalogue,
    locate: (pointer: string) => ({ file: pointer, line: 1, column: 1 }),
  };
  const input = { name: "wiki", source: "catalogue.json", catalogue: document };
  return {
    without: lowerCatalogue(input),
    with: lowerCatalogue({ ...input, withIgnoredKeys: true }),
  };
}

const NONE = { texts: {}, unknown: {}, inert: {} };

describe("the remarks of a catalogue", () => {
  it("are no members that code is generated from", () => {
    const { with: model } = lowered(
      {},
      {},
      { $schema: "a.json", batchcomplete: true, warnings: {} },
    );
    expect(model.remarks).toEqual({ document: NONE, paraminfo: NONE, corrections: [] });
    expect(model.operations.map(({ remarks }) => remarks)).toEqual([NONE]);
  });

  it("are the texts about a module for readers", () => {
    const { with: model } = lowered(TEXTS);
    expect(model.operations.map(({ remarks }) => remarks)).toEqual([{ ...NONE, texts: TEXTS }]);
  });

  it("are members that are not known, where they stand", () => {
    const { with: model } = lowered({ "x-module": 1 }, { "x-paraminfo": 2 }, { "x-document": 3 });
    expect(model.remarks).toEqual({
      document: { ...NONE, unknown: { "x-document": 3 } },
      paraminfo: { ...NONE, unknown: { "x-paraminfo": 2 } },
      corrections: [],
    });
    expect(model.operations.map(({ remarks }) => remarks)).toEqual([
      { ...NONE, unknown: { "x-module": 1 } },
    ]);
  });

  it("are kept on request only", () => {
    const { without } = lowered(TEXTS, { a: 1 }, { b: 2 });
    expect(Object.hasOwn(without, "remarks")).toBe(false);
    expect(without.operations.some((each) => Object.hasOwn(each, "remarks"))).toBe(false);
  });
});
