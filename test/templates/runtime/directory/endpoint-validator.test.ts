import { describe, expect, it } from "vitest";
import {
  readListAlliances,
  validateListAlliances,
} from "../../../../generated/alliance/listAlliances.js";
import {
  endpointValidator,
  readEndpoint,
} from "../../../../templates/runtime/directory/endpoint-validator.js";
import type { AnyEndpoint } from "../../../../templates/runtime/directory/endpoint.js";
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

describe("the reading of an endpoint's parameters", () => {
  it("applies defaults and tells what does not fit", () => {
    expect(readListAlliances("?size=10")).toEqual({ ok: true, args: { size: 10 }, issues: [] });
    expect(readListAlliances("size=ten").issues).toMatchObject([{ code: "badinteger" }]);
    expect(readEndpoint(ENDPOINT, allRules, { "filter.name": "a" }).args).toEqual({
      "filter.name": "a",
      size: 20,
    });
  });

  it("takes names as they are, which only PHP does not", () => {
    const { ok, args } = readEndpoint(ENDPOINT, allRules, "filter.name=a");
    expect({ ok, args }).toEqual({ ok: true, args: { "filter.name": "a", size: 20 } });
  });
});
