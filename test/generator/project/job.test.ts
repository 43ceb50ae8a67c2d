import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  configFrom,
  configJob,
  jobCommand,
  labelOf,
  projectFolder,
  specJob,
  specName,
  withDialect,
  withStrictness,
  withTargets,
} from "../../../generator/project/job.js";
import { writeFiles } from "../support/files.js";
import { scratchFolder } from "../support/places.js";

describe("the folder of a spec's code", () => {
  it.each([
    ["/x/wiki.json", "wiki"],
    ["/x/My Wiki_2.json", "my-wiki-2"],
    ["/x/alliance/openapi.json", "alliance"],
    ["/x/paraminfo/catalogue.json", "paraminfo"],
    ["/x/wiki/paraminfo.json", "wiki"],
    ["/x/shop/index.yaml", "shop"],
    ["/x/shop/api.yml", "shop"],
    ["/x/2024/catalogue.json", "catalogue"],
    ["/2024-wiki.json", "wiki"],
    ["/日本.json", "spec"],
    ["/x/Été wiki.json", "ete-wiki"],
    ["/x/E\u0301te\u0301 wiki.json", "ete-wiki"],
    ["/Île/catalogue.json", "ile"],
    ["/x/\u0130zmir.json", "izmir"],
    ["/x/..hidden.json", "hidden"],
    ["/x/con.json", "x"],
    ["/x/aux.openapi.json", "aux-openapi"],
    ["/x/Com1 .json", "x"],
    ["/nul/openapi.json", "openapi"],
    ["/prn.json", "spec"],
  ])("for %s is %s", (path, name) => {
    expect(specName(path)).toBe(name);
  });
});

describe("the job of a configuration", () => {
  const job = configJob(
    "/home/project/paramsmith.config.json",
    { specs: [{ file: "spec/a.json" }, { file: "../b.json", name: "c", protocol: "p.json" }] },
    "/home/project/src",
  );

  it("has paths relative to the file, and names them for who stands elsewhere", () => {
    expect(job).toMatchObject({
      out: "/home/project/generated",
      outLabel: "/home/project/generated",
      importExtension: ".js",
      // The file does not exist, so that a search finds another one or none.
      args: "--config /home/project/paramsmith.config.json",
      config: "/home/project/paramsmith.config.json",
    });
  });

  it("names specs in headers relative to the configuration, whatever folder it is started in", () => {
    expect(job.specs).toStrictEqual([
      {
        name: "a",
        source: "spec/a.json",
        label: "/home/project/spec/a.json",
        file: "/home/project/spec/a.json",
        project: "/home/project",
      },
      {
        name: "c",
        source: "../b.json",
        label: "/home/b.json",
        file: "/home/b.json",
        project: "/home/project",
        protocol: "/home/project/p.json",
      },
    ]);
  });
});

describe("a job with other options", () => {
  const job = configJob("/p/paramsmith.config.json", { specs: [{ file: "a.json" }] }, "/p/src");
  const bare = { ...job, args: "" };
  const [spec] = job.specs;

  it("has a dialect for each spec, and for its commands", () => {
    const args = "--config /p/paramsmith.config.json --dialect spring-data-rest";
    const specs = [{ ...spec, dialect: "spring-data-rest" }];
    expect(withDialect(job, "spring-data-rest")).toStrictEqual({ ...job, args, specs });
    expect(withDialect(bare, "spring-data-rest").args).toBe("--dialect spring-data-rest");
    expect(withDialect(job, undefined)).toBe(job);
  });

  it("has kinds of code for each spec, and for its commands", () => {
    const args = "--config /p/paramsmith.config.json --targets requests,stub";
    const specs = [{ ...spec, targets: ["requests", "stub"] }];
    expect(withTargets(job, ["requests", "stub"])).toStrictEqual({ ...job, args, specs });
    expect(withTargets(bare, ["requests"]).args).toBe("--targets requests");
    expect(withTargets(job, undefined)).toBe(job);
  });

  it("is strict with each spec, and in its commands", () => {
    const args = "--config /p/paramsmith.config.json --strict";
    expect(withStrictness(job)).toStrictEqual({ ...job, args, specs: [{ ...spec, strict: true }] });
    expect(withStrictness(bare).args).toBe("--strict");
  });

  it("has a configuration whose path starts from the output", () => {
    expect(configFrom(job)).toBe("../paramsmith.config.json");
    expect(configFrom(specJob(["a.json"], "out", "/p"))).toBeUndefined();
  });
});

describe("a path in a message", () => {
  it.each([
    ["/a/b/c.json", "/a", "b/c.json"],
    ["/a/c.json", "/a", "c.json"],
    ["/a", "/a", "."],
    ["/b/c.json", "/a", "/b/c.json"],
    ["/c.json", "/a/b", "/c.json"],
  ])("%s is in %s shown as %s", (path, cwd, label) => {
    expect(labelOf(path, cwd)).toBe(label);
  });
});

describe("the folder of a project", () => {
  it("is that of the nearest configuration, or else the given one", () => {
    const folder = scratchFolder();
    writeFiles(folder, [
      { path: "a/paramsmith.config.json", text: "{}" },
      { path: "a/b/c.txt", text: "" },
    ]);
    expect(projectFolder(join(folder, "a", "b"))).toBe(join(folder, "a"));
    expect(projectFolder(folder)).toBe(folder);
  });
});

describe("the job of the command line", () => {
  it("names specs in headers by their base names, and in messages as they were given", () => {
    const job = specJob(["../x/wiki.json"], "out", "/home/project");
    expect(job).toMatchObject({ out: "/home/project/out", outLabel: "out" });
    expect(job.specs).toStrictEqual([
      {
        name: "wiki",
        source: "wiki.json",
        label: "../x/wiki.json",
        file: "/home/x/wiki.json",
        project: "/home/project",
      },
    ]);
  });

  it("has a command that can be pasted into a shell", () => {
    const job = specJob(["a.json", "my wiki's.json"], "generate", "/");
    const args = String.raw`--spec a.json --spec 'my wiki'\''s.json' --out generate`;
    expect(jobCommand(job, "generate")).toBe(`paramsmith generate ${args}`);
    expect(jobCommand(job, "check")).toBe(`paramsmith check ${args}`);
  });

  it("needs no arguments for the configuration that commands find", () => {
    const cwd = join(import.meta.dirname, "..", "..", "..");
    const file = join(cwd, "paramsmith.config.json");
    expect(jobCommand(configJob(file, { specs: [{ file: "a.json" }] }, cwd), "check")).toBe(
      "paramsmith check",
    );
  });
});
