import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { snapshot, writeFiles } from "../support/files.js";
import { runInProcess } from "../support/in-process.js";
import { scratchFolder } from "../support/places.js";
import { catalogue, module, parameter } from "../support/specs.js";

function wiki(values: readonly string[]): string {
  return JSON.stringify(catalogue(module("things", [parameter("dir", values)])));
}

/** A folder with two versions of a wiki's catalogue, and a configuration of the newer one. */
function versions(): string {
  const folder = scratchFolder();
  writeFiles(folder, [
    { path: "old/catalogue.json", text: wiki(["up", "down"]) },
    { path: "new/catalogue.json", text: wiki(["up"]) },
    { path: "paramsmith.config.json", text: JSON.stringify({ specs: [{ file: "new" }] }) },
  ]);
  return folder;
}

function pageIn(folder: string, out = "site"): string {
  return readFileSync(join(folder, out, "index.html"), "utf8");
}

describe("paramsmith docs", () => {
  it("writes one page of the configuration's specs, and then nothing", async () => {
    const folder = versions();
    const first = await runInProcess(folder, ["docs", "--out", "site"]);
    expect(first).toMatchObject({ code: 0, out: "Wrote site/index.html.\n" });
    expect(pageIn(folder)).toContain('<a href="#/new/things">things</a>');
    const again = await runInProcess(folder, ["docs", "--out", "site"]);
    expect(again).toMatchObject({ code: 0, out: "Everything is up to date.\n" });
  });

  it("writes the page of named specs", async () => {
    const folder = versions();
    const args = ["docs", "--spec", "old", "--spec", "new", "--out", "site"];
    expect((await runInProcess(folder, args)).code).toBe(0);
    expect(pageIn(folder)).toContain('href="#/old/things"');
    expect(pageIn(folder)).toContain('href="#/new/things"');
  });

  it("adds the findings of diff since an earlier version", async () => {
    const folder = versions();
    const args = ["docs", "--spec", "new", "--base", "old", "--out", "site"];
    expect((await runInProcess(folder, args)).code).toBe(0);
    const diff = await runInProcess(folder, ["diff", "old", "new", "--format", "json"]);
    const findings: readonly { readonly rule: string; readonly value: string }[] = JSON.parse(
      diff.out,
    ).findings;
    const [, json = ""] = /id="explorer">(.*?)<\/script>/.exec(pageIn(folder)) ?? [];
    const { changes } = JSON.parse(json).specs[0];
    expect(changes.base).toBe("old");
    expect(changes.changes.map(({ rule }: { readonly rule: string }) => rule)).toEqual(
      findings.map(({ rule }) => rule),
    );
    expect(findings.some(({ value }) => value === "down")).toBe(true);
  });

  it("overwrites neither other files nor generated code", async () => {
    const folder = versions();
    writeFiles(folder, [{ path: "site/index.html", text: "<p>mine</p>" }]);
    const foreign = await runInProcess(folder, ["docs", "--out", "site"]);
    expect(foreign.code).toBe(2);
    expect(foreign.err).toContain("site/index.html exists and was not written by Paramsmith");
    expect(pageIn(folder)).toBe("<p>mine</p>");
    await runInProcess(folder, ["generate"]);
    const before = snapshot(join(folder, "generated"));
    const code = await runInProcess(folder, ["docs", "--out", "generated"]);
    expect(code.code).toBe(2);
    expect(code.err).toContain("error[docs-of-others]: generated contains generated code");
    expect(snapshot(join(folder, "generated"))).toEqual(before);
  });

  it("lets the page send requests to allowed wikis alone", async () => {
    const folder = versions();
    const args = ["docs", "--out", "site", "--allow-wiki", "https://Wiki.example:8443"];
    expect((await runInProcess(folder, args)).code).toBe(0);
    const [, sources] = /connect-src ([^;"]*)/.exec(pageIn(folder)) ?? [];
    expect(sources).toBe("https://wiki.example:8443");
  });

  it.each([
    "https://wiki.example/w",
    "https://wiki.example/?a",
    "https://user@wiki.example",
    "ftp://wiki.example",
    "wiki.example",
  ])("takes no wiki but an origin: %s", async (text) => {
    const folder = versions();
    const { code, err } = await runInProcess(folder, [
      "docs",
      "--out",
      "site",
      "--allow-wiki",
      text,
    ]);
    expect(code).toBe(2);
    expect(err).toContain(`without a path: not ${text}.`);
    expect(() => pageIn(folder)).toThrow("ENOENT");
  });

  it.each([
    [["--base", "old"], "base -> spec"],
    [["--spec", "new", "--base", "nowhere"], "nowhere"],
    [["--spec", "new", "--config", "."], "Arguments spec and config are mutually exclusive"],
  ])("refuses %j", async (args, message) => {
    const { code, err } = await runInProcess(versions(), ["docs", "--out", "site", ...args]);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });

  it("reports an invalid spec, and writes nothing", async () => {
    const folder = versions();
    writeFiles(folder, [{ path: "new/catalogue.json", text: '{ "paraminfo": 1 }' }]);
    const { code, err } = await runInProcess(folder, ["docs", "--out", "site"]);
    expect(code).toBe(1);
    expect(err).toContain("new/catalogue.json:1:");
    expect(() => pageIn(folder)).toThrow("ENOENT");
  });
});
