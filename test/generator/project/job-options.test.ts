import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { configJob, partsOf, specJob } from "../../../generator/project/job.js";
import { writeFiles } from "../support/files.js";
import { scratchFolder } from "../support/places.js";

/** The paths of a spec in a project, from the folder above. */
function pathsOf(name: string): object {
  return {
    name,
    source: `${name}.json`,
    label: `project/${name}.json`,
    file: `/home/project/${name}.json`,
    project: "/home/project",
  };
}

/** A spec in a project, from its folder. */
function specAt(path: string, name: string): object {
  return {
    name,
    source: path,
    label: path,
    file: `/home/project/${path}`,
    project: "/home/project",
  };
}

describe("the options of a configuration", () => {
  const FILE = "/home/project/paramsmith.config.json";

  it("are those of each spec, and of what all have", () => {
    const { specs, ...job } = configJob(
      FILE,
      {
        out: "src/api",
        importExtension: ".ts",
        runtime: "package",
        targets: ["requests"],
        specs: [
          {
            file: "a.json",
            protocol: "p.json",
            version: "1.43",
            dialect: "spring-data-rest",
            int64: "bigint",
            strict: true,
            targets: ["requests", "stub"],
            include: { tags: ["a"] },
            exclude: { tags: ["b"] },
          },
          { file: "b.json", int64: "number", strict: false, include: { tags: ["a"] } },
          { file: "c.json", exclude: { tags: ["b"] } },
          { file: "d.json" },
        ],
      },
      "/home",
    );
    expect(job).toStrictEqual({
      out: "/home/project/src/api",
      outLabel: "project/src/api",
      args: "--config project/paramsmith.config.json",
      importExtension: ".ts",
      runtime: "package",
      config: FILE,
    });
    expect(specs).toStrictEqual([
      {
        ...pathsOf("a"),
        protocol: "/home/project/p.json",
        version: "1.43",
        dialect: "spring-data-rest",
        int64: "bigint",
        strict: true,
        targets: ["requests", "stub"],
        filter: { include: { tags: ["a"] }, exclude: { tags: ["b"] } },
        openApiKeys: ["dialect", "int64", "strict", "include", "exclude"],
      },
      {
        ...pathsOf("b"),
        targets: ["requests"],
        filter: { include: { tags: ["a"] } },
        openApiKeys: ["int64", "strict", "include"],
      },
      {
        ...pathsOf("c"),
        targets: ["requests"],
        filter: { exclude: { tags: ["b"] } },
        openApiKeys: ["exclude"],
      },
      { ...pathsOf("d"), targets: ["requests"] },
    ]);
  });

  it("default to a folder called generated, with a copy of the runtime", () => {
    expect(configJob(FILE, { specs: [{ file: "d.json" }] }, "/home/project/src")).toStrictEqual({
      out: "/home/project/generated",
      outLabel: "/home/project/generated",
      args: `--config ${FILE}`,
      importExtension: ".js",
      runtime: "copy",
      config: FILE,
      specs: [{ ...pathsOf("d"), label: "/home/project/d.json" }],
    });
  });

  it("may combine specs, which have the name of the first and of what combines them", () => {
    const files: [string, string, string] = ["x/a.json", "b.json", "c.json"];
    const { specs } = configJob(
      FILE,
      {
        specs: [
          { files, combine: "union", version: "1.43" },
          { files, combine: "intersection", name: "all" },
          { files, name: "first" },
          { file: "b.json" },
        ],
      },
      "/home/project",
    );
    const others = [specAt("b.json", "b"), specAt("c.json", "c")];
    const source = "x/a.json, b.json, c.json";
    expect(specs).toStrictEqual([
      {
        ...specAt("x/a.json", "union"),
        source,
        version: "1.43",
        combined: {
          how: "union",
          first: "a",
          others: others.map((each) => ({ ...each, version: "1.43" })),
        },
      },
      {
        ...specAt("x/a.json", "all"),
        source,
        combined: { how: "intersection", first: "a", others },
      },
      specAt("x/a.json", "first"),
      specAt("b.json", "b"),
    ]);
    expect(specs.map((spec) => partsOf(spec).map(({ file }) => file.slice(14)))).toStrictEqual([
      files,
      files,
      ["x/a.json"],
      ["b.json"],
    ]);
  });
});

describe("a folder in place of a spec", () => {
  it.each<readonly [readonly string[], string, readonly string[] | undefined]>([
    [["catalogue.json", "openapi.json"], "catalogue.json", undefined],
    [["openapi.json", "openapi.yaml"], "openapi.json", ["catalogue.json"]],
    [["openapi.yaml", "openapi.yml"], "openapi.yaml", ["catalogue.json", "openapi.json"]],
    [["openapi.yml"], "openapi.yml", ["catalogue.json", "openapi.json", "openapi.yaml"]],
  ])("with %j has %s", (present, file, missing) => {
    const folder = scratchFolder();
    writeFiles(
      folder,
      present.map((path) => ({ path: `shop/${path}`, text: "{}" })),
    );
    const spec = {
      name: "shop",
      source: file,
      label: `shop/${file}`,
      file: join(folder, "shop", file),
      project: folder,
      ...(missing && { preferred: missing.map((path) => join(folder, "shop", path)) }),
    };
    expect(specJob(["shop"], "out", folder).specs).toStrictEqual([spec]);
    const config = join(folder, "paramsmith.config.json");
    expect(configJob(config, { specs: [{ file: "shop" }] }, folder).specs).toStrictEqual([
      { ...spec, source: `shop/${file}` },
    ]);
  });
});
