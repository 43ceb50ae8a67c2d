import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import type { Finding } from "../../../generator/diff/finding.js";
import { writeFiles } from "../support/files.js";
import { runInProcess } from "../support/in-process.js";
import { scratchFolder } from "../support/places.js";

/** An OpenAPI document with an operation of towns and others of alliances. */
function openApiDocument(...alliances: readonly string[]): string {
  const paths = Object.fromEntries([
    ["/towns", operation("towns", "listTowns")],
    ...alliances.map((name) => [`/alliances/${name}`, operation("alliances", name)] as const),
  ]);
  return JSON.stringify({ openapi: "3.1.0", info: { title: "Game", version: "1" }, paths });
}

function operation(tag: string, operationId: string): object {
  return { get: { tags: [tag], operationId, responses: { "204": { description: "" } } } };
}

/**
 * A project whose configuration selects operations, with the next version of its OpenAPI document.
 */
function project(selection: object): string {
  const folder = scratchFolder();
  const config = { specs: [{ file: "spec/game/openapi.json", ...selection }] };
  writeFiles(folder, [
    { path: "spec/game/openapi.json", text: openApiDocument("join", "leave") },
    { path: "next.json", text: openApiDocument("join") },
    { path: "paramsmith.config.json", text: JSON.stringify(config) },
  ]);
  return folder;
}

async function rulesOf(folder: string, ...sides: readonly string[]): Promise<readonly string[]> {
  const { out } = await runInProcess(folder, ["diff", ...sides, "--format", "json"]);
  const { findings }: { readonly findings: readonly Finding[] } = JSON.parse(out);
  return findings.map(({ rule, module }) => `${rule} ${module}`);
}

const SPEC = "spec/game/openapi.json";

describe("a review of a configured OpenAPI document", () => {
  it.each([
    ["all operations", {}, ["operation-removed leave"]],
    ["the included operations", { include: { tags: ["towns"] } }, []],
    ["operations that are not excluded", { exclude: { operations: ["le*"] } }, []],
    ["operations of other paths", { exclude: { paths: ["/towns"] } }, ["operation-removed leave"]],
  ])("is about %s", async (_name, selection, expected) => {
    expect(await rulesOf(project(selection), SPEC, "next.json")).toEqual(expected);
  });

  it("selects the same operations if the revision is the configured file", async () => {
    const folder = project({ include: { tags: ["towns"] } });
    expect(await rulesOf(folder, "next.json", `./${SPEC}`)).toEqual([]);
  });

  it("is about all operations of other files", async () => {
    const folder = project({ include: { tags: ["towns"] } });
    writeFiles(folder, [{ path: "first.json", text: openApiDocument("join", "leave") }]);
    expect(await rulesOf(folder, "first.json", "next.json")).toEqual(["operation-removed leave"]);
  });

  it("finds the configured file in a revision", async () => {
    const folder = project({ include: { tags: ["towns"] } });
    const git = (...args: readonly string[]): unknown =>
      execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.org", ...args], {
        cwd: folder,
        stdio: "ignore",
      });
    git("init");
    git("add", ".");
    git("commit", "-m", "first");
    expect(await rulesOf(folder, `HEAD:${SPEC}`, "next.json")).toEqual([]);
    expect(await rulesOf(folder, "HEAD:spec", "next.json")).toEqual([]);
  });
});
