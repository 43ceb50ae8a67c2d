import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { array, constantFrom, property, tuple } from "fast-check";
import { describe, expect, it } from "vitest";
import { readReferencedFile, referencedFiles } from "../../../generator/project/references.js";
import { readInputs, readJobSpecs } from "../../../generator/project/inputs.js";
import { specJob } from "../../../generator/project/job.js";
import type { ReferencedFile } from "../../../generator/spec/source/source-file.js";
import { analyse, generate } from "../../../generator/pipeline.js";
import { writeFiles } from "../support/files.js";
import { scratchFolder } from "../support/places.js";
import { openApiDocument, inShort } from "../support/specs.js";
import { assert } from "../../random-runs.js";

const SECRET = "secret: a";

/** A project below a folder with a file that no reference may read. */
function project(): { readonly outside: string; readonly folder: string } {
  const outside = scratchFolder();
  const folder = join(outside, "project");
  writeFiles(outside, [
    { path: "secret.yaml", text: SECRET },
    { path: "project/api/openapi.json", text: "{}" },
    { path: "project/api/parts/town.json", text: "{}" },
    { path: "project/shared.yaml", text: "Hall: { type: string }" },
    { path: "project/..dots.yaml", text: "{}" },
  ]);
  return { outside, folder };
}

function readIn(folder: string, path: string): ReferencedFile {
  const main = { file: join(folder, "api", "openapi.json"), label: "api/openapi.json" };
  return readReferencedFile({ ...main, project: folder }, path);
}

/** The kind of refusal; undefined if the file was read. */
function refusalOf(file: ReferencedFile): string | undefined {
  return file.kind === "refused" ? file.refusal.kind : undefined;
}

/** A document whose payload is a reference. */
function referring($ref: string): string {
  const content = { "application/json": { schema: { $ref } } };
  return JSON.stringify(openApiDocument({ responses: { 200: { description: "", content } } }));
}

describe("a referenced file", () => {
  it.each(["parts/town.json", "../shared.yaml", "./parts/../parts/town.json", "../..dots.yaml"])(
    "is read from the project's folder: %s",
    (path) => {
      expect(readIn(project().folder, path)).toMatchObject({
        kind: "file",
        path,
        source: { file: join("api", path) },
      });
    },
  );

  it.each([
    "../../secret.yaml",
    "parts/../../../secret.yaml",
    "../../../../../../../../../../../etc/passwd",
    "/etc/passwd",
    "file:///etc/passwd",
    "C:/secret.yaml",
    "C:\\secret.yaml",
    "..\\..\\secret.yaml",
    "\\\\host\\secret.yaml",
    "parts/town.json\0.yaml",
    "..",
    "../..",
  ])("is refused outside: %j", (path) => {
    const { folder } = project();
    const file = readIn(folder, path);
    expect(refusalOf(file)).toBe(path === ".." ? "unreadable" : "outside");
  });

  it.each([
    "http://schemas.example/a.json",
    "HTTPS://schemas.example/a.json",
    "//schemas.example/a.json",
    "ftp://schemas.example/a.json",
  ])("is not fetched: %s", (path) => {
    expect(refusalOf(readIn(project().folder, path))).toBe("network");
  });

  it("is refused if a symbolic link leads outside, as a file or as a folder on its way", () => {
    const { outside, folder } = project();
    symlinkSync(join(outside, "secret.yaml"), join(folder, "api", "link.yaml"));
    symlinkSync(outside, join(folder, "api", "up"));
    symlinkSync(join(folder, "api", "up", "secret.yaml"), join(folder, "api", "second.yaml"));
    symlinkSync("loop.yaml", join(folder, "api", "loop.yaml"));
    expect(refusalOf(readIn(folder, "link.yaml"))).toBe("outside");
    expect(refusalOf(readIn(folder, "up/secret.yaml"))).toBe("outside");
    expect(refusalOf(readIn(folder, "second.yaml"))).toBe("outside");
    expect(refusalOf(readIn(folder, "loop.yaml"))).toBe("unreadable");
  });

  it("is read through a symbolic link that stays inside", () => {
    const { folder } = project();
    symlinkSync(join(folder, "shared.yaml"), join(folder, "api", "link.yaml"));
    expect(readIn(folder, "link.yaml").kind).toBe("file");
  });

  it("is read if the project itself is behind a symbolic link", () => {
    const { outside, folder } = project();
    symlinkSync(folder, join(outside, "link"));
    expect(readIn(join(outside, "link"), "../shared.yaml").kind).toBe("file");
  });

  it("is refused if it is missing, a folder, a pipe or larger than 256 MiB", () => {
    const { folder } = project();
    mkdirSync(join(folder, "api", "folder.yaml"));
    execFileSync("mkfifo", [join(folder, "api", "pipe.yaml")]);
    writeFileSync(join(folder, "api", "large.yaml"), "");
    truncateSync(join(folder, "api", "large.yaml"), 256 * 1024 * 1024 + 1);
    const details = [
      "missing.yaml",
      "folder.yaml",
      "pipe.yaml",
      "large.yaml",
      "parts/town.json/x",
    ].map((path) => {
      const file = readIn(folder, path);
      return file.kind === "refused" && file.refusal.kind === "unreadable"
        ? file.refusal.detail
        : file.kind;
    });
    expect(details).toEqual([
      "it does not exist",
      "it is a folder",
      "it is a pipe or a device, not a regular file",
      "its size is 257 MiB, and the limit is 256 MiB (PARAMSMITH_MAX_FILE_MIB)",
      "it does not exist",
    ]);
  });
});

describe("the files that an OpenAPI document refers to", () => {
  it.each([
    "../../secret.yaml",
    "%2e%2e/%2e%2e/secret.yaml",
    "..%2f..%2fsecret.yaml",
    "%2E%2E%5C%2E%2E%5Csecret.yaml",
    "parts/%2e%2e/../../../secret.yaml#/secret",
    "..\\..\\secret.yaml",
  ])("skip the operation that refers to a file outside: %s", ($ref) => {
    const { outside, folder } = project();
    writeFileSync(join(folder, "api", "openapi.json"), referring($ref));
    const read: string[] = [];
    const [spec] = readJobSpecs(specJob(["api/openapi.json"], "out", folder), {
      onRead: (path) => read.push(path),
      onReference: () => undefined,
    });
    if (!spec?.value) throw new Error("not read");
    const { diagnostics } = analyse(spec.value);
    expect(diagnostics.map(inShort)[0]).toContain(
      `the reference ${JSON.stringify($ref)} points outside the project folder`,
    );
    expect(read).not.toContain(join(outside, "secret.yaml"));
  });

  it("are read once each, also in circles and from files of another format", () => {
    const { folder } = project();
    writeFiles(folder, [
      { path: "api/openapi.json", text: referring("parts/a.yaml#/A") },
      {
        path: "api/parts/a.yaml",
        text: "A: { type: array, items: { $ref: '../b.json' } }\n",
      },
      {
        path: "api/b.json",
        text: '{ "anyOf": [{ "$ref": "parts/a.yaml#/A" }, { "$ref": "../shared.yaml#/Hall" }] }',
      },
    ]);
    const [spec] = readInputs(specJob(["api/openapi.json"], "out", folder)).value?.specs ?? [];
    if (spec?.kind !== "openapi") throw new Error("not an OpenAPI document");
    expect(spec.references?.map(({ path }) => path)).toEqual([
      "parts/a.yaml",
      "b.json",
      "../shared.yaml",
    ]);
  });

  it.each(["dog", "}", '"}', "\\"])(
    "are read if only the mapping of a discriminator names one, after the tag %j",
    (tag) => {
      const { folder } = project();
      const mapping = { [tag]: "#/components/schemas/Dog", cat: "parts/town.json" };
      const discriminator = { propertyName: "kind", mapping };
      const Dog = { type: "object", required: ["kind"], properties: { kind: { type: "string" } } };
      const Pet = { oneOf: [{ $ref: "#/components/schemas/Dog" }], discriminator };
      const content = { "application/json": { schema: { $ref: "#/components/schemas/Pet" } } };
      const document = {
        ...openApiDocument({ responses: { 200: { description: "", content } } }),
        components: { schemas: { Dog, Pet } },
      };
      const main = {
        file: "openapi.json",
        bytes: new TextEncoder().encode(JSON.stringify(document)),
      };
      const files = referencedFiles(main, (path) => readIn(folder, path));
      expect(files.map(({ path }) => path)).toEqual(["parts/town.json"]);
    },
  );

  it("report their errors at their own positions", async () => {
    const { folder } = project();
    writeFiles(folder, [
      { path: "api/openapi.json", text: referring("parts/a.yaml#/A") },
      { path: "api/parts/a.yaml", text: "A:\n  type: string\n  type: object\n" },
    ]);
    const { value } = readInputs(specJob(["api/openapi.json"], "out", folder));
    if (!value) throw new Error("not read");
    const { diagnostics } = await generate(value);
    expect(diagnostics[0]).toMatchObject({
      code: "key-repeated",
      position: { file: join("api", "parts", "a.yaml"), line: 3, column: 3 },
    });
  });

  it("never include a file that is not below the project's folder, whatever the reference is", () => {
    const { outside, folder } = project();
    symlinkSync(outside, join(folder, "api", "up"));
    const part = constantFrom(
      "..",
      ".",
      "%2e%2e",
      "%2E.",
      "up",
      "api",
      "parts",
      "project",
      "secret.yaml",
      "shared.yaml",
      "town.json",
      "",
      "\\",
      "%5c",
      "%00",
      "~",
    );
    const separator = constantFrom("/", "/", "/", "%2f", "\\", "//");
    const reference = array(tuple(separator, part), { minLength: 1, maxLength: 8 }).map((parts) =>
      parts
        .map(([between, name]) => `${between}${name}`)
        .join("")
        .slice(1),
    );
    assert(
      property(reference, ($ref) => {
        const main = { file: "openapi.json", bytes: new TextEncoder().encode(referring($ref)) };
        const texts = referencedFiles(main, (path) => readIn(folder, path)).map((file) =>
          file.kind === "file" ? new TextDecoder().decode(file.source.bytes) : "",
        );
        expect(texts).not.toContain(SECRET);
      }),
      { numRuns: 2000 },
    );
    expect(dirname(folder)).toBe(outside);
  });
});
