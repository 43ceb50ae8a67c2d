import { describe, expect, it } from "vitest";
import { receivedSecrets } from "../../../../generator/serve/redactor.js";
import type { ServiceResponse } from "../../../../templates/runtime/http/service.js";

function secretsIn(response: Partial<ServiceResponse>): readonly string[] {
  const found = receivedSecrets(
    { status: 200, headers: {}, body: "", ...response },
    (name) => name === "code",
  );
  return [...new Set(found)].toSorted();
}

describe("the secrets of a response", () => {
  it.each<readonly [string, Partial<ServiceResponse>, readonly string[]]>([
    ["none", {}, []],
    [
      "cookies, without their attributes",
      { cookies: ["code=abc; Path=/", "sid=%20d", "theme=dark; code=x"] },
      [" d", "%20d", "abc"],
    ],
    [
      "parameters in addresses of headers, by the names of requests and of fields",
      { headers: { location: "/?code=12345678&csrftoken=23456789&x=34567890" } },
      ["12345678", "23456789"],
    ],
    ["users in headers", { headers: { link: "<http://u:p@a.example/>" } }, ["p", "u:p"]],
    ["headers with secret names", { headers: { code: "a b", other: "c" } }, ["a b"]],
    [
      "fields of the body, by the names of fields",
      { body: "code=12345678&token=23456789" },
      ["23456789"],
    ],
    ["no short values", { headers: { location: "/?code=1234567" }, body: "token=1234567" }, []],
    ["no values with white space", { body: '<p token="12345 678">' }, []],
    [
      "members of JSON in any depth, by their names",
      { body: '{"a":[{"b":{"token":"12345678"}},["x"]],"c":null,"d":{"sessionid":"2345 6789"}}' },
      ["12345678"],
    ],
    [
      "members of JSON with encoded names",
      { body: String.raw`{"\u0074oken":"12345678","\u0061":"23456789"}` },
      ["12345678"],
    ],
    [
      "all members of tokens, and of what has the name of a field",
      {
        body: '{"tokens":{"a":"12345678","b":{"c":"23456789"}},"token":{"d":"34567890"},"e":"45678901"}',
      },
      ["12345678", "23456789", "34567890"],
    ],
    ["no items of a list", { body: '{"tokens":["12345678"],"x":"\\u0020"}' }, []],
    ["no members of what is not JSON", { body: '{"tokens":{"a":"12345678"}' }, []],
    ["no text", { body: '"tokens"' }, []],
  ])("are %s", (_, response, secrets) => {
    expect(secretsIn(response)).toEqual(secrets);
  });
});
