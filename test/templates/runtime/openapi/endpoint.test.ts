import { describe, expect, it } from "vitest";
import { findAlliancesByName } from "../../../../generated/alliance/findAlliancesByName.js";
import { listAlliances } from "../../../../generated/alliance/listAlliances.js";
import { endpointRequest } from "../../../../templates/runtime/openapi/endpoint.js";
import type { AnyEndpoint } from "../../../../templates/runtime/openapi/endpoint.js";

const MEMBER: AnyEndpoint = {
  operationId: "member",
  method: "GET",
  path: "/groups/{group}/members/{id}",
  params: {
    group: { type: "string", required: true },
    id: { type: "integer", required: true },
    fields: { type: "string" },
  },
};

describe("a request to an endpoint", () => {
  it("has its method, path and query", () => {
    const request = listAlliances({ size: 10, page: 0 });
    expect(request).toMatchObject({ method: "GET", path: "/alliances", params: { size: 10 } });
    expect(request.query.toString()).toBe("size=10&page=0");
  });

  it("has an empty query where nothing is given", () => {
    expect(listAlliances().query.toString()).toBe("");
    expect(listAlliances().url("https://example.org")).toBe("https://example.org/alliances");
    expect(listAlliances().params).toEqual({});
  });

  it("holds any number of items", () => {
    const fields = Array.from({ length: 200_000 }, String);
    expect(endpointRequest(MEMBER, { all: fields }).query.size).toBe(fields.length);
  });

  it("leaves out what is undefined", () => {
    expect(endpointRequest(MEMBER, { fields: undefined }).query.toString()).toBe("");
  });

  it("encodes its query as a form does", () => {
    expect(findAlliancesByName({ name: "A & B|ü" }).query.toString()).toBe("name=A+%26+B%7C%C3%BC");
  });

  it("fills in its path and keeps the rest for the query", () => {
    const request = endpointRequest(MEMBER, { group: "a/b ü?#", id: 5, fields: "name" });
    expect(request.path).toBe("/groups/a%2Fb%20%C3%BC%3F%23/members/5");
    expect(request.query.toString()).toBe("fields=name");
  });

  it("leaves out the fragment of its path, after which an address has no query", () => {
    const request = endpointRequest(
      { ...MEMBER, path: "/members/{id}#short" },
      { id: 5, fields: "name" },
    );
    expect(request.url("https://example.org")).toBe("https://example.org/members/5?fields=name");
  });

  it("continues the query that its path has", () => {
    const request = endpointRequest({ ...MEMBER, path: "/members?of=a" }, { fields: "name" });
    expect(request.url("https://example.org")).toBe("https://example.org/members?of=a&fields=name");
  });

  it("writes each parameter as the endpoint describes it, and others to the query", () => {
    const endpoint: AnyEndpoint = {
      operationId: "list",
      method: "GET",
      path: "/things",
      params: {
        size: { type: "integer", wireName: "page-size" },
        ids: { type: "integer", multi: { lowlimit: 50, highlimit: 50 }, style: "pipeDelimited" },
        trace: { type: "string", in: "header", wireName: "X-Trace" },
      },
    };
    const request = endpointRequest(endpoint, { size: 5, ids: [1, 2], trace: "t", other: "o" });
    expect(request.query.toString()).toBe("page-size=5&ids=1%7C2&other=o");
    expect(request.headers).toEqual({ "x-trace": "t" });
  });

  it("does not take what it filled in for a place to fill", () => {
    const request = endpointRequest(MEMBER, { group: "{id}$&", id: 5 });
    expect(request.path).toBe("/groups/%7Bid%7D%24%26/members/5");
  });

  it.each(["", ".", ".."])("refuses %j in its path, which would lead elsewhere", (group) => {
    expect(() => endpointRequest(MEMBER, { group, id: 5 })).toThrow(RangeError);
  });

  it("writes half a surrogate pair in its path as in its query, instead of failing", () => {
    const request = endpointRequest(MEMBER, { group: "\uD800", id: 5, fields: "\uD800" });
    expect(request.path).toBe("/groups/%EF%BF%BD/members/5");
    expect(request.query.toString()).toBe("fields=%EF%BF%BD");
  });

  it("stands below any base address", () => {
    const request = findAlliancesByName({ name: "A" });
    const below = "/alliances/search/findByName?name=A";
    expect(request.url("https://example.org")).toBe(`https://example.org${below}`);
    expect(request.url("https://example.org/")).toBe(`https://example.org${below}`);
    expect(request.url(new URL("https://example.org/api/v1/"))).toBe(
      `https://example.org/api/v1${below}`,
    );
    expect(request.url("")).toBe(below);
  });
});
