import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { writeFiles } from "../support/files.js";
import { runInProcess } from "../support/in-process.js";
import { REPOSITORY, scratchFolder } from "../support/places.js";
import { catalogue, module, parameter } from "../support/specs.js";

const WIKI = catalogue(module("allpages", [parameter("limit", "string")], { prefix: "ap" }));

const REQUEST = "action=query&list=allpages&aplimit=5";

/** A folder with a catalogue, and a configuration of it. */
function project(config: object): string {
  const folder = scratchFolder();
  writeFiles(folder, [
    { path: "spec/wiki.json", text: JSON.stringify(WIKI) },
    { path: "other.json", text: JSON.stringify(WIKI) },
    { path: "paramsmith.config.json", text: JSON.stringify(config) },
  ]);
  return folder;
}

/** What the code that `inspect` prints imports its builder from. */
async function importedFrom(
  folder: string,
  ...words: readonly string[]
): Promise<string | undefined> {
  const { out } = await runInProcess(folder, ["inspect", REQUEST, ...words]);
  return /^import \{ allpages \} from "(.*)";$/m.exec(out)?.[1];
}

describe("the code that `inspect` prints imports", () => {
  it.each([
    ["from the folder of a configuration", { out: "src/api" }, "./src/api/wiki/allpages", ".js"],
    ["from the folder that is taken without one", {}, "./generated/wiki/allpages", ".js"],
    ["as other imports end", { importExtension: ".ts" }, "./generated/wiki/allpages", ".ts"],
    ["as other imports end", { importExtension: "" }, "./generated/wiki/allpages", ""],
    ["from above the configuration", { out: "../x" }, "../x/wiki/allpages", ".js"],
    ["from a hidden folder", { out: ".api" }, "./.api/wiki/allpages", ".js"],
    ["from the configuration's own folder", { out: "." }, "./wiki/allpages", ".js"],
  ])("%s", async (_, config, path, ending) => {
    const folder = project({ specs: [{ file: "spec/wiki.json" }], ...config });
    expect(await importedFrom(folder)).toBe(path + ending);
  });

  it("what `generate` writes, also from a folder below and under a name of its own", async () => {
    const folder = project({ specs: [{ file: "spec/wiki.json", name: "my-wiki" }], out: "src" });
    mkdirSync(join(folder, "below"));
    const from = await importedFrom(join(folder, "below"));
    expect(from).toBe("./src/my-wiki/allpages.js");
    expect((await runInProcess(folder, ["generate"])).code).toBe(0);
    expect(existsSync(join(folder, "src", "my-wiki", "allpages.ts"))).toBe(true);
  });

  it("from there too where the configuration has the spec that is named", async () => {
    const folder = project({ specs: [{ file: "spec/wiki.json", name: "my-wiki" }] });
    expect(await importedFrom(folder, "--spec", "spec/wiki.json")).toBe(
      "./generated/my-wiki/allpages.js",
    );
  });

  it("from the output folder where nothing says which that is", async () => {
    const folder = project({ specs: [{ file: "spec/wiki.json" }] });
    expect(await importedFrom(folder, "--spec", "other.json")).toBe("./other/allpages.js");
  });

  it("from there also where the configuration is broken", async () => {
    expect(await importedFrom(project({ specs: 1 }), "--spec", "other.json")).toBe(
      "./other/allpages.js",
    );
  });

  it("from the package where the spec ships with it", async () => {
    expect(await importedFrom(REPOSITORY)).toBe("paramsmith/paraminfo/allpages");
    const shipped = join(REPOSITORY, "spec", "paraminfo");
    expect(await importedFrom(scratchFolder(), "--spec", shipped)).toBe(
      "paramsmith/paraminfo/allpages",
    );
  });

  it("from a project's own code of a spec that ships", async () => {
    const file = join(REPOSITORY, "spec", "paraminfo");
    expect(await importedFrom(project({ specs: [{ file }] }))).toBe(
      "./generated/paraminfo/allpages.js",
    );
  });
});
