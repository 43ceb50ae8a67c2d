import { describe, expect, it } from "vitest";
import { combinedSpec } from "../../../generator/diff/combination.js";
import type { CombinedMember } from "../../../generator/diff/combination.js";
import type { ComparedCatalogue } from "../../../generator/diff/compared-spec.js";
import { lowerResult } from "../../../generator/spec/catalogue/result.js";
import type { ResultFields } from "../../../generator/spec/source/types.js";
import { field } from "../support/results.js";
import { catalogueModel, module, parameter } from "../support/specs.js";
import type { Json } from "../support/specs.js";

const FIELDS: ResultFields = { a: field("string") };

/** A catalogue whose files begin with its name, with results of modules. */
function member(
  name: string,
  modules: readonly Json[],
  known: readonly string[] = [],
  more: Partial<ComparedCatalogue> = {},
): CombinedMember {
  const model = catalogueModel(...modules);
  const found = model.operations.flatMap((each) => {
    if (!known.includes(each.path)) return [];
    const result = lowerResult({ module: each.path, servers: ["A"], response: FIELDS }, [], each);
    const origin = { file: `${name}-results.json`, pointer: `/${each.name}` };
    return [[each.path, { result, origin, module: each }] as const];
  });
  return {
    file: `${name}.json`,
    spec: {
      kind: "catalogue",
      model,
      file: `${name}.json`,
      protocol: `${name}-protocol.json`,
      ...(known.length > 0 && {
        results: {
          modules: new Map(found),
          corrections: [
            { module: known[0] ?? "", at: [name], field: field("string"), reason: "B" },
          ],
        },
      }),
      locate: ({ file, pointer }) => ({ file: `${name}: ${file}${pointer}`, line: 1, column: 1 }),
      ...more,
    },
  };
}

function site(file: string, ...numbers: readonly number[]): Pick<ComparedCatalogue, "site"> {
  const namespaces = numbers.map((id) => ({
    id,
    name: `${file} ${id}`,
    origin: { file, pointer: `/${id}` },
  }));
  return { site: { file, generator: "MediaWiki 1.0", namespaces } };
}

function combined(
  how: "union" | "intersection",
  ...members: readonly CombinedMember[]
): ComparedCatalogue {
  const { value, diagnostics } = combinedSpec(how, members);
  expect(diagnostics).toEqual([]);
  if (!value) throw new Error("Nothing was combined.");
  return value;
}

const [A, B] = [module("a", [], { prefix: "ax" }), module("b", [], { prefix: "bx" })];

describe("a combination of catalogues", () => {
  it("has the results of all, with the place of the first", () => {
    const { results, model } = combined(
      "union",
      member("one", [A, B], ["query+b"]),
      member("two", [A, B], ["query+a", "query+b"]),
    );
    expect([...(results?.modules ?? [])].map(([path, { origin }]) => [path, origin])).toEqual([
      ["query+a", { file: "two-results.json", pointer: "/a" }],
      ["query+b", { file: "one-results.json", pointer: "/b" }],
    ]);
    for (const [path, { result, module: of }] of results?.modules ?? []) {
      const own = model.operations.find((each) => each.path === path);
      expect(of).toBe(own);
      expect(result).toBe(own?.result);
    }
    expect(results?.corrections.map(({ at }) => at)).toEqual([["one"], ["two"]]);
  });

  it("has no results if none has", () => {
    expect(combined("union", member("one", [A]), member("two", [B])).results).toBeUndefined();
  });

  it("has the namespaces of the first that knows them", () => {
    const withSite = (name: string, ...numbers: readonly number[]) => {
      const made = member(name, [A], [], site(`${name}-site.json`, ...numbers));
      if (made.spec.kind !== "catalogue") throw new Error("This is no catalogue.");
      return {
        ...made,
        spec: { ...made.spec, model: { ...made.spec.model, namespaces: numbers } },
      };
    };
    const found = combined("union", withSite("one", 0, 1), withSite("two", 1, 2)).site;
    expect(found?.file).toBe("one-site.json");
    expect(found?.generator).toBeUndefined();
    expect(found?.namespaces.map(({ name }) => name)).toEqual([
      "one-site.json 0",
      "one-site.json 1",
      "two-site.json 2",
    ]);
    expect(combined("union", member("one", [A]), member("two", [A])).site).toBeUndefined();
  });

  it("finds a place in the catalogue with the file", () => {
    const { locate, file } = combined(
      "union",
      member("one", [A], ["query+a"]),
      member("two", [B], ["query+b"], site("two-site.json", 0)),
    );
    expect(file).toBe(combined("union", member("one", [A]), member("two", [B])).model.source);
    const at = (name: string) => locate({ file: name, pointer: "/p" }).file;
    for (const name of ["one.json", "one-protocol.json", "one-results.json"])
      expect(at(name)).toBe(`one: ${name}/p`);
    for (const name of ["two.json", "two-protocol.json", "two-results.json", "two-site.json"])
      expect(at(name)).toBe(`two: ${name}/p`);
    expect(at("one-site.json")).toBe("one-site.json");
  });

  it("is none of what cannot be combined", () => {
    const { value, diagnostics } = combinedSpec("union", [
      member("one", [module("a", [parameter("x")])]),
      member("two", [module("a", [parameter("x")], { prefix: "other" })]),
    ]);
    expect(diagnostics.map(({ severity }) => severity)).toEqual(diagnostics.map(() => "error"));
    expect(value?.model.operations.some(({ path }) => path === "query+a")).not.toBe(true);
  });
});
