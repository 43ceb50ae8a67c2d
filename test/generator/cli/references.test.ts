import { execFileSync, spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { COMMAND, paramsmith } from "../support/cli.js";
import { writeFiles } from "../support/files.js";
import { scratchFolder } from "../support/places.js";

const PATIENCE = 20_000;

/** The schema of a town, with a property. */
function town(property: string): string {
  return `Town:\n  type: object\n  required: [${property}]\n  properties:\n    ${property}: { type: string }\n`;
}

/** A project with an OpenAPI document of three files. */
function project(): string {
  const folder = scratchFolder();
  const content = { "application/json": { schema: { $ref: "../shared/towns.yaml#/Town" } } };
  const get = { operationId: "getTown", responses: { 200: { description: "", content } } };
  const root = {
    openapi: "3.1.0",
    info: { title: "Towns", version: "1" },
    paths: { "/town": { $ref: "paths/town.json" } },
  };
  writeFiles(folder, [
    { path: "api/openapi.json", text: JSON.stringify(root) },
    { path: "api/paths/town.json", text: JSON.stringify({ get }).replace("../", "../../") },
    { path: "shared/towns.yaml", text: town("name") },
    {
      path: "paramsmith.config.json",
      text: JSON.stringify({ out: "out", specs: [{ file: "api/openapi.json" }] }),
    },
  ]);
  return folder;
}

function schemas(folder: string): string {
  return readFileSync(join(folder, "out", "api", "schemas.ts"), "utf8");
}

async function until(condition: () => boolean): Promise<void> {
  for (let n = 0; n < PATIENCE / 10 && !condition(); n += 1)
    // oxlint-disable-next-line no-await-in-loop -- it is waited for
    await new Promise((resolve) => setTimeout(resolve, 10));
  expect(condition()).toBe(true);
}

describe("an OpenAPI document of several files", () => {
  it("is generated, checked and generated again after a change of any of them", () => {
    const folder = project();
    expect(paramsmith(folder, "generate")).toMatchObject({ code: 0, err: "" });
    expect(schemas(folder)).toContain("name: string");
    expect(paramsmith(folder, "generate").out).toMatch(/^Everything is up to date/);
    expect(paramsmith(folder, "check").code).toBe(0);
    writeFileSync(join(folder, "shared", "towns.yaml"), town("title"));
    expect(paramsmith(folder, "check").code).toBe(1);
    expect(paramsmith(folder, "generate").code).toBe(0);
    expect(schemas(folder)).toContain("title: string");
    expect(paramsmith(folder, "check").code).toBe(0);
  });

  it("is generated again once a missing file exists", () => {
    const folder = project();
    const path = join("..", "..", "shared", "halls.yaml");
    const item = readFileSync(join(folder, "api", "paths", "town.json"), "utf8");
    const post = item.replace('"get"', '"post"').replace("getTown", "makeTown");
    const both = { ...JSON.parse(item), ...JSON.parse(post.replace("towns.yaml", "halls.yaml")) };
    writeFileSync(join(folder, "api", "paths", "town.json"), JSON.stringify(both));
    const first = paramsmith(folder, "generate");
    expect(first.code).toBe(0);
    expect(first.err).toContain(`${join("api", "paths", "town.json")}:1:`);
    expect(first.err).toContain(
      'the file of the reference "../shared/halls.yaml#/Town" cannot be read',
    );
    expect(paramsmith(folder, "generate").out).toMatch(/^Everything is up to date/);
    writeFileSync(join(folder, "api", "paths", path), town("hall"));
    expect(paramsmith(folder, "generate")).toMatchObject({ code: 0, err: "" });
    expect(schemas(folder)).toContain("hall: string");
  });

  it("is watched", async () => {
    const folder = project();
    const child = spawn(process.execPath, [COMMAND, "generate", "--watch"], { cwd: folder });
    onTestFinished(() => void child.kill("SIGKILL"));
    const texts = { out: "", err: "" };
    child.stdout.setEncoding("utf8").on("data", (text: string) => (texts.out += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (texts.err += text));
    await until(() => texts.out.includes("\n"));
    writeFileSync(join(folder, "shared", "towns.yaml"), "Town: [");
    await until(() => texts.err.includes("towns.yaml:1:"));
    writeFileSync(join(folder, "shared", "towns.yaml"), town("title"));
    await until(() => schemas(folder).includes("title: string"));
  });

  it("is compared with its files in a commit", () => {
    const folder = project();
    const git = (...args: readonly string[]): string =>
      execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.example", ...args], {
        cwd: folder,
        encoding: "utf8",
      });
    git("init", "--quiet", "--initial-branch", "main");
    git("add", ".");
    git("commit", "--quiet", "--message", "one");
    writeFileSync(join(folder, "shared", "towns.yaml"), town("title"));
    const { code, out } = paramsmith(folder, "diff", "HEAD:api/openapi.json", "api/openapi.json");
    expect(code).toBe(1);
    expect(out).toContain("shared/towns.yaml:");
    expect(out).toContain("title");
    expect(paramsmith(join(folder, "api"), "diff", "openapi.json").out).toBe(
      out.replaceAll("shared/", "../shared/"),
    );
  });

  it("is validated, inspected and served", async () => {
    const folder = project();
    expect(paramsmith(folder, "validate", "api/openapi.json")).toMatchObject({ code: 0, err: "" });
    expect(paramsmith(folder, "inspect", "--spec", "api/openapi.json", "/town").code).toBe(0);
    const child = spawn(process.execPath, [COMMAND, "serve", "--port", "0"], {
      cwd: folder,
    });
    onTestFinished(() => void child.kill("SIGKILL"));
    let out = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (out += text));
    await until(() => out.includes("\n"));
    const response = await fetch(`${JSON.parse(out).url}/town`);
    expect(await response.json()).toEqual({ name: expect.any(String) });
  });
});
