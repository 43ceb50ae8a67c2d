import { describe, expect, it } from "vitest";
import { narrowResult } from "../../../../generator/spec/catalogue/result-version.js";
import { lowerResult } from "../../../../generator/spec/catalogue/result.js";
import { versionOf } from "../../../../generator/spec/model/server-versions.js";
import { fieldsIn } from "../../../../generator/spec/model/result-fields.js";
import { model } from "../../support/model.js";
import type { ResultFields } from "../../../../generator/spec/source/types.js";
import { field, inQuery } from "../../support/results.js";
import { catalogue, catalogueInput, module } from "../../support/specs.js";

const [V39, V43, V45] = ["MediaWiki 1.39.17", "MediaWiki 1.43.9", "MediaWiki 1.45.0"] as const;

const FIELDS: ResultFields = {
  all: field("string", { seen: 50 }),
  old: field("string", { seen: 50, servers: [V39] }),
  rare: field("string", { seen: 5, servers: [V39] }),
  middle: field("string", { seen: 50, servers: [V39, V43] }),
  fresh: field("string", { seen: 50, servers: [V43, V45] }),
  nested: field({ list: { record: { inner: field("string", { seen: 50, servers: [V39] }) } } }),
};

/** The names of the fields of a version, and of the fields inside of them. */
function fieldsOn(version: string, servers: readonly [string, ...string[]]): readonly string[] {
  const wanted = versionOf(`MediaWiki ${version}`);
  if (!wanted) throw new Error(version);
  const result = lowerResult(
    { module: "query+a", servers: [...servers], response: inQuery(FIELDS) },
    [],
    undefined,
  );
  const [query] = narrowResult(result, wanted).response;
  return (query ? fieldsIn(query.shape) : []).flatMap(({ name, shape }) => [
    name,
    ...fieldsIn(shape).map((inner) => `${name}.${inner.name}`),
  ]);
}

describe("the result for one version", () => {
  it("lacks what two later versions did not send", () => {
    expect(fieldsOn("1.45", [V39, V43, V45])).toEqual(["all", "rare", "middle", "fresh", "nested"]);
  });

  it("lacks what a later version was the first to send", () => {
    expect(fieldsOn("1.39", [V39, V43, V45])).toEqual([
      "all",
      "old",
      "rare",
      "middle",
      "nested",
      "nested.inner",
    ]);
  });

  it("has what the version before or after it had, if it was not observed", () => {
    const everything = ["all", "old", "rare", "middle", "fresh", "nested", "nested.inner"];
    expect(fieldsOn("1.41", [V39, V43, V45])).toEqual(everything);
    expect(fieldsOn("1.46", [V39, V43, V45])).toEqual(fieldsOn("1.45", [V39, V43, V45]));
    expect(fieldsOn("1.35", [V39, V43, V45])).toEqual(fieldsOn("1.39", [V39, V43, V45]));
  });

  it("has all fields if no other version was observed", () => {
    const everything = ["all", "old", "rare", "middle", "fresh", "nested", "nested.inner"];
    expect(fieldsOn("1.45", [V39])).toEqual(everything);
  });
});

function encode(content: object): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(content));
}

describe("the version of a spec", () => {
  const results = [
    {
      file: "results/a.json",
      bytes: encode({ module: "query+a", servers: [V39, V43, V45], response: inQuery(FIELDS) }),
    },
  ];

  /** The fields of the only module, and the codes of diagnostics. */
  function modelled(version: string | undefined, generator: string | undefined): unknown {
    const { value, diagnostics } = model({
      ...catalogueInput(catalogue(module("a"))),
      results,
      ...(version !== undefined && { version }),
      ...(generator !== undefined && {
        site: { file: "site.json", bytes: encode({ generator, namespaces: [] }) },
      }),
    });
    const operations = value?.kind === "catalogue" ? value.operations : [];
    const [query] = operations.find(({ path }) => path === "query+a")?.result?.response ?? [];
    return {
      names: (query ? fieldsIn(query.shape) : []).map(({ name }) => name),
      codes: diagnostics.map(({ code }) => code),
    };
  }

  const all = ["all", "old", "rare", "middle", "fresh", "nested"];
  const newest = ["all", "rare", "middle", "fresh", "nested"];

  it("is that of the configuration, then that of the wiki", () => {
    expect(modelled(undefined, undefined)).toEqual({ names: all, codes: [] });
    expect(modelled(undefined, "MediaWiki 1.45.0-wmf.3")).toEqual({ names: newest, codes: [] });
    expect(modelled("1.45", undefined)).toEqual({ names: newest, codes: [] });
    expect(modelled("1.45", "MediaWiki 1.39.1")).toEqual({ names: newest, codes: [] });
  });

  it("is not known of other software", () => {
    expect(modelled(undefined, "Wikibase 9")).toEqual({ names: all, codes: [] });
  });

  it("is reported if it was not observed and a person chose it", () => {
    expect(modelled("1.60", undefined)).toEqual({ names: newest, codes: ["version-unobserved"] });
    expect(modelled(undefined, "MediaWiki 1.60.0")).toEqual({ names: newest, codes: [] });
  });
});
