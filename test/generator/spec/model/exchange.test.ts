import { describe, expect, it } from "vitest";
import {
  payloadSchema,
  servedResponse,
  statusCode,
  successResponses,
} from "../../../../generator/spec/model/exchange.js";
import type { EndpointResponse } from "../../../../generator/spec/model/exchange.js";
import { expandedShape, isInline, isSingle } from "../../../../generator/spec/schema/shape.js";
import type { SchemaShape } from "../../../../generator/spec/schema/shape.js";

type Form = EndpointResponse["contents"][number]["form"];

function response(status: string, ...forms: readonly Form[]): EndpointResponse {
  const contents = forms.map((form) => ({
    mediaType: form,
    contentType: form,
    form,
    schema: { title: `${status} ${form}` },
  }));
  return { origin: { file: "", pointer: "" }, status, contents, headers: [] };
}

function statusesOf(all: readonly EndpointResponse[]): readonly string[] {
  return all.map(({ status }) => status);
}

function served(...all: readonly EndpointResponse[]): string | undefined {
  return servedResponse(all)?.status;
}

describe("The responses of a request that succeeds", () => {
  it("are those of 2xx, or else the default", () => {
    const all = ["404", "201", "2XX", "default", "302"].map((status) => response(status));
    expect(statusesOf(successResponses(all))).toEqual(["201", "2XX"]);
    expect(statusesOf(successResponses([response("404"), response("default")]))).toEqual([
      "default",
    ]);
    expect(successResponses([response("404"), response("302")])).toEqual([]);
  });

  it("are served with JSON, or else as the first, or else as a redirection", () => {
    expect(served(response("200", "text"), response("201", "json"), response("202", "json"))).toBe(
      "201",
    );
    expect(served(response("200"), response("201", "text"))).toBe("200");
    expect(served(response("302"), response("204"))).toBe("204");
    expect(served(response("404", "json"), response("302"))).toBe("302");
    expect(served(response("404", "json"))).toBeUndefined();
  });

  it("have the schema of the first JSON as their payload", () => {
    expect(payloadSchema([response("200", "text"), response("201", "json")])).toEqual({
      title: "201 json",
    });
    expect(payloadSchema([response("200"), response("404", "json")])).toBeUndefined();
  });

  it.each([
    ["200", 200],
    ["2XX", 200],
    ["4xx", 400],
    ["default", 200],
  ])("have the code of %s: %i", (status, code) => {
    expect(statusCode(status)).toBe(code);
  });
});

describe("A shape", () => {
  it.each<readonly [SchemaShape, single: boolean, inline: boolean]>([
    ["string", true, true],
    [{ values: ["a"] }, true, true],
    [{ items: "string" }, false, true],
    [{ items: { items: "string" } }, false, true],
    [{ items: { members: {} } }, false, false],
    [{ members: {} }, false, false],
    [{ rest: "string" }, false, false],
  ])("%j is a single value: %s, and is written inline: %s", (shape, single, inline) => {
    expect([isSingle(shape), isInline(shape)]).toEqual([single, inline]);
  });

  it("has a long form", () => {
    expect(expandedShape("string")).toEqual({ types: ["string"] });
    expect(expandedShape({ items: "string" })).toEqual({ items: "string" });
  });
});
