import { describe, expect, it } from "vitest";
import { findings, parsed } from "./specs.js";
import type { EditedSpec } from "./specs.js";

const TEXT = { type: "string" };
const DONE = { 204: { description: "Done." } };
const BEARER = { type: "http", scheme: "bearer" };

/** A document whose only operation has a path, members, and other members of the document. */
function document(operation: object, root: object = {}, path = "/things/{id}"): EditedSpec {
  const [, variable = "id"] = /\{(.*)\}/.exec(path) ?? [];
  const parameters = [{ name: variable, in: "path", required: true, schema: TEXT }];
  const post = { operationId: "find", parameters, responses: DONE, ...operation };
  const info = { title: "Things", version: "1" };
  const spec = { openapi: "3.1.0", info, paths: { [path]: { post } }, ...root };
  return { spec: parsed(JSON.stringify(spec)) };
}

function header(name: string): EditedSpec {
  return document({ parameters: [{ name, in: "header", schema: TEXT }] }, {}, "/things");
}

/** The body of a request and of a response in a media type. */
function bodies(mediaType: string, schema: object = TEXT): EditedSpec {
  const content = { [mediaType]: { schema } };
  const responses = { 200: { description: "Found.", content } };
  return document({ requestBody: { content }, responses });
}

function schemes(securitySchemes: object, more: object = {}): object {
  return { components: { securitySchemes }, ...more };
}

/** The rules of findings, with the levels for wire, types, validators and handlers. */
function found(old: EditedSpec, next: EditedSpec): readonly string[] {
  return findings(old, next).map(
    ({ rule, classes }) => `${rule}: ${Object.values(classes).join(" ")}`,
  );
}

const SECURED = { security: [{ token: [] }] };
const OPERATION = document({ description: "A", "x-owner": "a" }, { "x-logo": 1 });

describe("a change without an effect on requests and responses", () => {
  it.each([
    [
      "the requirement of each operation becomes that of the document",
      document(SECURED, schemes({ token: BEARER })),
      document({}, schemes({ token: BEARER }, SECURED)),
    ],
    [
      "an unused parameter among the components",
      document({}),
      document({}, { components: { parameters: { Page: { name: "page", in: "query" } } } }),
    ],
    ["an unused security scheme", document({}), document({}, schemes({ token: BEARER }))],
    ["texts and extensions", OPERATION, document({ "x-samples": [1] }, { tags: [{ name: "a" }] })],
    [
      "extensions and texts of a schema",
      bodies("application/json", { oneOf: [{ ...TEXT, "x-order": 1 }, { type: "integer" }] }),
      bodies("application/json", { oneOf: [{ ...TEXT, title: "A" }, { type: "integer" }] }),
    ],
    [
      "the character encoding of JSON",
      bodies("application/json"),
      bodies("application/json; charset=utf-8"),
    ],
    ["the letter case of a media type", bodies("text/plain"), bodies("Text/Plain")],
  ])("has no finding: %s", (_label, old, next) => {
    expect(found(old, next)).toEqual([]);
    expect(found(next, old)).toEqual([]);
  });

  it("has a finding for code if a name is in code", () => {
    const renamed = ["query-param-renamed: none breaking breaking breaking"];
    const paths = [document({}), document({ parameters: [] }, {}, "/things/{thing_id}")] as const;
    expect(found(paths[0], document({}, {}, "/things/{thing_id}"))).toEqual(renamed);
    expect(found(header("X-Trace-Id"), header("x-trace-id"))).toEqual(renamed);
    expect(
      found(
        document({}, schemes({ token: BEARER }, SECURED)),
        document({}, schemes({ bearer: BEARER }, { security: [{ bearer: [] }] })),
      ),
    ).toEqual(["security-scheme-renamed: none breaking none none"]);
  });

  it("has findings for the values of a path variable, besides its name", () => {
    const id = { name: "thing", in: "path", required: true, schema: { type: "integer" } };
    expect(found(document({}), document({ parameters: [id] }, {}, "/things/{thing}"))).toEqual([
      "query-param-renamed: none breaking breaking breaking",
      "query-param-type-narrowed: breaking breaking breaking breaking",
    ]);
  });
});

describe("a requirement of credentials", () => {
  const both = schemes({ token: BEARER, key: { type: "apiKey", in: "header", name: "K" } });

  it("is compared at each operation that has its own", () => {
    const old = document(SECURED, both);
    expect(found(old, document({}, { ...both, security: [{ key: [] }] }))).toEqual([
      "security-added: breaking breaking none none",
    ]);
    expect(found(old, document({}, both))).toEqual(["security-removed: info breaking none none"]);
  });

  it("is compared once if operations inherit it", () => {
    const [finding, ...others] = findings(
      document({}, { ...both, ...SECURED }),
      document({}, { ...both, security: [{ token: [], key: [] }] }),
    );
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ rule: "security-added", module: "", old: "token" });
    expect(finding?.message).toContain("`key + token` instead of `token`");
  });
});

const webhook = (schema: object, more: object = {}): EditedSpec => {
  const requestBody = { content: { "application/json": { schema } } };
  return document({}, { webhooks: { won: { post: { requestBody, responses: DONE, ...more } } } });
};

const fields = (...names: readonly string[]): object => ({
  type: "object",
  properties: Object.fromEntries(names.map((name) => [name, TEXT])),
  required: names,
});

describe("a request that the API sends", () => {
  it("breaks receivers if it lacks what they read", () => {
    expect(found(webhook(fields("a", "b")), webhook(fields("a")))).toEqual([
      "webhook-changed: breaking none none breaking",
    ]);
    expect(found(webhook(fields("a")), document({}))).toEqual([
      "webhook-removed: breaking none none breaking",
    ]);
  });

  it("may have more than they read, and other texts", () => {
    expect(found(webhook(fields("a")), webhook(fields("a", "b")))).toEqual([
      "webhook-changed: info none none info",
    ]);
    expect(found(webhook(fields("a")), webhook(fields("a"), { "x-a": 1, summary: "A" }))).toEqual(
      [],
    );
  });
});

const listed = (...values: readonly string[]): EditedSpec => {
  const schema = { type: "array", items: { type: "string", enum: values } };
  const parameter = { name: "fields", in: "query", explode: false, schema };
  return document({ parameters: [parameter] }, {}, "/things");
};

describe("a value of a list parameter", () => {
  it("is reported with the value", () => {
    const [removed, ...others] = findings(listed("a", "b"), listed("a"));
    expect(others).toEqual([]);
    expect(removed?.message).toContain("`fields[]` no longer accepts the value `b`.");
    expect(removed?.classes).toMatchObject({ wire: "breaking", types: "breaking" });
    expect(found(listed("a"), listed("a", "b"))).toEqual([
      "query-param-type-widened: info risky info risky",
    ]);
  });
});
