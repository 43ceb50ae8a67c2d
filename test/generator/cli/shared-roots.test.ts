import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { writeFiles } from "../support/files.js";
import { runInProcess } from "../support/in-process.js";
import { scratchFolder } from "../support/places.js";
import { catalogue, module, parameter } from "../support/specs.js";
import type { Json } from "../support/specs.js";

function action(name: string): Json {
  return module(name, [], { path: name, group: "action", prefix: "" });
}

/** The catalogue of a wiki whose `main` selects these actions. */
function wiki(...actions: readonly string[]): string {
  const parameters = [parameter("action", actions), parameter("format"), parameter("errorformat")];
  return JSON.stringify(catalogue({ name: "main", path: "main", prefix: "", parameters }));
}

/** Two catalogues, one of which uses the root modules of the other. */
function project(config: Json = {}): string {
  const folder = scratchFolder();
  const specs = [{ file: "tools.json", roots: "wiki.json" }, { file: "wiki.json" }];
  writeFiles(folder, [
    { path: "wiki.json", text: wiki("query", "greet") },
    { path: "tools.json", text: JSON.stringify(catalogue(action("greet"))) },
    { path: "paramsmith.config.json", text: JSON.stringify({ out: "out", specs, ...config }) },
  ]);
  return folder;
}

describe("a catalogue with the root modules of another one", () => {
  it("has no files of its own for them, which `check` compares", async () => {
    const folder = project();
    expect(await runInProcess(folder, ["generate"])).toMatchObject({ code: 0, err: "" });
    const files = ["main.ts", "query.ts", "json.ts", "options.ts", "greet.ts"];
    expect(files.filter((file) => existsSync(join(folder, "out", "tools", file)))).toEqual([
      "greet.ts",
    ]);
    expect(await runInProcess(folder, ["check"])).toMatchObject({ code: 0 });
    writeFiles(folder, [{ path: "wiki.json", text: wiki("query", "greet", "wave") }]);
    const { code, out } = await runInProcess(folder, ["check"]);
    expect(code).toBe(1);
    expect(out).toContain("out/wiki/main.ts");
    expect(await runInProcess(folder, ["generate"])).toMatchObject({ code: 0 });
    expect(readFileSync(join(folder, "out", "wiki", "main.ts"), "utf8")).toContain('"wave"');
  });

  it("loses no action that these do not select", async () => {
    const folder = project();
    writeFiles(folder, [{ path: "wiki.json", text: wiki("query") }]);
    const { code, err } = await runInProcess(folder, ["generate"]);
    expect(code).toBe(1);
    expect(err).toContain("tools.json:1:");
    expect(err).toContain(
      'error[roots-lack-module]: the root modules of "wiki.json" do not select the module "greet"',
    );
  });

  it("is inspected with them, and imports the code of each folder", async () => {
    const { out } = await runInProcess(project(), ["inspect", "action=greet&format=json&x=1"]);
    expect(out).toContain('from "./out/tools/greet.js"');
    expect(out).toContain("x");
  });
});
