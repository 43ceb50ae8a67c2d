import { describe, expect, it } from "vitest";
import {
  lowerApiKeys,
  lowerPasswords,
  lowerSecurity,
  lowerSecuritySchemes,
} from "../../../../generator/spec/openapi/security.js";
import type { EndpointOperation } from "../../../../generator/spec/model/operation.js";
import type { OpenApiDocument } from "../../../../generator/spec/source/types.js";
import { openApiDocument } from "../documents.js";

const SCHEMES = {
  header: { type: "apiKey", in: "header", name: "X-Key", description: "D" },
  query: { type: "apiKey", in: "query", name: "key", description: "" },
  unnamed: { type: "apiKey", in: "query", name: "" },
  incomplete: { type: "apiKey", in: "query" },
  nowhere: { type: "apiKey", name: "key" },
  basic: { type: "http", scheme: "Basic" },
  bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
  digest: { type: "http", scheme: "digest" },
  http: { type: "http" },
  oauth: { type: "oauth2", flows: {} },
  openid: { type: "openIdConnect", openIdConnectUrl: "https://a.example" },
  tls: { type: "mutualTLS" },
  reference: { $ref: "#/components/securitySchemes/basic" },
};

function documentWith(security?: OpenApiDocument["security"]) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- incomplete schemes, too
  const members = {
    components: { securitySchemes: SCHEMES },
  } as unknown as Partial<OpenApiDocument>;
  return openApiDocument({ ...members, ...(security && { security }) });
}

function operationWith(...security: readonly (readonly string[])[]): EndpointOperation {
  return {
    kind: "endpoint",
    name: "o",
    origin: { file: "", pointer: "" },
    method: "GET",
    path: "/",
    deprecated: false,
    parameters: [],
    responses: [],
    security,
  };
}

describe("the schemes of an OpenAPI document", () => {
  it("are those with credentials that operations use, in the order of the document", () => {
    const names = Object.keys(SCHEMES).toReversed();
    expect(lowerSecuritySchemes(documentWith(), [operationWith(names)])).toEqual([
      { kind: "apiKey", in: "header", wireName: "X-Key", name: "header", description: "D" },
      { kind: "apiKey", in: "query", wireName: "key", name: "query" },
      { kind: "basic", name: "basic" },
      { kind: "bearer", name: "bearer" },
      { kind: "bearer", name: "oauth" },
      { kind: "bearer", name: "openid" },
      { kind: "basic", name: "reference" },
    ]);
    const some = [operationWith(["basic"]), operationWith(["bearer"], ["toString"])];
    expect(lowerSecuritySchemes(documentWith(), some).map(({ name }) => name)).toEqual([
      "basic",
      "bearer",
    ]);
    expect(lowerSecuritySchemes(openApiDocument({}), some)).toEqual([]);
  });

  it("have the names of parameters and properties with the format password, in any place", () => {
    const password = { type: "string", format: "password" } as const;
    const schema = {
      type: "object",
      properties: {
        pin: password,
        no: { type: "string" },
        list: { items: { properties: { code: { $ref: "#/components/schemas/Word" } } } },
      },
    } as const;
    const document = openApiDocument({
      paths: {
        "/a": {
          parameters: [
            { name: "word", in: "query", schema: { $ref: "#/components/schemas/Word" } },
          ],
          post: {
            parameters: [{ name: "X-Pin", in: "header", schema: password }],
            requestBody: { content: { "application/json": { schema } } },
            responses: {},
          },
        },
      },
      components: { schemas: { Word: password } },
    });
    expect(lowerPasswords(document).toSorted()).toEqual(["X-Pin", "code", "pin", "word"]);
  });

  it("have the names of all API keys", () => {
    expect(lowerApiKeys(documentWith())).toEqual(["X-Key", "key"]);
    expect(lowerApiKeys(openApiDocument({}))).toEqual([]);
  });
});

describe("the credentials of an operation", () => {
  it.each([
    [undefined, undefined, undefined],
    [[{ basic: [] }], undefined, [["basic"]]],
    [[{ basic: [] }], [{ bearer: [], digest: [] }, {}], [["bearer"], []]],
    [[{ basic: [] }], [], undefined],
    [[{ basic: [] }], [{ tls: [], toString: [] }], undefined],
    [undefined, [{ reference: [] }], [["reference"]]],
  ])("of an OpenAPI document with %j that has %j are %j", (security, own, expected) => {
    const document = documentWith(security);
    expect(lowerSecurity(document, own ? { security: own } : {})).toEqual(expected);
  });
});
