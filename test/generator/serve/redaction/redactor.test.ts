import { describe, expect, it } from "vitest";
import { recordedRequestOf } from "../../../../generator/serve/cassette.js";
import { createRedactor } from "../../../../generator/serve/redactor.js";
import type { Redactor } from "../../../../generator/serve/redactor.js";
import { secretsOf } from "../../../../generator/serve/secret-names.js";
import { readSpecs } from "../../../../generator/serve/read-specs.js";
import type { ServiceRequest } from "../../../../templates/runtime/http/service.js";
import { REPOSITORY } from "../../support/places.js";
import type { ServedSpec } from "../../../../generator/serve/served-spec.js";

const catalogue: ServedSpec = {
  kind: "catalogue",
  name: "wiki",
  modules: [
    {
      name: "a",
      path: "query+a",
      group: "list",
      prefix: "aa",
      select: { action: "query", list: "a" },
      generator: true,
      params: {
        key: { type: "string", sensitive: true },
        word: { type: "password" },
        title: { type: "string" },
      },
    },
  ],
  results: [],
};
const isSecret = secretsOf([catalogue]);

describe("what is secret in a request", () => {
  it.each([
    "aakey",
    "gaakey",
    "aaword",
    "token",
    "lgtoken",
    "centralauthtoken",
    "lgpassword",
    "Password",
    "retype",
  ])("is the value of %s", (name) => {
    expect(isSecret(name)).toBe(true);
  });

  it.each(["key", "aatitle", "titles", "meta", "type", "list"])(
    "is not the value of %s",
    (name) => {
      expect(isSecret(name)).toBe(false);
    },
  );

  it("is left out wherever it appears, if a body of JSON or an address had it under a marked name", () => {
    const { learnRequest, learnResponse, text, header } = createRedactor([catalogue]);
    const post = { method: "POST", url: "/", headers: { "content-type": "application/json" } };
    learnRequest({ ...post, body: '{"aaword":"swordfish"}' });
    expect(text("<p>swordfish</p>")).toBe("<p>***</p>");
    expect(header("/done?aaword=ab&x=y")).toBe("/done?aaword=***&x=y");
    learnResponse({ status: 302, headers: { location: "/next?aaword=pufferfish" }, body: "" });
    expect(text("a pufferfish")).toBe("a ***");
  });

  it("is left out of addresses and forms, whose rest stays as it was written", () => {
    const { url, pairs } = createRedactor([catalogue]);
    expect(url("/api.php?a=%C3%A4&lg%74oken=abc%2B%5C&&x&aakey=1=2")).toBe(
      "/api.php?a=%C3%A4&lg%74oken=***&&x&aakey=***",
    );
    expect(url("/api.php")).toBe("/api.php");
    expect(pairs("lgname=A&lgpassword=p+w")).toBe("lgname=A&lgpassword=***");
    expect(pairs("%zztoken=1")).toBe("%zztoken=***");
  });

  it.each([
    "to%6ben%zz=c4nary-9x",
    "%zz%74oken=c4nary-9x",
    "aakey[]=c4nary-9x",
    "lgpassword[]=c4nary-9x",
    "aa%6bey=c4nary-9x",
  ])("is found behind the name of %s, which is decoded as far as possible", (pair) => {
    const redactor = createRedactor([catalogue]);
    redactor.learnRequest(get(`/api.php?${pair}&echo=c4nary-9x`));
    expect(redactor.url(`/api.php?${pair}&echo=c4nary-9x`)).not.toContain("c4nary-9x");
  });

  it("is the user in an address, and what its fragment has", () => {
    const { url } = createRedactor([]);
    expect(url("https://user:pa55@wiki.example/api.php?a=b#access_token=x&c=d")).toBe(
      "https://***@wiki.example/api.php?a=b#access_token=***&c=d",
    );
  });
});

describe("what is secret in a request to an OpenAPI document", () => {
  const [alliance] = readSpecs(["spec/alliance"], REPOSITORY).value ?? [];
  if (alliance?.kind !== "openapi") throw new Error("There is no OpenAPI document.");
  const openapi: ServedSpec = {
    ...alliance,
    model: { ...alliance.model, apiKeys: ["X-Pets-Id", "petsId", "pets_sid"] },
  };
  const isKey = secretsOf([openapi]);
  const CANARIES = ["canary-header", "canary-query", "canary-cookie", "canary-password"];
  const basic = Buffer.from("user:canary-password").toString("base64");
  const request: ServiceRequest = {
    method: "GET",
    url: "/alliances?size=2&petsId=canary-query",
    headers: {
      "x-pets-id": "canary-header",
      cookie: "theme=dark; pets_sid=canary-cookie",
      authorization: `Basic ${basic}`,
      "x-other": "no secret at all",
    },
    body: "",
  };

  it("is the API key in each location, by its name in the document", () => {
    expect(["x-pets-id", "petsId", "pets_sid"].filter(isKey)).toHaveLength(3);
    expect(["first", "size", "theme", "x-other"].filter(isKey)).toEqual([]);
    expect(secretsOf([alliance])("petsId")).toBe(false);
  });

  it("is not in addresses and recordings", () => {
    expect(createRedactor([openapi]).url(request.url)).toBe("/alliances?size=2&petsId=***");
    expect(recordedRequestOf(request, isKey)).toEqual({
      path: "/alliances",
      params: { size: "2", petsId: "***" },
    });
  });

  it("is not in a response that repeats it", () => {
    const redactor = learned([openapi], request);
    const echo = JSON.stringify({ echo: [...CANARIES, basic, "no secret at all", "dark"] });
    expect(redactor.body(echo)).toBe(
      '{"echo":["***","***","***","***","***","no secret at all","dark"]}',
    );
    const bearer = { ...request, headers: { authorization: "Bearer canary-token" } };
    expect(learned([openapi], bearer).body('"canary-token"')).toBe('"***"');
  });
});

const SECRET = "hunt\"er 2/2 ä<&>+\\'x";

/** The same secret as encoders write it, by hand. */
const ENCODED: readonly (readonly [encoding: string, text: string])[] = [
  ["nothing", SECRET],
  ["JSON", String.raw`hunt\"er 2/2 ä<&>+\\'x`],
  ["JSON in ASCII", String.raw`hunt\u0022er 2\/2 \u00e4\u003C\u0026\u003e+\\\u0027x`],
  ["JSON in JSON", String.raw`hunt\\\"er 2\\\/2 \\u00e4<&>+\\\\'x`],
  ["upper-case percents", "hunt%22er%202%2F2%20%C3%A4%3C%26%3E%2B%5C'x"],
  ["lower-case percents", "hunt%22er%202%2f2%20%c3%a4%3c%26%3e%2b%5c%27x"],
  ["a form", "hunt%22er+2%2F2+%C3%A4%3C%26%3E%2B%5C%27x"],
  ["percents of a form", "hunt%2522er%2B2%252F2%2B%25C3%25A4%253C%2526%253E%252B%255C'x"],
  ["entities of a form", "hunt%22er&#43;2%2F2&#43;%C3%A4%3C%26%3E%2B%5C%27x"],
  ["percents twice", "hunt%2522er%25202%252F2%2520%25C3%25A4%253C%2526%253E%252B%255C'x"],
  ["named entities", "hunt&quot;er 2/2 &auml;&lt;&amp;&gt;+\\&apos;x"],
  ["decimal entities", "hunt&#34;er&#32;2&#47;2 &#228;&#60;&#38;&#62;&#43;&#92;&#039;x"],
  ["hexadecimal entities", "hunt&#x22;er 2/2 &#xE4;&#x3c;&#x26;&#x3E;+\\&#x27;x"],
  ["entities twice", "hunt&amp;quot;er 2/2 ä&amp;lt;&amp;amp;&amp;gt;+\\'x"],
  ["entities of JSON", "hunt\\&quot;er 2/2 \\u00e4&lt;&amp;&gt;+\\\\'x"],
  ["JSON of entities", "hunt\\u0026quot;er 2/2 ä\\u0026lt;\\u0026amp;&gt;+\\\\'x"],
  ["percents of JSON", "hunt%5C%22er%202%2F2%20%5Cu00e4%3C%26%3E%2B%5C%5C'x"],
  [
    "JSON in JSON of entities of JSON",
    String.raw`hunt\\\\&quot;er 2/2 ä&lt;&amp;&gt;+\\\\\\\\&#039;x`,
  ],
  ["highlighted HTML", 'hunt</span><b class="x">&quot;er 2/2 ä&lt;<wbr>&amp;&gt;+\\\'x'],
  ["a title", "Hunt\"er_2/2_ä<&>+\\'x"],
];

describe("a value that was sent in secret", () => {
  it.each(ENCODED)("is not repeated in %s", (_, text) => {
    const redactor = learned([], get(`/?lgpassword=${encodeURIComponent(SECRET)}`));
    expect(redactor.text(`(${text})`)).toBe("(***)");
  });

  it("is not repeated in base64 with its user", () => {
    const basic = Buffer.from("user:pa55-word??>").toString("base64");
    const redactor = learned([], get("/", { authorization: `Basic ${basic}` }));
    const url = Buffer.from("user:pa55-word??>").toString("base64url");
    expect(redactor.text(`${basic} ${url} pa55-word??&gt;`)).not.toMatch(/[A-Za-z\d]{4}/);
  });

  it("is not repeated in later exchanges, whoever sent it first", () => {
    const redactor = createRedactor([]);
    redactor.learnResponse({
      status: 200,
      headers: { location: "https://app.example/#access_token=t0ken-of-fragment&state=1" },
      cookies: ["wikiSession=s3ssion-value; Path=/"],
      body: '{"login":{"sessionid":"s3ssion-of-login"}}',
    });
    const url = "/?a=t0ken-of-fragment&b=s3ssion-value&c=s3ssion-of-login";
    expect(redactor.url(url)).toBe("/?a=***&b=***&c=***");
  });

  it("is not repeated where a message was shortened", () => {
    const redactor = learned([], get(`/?token=${"0123456789abcdef".repeat(9)}`));
    expect(redactor.text(`The value "${"0123456789abcdef".repeat(3)}…" is wrong`)).toBe(
      'The value "***…" is wrong',
    );
  });

  it("may be long", () => {
    const long = Array.from({ length: 3000 }, (_, index) => index.toString(36)).join("-");
    const redactor = learned([], get(`/?token=${long}`));
    expect(redactor.text(`<${long}>`)).toBe("<***>");
  });

  it.each([
    ["short", "abc", "abc abcd"],
    ["a word of the spec", "title", "title and aatitle"],
    ["a value of JSON", "true", '{"batchcomplete":true}'],
    ["a short number", "2024", "2024-01-01"],
  ])("stays in other fields if it is %s", (_, value, text) => {
    const redactor = learned([catalogue], get(`/?lgpassword=${value}`));
    expect(redactor.text(text)).toBe(text);
    expect(redactor.url(`/?lgpassword=${value}`)).toBe("/?lgpassword=***");
  });

  it("is replaced as a word if it is short", () => {
    const redactor = learned([], get("/?lgpassword=test&otp=123456"));
    expect(redactor.text('latest "test" %20test%20 \\ntest')).toBe('latest "***" %20***%20 \\n***');
    expect(redactor.body('{"a":123456,"b":1234567}')).toBe('{"a":0,"b":1234567}');
  });

  it("leaves JSON that can be parsed", () => {
    const redactor = learned([], get(`/?token=${encodeURIComponent('"a":1,"')}`));
    expect(JSON.parse(redactor.body('{"a":1,"b":2}'))).toEqual({ a: 1, b: 2 });
    const other = learned([], get(`/?token=${encodeURIComponent("abcdefgh\\")}`));
    expect(JSON.parse(other.body(String.raw`{"a":"abcdefgh\"","b":"abcdefgh\\"}`))).toEqual({
      a: 'abcdefgh"',
      b: "***",
    });
  });

  it("is found in linear time", () => {
    const redactor = learned(
      [],
      get(`/?token=${"a".repeat(5000)}&lgpassword=${"+%2B".repeat(90)}`),
    );
    const time = (length: number): number => {
      const start = performance.now();
      redactor.body("a+%2B&lt;\\".repeat(length));
      return performance.now() - start;
    };
    time(1000);
    expect(time(40_000)).toBeLessThan(40 * Math.max(time(4000), 20));
  });
});

const TOKEN = "0123456789abcdef0123456789abcdef";

describe("a token in a response", () => {
  it.each([
    [
      "JSON",
      String.raw`{"query": {"tokens":{"csrftoken":"${TOKEN}+\\","logintoken":"def456+\\"}, "n": 1.0}}`,
      String.raw`{"query": {"tokens":{"csrftoken":"***+\\","logintoken":"***+\\"}, "n": 1.0}}`,
    ],
    ["sessionid", `{"login":{"sessionid":"${TOKEN}"}}`, '{"login":{"sessionid":"***"}}'],
    ["a short field", '{"login":{"token":"ab"}}', '{"login":{"token":"***"}}'],
    ["an escaped name", `{"\\u0074oken":"${TOKEN}"}`, '{"\\u0074oken":"***"}'],
    ["a member of tokens", `{"tokens":{"csrf":"${TOKEN}"}}`, '{"tokens":{"csrf":"***"}}'],
    ["JSONP", `/**/f({"token":"${TOKEN}+\\\\"})`, String.raw`/**/f({"token":"***+\\"})`],
    ["a script", `x = {csrfToken: '${TOKEN}'}`, "x = {csrfToken: '***'}"],
    [
      "XML",
      `<api><tokens csrftoken="${TOKEN}+\\" /><a token='${TOKEN}'/><token>${TOKEN}</token></api>`,
      String.raw`<api><tokens csrftoken="***+\" /><a token='***'/><token>***</token></api>`,
    ],
    [
      "PHP",
      `a:1:{s:5:"query";a:2:{s:9:"csrftoken";s:34:"${TOKEN}+\\";s:1:"ä";s:4:"äb";}}`,
      String.raw`a:1:{s:5:"query";a:2:{s:9:"csrftoken";s:34:"***+\";s:1:"ä";s:4:"äb";}}`,
    ],
    [
      "JSON for browsers",
      `<pre>{\n    &quot;csrftoken&quot;: &quot;${TOKEN}+\\\\&quot;\n}</pre>`,
      "<pre>{\n    &quot;csrftoken&quot;: &quot;***+\\\\&quot;\n}</pre>",
    ],
    [
      "highlighted JSON",
      `<span class="nt">&quot;token&quot;</span><span class="p">:</span> <span class="s2">&quot;${TOKEN}+\\\\&quot;</span>`,
      '<span class="nt">&quot;token&quot;</span><span class="p">:</span> <span class="s2">&quot;***+\\\\&quot;</span>',
    ],
    [
      "XML for browsers",
      `<pre>&lt;tokens csrftoken=&quot;${TOKEN}+\\&quot; /></pre>`,
      "<pre>&lt;tokens csrftoken=&quot;***+\\&quot; /></pre>",
    ],
    [
      "a form of HTML",
      `<input type="hidden" value="${TOKEN}+\\" name="wpEditToken"/><meta name="csrf-token" content="${TOKEN}">`,
      '<input type="hidden" value="***+\\" name="wpEditToken"/><meta name="csrf-token" content="***">',
    ],
    [
      "a form",
      `oauth_token=${TOKEN}&oauth_token_secret=${TOKEN}x&ok=1`,
      "oauth_token=***&oauth_token_secret=***&ok=1",
    ],
    ["an address", `{"next":"/a?x=1&token=${TOKEN}"}`, '{"next":"/a?x=1&token=***"}'],
  ])("is redacted in %s, and the rest stays as it was", (_, body, expected) => {
    const redactor = createRedactor([]);
    redactor.learnResponse({ status: 200, headers: {}, body });
    expect(redactor.body(body)).toBe(expected);
  });

  it("stays if it is that of anonymous users, and so does text about tokens", () => {
    const body = String.raw`{"query":{"tokens":{"csrftoken":"+\\"}},"list":["token"],"info":"The token: a token"}`;
    const redactor = createRedactor([]);
    redactor.learnResponse({ status: 200, headers: {}, body });
    expect(redactor.body(body)).toBe(body);
    expect(redactor.body("<p>token</p>")).toBe("<p>token</p>");
  });

  it("is redacted in headers, whose rest stays as it was", () => {
    const { header } = createRedactor([]);
    expect(header(`https://u:p@app.example/cb?a=b#access_token=${TOKEN}&state=1`)).toBe(
      "https://***@app.example/cb?a=b#access_token=***&state=1",
    );
    expect(header(`</a?token=${TOKEN}>; rel="next"`)).toBe('</a?token=***>; rel="next"');
  });
});

function get(url: string, headers: ServiceRequest["headers"] = {}): ServiceRequest {
  return { method: "GET", url, headers, body: "" };
}

function learned(specs: readonly ServedSpec[], request: ServiceRequest): Redactor {
  const redactor = createRedactor(specs);
  redactor.learnRequest(request);
  return redactor;
}

describe("secrets that the fuzz target of secrets found", () => {
  it("are redacted in an address within an address", () => {
    const { header } = createRedactor([catalogue]);
    expect(header("/back?to=https%3A%2F%2Fb.example%2F%3Fid_token%3Dabcdefgh%252B123&x=1")).toBe(
      "/back?to=https%3A%2F%2Fb.example%2F%3Fid_token%3D***&x=1",
    );
    expect(header("/back?to=https://b.example/?id_token=abcdefgh123&x=1")).toBe(
      "/back?to=https://b.example/?id_token=***&x=1",
    );
  });

  it("are remembered from the user of an address in a response", () => {
    const { learnResponse, text } = createRedactor([catalogue]);
    const headers = { location: "https://bot:abcd%2Fefgh1234@a.example/" };
    learnResponse({ status: 302, headers, body: "" });
    expect(text("No user abcd/efgh1234.")).toBe("No user ***.");
  });

  it.each([
    "abcdefghijkl%C3%BC…",
    "abcdefghijkl%C3…",
    "abcdefghijkl%25C3%2…",
    "abcdefghijkl&#x1f51…",
    String.raw`abcdefghijkl\u00…`,
  ])("are redacted if a message ends in an encoded character of them: %s", (cut) => {
    const { learnRequest, text } = createRedactor([catalogue]);
    const secret = cut.includes("&") ? "abcdefghijkl\u{1F511}mn" : "abcdefghijkl\u00FCmn";
    learnRequest(get(`/?token=${encodeURIComponent(secret)}`));
    expect(text(`It is ${cut}, which is wrong.`)).toBe("It is ***…, which is wrong.");
  });
});
