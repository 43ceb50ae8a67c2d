import { describe, expect, it, vi } from "vitest";
import { readComparedSpec } from "../../../generator/diff/compared-spec.js";
import { diffSpecs } from "../../../generator/diff/diff.js";
import { readSpecPairs } from "../../../generator/diff/spec-folders.js";
import { writeFiles } from "../support/files.js";
import { scratchFolder } from "../support/places.js";
import { repository } from "../support/repository.ts";
import { field, resultOf } from "./learned-specs.js";
import { listOf, realCatalogue, realModule, textOf } from "./specs.js";

const { spec } = realModule("query+recentchanges");
const SITE = { generator: "MediaWiki 1.39.17", namespaces: [{ id: 0, name: "" }] };
const LEARNED = resultOf({ size: field("integer") });

/** The shipped protocol without a parameter, and with another default. */
function changedProtocol(): unknown {
  const { protocol } = realCatalogue();
  const [main] = listOf(protocol?.["roots"]);
  const parameters = listOf(main?.["parameters"]);
  parameters.splice(
    parameters.findIndex(({ name }) => textOf(name) === "maxlag"),
    1,
  );
  Object.assign(protocol?.["requestDefaults"] ?? {}, { formatversion: "1" });
  return protocol;
}

const FILES: Readonly<Record<string, unknown>> = {
  "none/catalogue.json": spec,
  "all/catalogue.json": spec,
  "all/protocol.json": changedProtocol(),
  "all/site.json": SITE,
  "learned/catalogue.json": spec,
  "learned/results/recentchanges.json": LEARNED,
  "less/catalogue.json": spec,
  "less/results/recentchanges.json": resultOf({}),
  "unknown/catalogue.json": spec,
  "unknown/results/recentchanges.json": { ...LEARNED, cost: 1 },
  "twice/catalogue.json": spec,
  "twice/results/a.json": LEARNED,
  "twice/results/b.json": LEARNED,
};

function write(folder: string, files: Readonly<Record<string, unknown>>): void {
  writeFiles(
    folder,
    Object.entries(files).map(([path, value]) => ({ path, text: JSON.stringify(value) })),
  );
}

/** The rules that the command finds between two arguments, or the codes of diagnostics. */
async function foundIn(folder: string, old: string, next?: string): Promise<readonly string[]> {
  const { value, diagnostics } = await readSpecPairs(folder, old, next);
  expect(diagnostics).toEqual([]);
  const [pair] = value ?? [];
  const sides = [pair?.old, pair?.new].map((files) => files && readComparedSpec(files.spec, files));
  const [before, after] = sides.map((side) => side?.value);
  return before && after
    ? diffSpecs(before, after).map(({ rule }) => rule)
    : sides.flatMap((side) => side?.diagnostics.map(({ code }) => code) ?? ["absent"]);
}

const ADDED = ["request-default-changed", "site-added", "param-removed"];

describe("the files next to a catalogue", () => {
  it.each<readonly [old: string, next: string, found: readonly string[]]>([
    ["none", "none", []],
    ["none", "all", ADDED],
    ["none/catalogue.json", "all/catalogue.json", ADDED],
    ["all", "none", ["request-default-changed", "site-removed", "param-added-optional"]],
    ["all", "all", []],
    ["learned", "less", ["result-field-removed"]],
    ["learned/catalogue.json", "less/catalogue.json", ["result-field-removed"]],
    ["learned", "none", ["result-removed"]],
    ["none", "learned", ["result-added"]],
    ["learned", "none/catalogue.json", []],
    ["none/catalogue.json", "learned", []],
    ["learned", "unknown", ["schema-violation"]],
    ["learned", "twice", ["duplicate-result"]],
    ["/dev/null", "all/catalogue.json", ["absent"]],
  ])("are compared as soon as one side has them: %s and %s", async (old, next, found) => {
    const folder = scratchFolder();
    write(folder, FILES);
    expect(await foundIn(folder, old, next)).toEqual(found);
  });

  it("are unknown for the copies that Git passes to the external command of git diff", async () => {
    const folder = scratchFolder();
    write(folder, FILES);
    vi.stubEnv("GIT_DIFF_PATH_COUNTER", "1");
    try {
      expect(await foundIn(folder, "none/catalogue.json", "all/catalogue.json")).toEqual([]);
      expect(await foundIn(folder, "none", "all")).toEqual(ADDED);
    } finally {
      vi.unstubAllEnvs();
    }
  });

  it("are those of a revision, or of the merge base", async () => {
    const { folder, run } = repository();
    write(folder, {
      "spec/wiki/catalogue.json": spec,
      "spec/wiki/site.json": SITE,
      "spec/wiki/results/recentchanges.json": LEARNED,
    });
    run("git add --all && git commit --quiet --message One && rm spec/wiki/site.json");
    write(folder, { "spec/wiki/results/recentchanges.json": resultOf({}) });
    for (const [old, next] of [
      ["HEAD:spec/wiki", "spec/wiki"],
      ["HEAD:spec/wiki/catalogue.json", "spec/wiki"],
      ["spec/wiki"],
    ] as const)
      // oxlint-disable-next-line no-await-in-loop -- one repository
      expect(await foundIn(folder, old, next)).toEqual(["site-removed", "result-field-removed"]);
    expect(await foundIn(folder, "HEAD:spec/wiki", "HEAD:spec/wiki")).toEqual([]);
  });
});
