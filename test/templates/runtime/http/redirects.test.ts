/** What clients send after a redirect to a different origin. */
import { expect, it } from "vitest";
import { bindCredentials } from "../../../../templates/runtime/client/credentials.js";
import type { SecuritySchemes } from "../../../../templates/runtime/client/credentials.js";
import { createClient } from "../../../../templates/runtime/client/create-client.js";
import { fetchWith } from "../../../../templates/runtime/client/fetch-with.js";
import { fetchSender } from "../../../../templates/runtime/client/senders.js";
import { endpointRequest } from "../../../../templates/runtime/openapi/endpoint.js";
import type { AnyEndpoint } from "../../../../templates/runtime/openapi/endpoint.js";
import { openApiClient } from "../../../../templates/runtime/openapi/open-api-client.js";
import { json, startServer } from "../../../generator/support/http.js";

const SECRET = "c4n4ry";
const STATUSES = [301, 302, 303, 307, 308];

interface Keys {
  readonly header?: string;
  readonly query?: string;
  readonly cookie?: string;
  readonly token?: string;
}

const SCHEMES: SecuritySchemes<Keys> = {
  header: { kind: "apiKey", in: "header", name: "X-Api-Key" },
  query: { kind: "apiKey", in: "query", name: "key" },
  cookie: { kind: "apiKey", in: "cookie", name: "sid" },
  token: { kind: "bearer" },
};

/** Sends a request to an operation with one of the credentials. */
async function call(
  baseUrl: string,
  keys: Keys,
  more: Partial<AnyEndpoint> = {},
  params: object = {},
): Promise<unknown> {
  const endpoint: AnyEndpoint = {
    operationId: "pets",
    method: "GET",
    path: "/pets",
    params: { key: { type: "string", in: "header", wireName: "X-Key" } },
    accept: ["application/json"],
    security: [Object.keys(keys)],
    ...more,
  };
  const value = { pass: SECRET };
  const content = { mediaType: "application/json", body: JSON.stringify(value), value };
  const request = endpointRequest<AnyEndpoint, object>(
    endpoint,
    params,
    endpoint.method === "GET" ? undefined : content,
  );
  return openApiClient({ baseUrl, credentials: bindCredentials(SCHEMES, keys) })(request);
}

const GET = { method: "GET" } as const;
const POST = { method: "POST" } as const;

/** Requests with a secret, to an origin that redirects them. */
const SECRET_REQUESTS: Readonly<Record<string, (origin: string) => Promise<unknown>>> = {
  "a header of fetchSender": async (origin) =>
    fetchSender(origin, { headers: { "X-Api-Key": SECRET } })({}, GET),
  "a header of middleware": async (origin) => {
    const middleware = [
      async (request: Request, next: (request: Request) => Promise<Response>) => {
        request.headers.set("x-api-key", SECRET);
        return next(request);
      },
    ];
    return fetchSender(origin, { middleware })({}, GET);
  },
  "a body of fetchSender": async (origin) => fetchSender(origin)({ lgpassword: SECRET }, POST),
  "a body of another HTTP client": async (origin) => {
    const exchange = fetchWith(async ({ url, ...init }) => {
      const response = await fetch(url, init);
      return { status: response.status, headers: response.headers, body: await response.text() };
    });
    return fetchSender(origin, { fetch: exchange })({ lgpassword: SECRET }, POST);
  },
  "a password of createClient": async (origin) =>
    createClient(origin, { login: { username: "A@b", password: SECRET } }).account(),
  "an access token of createClient": async (origin) =>
    createClient(origin, { login: { accessToken: SECRET } }).account(),
  "a key in a header": async (origin) => call(origin, { header: SECRET }),
  ...Object.fromEntries(
    ["Accept-Token", "If-Key", "User-Agent-Key"].map((name) => [
      `a header named ${name}`,
      async (origin: string) => fetchSender(origin, { headers: { [name]: SECRET } })({}, GET),
    ]),
  ),
  "a key in the query": async (origin) => call(origin, { query: SECRET }),
  "a key in a cookie": async (origin) => call(origin, { cookie: SECRET }),
  "a bearer token": async (origin) => call(origin, { token: SECRET }),
  "a parameter in a header": async (origin) => call(origin, {}, {}, { key: SECRET }),
  "a body of an operation": async (origin) => call(origin, {}, { method: "PUT" }),
};

it.each(Object.entries(SECRET_REQUESTS))(
  "%s is not sent to a different origin",
  async (_, send) => {
    const other = await startServer(() => json({}));
    const errorFor = async (status: number): Promise<unknown> => {
      const target = other.origin.replace("//", `//u;${SECRET}:p@${SECRET}@`);
      const headers = { location: `${target}/x;${SECRET}?key=${SECRET}` };
      const server = await startServer(({ query }) =>
        query["type"] === "login"
          ? json({ query: { tokens: { logintoken: SECRET } } })
          : { status, headers },
      );
      return send(server.origin).catch((thrown: unknown) => thrown);
    };
    const errors = await Promise.all(STATUSES.map(errorFor));
    expect(errors).toMatchObject(STATUSES.map((status) => ({ name: "HttpError", status })));
    for (const each of errors) {
      expect(String(each)).toContain(`The server redirects to ${other.origin}/x; pass that URL`);
      expect(String(each)).not.toContain(SECRET);
    }
    expect(other.received).toEqual([]);
  },
);

it.each(["/\\", "\\\\", "http:", "http:/", "http:\\\\", "http:/\t/", "//"])(
  "a redirect to a user after %j is shown without the user",
  async (start) => {
    let location = "";
    const server = await startServer(() => ({ status: 302, headers: { location } }));
    location = `${start}u:${SECRET}@${new URL(server.origin).host}/x`;
    const error: unknown = await call(server.origin, { header: SECRET }).catch(
      (thrown: unknown) => thrown,
    );
    expect(String(error)).toContain("The server redirects to");
    expect(String(error)).not.toContain(SECRET);
  },
);

it("a redirect of a request without a secret is followed", async () => {
  const other = await startServer(() => json({ a: 1 }));
  const server = await startServer(() => ({ status: 302, headers: { location: other.origin } }));
  const headers = { accept: "application/json", "accept-language": "de", "if-none-match": "a" };
  const options = { userAgent: "test/1.0", headers };
  expect(await fetchSender(server.origin, options)({}, GET)).toEqual({ a: 1 });
  expect(await call(server.origin, {})).toEqual({ a: 1 });
});

it("a GET of an operation follows redirects within the origin, with its key", async () => {
  const server = await startServer(({ path }) => {
    if (path === "/pets") return { status: 307, headers: { location: "/pets/" } };
    return path === "/pets/" ? json({ a: 1 }) : { status: 302, headers: { location: "/again" } };
  });
  expect(await call(server.origin, { header: SECRET })).toEqual({ a: 1 });
  expect(server.received.map(({ headers }) => headers["x-api-key"])).toEqual([SECRET, SECRET]);
  await expect(call(server.origin, { header: SECRET }, { method: "POST" })).rejects.toThrow(
    "The server redirects to /pets/; pass that URL",
  );
  await expect(call(`${server.origin}/endless`, { header: SECRET })).rejects.toThrow("/again");
  expect(server.received).toHaveLength(2 + 1 + 21);
});
