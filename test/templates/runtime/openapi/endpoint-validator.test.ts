import { describe, expect, it } from "vitest";
import {
  parseListAlliances,
  validateListAlliances,
} from "../../../../generated/alliance/listAlliances.js";
import { endpointParser } from "../../../../templates/runtime/openapi/endpoint-parser.js";
import { endpointValidator } from "../../../../templates/runtime/openapi/endpoint-validator.js";
import { endpointRequest } from "../../../../templates/runtime/openapi/endpoint.js";
import type { AnyEndpoint } from "../../../../templates/runtime/openapi/endpoint.js";
import { allRules } from "../../../../templates/runtime/rules/all.js";
import { allChecks } from "../of-any-module.js";

const ENDPOINT: AnyEndpoint = {
  operationId: "search",
  method: "GET",
  path: "/search",
  params: {
    "filter.name": { type: "string", required: true },
    size: { type: "integer", min: 1, max: 100, default: 20, enforcerange: true },
  },
};

describe("the strict validator of an endpoint", () => {
  it("takes what fits and tells what does not, under the operation's id", () => {
    expect(validateListAlliances({ size: 10 }).ok).toBe(true);
    expect(validateListAlliances({ size: "10", pages: 1 })).toMatchObject({
      ok: false,
      issues: [
        { code: "badinteger", parameter: "size", module: "listAlliances" },
        { code: "unrecognizedparams", parameter: "pages", module: "listAlliances" },
      ],
    });
  });

  it("takes no number out of range", () => {
    const { issues } = endpointValidator(ENDPOINT, allChecks)({ "filter.name": "a", size: 101 });
    expect(issues).toMatchObject([{ severity: "error", code: "outofrange" }]);
  });
});

describe("a value that has no JSON", () => {
  const circular: unknown[] = [];
  circular.push(circular);

  it.each([
    ["a bigint in a list", [[1n]]],
    ["a list in itself", circular],
  ])("is refused, and is no exception: %s", (_, value) => {
    for (const location of ["query", "path", "header"] as const) {
      const params: AnyEndpoint["params"] = {
        rows: { type: "schema", in: location, shape: { items: {} } },
      };
      const path = location === "path" ? "/search/{rows}" : "/search";
      const validate = endpointValidator({ ...ENDPOINT, path, params }, allChecks);
      const { ok, issues } = validate({ rows: value });
      expect(ok).toBe(false);
      expect(new Set(issues.map(({ parameter }) => parameter))).toEqual(new Set(["rows"]));
    }
  });
});

/** Texts that a MediaWiki reads differently. */
const TEXTS = ["e\u0301", "\u001FA", "A\u001FB", "\u0000", "\u007F\uFFFE", "a|b", " a_b "];

describe("a text for an endpoint", () => {
  const validate = endpointValidator(ENDPOINT, allChecks);

  it.each(TEXTS)("is the one that was given: %j", (text) => {
    const params = { "filter.name": text };
    expect(validate(params).issues).toEqual([]);
    const { query } = endpointRequest(ENDPOINT, params);
    expect(endpointParser(ENDPOINT, allRules)(query)).toEqual({
      ok: true,
      args: { ...params, size: 20 },
      issues: [],
    });
  });

  it("may be one of a list in any normal form", () => {
    const values = ["e\u0301", "\u001F"];
    const endpoint: AnyEndpoint = { ...ENDPOINT, params: { name: { type: "enum", values } } };
    for (const name of values) {
      expect(endpointValidator(endpoint, allChecks)({ name }).issues).toEqual([]);
      expect(endpointParser(endpoint, allRules)({ name }).args).toEqual({ name });
    }
  });

  it("cannot have half a surrogate pair, which a request cannot hold", () => {
    expect(validate({ "filter.name": "a\uD83D" }).issues).toMatchObject([
      {
        severity: "error",
        code: "badutf8",
        message: "filter.name: holds half a surrogate pair, which is sent as U+FFFD",
      },
    ]);
    expect(validate({ "filter.name": "\u{1F600}" }).ok).toBe(true);
  });

  it.each([".", ".."])("cannot be %s in a path, as the builder says too", (id) => {
    const params = { id: { type: "string", required: true } } as const;
    const endpoint: AnyEndpoint = { ...ENDPOINT, path: "/search/{id}", params };
    expect(endpointValidator(endpoint, allChecks)({ id }).issues).toMatchObject([
      { severity: "error", code: "badvalue", message: `id: must not be "${id}" in a path` },
    ]);
    expect(() => endpointRequest(endpoint, { id })).toThrow(RangeError);
    expect(endpointValidator(endpoint, allChecks)({ id: "a." }).ok).toBe(true);
  });
});

describe("the reading of an endpoint's parameters", () => {
  it("applies defaults and tells what does not fit", () => {
    expect(parseListAlliances("?size=10")).toEqual({ ok: true, args: { size: 10 }, issues: [] });
    expect(parseListAlliances("size=ten").issues).toMatchObject([{ code: "badinteger" }]);
    expect(endpointParser(ENDPOINT, allRules)({ "filter.name": "a" }).args).toEqual({
      "filter.name": "a",
      size: 20,
    });
  });

  it("takes names as they are, which only PHP does not", () => {
    const { ok, args } = endpointParser(ENDPOINT, allRules)("filter.name=a");
    expect({ ok, args }).toEqual({ ok: true, args: { "filter.name": "a", size: 20 } });
  });
});
