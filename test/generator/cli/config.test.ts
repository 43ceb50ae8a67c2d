import { existsSync, mkdirSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { writeFiles } from "../support/files.js";
import { runInProcess } from "../support/in-process.js";
import { scratchFolder } from "../support/places.js";
import { servingIn } from "../support/serving.js";
import { catalogue, openApiDocument, module, parameter } from "../support/specs.js";

/** A project with two configurations, neither with the usual name. */
function project(): string {
  const folder = scratchFolder();
  const wiki = catalogue(module("allpages", [parameter("b", ["c"])], { prefix: "ap" }));
  writeFiles(folder, [
    { path: "spec/wiki/catalogue.json", text: JSON.stringify(wiki) },
    { path: "spec/towns/openapi.json", text: JSON.stringify(openApiDocument()) },
    { path: "config/a.json", text: '{ "specs": [{ "file": "../spec/wiki" }], "out": "../a" }' },
    { path: "config/b.json", text: '{ "specs": [{ "file": "../spec/towns" }], "out": "../b" }' },
  ]);
  return folder;
}

describe("--config", () => {
  it("names the configuration of generate and check, with paths relative to it", async () => {
    const folder = project();
    const { code, out } = await runInProcess(folder, ["generate", "--config", "config/a.json"]);
    expect(code).toBe(0);
    expect(out).toMatch(/^Wrote a: [^]* run paramsmith check --config config\/a\.json in CI\.\n$/);
    expect(readFileSync(join(folder, "a/wiki/allpages.ts"), "utf8")).toContain("allpages");
    expect(await runInProcess(folder, ["check", "--config", "config/a.json"])).toMatchObject({
      code: 0,
    });
    const other = await runInProcess(folder, ["check", "--config", "config/b.json"]);
    expect(other.code).toBe(1);
    expect(other.out).toContain("help: run paramsmith generate --config config/b.json\n");
  });

  it("wins over the one of the folder, and is named in what is wrong with it", async () => {
    const folder = project();
    writeFiles(folder, [
      { path: "paramsmith.config.json", text: '{ "specs": [{ "file": "none.json" }] }' },
      { path: "broken.json", text: '{ "specs": [] }' },
    ]);
    expect(await runInProcess(folder, ["validate", "--config", "config/a.json"])).toMatchObject({
      code: 0,
      out: "spec/wiki/catalogue.json is fine.\n",
    });
    const { code, err } = await runInProcess(folder, ["validate", "--config", "broken.json"]);
    expect(code).toBe(1);
    expect(err).toContain("broken.json:1:3: error[schema-violation]");
  });

  it("is what inspect reads, for a catalogue and for an OpenAPI document", async () => {
    const folder = project();
    const inspect = async (config: string, request: string) =>
      runInProcess(folder, ["inspect", "--config", config, request]);
    expect(await inspect("config/a.json", "action=query&list=allpages&apb=c")).toMatchObject({
      code: 0,
      out: expect.stringContaining('from "../a/wiki/allpages.js"'),
    });
    expect(await inspect("config/b.json", "/list")).toMatchObject({ code: 0 });
    expect(await inspect("config/a.json", "action=query&list=allpages&apb=x")).toMatchObject({
      code: 1,
    });
  });
});

describe("--targets", () => {
  const words = ["--spec", "spec/wiki", "--out", "out"];

  it("selects the code that generate writes and check compares, and is part of the command that messages name", async () => {
    const folder = project();
    const targets = ["--targets", "requests,responses"];
    const generated = await runInProcess(folder, ["generate", ...words, ...targets]);
    expect(generated).toMatchObject({ code: 0, err: "" });
    expect(readdirSync(join(folder, "out/wiki")).toSorted()).toEqual([
      "allpages.ts",
      "index.ts",
      "json.ts",
      "main.ts",
      "options.ts",
      "query.ts",
      "results",
    ]);
    expect(await runInProcess(folder, ["check", ...words, ...targets])).toMatchObject({ code: 0 });
    const more = await runInProcess(folder, ["check", ...words, "--targets", "requests,handlers"]);
    expect(more.code).toBe(1);
    expect(more.out).toContain(
      "help: run paramsmith generate --spec spec/wiki --out out --targets requests,handlers\n",
    );
  });

  it("must be known", async () => {
    const unknown = await runInProcess(project(), ["generate", ...words, "--targets", "readers"]);
    expect(unknown.code).toBe(2);
    expect(unknown.err).toContain(
      '"readers" is not one of requests, validators, parsers, responses, handlers, stub, schemas',
    );
  });

  it("is the key targets in a configuration, of the project or of a spec, where generate refuses the option", async () => {
    const folder = project();
    const specs = [{ file: "spec/towns", targets: ["schemas"] }, { file: "spec/wiki" }];
    const text = JSON.stringify({ specs, targets: ["requests"] });
    writeFiles(folder, [{ path: "paramsmith.config.json", text }]);
    expect(await runInProcess(folder, ["generate"])).toMatchObject({ code: 0, err: "" });
    expect(readdirSync(join(folder, "generated/towns"))).toEqual(["schemas"]);
    expect(existsSync(join(folder, "generated/runtime/client.ts"))).toBe(true);
    expect(existsSync(join(folder, "generated/runtime/server.ts"))).toBe(false);
    const refused = await runInProcess(folder, ["generate", "--targets", "requests"]);
    expect(refused.code).toBe(2);
    expect(refused.err).toContain("targets -> spec");
  });

  it("is checked in a configuration", async () => {
    const folder = project();
    const text = '{ "specs": [{ "file": "spec/wiki" }], "targets": ["readers"] }';
    writeFiles(folder, [{ path: "paramsmith.config.json", text }]);
    const { code, err } = await runInProcess(folder, ["generate"]);
    expect(code).toBe(1);
    expect(err).toContain('must be one of ["requests","validators","parsers"');
  });

  it("removes the code of targets that are no longer chosen, and their files of the runtime", async () => {
    const folder = project();
    const write = (targets: readonly string[]): void => {
      const text = JSON.stringify({ specs: [{ file: "spec/wiki", targets }] });
      writeFiles(folder, [{ path: "paramsmith.config.json", text }]);
    };
    write(["requests", "stub"]);
    await runInProcess(folder, ["generate"]);
    expect(existsSync(join(folder, "generated/runtime/server.ts"))).toBe(true);
    write(["requests"]);
    await runInProcess(folder, ["generate"]);
    expect(existsSync(join(folder, "generated/runtime/server.ts"))).toBe(false);
    expect(existsSync(join(folder, "generated/wiki/stub.ts"))).toBe(false);
    expect(await runInProcess(folder, ["check"])).toMatchObject({ code: 0 });
  });
});

describe("--dialect", () => {
  const SPRING = ["--dialect", "spring-data-rest"];
  const documentOf = ["--spec", "spec/towns", "--out", "out", "--targets", "stub"];

  it("is the dialect of the OpenAPI documents that are generated, and part of the command that messages name", async () => {
    const folder = project();
    const generated = await runInProcess(folder, ["generate", ...documentOf, ...SPRING]);
    expect(generated).toMatchObject({ code: 0, err: "" });
    expect(readFileSync(join(folder, "out/towns/stub.ts"), "utf8")).toContain('"spring-data-rest"');
    const check = ["check", ...documentOf];
    expect(await runInProcess(folder, [...check, ...SPRING])).toMatchObject({ code: 0 });
    expect(await runInProcess(folder, check)).toMatchObject({ code: 1 });
    const plain = await runInProcess(folder, [...check, "--dialect", "plain"]);
    expect(plain.out).toContain(
      "help: run paramsmith generate --spec spec/towns --out out --dialect plain --targets stub\n",
    );
  });

  it("is the key dialect in a configuration, where generate refuses the option", async () => {
    const folder = project();
    const towns = { file: "spec/towns", dialect: "spring-data-rest", targets: ["stub"] };
    const specs = [towns, { file: "spec/wiki" }];
    writeFiles(folder, [{ path: "paramsmith.config.json", text: JSON.stringify({ specs }) }]);
    expect(await runInProcess(folder, ["generate"])).toMatchObject({ code: 0, err: "" });
    expect(readFileSync(join(folder, "generated/towns/stub.ts"), "utf8")).toContain(
      '"spring-data-rest"',
    );
    const refused = await runInProcess(folder, ["generate", ...SPRING]);
    expect(refused.code).toBe(2);
    expect(refused.err).toContain("dialect -> spec");
  });

  it.each([
    ["of named files", ["spec/towns"]],
    ["of a configuration", ["--config", "config/b.json"]],
  ])("is accepted by validate for specs %s, and must be known", async (_, words) => {
    const validate = ["validate", ...words, "--dialect"];
    expect(await runInProcess(project(), [...validate, "spring-data-rest"])).toMatchObject({
      code: 0,
      out: "spec/towns/openapi.json is fine.\n",
    });
    expect((await runInProcess(project(), [...validate, "jsonapi"])).code).toBe(2);
  });

  it.each([
    ["of named files", ["--spec", "spec/towns"]],
    ["of a configuration", ["--config", "config/b.json"]],
  ])("is the dialect of what serve serves for specs %s", async (_, words) => {
    const { url } = await servingIn(project(), ...words, ...SPRING);
    expect(await (await fetch(`${url}/profile`)).json()).toHaveProperty("_links.self");
  });

  it("is the dialect of the shipped OpenAPI document, too, beside the shipped catalogue", async () => {
    const { url, services } = await servingIn(scratchFolder(), ...SPRING);
    expect(services.map(({ name }) => name).toSorted()).toEqual(["alliance", "paraminfo"]);
    expect(await (await fetch(`${url}/alliances`)).json()).toMatchObject({
      _links: { next: { href: `${url}/alliances?page=1&size=20` } },
      page: { size: 20, totalElements: 300, totalPages: 15, number: 0 },
    });
  });
});

describe("serve", () => {
  it.each([
    ["of a configuration", ["--config", "config/b.json"], [{ name: "towns", kind: "openapi" }]],
    ["of a folder", ["--spec", "spec/wiki"], [{ name: "wiki", kind: "catalogue" }]],
  ])("has the specs %s", async (_, words, services) => {
    const { services: found } = await servingIn(project(), ...words);
    expect(found).toMatchObject(services);
  });

  it("has the specs of the folder's configuration, also from a folder below", async () => {
    const folder = project();
    const below = join(folder, "src");
    mkdirSync(below);
    const specs = [
      { file: "spec/towns", name: "places" },
      { file: "spec/wiki", name: "mine" },
    ];
    writeFiles(folder, [{ path: "paramsmith.config.json", text: JSON.stringify({ specs }) }]);
    const { services } = await servingIn(below);
    expect(services.map(({ name }) => name)).toEqual(["places", "mine"]);
  });

  it("has the shipped specs without a configuration", async () => {
    const { services } = await servingIn(scratchFolder());
    expect(services.map(({ name }) => name).toSorted()).toEqual(["alliance", "paraminfo"]);
  });
});
