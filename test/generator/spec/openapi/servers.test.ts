import { describe, expect, it } from "vitest";
import { lowerOwnServer, lowerServers } from "../../../../generator/spec/openapi/servers.js";
import type { Server } from "../../../../generator/spec/source/types.js";
import { openApiDocument } from "../documents.js";

const DOCUMENT = openApiDocument({ servers: [{ url: "https://a.example" }] });

/** What comes of one server: its address, or why it is ignored. */
function lowered(server: Server): unknown {
  const { servers, warnings } = lowerServers(DOCUMENT, [server]);
  expect(warnings.map(({ code, position }) => [code, position?.file])).toEqual(
    warnings.map(() => ["server-ignored", "/servers/0/url"]),
  );
  return warnings[0]?.message ?? servers[0] ?? "any";
}

/** The message about an address that cannot be used. */
function ignored(url: string, detail: string): string {
  return `the server "${url}" is not in the generated code: ${detail}`;
}

const RELATIVE = "its address is relative to that of the document, which is unknown";
const EXTRA = "its address has credentials, a query or a fragment";
const SPACES = "its address has spaces or hidden characters";

describe("the servers of an OpenAPI document", () => {
  it.each<readonly [Server, unknown]>([
    [{ url: "" }, "any"],
    [{ url: "/" }, "any"],
    [{ url: "{a}", variables: { a: { default: "https://a.example" } } }, "any"],
    [{ url: "https://a.example/b" }, { url: "https://a.example/b", variables: [] }],
    [
      { url: "HTTP://a.example", description: "D" },
      { url: "HTTP://a.example", description: "D", variables: [] },
    ],
    [
      {
        url: "https://{a}.{b}.example/{a}",
        variables: {
          b: { default: "1" },
          a: { default: "x", enum: ["x", "y"], description: "V" },
          c: { default: "unused" },
        },
      },
      {
        url: "https://{a}.{b}.example/{a}",
        variables: [
          { name: "a", default: "x", values: ["x", "y"], description: "V" },
          { name: "b", default: "1", values: [] },
        ],
      },
    ],
  ])("have %j", (server, expected) => {
    expect(lowered(server)).toEqual(expected);
  });

  it.each<readonly [Server, string]>([
    [{ url: "/v1" }, RELATIVE],
    [{ url: "//a.example" }, RELATIVE],
    [{ url: "a.example/b" }, RELATIVE],
    [{ url: "https://a b.example" }, SPACES],

    [{ url: "https://" }, "its address is not a URL"],
    [{ url: "ftp://a.example" }, "its address is not one of HTTP"],
    [{ url: "https://u@a.example" }, EXTRA],
    [{ url: "https://:p@a.example" }, EXTRA],
    [{ url: "https://a.example?b" }, EXTRA],
    [{ url: "https://a.example#b" }, EXTRA],
    [{ url: "https://{a}.example" }, 'it has no variable "a"'],
    [{ url: "https://{toString}.example", variables: {} }, 'it has no variable "toString"'],
    [
      { url: "https://{a}.example", variables: { a: { default: "x", enum: ["y"] } } },
      'the default of its variable "a" is none of the values',
    ],
    [{ url: "{a}", variables: { a: { default: "/x", enum: ["/x"] } } }, RELATIVE],
    [{ url: "{a}/b", variables: { a: { default: "" } } }, RELATIVE],
  ])("do not have %j", (server, detail) => {
    expect(lowered(server)).toBe(ignored(server.url, detail));
  });

  it("do not have an address with hidden characters, which are shown as escapes", () => {
    expect(lowered({ url: "https://a.example/\u202E" })).toBe(
      ignored(String.raw`https://a.example/\u202e`, SPACES),
    );
  });

  it("may be none", () => {
    expect(lowerServers(DOCUMENT)).toEqual({ servers: [], warnings: [] });
  });
});

function own(...urls: readonly string[]) {
  return { servers: urls.map((url) => ({ url })), pointer: "/own" };
}

describe("the server of an operation", () => {
  const path = own("https://path.example");

  it.each([
    [
      "that of the operation before that of its path",
      path,
      own("https://o.example"),
      "https://o.example",
    ],
    ["that of its path", path, undefined, "https://path.example"],
    ["that of its path if the list of its own is empty", path, own(), "https://path.example"],
    ["none of its own", undefined, undefined, undefined],
    [
      "none of its own if it is that of the document",
      undefined,
      own("https://a.example"),
      undefined,
    ],
    ["none of its own if it has no address", undefined, own("/"), undefined],
  ])("is %s", (_which, ofPath, ofOperation, server) => {
    const found = lowerOwnServer(DOCUMENT, ofPath, ofOperation);
    expect(found).toEqual({ ...(server !== undefined && { server }), warnings: [] });
  });

  it("has the defaults of its variables", () => {
    const servers = [{ url: "https://{a}.example/{a}", variables: { a: { default: "x" } } }];
    expect(lowerOwnServer(DOCUMENT, undefined, { servers, pointer: "/own" })).toEqual({
      server: "https://x.example/x",
      warnings: [],
    });
  });

  it("is the first, with warnings about the others", () => {
    const { server, warnings } = lowerOwnServer(
      DOCUMENT,
      undefined,
      own("/v1", "https://b.example", "https://c.example"),
    );
    expect(server).toBe("https://b.example");
    expect(warnings.map(({ message, position }) => [message, position?.file])).toEqual([
      [ignored("/v1", RELATIVE), "/own/0/url"],
      [
        ignored("https://c.example", "an operation is sent to the first of its servers"),
        "/own/2/url",
      ],
    ]);
  });
});
