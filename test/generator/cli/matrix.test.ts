import { describe, expect, it } from "vitest";
import { writeFiles } from "../support/files.js";
import { runInProcess } from "../support/in-process.js";
import { REPOSITORY, scratchFolder } from "../support/places.js";
import { catalogue, module, parameter } from "../support/specs.js";

function wiki(values: readonly string[]): string {
  return JSON.stringify(catalogue(module("things", [parameter("dir", values)])));
}

/** A folder with two wikis of the same file name, and a configuration of both. */
function fleet(): string {
  const folder = scratchFolder();
  writeFiles(folder, [
    { path: "a/catalogue.json", text: wiki(["up", "down"]) },
    { path: "b/catalogue.json", text: wiki(["up"]) },
    {
      path: "paramsmith.config.json",
      text: JSON.stringify({ specs: [{ file: "a" }, { file: "b" }] }),
    },
  ]);
  return folder;
}

describe("paramsmith matrix", () => {
  it("compares the specs of the configuration, or named ones", async () => {
    const folder = fleet();
    const { code, out } = await runInProcess(folder, ["matrix"]);
    expect(code).toBe(0);
    expect(out).toBe(
      [
        "              a    b",
        "query+things",
        "    dir=down  yes  -",
        "",
        "2 specs, 1 module and 1 row.",
        "",
      ].join("\n"),
    );
    expect((await runInProcess(folder, ["matrix", "b", "a"])).out).toContain("dir=down  -  yes");
    expect((await runInProcess(folder, ["matrix", "b", "b/catalogue.json"])).out).toBe(
      "2 specs without differences.\n",
    );
  });

  it("shows one row for a module that only some specs have, and compares its parts in these", async () => {
    const folder = fleet();
    writeFiles(folder, [{ path: "c.json", text: JSON.stringify(catalogue(module("others"))) }]);
    const { out } = await runInProcess(folder, ["matrix", "a", "b", "c.json"]);
    expect(out.replaceAll(/ {2,}/g, " | ").split("\n")).toEqual([
      " | a | b | c",
      "query+things | list, prefix things | list, prefix things | -",
      " | dir=down | yes | - | -",
      "query+others | - | - | list, prefix others",
      "",
      "3 specs, 2 modules and 3 rows.",
      "",
    ]);
  });

  it("shows all rows on request", async () => {
    const { out } = await runInProcess(fleet(), ["matrix", "--all"]);
    expect(out).toMatch(/^ {4}dir=up +yes +yes$/m);
    expect(out).toMatch(/^query\+things +list/m);
  });

  it.each([
    ["markdown", "| value | dir=down | yes | - |"],
    ["html", '<th scope="row">dir=down</th><td>yes</td>'],
    ["json", '"name":"dir=down","cells":[{"kind":"present","text":"yes"},{"kind":"absent"}]'],
  ])("prints %s", async (format, part) => {
    const { code, out } = await runInProcess(fleet(), ["matrix", "--format", format]);
    expect(code).toBe(0);
    expect(out).toContain(part);
  });

  it("compares the shipped specs, catalogue and OpenAPI document", async () => {
    const { code, out } = await runInProcess(REPOSITORY, [
      "matrix",
      "spec/alliance",
      "spec/alliance",
    ]);
    expect(code).toBe(0);
    expect(out).toBe("2 specs without differences.\n");
  });

  it("reports a spec with an error, and one that is missing", async () => {
    const folder = fleet();
    writeFiles(folder, [{ path: "c.json", text: "{}" }]);
    expect((await runInProcess(folder, ["matrix", "a", "c.json"])).code).toBe(1);
    expect((await runInProcess(folder, ["matrix", "a", "d.json"])).code).toBe(2);
  });
});
