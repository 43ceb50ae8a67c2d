import { describe, expect, it } from "vitest";
import { plannedBuilders } from "../../../../generator/cli/builder-imports.js";
import {
  composedOpenApi,
  composedRequest,
  endpointCode,
} from "../../../../generator/explorer/page/endpoint-request.js";
import { describedContent } from "../../../../generator/explorer/page/compose-endpoint.js";
import { analyse } from "../../../../generator/pipeline.js";
import { inputOf } from "../../support/specs.js";
import type { Json } from "../../support/specs.js";
import { storeOf } from "./stores.js";

const Pet = {
  type: "object",
  properties: { name: { type: "string", minLength: 2 } },
  required: ["name"],
};

const JSON_PET = {
  content: { "application/json": { schema: { $ref: "#/components/schemas/Pet" } } },
};

const FORM = {
  schema: {
    type: "object",
    properties: {
      name: { type: "string", minLength: 2 },
      age: { type: "integer" },
      tags: { type: "array", items: { type: "string" } },
      photo: { type: "string", contentMediaType: "image/png" },
      sold: { type: "boolean" },
      owner: { type: ["object", "null"], properties: { id: { type: "integer" } } },
      scan: { type: "string", contentMediaType: "application/octet-stream" },
    },
  },
};

const MULTIPART = [
  "--x1",
  'content-disposition: form-data; name="age"',
  "",
  "3",
  "--x1",
  'content-disposition: form-data; name="photo"; filename="a.png"',
  "",
  "bytes",
  "--x1--",
  "",
].join("\r\n");

const FINE = { "200": { description: "Fine." } };

const DOCUMENT = {
  openapi: "3.1.0",
  info: { title: "Pets", version: "1" },
  paths: {
    "/pets": {
      post: {
        operationId: "addPet",
        parameters: [
          { name: "limit", in: "query", schema: { type: "integer", minimum: 1, maximum: 9 } },
          { name: "owner", in: "query", schema: { type: "string", minLength: 2 } },
        ],
        requestBody: {
          content: {
            ...JSON_PET.content,
            "application/merge-patch+json": { schema: { type: "object" } },
            "application/x-www-form-urlencoded": FORM,
            "multipart/form-data": FORM,
            "text/csv": {},
            "image/png": {},
          },
        },
        responses: {
          "201": { description: "Added.", ...JSON_PET },
          "4XX": { description: "Refused.", content: { "text/plain": {} } },
          default: { description: "Other.", ...JSON_PET },
        },
      },
    },
  },
  components: { schemas: { Pet } },
};

const PET_BY_ID = {
  openapi: "3.1.0",
  info: { title: "Pets", version: "1" },
  paths: {
    "/pets/{id}": {
      get: {
        operationId: "getPet",
        parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
        responses: FINE,
      },
    },
  },
};

function operationOf(document: Json) {
  const { value } = analyse(inputOf(document));
  if (value?.kind !== "openapi") throw new Error("The document is invalid.");
  const openapi = composedOpenApi(
    storeOf({
      name: "pets",
      model: value.model,
      builders: plannedBuilders(value, { file: (path) => `./${path}.js`, client: "" }),
    }),
  );
  const [operation] = openapi?.model.operations ?? [];
  if (!openapi || !operation) throw new Error("There is no operation.");
  return { openapi, operation };
}

const addPet = () => operationOf(DOCUMENT);

describe("The request of an item", () => {
  const { openapi, operation } = operationOf(PET_BY_ID);

  it("has its path and its code", () => {
    const request = composedRequest(openapi, operation, "id=a%20b");
    expect(request).toMatchObject({ method: "GET", path: "/pets/a%20b", headers: {} });
    expect(request.unwritable).toBeUndefined();
    expect(endpointCode(openapi, request)).toBe(
      'import { getPet } from "./test/getPet.js";\n\ngetPet({ id: "a b" });',
    );
  });

  it("has no code if no path can have the value", () => {
    const request = composedRequest(openapi, operation, "id=");
    expect(request.path).toBe("/pets/{id}");
    expect(request.unwritable).toContain("id");
    expect(endpointCode(openapi, request)).toBe("");
  });
});

describe("The form of an operation", () => {
  it.each([
    ["limit=9", []],
    ["limit=10", ["limit outofrange"]],
    ["owner=A", ["owner badvalue"]],
    ["limit=two", ["limit badinteger"]],
  ])("checks the parameters of %s by their schemas", (query, issues) => {
    const { openapi, operation } = addPet();
    const { verdict } = composedRequest(openapi, operation, query).inspection;
    expect(verdict.issues.map(({ parameter, code }) => `${parameter} ${code}`)).toEqual(issues);
  });

  it.each([
    ['{"name":"Rex"}', []],
    ['{"name":"R"}', ["body/name badbody"]],
    ["{}", ["body badbody"]],
    ["{", ["body badbody"]],
  ])("checks the body %s by its schema", (body, issues) => {
    const { openapi, operation } = addPet();
    const query = `(body)=${encodeURIComponent(body)}`;
    const { bodyIssues } = composedRequest(openapi, operation, query);
    expect(bodyIssues.map(({ parameter, code }) => `${parameter} ${code}`)).toEqual(issues);
  });

  it("says that a body is not JSON", () => {
    const { openapi, operation } = addPet();
    const { bodyIssues, inspection } = composedRequest(openapi, operation, "(body)=%7B");
    const issue = { severity: "error", code: "badbody", parameter: "body", module: "addPet" };
    expect(bodyIssues).toEqual([{ ...issue, message: "body: is not JSON" }]);
    expect(inspection.verdict).toMatchObject({ ok: false, issues: bodyIssues });
  });

  it.each([
    ["limit=3", "addPet(undefined, { limit: 3 });"],
    ["(body)=%7B%22name%22:%22Rex%22%7D&limit=3", 'addPet({ name: "Rex" }, { limit: 3 });'],
  ])("writes the parameters of %s after the body", (query, call) => {
    const { openapi, operation } = addPet();
    const code = endpointCode(openapi, composedRequest(openapi, operation, query));
    expect(code.split("\n").at(-1)).toBe(call);
  });

  it("has no code without a required body, or with a wrong one", () => {
    const paths = DOCUMENT.paths["/pets"];
    const post = { ...paths.post, requestBody: { ...JSON_PET, required: true } };
    const { openapi, operation } = operationOf({
      ...DOCUMENT,
      paths: { "/pets": { post } },
    });
    const codeOf = (query: string) =>
      endpointCode(openapi, composedRequest(openapi, operation, query));
    expect(["limit=3", "(body)=%7B%7D"].map(codeOf)).toEqual(["", ""]);
  });

  it("writes the body as the first argument of the builder", () => {
    const { openapi, operation } = addPet();
    const query = `(body)=${encodeURIComponent('{"name":"Rex","ids":[1]}')}`;
    expect(endpointCode(openapi, composedRequest(openapi, operation, query))).toBe(
      'import { addPet } from "./test/addPet.js";\n\naddPet({ name: "Rex", ids: [1] });',
    );
  });

  it.each([
    ["application/merge-patch+json", '{"age":null}', "{ age: null }"],
    [
      "application/x-www-form-urlencoded",
      "name=Rex&age=3&tags=a&tags=b",
      '{ name: "Rex", age: 3, tags: ["a", "b"] }',
    ],
    ["application/x-www-form-urlencoded", "sold=true&owner=null", "{ sold: true, owner: null }"],
    [
      "application/x-www-form-urlencoded",
      'owner={"id":7}&x-y=1',
      '{ owner: { id: 7 }, "x-y": "1" }',
    ],
    ["application/x-www-form-urlencoded", "owner={}", "{ owner: {} }"],
    ["multipart/form-data", MULTIPART, '{ age: 3, photo: new Blob(["bytes"]) }'],
    ["text/csv", "Rex,3\n", '"Rex,3\\n"'],
    ["image/png", "bytes", 'new Blob(["bytes"])'],
  ])("writes a body as %s by bodyAs", (type, body, text) => {
    const { openapi, operation } = addPet();
    const query = String(new URLSearchParams({ "(type)": type, "(body)": body }));
    expect(endpointCode(openapi, composedRequest(openapi, operation, query))).toBe(
      `import { addPet } from "./test/addPet.js";\nimport { bodyAs } from "./runtime/client.js";\n\naddPet(bodyAs("${type}", ${text}));`,
    );
  });

  it("writes a part that its schema describes as a file as one, also without a file name", () => {
    const { openapi, operation } = addPet();
    const body = [
      "--x1",
      'content-disposition: form-data; name="scan"',
      "",
      "bytes",
      "--x1",
      'content-disposition: form-data; name="name"',
      "",
      "Rex",
      "--x1--",
      "",
    ].join("\r\n");
    const query = String(new URLSearchParams({ "(type)": "multipart/form-data", "(body)": body }));
    expect(endpointCode(openapi, composedRequest(openapi, operation, query))).toContain(
      'bodyAs("multipart/form-data", { scan: new Blob(["bytes"]), name: "Rex" })',
    );
  });

  it("checks the fields of a form by their schema, and sends the boundary of parts", () => {
    const { openapi, operation } = addPet();
    const request = (type: string, body: string) =>
      composedRequest(
        openapi,
        operation,
        String(new URLSearchParams({ "(type)": type, "(body)": body })),
      );
    const { bodyIssues } = request("application/x-www-form-urlencoded", "name=R&age=old");
    expect(bodyIssues.map(({ parameter }) => parameter).toSorted()).toEqual([
      "body/age",
      "body/name",
    ]);
    expect(request("multipart/form-data", MULTIPART).headers).toEqual({
      "content-type": "multipart/form-data; boundary=x1",
    });
    // A body without parts has no fields, for the stub as well.
    const { headers, bodyIssues: none } = request("multipart/form-data", "age --x1");
    expect(headers).toEqual({ "content-type": "multipart/form-data" });
    expect(none).toEqual([]);
  });

  it.each([
    [201, "application/json; charset=utf-8", true],
    [404, "text/plain", true],
    [404, "application/json", false],
    [500, "Application/JSON", true],
  ])("finds the description of status %i as %s: %s", (status, contentType, isDescribed) => {
    const found = describedContent(addPet().operation, { status, contentType });
    expect(found !== undefined).toBe(isDescribed);
  });
});
