/** The packs of extensions: each is a complete spec, and applies to a wiki that has its modules. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../templates/runtime/model/json.js";
import { readSpec } from "../../generator/project/inputs.js";
import { NO_CALLBACKS } from "../../generator/project/references.js";
import { specJob } from "../../generator/project/job.js";
import { paramsmith } from "../generator/support/cli.js";
import { writeFiles } from "../generator/support/files.js";
import { model } from "../generator/support/model.js";
import { REPOSITORY, scratchFolder } from "../generator/support/places.js";
import { inShort } from "../generator/support/specs.js";

const FOLDER = join(REPOSITORY, "spec", "extensions");
/** Responses of MediaWiki 1.45.0 with other content than the results were learned from. */
const RECORDED = join(REPOSITORY, "test", "spec", "extensions");
const PACKS = readdirSync(FOLDER, { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map(({ name }) => name);

function modulesOf(folder: string): readonly JsonObject[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form of a catalogue
  const catalogue = JSON.parse(readFileSync(join(folder, "catalogue.json"), "utf8")) as {
    readonly paraminfo: { readonly modules: readonly JsonObject[] };
  };
  return catalogue.paraminfo.modules;
}

/** The folder of a wiki with the modules of core and of extensions, and without results. */
function wikiWith(packs: readonly string[]): string {
  const modules = [
    ...modulesOf(join(REPOSITORY, "spec", "paraminfo")),
    ...packs.flatMap((name) => modulesOf(join(FOLDER, name))),
  ];
  const folder = scratchFolder();
  writeFiles(folder, [
    { path: "catalogue.json", text: JSON.stringify({ paraminfo: { modules } }) },
  ]);
  return folder;
}

/** The codes of the findings in the responses of a file. */
function findings(folder: string, file: string): readonly string[] {
  const words = ["--spec", "catalogue.json", "--exchanges", file, "--format", "json"];
  return paramsmith(folder, "inspect", ...words)
    .out.trimEnd()
    .split("\n")
    .flatMap((line) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form of the command's lines
      const { request, findings: found } = JSON.parse(line) as {
        readonly request: string;
        readonly findings: readonly { readonly code: string; readonly place: string }[];
      };
      return found.map(({ code, place }) => `${code} ${place}: ${request}`);
    });
}

describe("the pack of an extension", () => {
  it.each(PACKS)("%s describes all of its modules and parameters", (name) => {
    const [job] = specJob([join(FOLDER, name)], "out", REPOSITORY).specs;
    const { value } = job ? readSpec(job, NO_CALLBACKS) : {};
    const diagnostics = value ? model(value).diagnostics : [];
    expect(diagnostics.map(inShort).filter((each) => !each.includes("root-wire-name"))).toEqual([]);
    expect(value).toBeDefined();
  });

  it("gives results to a wiki with its modules, which responses of another wiki match", () => {
    const wiki = wikiWith(PACKS);
    const files = readdirSync(RECORDED);
    expect(files.length).toBeGreaterThan(14);
    const lines = files.map((file) => readFileSync(join(RECORDED, file), "utf8"));
    writeFiles(wiki, [{ path: "recorded.jsonl", text: lines.join("") }]);
    expect(findings(wiki, "recorded.jsonl")).toEqual([]);
  });

  it("adds its fields to modules of core, if the wiki has one of its modules", () => {
    const line = {
      request: "action=query&meta=siteinfo&format=json&formatversion=2",
      response: { query: { general: { linter: { high: ["fostered"] } } } },
    };
    const unknown = ["Linter", "Echo"].map((name) => {
      const wiki = wikiWith([name]);
      writeFiles(wiki, [{ path: "recorded.jsonl", text: JSON.stringify(line) }]);
      return findings(wiki, "recorded.jsonl").filter((each) => each.startsWith("unknown-field"));
    });
    expect(unknown.map((each) => each.length)).toEqual([0, 1]);
  });

  it("is what recorded responses widen", () => {
    const wiki = wikiWith(["TextExtracts"]);
    const general = { generator: "MediaWiki 1.45.0", brandnew: 1 };
    const page = { pageid: 1, ns: 0, title: "A", extract: "x", extractnote: 5 };
    const lines = [
      {
        request: "action=query&meta=siteinfo&format=json&formatversion=2",
        response: { query: { general } },
      },
      {
        request: "action=query&prop=extracts&titles=A&format=json&formatversion=2",
        response: { query: { pages: [page] } },
      },
    ].map((line) => JSON.stringify(line));
    writeFiles(wiki, [{ path: "recorded.jsonl", text: lines.join("\n") }]);
    paramsmith(wiki, "learn", "recorded.jsonl", "--out", ".");
    const learned = (name: string): string => readFileSync(join(wiki, "results", name), "utf8");
    const shipped = JSON.stringify({ extract: { is: "string", optional: true, seen: 197 } });
    expect(JSON.stringify(JSON.parse(learned("extracts.json")))).toContain(shipped.slice(1, -1));
    expect(learned("extracts.json")).toContain("extractnote");
    // Linter's field of core is not that of a wiki without Linter.
    expect(learned("siteinfo.json")).toContain("brandnew");
    expect(learned("siteinfo.json")).not.toContain("linter");
  });
});
