import { describe, expect, it } from "vitest";
import { bindCredentials } from "../../../../templates/runtime/client/credentials.js";
import type {
  Credential,
  UsernameAndPassword,
  SecuritySchemes,
} from "../../../../templates/runtime/client/credentials.js";
import { endpointRequest } from "../../../../templates/runtime/openapi/endpoint.js";
import type { AnyEndpoint } from "../../../../templates/runtime/openapi/endpoint.js";
import { openApiClient } from "../../../../templates/runtime/openapi/open-api-client.js";

interface PetsCredentials {
  readonly header?: Credential;
  readonly query?: Credential;
  readonly cookie?: Credential;
  readonly login?: Credential<UsernameAndPassword>;
  readonly token?: Credential;
}

const schemes: SecuritySchemes<PetsCredentials> = {
  header: { kind: "apiKey", in: "header", name: "X-Key" },
  query: { kind: "apiKey", in: "query", name: "the key" },
  cookie: { kind: "apiKey", in: "cookie", name: "sid" },
  login: { kind: "basic" },
  token: { kind: "bearer" },
};

/** The request that a server gets. */
async function sent(
  security: AnyEndpoint["security"],
  given: PetsCredentials,
  params: object = {},
): Promise<Request> {
  const endpoint: AnyEndpoint = {
    operationId: "listPets",
    method: "GET",
    path: "/pets",
    params: {
      session: { type: "string", in: "cookie" },
      sid: { type: "string", in: "cookie" },
      url: { type: "string", allowReserved: true },
    },
    ...(security && { security }),
  };
  const requests: Request[] = [];
  const options = {
    credentials: bindCredentials(schemes, given),
    fetch: async (request: Request) => {
      requests.push(request);
      return Promise.resolve(Response.json([]));
    },
  };
  const request = endpointRequest<AnyEndpoint, object>(endpoint, params);
  await openApiClient({ baseUrl: "https://pets.example", ...options })(request);
  await openApiClient({ baseUrl: "https://pets.example", ...options }).response(request);
  const [first, second] = requests;
  if (!first || !second) throw new Error("A request was not sent.");
  expect([...second.headers]).toEqual(
    [...first.headers].filter(([name]) => name !== "accept" || second.headers.has(name)),
  );
  expect(second.url).toBe(first.url);
  return first;
}

const ALADDIN = { username: "Aladdin", password: "open sesame" };

function fail(): never {
  throw new Error("is not needed");
}

const absent = async () => Promise.resolve(undefined);

describe("credentials of an OpenAPI document", () => {
  it("are sent where the scheme says", async () => {
    const header = await sent([["header"]], { header: "a=b" });
    expect(header.headers.get("x-key")).toBe("a=b");
    const query = await sent([["query"]], { query: "a&b" }, { size: 2 });
    expect(query.url).toBe("https://pets.example/pets?size=2&the%20key=a%26b");
    const alone = await sent([["query"]], { query: "1" });
    expect(alone.url).toBe("https://pets.example/pets?the%20key=1");
    const reserved = await sent([["query"]], { query: "1" }, { url: "/a?b=c?d" });
    expect(reserved.url).toBe("https://pets.example/pets?url=/a?b=c?d&the%20key=1");
    const cookie = await sent([["cookie"]], { cookie: "a; b==" }, { session: "s" });
    expect(cookie.headers.get("cookie")).toBe("session=s; sid=a%3B%20b==");
    const token = await sent([["token"]], { token: "abc" });
    expect(token.headers.get("authorization")).toBe("Bearer abc");
  });

  it("of Basic are written as RFC 7617 has them, in UTF-8", async () => {
    const usual = await sent([["login"]], {
      login: ALADDIN,
    });
    expect(usual.headers.get("authorization")).toBe("Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==");
    const pound = await sent([["login"]], { login: { username: "test", password: "123£" } });
    expect(pound.headers.get("authorization")).toBe("Basic dGVzdDoxMjPCow==");
  });

  it("are those of the first alternative that can be met", async () => {
    const both = await sent([["login"], ["header", "query"], ["token"]], {
      header: "h",
      query: "q",
      token: "t",
    });
    expect(both.headers.get("x-key")).toBe("h");
    expect(both.url).toBe("https://pets.example/pets?the%20key=q");
    expect(both.headers.has("authorization")).toBe(false);
    const partly = await sent([["header", "query"]], { header: "h" });
    expect(partly.headers.has("x-key")).toBe(false);
    const optional = await sent([[], ["token"]], { token: "t" });
    expect(optional.headers.get("authorization")).toBe("Bearer t");
  });

  it("are not sent to operations that need none", async () => {
    const { headers, url } = await sent(undefined, { header: "h", query: "q", token: "t" });
    expect(headers.has("x-key") || headers.has("authorization")).toBe(false);
    expect(url).toBe("https://pets.example/pets");
  });

  it("replace a cookie parameter of the same name", async () => {
    const { headers } = await sent([["cookie"]], { cookie: "b" }, { session: "s", sid: "mine" });
    expect(headers.get("cookie")).toBe("session=s; sid=b");
  });

  it("without a value are not sent", async () => {
    const given = JSON.parse('{"header":7,"query":null,"token":true}');
    const { headers, url } = await sent([["header"], ["query"], ["token"]], given);
    expect(headers.has("x-key") || headers.has("authorization")).toBe(false);
    expect(url).toBe("https://pets.example/pets");
  });

  it("that cannot be written are refused without being shown", async () => {
    await expect(sent([["header"]], { header: "canary\n" })).rejects.toThrow(
      new RangeError('A header cannot hold the credentials of "header".'),
    );
    await expect(
      sent([["login"]], { login: { username: "canary:", password: "canary" } }),
    ).rejects.toThrow(new RangeError("A username must not contain a colon."));
  });

  it("can be functions, which are called for each request that needs them", async () => {
    let calls = 0;
    const token = async () => {
      calls += 1;
      return Promise.resolve("abc");
    };
    const { headers: ofToken } = await sent([["token"]], { token, header: fail });
    expect(ofToken.get("authorization")).toBe("Bearer abc");
    // Two requests are sent.
    expect(calls).toBe(2);
    const { headers } = await sent([["login"]], { login: () => ALADDIN });
    expect(headers.get("authorization")).toBe("Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==");
    // Another alternative is used, and no half one.
    const next = await sent([["header", "token"], ["query"]], {
      header: "h",
      token: absent,
      query: "q",
    });
    expect(next.headers.has("x-key")).toBe(false);
    expect(next.url).toBe("https://pets.example/pets?the%20key=q");
    const none = await sent([["token"]], { token: absent });
    expect(none.headers.has("authorization")).toBe(false);
    await expect(sent([["header"]], { header: fail })).rejects.toThrow("is not needed");
  });

  it("are not shown by an object that has them", () => {
    const credentials = bindCredentials(schemes, { token: "canary" });
    expect(JSON.stringify({ credentials }) + String(credentials)).not.toContain("canary");
  });
});
