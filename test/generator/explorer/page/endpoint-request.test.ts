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

/** The query of a form with a body. */
function bodyQuery(body: string, type?: string): string {
  return String(new URLSearchParams({ ...(type && { "(type)": type }), "(body)": body }));
}

/** The code of a form, without its imports. */
function callOf(query: string, document: Json = DOCUMENT): string | undefined {
  const { openapi, operation } = operationOf(document);
  return endpointCode(openapi, composedRequest(openapi, operation, query))
    .split("\n")
    .at(-1);
}

const FORM_TYPE = "application/x-www-form-urlencoded";
const PARTS_TYPE = "multipart/form-data";

describe("The form of an operation", () => {
  it.each([
    ["limit=9", []],
    ["limit=10", ["limit outofrange"]],
    ["owner=A", ["owner badvalue"]],
    ["limit=two", ["limit badinteger"]],
    [bodyQuery('{"name":"Rex"}'), []],
    [bodyQuery('{"name":"R"}'), ["body/name badbody"]],
    [bodyQuery("{}"), ["body badbody"]],
    [bodyQuery("{"), ["body badbody"]],
    [bodyQuery("name=R&age=old", FORM_TYPE), ["body/age badbody", "body/name badbody"]],
    // A body without parts has no fields, for the stub as well.
    [bodyQuery("age --x1", PARTS_TYPE), []],
  ])("checks %s by the schemas", (query, issues) => {
    const { openapi, operation } = addPet();
    const { verdict } = composedRequest(openapi, operation, query).inspection;
    const found = verdict.issues.map(({ parameter, code }) => `${parameter} ${code}`);
    expect(new Set(found)).toEqual(new Set(issues));
    expect(verdict.ok).toBe(issues.length === 0);
  });

  it("sends the boundary of parts", () => {
    const { openapi, operation } = addPet();
    const { headers } = composedRequest(openapi, operation, bodyQuery(MULTIPART, PARTS_TYPE));
    expect(headers).toEqual({ "content-type": "multipart/form-data; boundary=x1" });
  });

  it.each([
    ["limit=3", "addPet(undefined, { limit: 3 });"],
    [`limit=3&${bodyQuery('{"name":"Rex"}')}`, 'addPet({ name: "Rex" }, { limit: 3 });'],
    [bodyQuery('{"name":"Rex","ids":[1]}'), 'addPet({ name: "Rex", ids: [1] });'],
  ])("of %s has the code %s", (query, call) => {
    expect(callOf(query)).toBe(call);
  });

  it("has no code without a required body, or with a wrong one", () => {
    const { post } = DOCUMENT.paths["/pets"];
    const required = { ...post, requestBody: { ...JSON_PET, required: true } };
    const document = { ...DOCUMENT, paths: { "/pets": { post: required } } };
    expect(["limit=3", bodyQuery("{}")].map((query) => callOf(query, document))).toEqual(["", ""]);
  });

  it.each([
    ["application/merge-patch+json", '{"age":null}', "{ age: null }"],
    [FORM_TYPE, "name=Rex&age=3&tags=a&tags=b", '{ name: "Rex", age: 3, tags: ["a", "b"] }'],
    [FORM_TYPE, "sold=true&owner=null", "{ sold: true, owner: null }"],
    [FORM_TYPE, 'owner={"id":7}&x-y=1', '{ owner: { id: 7 }, "x-y": "1" }'],
    [FORM_TYPE, "owner={}", "{ owner: {} }"],
    [PARTS_TYPE, MULTIPART, '{ age: 3, photo: new Blob(["bytes"]) }'],
    // The schema describes a file, also without a file name.
    [
      PARTS_TYPE,
      MULTIPART.replace('"photo"; filename="a.png"', '"scan"'),
      '{ age: 3, scan: new Blob(["bytes"]) }',
    ],
    ["text/csv", "Rex,3\n", '"Rex,3\\n"'],
    ["image/png", "bytes", 'new Blob(["bytes"])'],
  ])("writes a body as %s by bodyAs", (type, body, text) => {
    expect(callOf(bodyQuery(body, type))).toBe(`addPet(bodyAs("${type}", ${text}));`);
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
