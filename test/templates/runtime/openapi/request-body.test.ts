import { describe, expect, it } from "vitest";
import { BodyAs } from "../../../../templates/runtime/content/body-as.js";
import { bodyIssues } from "../../../../templates/runtime/openapi/body-issues.js";
import type { BodyValidator } from "../../../../templates/runtime/openapi/body-issues.js";
import { parseRequestBody } from "../../../../templates/runtime/openapi/request-body.js";
import type { BodyRule } from "../../../../templates/runtime/openapi/request-body.js";
import type { ServiceRequest } from "../../../../templates/runtime/http/service.js";

const JSON_TYPE = "application/json";
const FORM_TYPE = "application/x-www-form-urlencoded";

/** A validator that accepts objects alone. */
const objects: BodyValidator = Object.assign(
  (value: unknown) => typeof value === "object" && value !== null,
  { errors: [{ instancePath: "/a", message: "is wrong", keyword: "type", params: {} }] },
);

/** Reads a body of a request that has a media type, or none. */
function read(rule: BodyRule, body: string, type?: string, more: Partial<ServiceRequest> = {}) {
  const headers = { ...(type !== undefined && { "content-type": type }) };
  return parseRequestBody(rule, { method: "POST", url: "/", headers, body, ...more }, "add");
}

/** The status of a refusal, and its problem. */
function refusal(result: ReturnType<typeof parseRequestBody>) {
  if (result.ok) return undefined;
  const { status, headers, body } = result.refusal;
  const { detail, issues } = JSON.parse(body);
  return { status, accept: headers["accept"], detail, issues };
}

const OPTIONAL: BodyRule = { contents: { [JSON_TYPE]: { validate: objects }, "text/csv": {} } };
const REQUIRED: BodyRule = { ...OPTIONAL, required: true };

/** A part of a form with the boundary x. */
function part(header: string, text: string): string {
  return `--x\r\ncontent-disposition: form-data; ${header}\r\n\r\n${text}\r\n`;
}

describe("The body of a request", () => {
  it("may be absent if it is optional, with a media type or without", () => {
    expect(read(OPTIONAL, "")).toEqual({ ok: true });
    expect(read(OPTIONAL, "", JSON_TYPE)).toEqual({ ok: true });
    expect(read(OPTIONAL, "", "text/html")).toEqual({ ok: true });
    expect(read(OPTIONAL, "", JSON_TYPE, { bytes: new Uint8Array() })).toEqual({ ok: true });
  });

  it("is required if the operation requires it", () => {
    expect(refusal(read(REQUIRED, ""))).toEqual({
      status: 400,
      accept: undefined,
      detail: "body: is required",
      issues: [
        {
          severity: "error",
          code: "missingbody",
          parameter: "body",
          module: "add",
          message: "body: is required",
        },
      ],
    });
    expect(read(REQUIRED, "", "text/csv")).toEqual({ ok: true, body: new BodyAs("text/csv", "") });
    expect(refusal(read(REQUIRED, "", JSON_TYPE))).toMatchObject({ detail: "body: is not JSON" });
  });

  it("has the preferred media type unless the request has another one", () => {
    expect(read(OPTIONAL, '{"a":1}')).toEqual({ ok: true, body: { a: 1 } });
    expect(read(OPTIONAL, '{"a":1}', "Application/JSON; charset=utf-8")).toEqual({
      ok: true,
      body: { a: 1 },
    });
    const csv = read(OPTIONAL, "a,b", "text/csv");
    expect(csv).toEqual({ ok: true, body: new BodyAs("text/csv", "a,b") });
    expect(read({ contents: {} }, "1", JSON_TYPE).ok).toBe(false);
  });

  it("is refused in other media types", () => {
    for (const type of ["text/html", "constructor"])
      expect(refusal(read(OPTIONAL, "{}", type))).toMatchObject({
        status: 415,
        accept: `${JSON_TYPE}, text/csv`,
        detail: `The media type of the body must be one of: ${JSON_TYPE}, text/csv.`,
      });
  });

  it("is refused if it is no JSON, or if its validator refuses it", () => {
    expect(refusal(read(OPTIONAL, "{"))).toMatchObject({
      status: 400,
      detail: "body: is not JSON",
      issues: [{ code: "badbody", parameter: "body", module: "add" }],
    });
    expect(refusal(read(OPTIONAL, "1"))).toMatchObject({
      status: 400,
      detail: "body/a: is wrong",
      issues: [{ severity: "error", code: "badbody", parameter: "body/a", module: "add" }],
    });
  });

  it("may be null only if its schema allows it, even if it is optional", () => {
    expect(refusal(read(OPTIONAL, "null"))).toMatchObject({ status: 400 });
    expect(refusal(read(REQUIRED, "null"))).toMatchObject({ status: 400 });
    const nullable = {
      contents: { [JSON_TYPE]: { ...OPTIONAL.contents[JSON_TYPE], nullable: true } },
    } as const;
    expect(read(nullable, "null")).toEqual({ ok: true });
    expect(refusal(read({ ...nullable, required: true }, "null"))).toMatchObject({ status: 400 });
    expect(read({ contents: { [JSON_TYPE]: {} } }, "null")).toEqual({ ok: true, body: null });
  });

  it("has the fields of a form by their types", () => {
    const rule: BodyRule = { contents: { [FORM_TYPE]: { fields: { age: { type: "number" } } } } };
    expect(read(rule, "age=3&name=Rex", FORM_TYPE)).toEqual({
      ok: true,
      body: { age: 3, name: "Rex" },
    });
  });

  it("has parts, of which those with a file name are files", async () => {
    const type = "multipart/form-data; boundary=x";
    const text = `${part('name="age"', "3")}${part('name="file"; filename="a"', "bytes")}--x--\r\n`;
    const rule: BodyRule = {
      contents: { "multipart/form-data": { fields: { age: { type: "number" } } } },
    };
    const result = read(rule, text, type);
    expect(result).toMatchObject({ ok: true, body: { age: 3, file: expect.any(Blob) } });
    const bytes = new TextEncoder().encode(text);
    expect(read(rule, "", type, { bytes })).toMatchObject({ body: { age: 3 } });
  });

  it("is a file with its media type if it is neither text nor a form", async () => {
    const rule: BodyRule = { contents: { "image/png": {} } };
    const bytes = new Uint8Array([1, 2]);
    const result = read(rule, "", "image/png", { bytes });
    const body = result.ok ? result.body : undefined;
    if (!(body instanceof Blob)) throw new Error("The body is no file.");
    expect(body.type).toBe("image/png");
    expect(new Uint8Array(await body.arrayBuffer())).toEqual(bytes);
  });
});

/** The issues of a validator with these errors. */
function issuesOf(errors: BodyValidator["errors"]) {
  return bodyIssues(
    Object.assign(() => false, errors === undefined ? {} : { errors }),
    "add",
  );
}

it("a validator with many errors has the first hundred issues", () => {
  const errors = Array.from({ length: 101 }, (_, index) => ({
    instancePath: `/${index}`,
    keyword: "type",
    params: {},
  }));
  expect(issuesOf(errors)).toHaveLength(100);
  expect(issuesOf(errors).at(-1)?.parameter).toBe("body/99");
});

it("a validator without a message or errors has issues all the same", () => {
  expect(issuesOf([{ instancePath: "", keyword: "type", params: {} }])).toEqual([
    {
      severity: "error",
      code: "badbody",
      parameter: "body",
      module: "add",
      message: "body: is invalid",
    },
  ]);
  expect(issuesOf(null)).toEqual([]);
  expect(issuesOf(undefined)).toEqual([]);
});
