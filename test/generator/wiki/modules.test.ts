import { describe, expect, it } from "vitest";
import type { Client } from "../../../generator/wiki/client.js";
import type { UnknownObject } from "../../../generator/base/json.js";
import { parsePatterns, fetchModules } from "../../../generator/wiki/pull-modules.js";
import { parameter } from "../support/specs.js";

/** Modules by path, with the paths of their submodules by name. */
type Tree = Readonly<Record<string, Readonly<Record<string, string>>>>;

const AT = { file: "wiki.example", line: 1, column: 1 };

function moduleAt(path: string, tree: Tree): object {
  const submodules = tree[path] ?? {};
  const name = path.slice(path.lastIndexOf("+") + 1);
  const values = Object.keys(submodules);
  const own = values.length > 0 ? [parameter("list", values, { submodules })] : [];
  return { name, path, prefix: "", parameters: [...own, parameter("other")] };
}

/** What is fetched from a wiki with these modules. */
async function fetched(
  wanted: readonly string[],
  tree: Tree,
  respond = (paraminfo: UnknownObject): UnknownObject | undefined => ({ paraminfo }),
): Promise<object> {
  const requests: unknown[] = [];
  const progress: string[] = [];
  const client: Client = {
    request: async (parameters, members) => {
      requests.push([parameters, members]);
      const paths = (parameters["modules"] ?? "").split("|");
      const known = paths.filter((path) => Object.hasOwn(tree, path));
      const modules = [...known, "unasked"].map((path) => moduleAt(path, tree));
      return { value: respond({ helpformat: "none", modules }), diagnostics: [] };
    },
    requestBody: () => Promise.reject(new Error("This is no action.")),
  };
  const { value, diagnostics } = await fetchModules({
    client,
    wanted: parsePatterns(wanted),
    helpformat: "none",
    at: AT,
    progress: (line) => void progress.push(line),
  });
  return {
    paths: value?.map(({ path }) => path),
    found: diagnostics.map(
      ({ code, message }) => `${code} ${/"(.*?)"/.exec(message)?.[1] ?? message}`,
    ),
    requests,
    progress,
  };
}

function request(...paths: readonly string[]): unknown {
  return [{ action: "paraminfo", helpformat: "none", modules: paths.join("|") }, ["paraminfo"]];
}

const TREE: Tree = {
  main: { query: "query", edit: "edit" },
  query: { a: "query+a", b: "query+b" },
  edit: {},
  "query+a": { deep: "query+a+deep" },
  "query+b": {},
  "query+a+deep": {},
  json: {},
};

describe("the modules of patterns", () => {
  it("are fetched with their parents and the roots, level by level", async () => {
    expect(await fetched(["query+*"], TREE)).toEqual({
      paths: ["main", "query", "json", "query+a", "query+b"],
      found: [],
      requests: [request("main", "query", "json"), request("query+a", "query+b")],
      progress: ["3 modules, 0 to come on this level", "5 modules, 0 to come on this level"],
    });
    expect(await fetched(["query+**"], TREE)).toMatchObject({
      paths: ["main", "query", "json", "query+a", "query+b", "query+a+deep"],
      requests: [
        request("main", "query", "json"),
        request("query+a", "query+b"),
        request("query+a+deep"),
      ],
    });
  });

  it("are requested in batches of 50", async () => {
    const names = Array.from({ length: 120 }, (_, index) => `m${index}`);
    const paths = names.map((name) => `query+${name}`);
    const tree = {
      main: {},
      json: {},
      query: Object.fromEntries(names.map((name) => [name, `query+${name}`])),
      ...Object.fromEntries(paths.map((path) => [path, {}])),
    };
    expect(await fetched(["query+*"], tree)).toEqual({
      paths: ["main", "query", "json", ...paths],
      found: [],
      requests: [
        request("main", "query", "json"),
        request(...paths.slice(0, 50)),
        request(...paths.slice(50, 100)),
        request(...paths.slice(100)),
      ],
      progress: [
        "3 modules, 0 to come on this level",
        "53 modules, 70 to come on this level",
        "103 modules, 20 to come on this level",
        "123 modules, 0 to come on this level",
      ],
    });
  });

  it("are reported if the wiki does not have them, or their submodules", async () => {
    expect(await fetched(["query+no", "edit+*", "query+b+**"], TREE)).toMatchObject({
      paths: ["main", "query", "json", "edit", "query+b"],
      found: ["unknown-module query+no", "no-submodules edit+*", "no-submodules query+b+**"],
    });
    const { "query+b": _, ...missing } = TREE;
    expect(await fetched(["query+*"], missing)).toMatchObject({
      found: ["module-missing query+b"],
    });
  });

  it("are none of a response that is no catalogue, or of no response", async () => {
    expect(await fetched(["edit"], TREE, () => ({ paraminfo: { modules: [{}] } }))).toMatchObject({
      paths: undefined,
      found: [
        "response-no-catalogue the response does not match the schema of catalogues: /paraminfo/modules/0 must have required property 'name'",
      ],
    });
    expect(await fetched(["edit"], TREE, () => ({ paraminfo: "x" }))).toMatchObject({
      paths: undefined,
      found: [expect.stringMatching(/^response-no-catalogue /)],
    });
    expect(await fetched(["edit"], TREE, () => undefined)).toMatchObject({
      paths: undefined,
      found: [],
    });
  });

  it("are none if the wiki omits the list", async () => {
    expect(
      await fetched(["no"], TREE, () => ({ paraminfo: { helpformat: "none" } })),
    ).toMatchObject({
      paths: [],
      found: ["main", "query", "json", "no"].map((path) => `unknown-module ${path}`),
    });
  });
});
