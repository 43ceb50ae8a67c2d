import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { diffSpecs } from "../../../generator/diff/diff.js";
import { readSpecPairs } from "../../../generator/diff/spec-folders.js";
import { readComparedSpec } from "../../../generator/diff/compared-spec.js";
import {
  namespace,
  namespaceCheck,
  namespaceCheckIn,
  namespaceIn,
} from "../../../templates/runtime/rules/namespace.js";
import { repository } from "../support/repository.ts";
import { scratchFolder } from "../support/places.js";
import { RECORDED, RECORDED_SITE, realFindings } from "./real-pair.js";
import { catalogueWithSite, siteEdits } from "./site-edits.js";
import { findings, listOf, realCatalogue, rulesOf, textOf } from "./specs.js";
import type { EditedSpec } from "./specs.js";

const LIST = { type: "namespace" } as const;

/** What generated code accepts: the server's reading, and the strict validators. */
function accepts(spec: EditedSpec, number: number): readonly [wire: boolean, validator: boolean] {
  const numbers = spec.site && listOf(spec.site["namespaces"]).map(({ id }) => Number(id));
  const rule = numbers ? namespaceIn(numbers) : namespace;
  const check = numbers ? namespaceCheckIn(numbers) : namespaceCheck;
  return [
    rule.find(String(number), LIST, {}) === number,
    check.run(number, LIST, {}) === undefined,
  ];
}

function sidesOf({ real, setup, edit }: (typeof siteEdits)[number]) {
  const [old, next] = [real(), real()];
  for (const spec of [old, next]) setup?.(spec);
  edit(next);
  return [old, next] as const;
}

describe("the facts of a wiki", () => {
  it("make a finding breaking for validators exactly if they refuse a namespace that they accepted", () => {
    for (const each of siteEdits) {
      const [old, next] = sidesOf(each);
      const [found] = findings(old, next);
      const lost = [0, 4, 828].filter((id) => accepts(old, id)[1] && !accepts(next, id)[1]);
      expect([each.rule, found?.classes.validators === "breaking"]).toEqual([
        each.rule,
        lost.length > 0,
      ]);
    }
  });

  it("are no change of the wiki's reading if only the file is gone", () => {
    const [old, next] = [catalogueWithSite(), catalogueWithSite()];
    listOf(next.site?.["namespaces"]).pop();
    expect([accepts(old, 828)[0], accepts(next, 828)[0]]).toEqual([true, false]);
    expect(findings(old, next)[0]?.classes.wire).toBe("breaking");
    Reflect.deleteProperty(next, "site");
    expect(findings(old, next)[0]?.classes.wire).toBe("info");
  });

  it("have the position of the namespace, and its names in both languages", () => {
    const [old, next] = [catalogueWithSite(), catalogueWithSite()];
    Object.assign(listOf(next.site?.["namespaces"])[2] ?? {}, { name: "Hilfe" });
    expect(findings(old, next)).toMatchObject([
      {
        id: "namespace-renamed::site:4:Projekt%20;(Project)>Hilfe%20;(Project)",
        message: expect.stringContaining("from `Projekt (Project)` to `Hilfe (Project)`"),
      },
    ]);
  });

  it("are of another version if its rules are others; releases of one version are texts", () => {
    const [old, next] = [catalogueWithSite(), catalogueWithSite()];
    Object.assign(next.site ?? {}, { generator: "MediaWiki 1.39.18" });
    expect(findings(old, next)).toEqual([]);
    expect(rulesOf(findings(old, next, { docs: true }))).toEqual(["docs-changed"]);
    Object.assign(next.site ?? {}, { generator: "FrogWiki 2" });
    expect(rulesOf(findings(old, next))).toEqual(["server-version-changed"]);
  });

  it("of a real wiki do not differ from themselves, and are gone with their file", () => {
    expect(realFindings(RECORDED_SITE, RECORDED_SITE)).toEqual([]);
    expect(realFindings(RECORDED_SITE, RECORDED)).toMatchObject([
      { rule: "site-removed", classes: { validators: "risky" } },
    ]);
  });
});

function write(folder: string, files: Readonly<Record<string, unknown>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), JSON.stringify(content, undefined, 1));
  }
}

/** The rules and parameters that the command finds between two arguments. */
async function foundIn(folder: string, old: string, next?: string): Promise<readonly string[]> {
  const { value, diagnostics } = await readSpecPairs(folder, old, next);
  expect(diagnostics).toEqual([]);
  const [pair] = value ?? [];
  const [before, after] = [pair?.old, pair?.new].map(
    (files) => files && readComparedSpec(files.spec, files).value,
  );
  if (!before || !after) return ["?"];
  return diffSpecs(before, after).map(({ rule, parameter }) => `${rule} ${String(parameter)}`);
}

function protocolWithout(name: string, defaults: object = {}): unknown {
  const { protocol } = realCatalogue();
  if (!protocol) throw new Error("There is no protocol.");
  const [main] = listOf(protocol["roots"]);
  const parameters = listOf(main?.["parameters"]);
  parameters.splice(
    parameters.findIndex((each) => textOf(each["name"]) === name),
    1,
  );
  Object.assign(protocol["requestDefaults"] ?? {}, defaults);
  return protocol;
}

describe("the files beside a catalogue", () => {
  const { spec, site } = catalogueWithSite();
  const changed = protocolWithout("maxlag", { formatversion: "1" });
  const CHANGED = ["request-default-changed formatversion", "param-removed maxlag"];

  it("are compared as soon as one side has them", async () => {
    const folder = scratchFolder();
    write(folder, {
      "a/catalogue.json": spec,
      "b/catalogue.json": spec,
      "b/protocol.json": changed,
      "b/site.json": site,
    });
    for (const [old, next] of [
      ["a", "b"],
      ["a/catalogue.json", "b/catalogue.json"],
    ] as const)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await foundIn(folder, old, next)).toEqual([CHANGED[0], "site-added site", CHANGED[1]]);
    expect(await foundIn(folder, "b", "a")).toEqual([
      "request-default-changed formatversion",
      "site-removed site",
      "param-added-optional maxlag",
    ]);
    expect(await foundIn(folder, "a", "a")).toEqual([]);
    expect(await foundIn(folder, "b", "b")).toEqual([]);
  });

  it("are none of a new spec, whose modules are new", async () => {
    const folder = scratchFolder();
    write(folder, { "new/a/catalogue.json": spec, "new/a/site.json": site });
    expect(await foundIn(folder, "/dev/null", "new/a/catalogue.json")).toEqual(["?"]);
  });

  it("are unknown for the copies that Git passes to the external command of git diff", async () => {
    const folder = scratchFolder();
    write(folder, {
      "copy/catalogue.json": spec,
      "b/catalogue.json": spec,
      "b/protocol.json": changed,
      "b/site.json": site,
    });
    vi.stubEnv("GIT_DIFF_PATH_COUNTER", "1");
    try {
      expect(await foundIn(folder, "copy/catalogue.json", "b/catalogue.json")).toEqual([]);
      expect(await foundIn(folder, "copy", "b")).toContain("site-added site");
    } finally {
      vi.unstubAllEnvs();
    }
  });

  it("are those of a revision", async () => {
    const { folder, run } = repository();
    write(folder, { "spec/catalogue.json": spec, "spec/site.json": site });
    run("git init && git add spec && git commit -m One && rm spec/site.json");
    expect(await foundIn(folder, "HEAD:spec/catalogue.json", "spec/catalogue.json")).toEqual([
      "site-removed site",
    ]);
    expect(await foundIn(folder, "HEAD:spec", "HEAD:spec")).toEqual([]);
  });
});
