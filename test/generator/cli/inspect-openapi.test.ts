import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { runInProcess } from "../support/in-process.js";
import { REPOSITORY } from "../support/places.js";

async function inspect(...words: readonly string[]) {
  return runInProcess(REPOSITORY, ["inspect", ...words]);
}

async function verdictOn(...words: readonly string[]): Promise<unknown> {
  return JSON.parse((await inspect(...words, "--format", "json")).out);
}

describe("a request to an OpenAPI document", () => {
  it.each([
    ["/alliances?page=0", "listAlliances"],
    ["GET /alliances", "listAlliances"],
    ["https://game.example/api/v1/alliances?size=5#top", "listAlliances"],
    ["/alliances/search/findByName?name=A%20B", "findAlliancesByName"],
  ])("%s is one to %s", async (request, operation) => {
    expect(await verdictOn(request)).toEqual({ request, operation, ok: true, issues: [] });
  });

  it("is explained by parameter, with the code of an equal request", async () => {
    const { code, out } = await inspect("/alliances/search/findByName?name=A%20B&nam=C");
    expect(code).toBe(0);
    expect(out.split("\n")).toEqual([
      "/alliances/search/findByName?name=A%20B&nam=C",
      expect.stringMatching(/^ {2}operation \w+: GET \/alliances\/search\/findByName$/),
      expect.stringMatching(/^ {2}name = "A B" {2}\(\w+: string, parsed as "A B"\)$/),
      expect.stringMatching(/^ {4}\S/),
      '  nam = "C"',
      expect.stringMatching(/^ {4}warning unrecognizedparams: .*; did you mean name\?$/),
      "The server responds with 1 warning.",
      "",
      expect.stringMatching(/^import \{ \w+ \} from "paramsmith\/alliance\/\w+";$/),
      "",
      expect.stringMatching(/^\w+\(\{ name: "A B" \}\);$/),
      "",
      "",
    ]);
  });

  it.each([
    ["a value that is none", ["/alliances?page=x"], "badinteger"],
    [
      "a value that is ignored, if it must not be",
      ["/alliances?x=1", "--strict"],
      "unrecognizedparams",
    ],
  ])("ends with 1 at %s", async (_, words, code) => {
    expect((await inspect(...words)).code).toBe(1);
    expect(await verdictOn(...words)).toMatchObject({
      ok: false,
      issues: [{ severity: "error", code }],
    });
  });

  it("is one to the catalogue, if no operation has the path and there is one", async () => {
    expect(
      await verdictOn("https://wiki.example/w/api.php?action=query&list=allpages"),
    ).toMatchObject({ modules: ["query+allpages"], ok: true });
  });

  it("has the paths in its report, if no operation has its path", async () => {
    const { code, out } = await inspect("/aliances", "--spec", "spec/alliance");
    expect(code).toBe(1);
    expect(out).toBe(
      "/aliances\n  error: no operation has this path; the paths are /alliances, /alliances/search/findByName\n\n",
    );
    expect(await verdictOn("/aliances", "--spec", "spec/alliance")).toEqual({
      request: "/aliances",
      ok: false,
      issues: [],
    });
  });

  it("needs a path", async () => {
    const { code, err } = await inspect("page=0", "--spec", "spec/alliance");
    expect(code).toBe(2);
    expect(err).toContain("error[no-catalogue]");
    expect(err).toContain("begins with its path");
  });
});

describe("a request to an operation with a body", () => {
  const content = { "application/json": { schema: { type: "object" } } };
  const operation = (operationId: string, required: boolean): object => ({
    operationId,
    requestBody: { required, content },
    responses: { 204: { description: "" } },
  });
  const { cleanUp, spec } = writtenSpec({
    openapi: "3.1.0",
    info: { title: "Pets", version: "1" },
    paths: { "/pets": { post: operation("addPet", true), put: operation("setPets", false) } },
  });
  afterAll(cleanUp);

  it("is rejected if the body is required, since it has none", async () => {
    const { code, out } = await inspect("POST /pets", "--spec", spec);
    expect(code).toBe(1);
    expect(out).toContain("error missingbody: body: is required");
    expect(out).toContain("The server rejects it: 1 error, 0 warnings.");
    expect(out).toContain("addPet(body);");
    expect(await verdictOn("PUT /pets", "--spec", spec)).toMatchObject({ ok: true, issues: [] });
  });
});

describe("a parameter with a schema", () => {
  const { cleanUp, spec } = writtenSpec({
    openapi: "3.1.0",
    info: { title: "Pets", version: "1" },
    paths: {
      "/pets/{code}": {
        get: {
          operationId: "findPets",
          parameters: [
            {
              name: "code",
              in: "path",
              required: true,
              schema: { $ref: "#/components/schemas/Code" },
            },
            {
              name: "filter",
              in: "query",
              style: "deepObject",
              schema: {
                type: "object",
                properties: { age: { type: "integer", minimum: 1 } },
                additionalProperties: false,
              },
            },
            {
              name: "ids",
              in: "query",
              explode: false,
              schema: { type: "array", maxItems: 2, items: { type: "integer" } },
            },
          ],
          responses: { 204: { description: "" } },
        },
      },
    },
    components: { schemas: { Code: { type: "string", pattern: "^[A-Z]{3}$" } } },
  });
  afterAll(cleanUp);

  it.each([
    ["/pets/ABC?ids=1,2&filter[age]=1", []],
    ["/pets/abc", ['code: must match pattern "^[A-Z]{3}$"']],
    ["/pets/ABC?filter[age]=0", ["filter: /age must be >= 1"]],
    ["/pets/ABC?filter[name]=a", ["filter: must NOT have additional properties"]],
    ["/pets/ABC?ids=1,2,3", ["ids: must NOT have more than 2 items"]],
  ])("is checked as generated code checks it: %s", async (request, messages) => {
    const issues = messages.map((message) => ({ severity: "error", code: "badvalue", message }));
    expect(await verdictOn(request, "--spec", spec)).toMatchObject({
      ok: messages.length === 0,
      issues,
    });
  });
});

function writtenSpec(document: object) {
  const folder = mkdtempSync(join(tmpdir(), "paramsmith-inspect-"));
  const spec = join(folder, "openapi.json");
  writeFileSync(spec, JSON.stringify(document));
  return { spec, cleanUp: () => rmSync(folder, { recursive: true, force: true }) };
}
