import { describe, expect, it } from "vitest";
import { inspectedSecrets } from "../../../generator/cli/inspected-secrets.js";
import type { InspectedSecrets } from "../../../generator/cli/inspected-secrets.js";

/** The secrets of an OpenAPI document with an API key in the parameter or header `ticket`. */
function secrets(apiKeys: readonly string[] = ["ticket"]): InspectedSecrets {
  return inspectedSecrets({
    catalogue: undefined,
    documents: [
      {
        validators: {},
        endpoints: {},
        builders: new Map(),
        texts: new Map(),
        apiKeys,
      },
    ],
  });
}

describe("a text that may have secrets", () => {
  it.each(
    String.raw`token TOKEN passw passphrase secret authorization apikey api-key api_key accesskey
    access-key access_key sessionid session-id session_id retype otp pwd ticket a=b&ticket=c %2d %2D
    %41 %4f %4F %50 %5a %5F %5f %61 %6e %70 %7A \u0074 \U0074 &#116; ://user@host https://u:p@a.example/
    a%25b=c %25&x%20y=1 ti%63ket=1 api.key=1 access%20key=1 session[id=1`.split(/\s+/),
  )("has %s", (text) => {
    expect(secrets().mayHave(text)).toBe(true);
  });

  it.each([
    ...String.raw`action=query&titles=A pass session key tick=et %20 %2E %2c %3D %40 %60 %30 a%3Db %C3%A4
    a\nb \u2028 &amp; user@host ://a/b@c ://@c a.b=c d-e=f`.split(/\s+/),
    "",
    "& #",
    ":// user@host",
    "a b=c",
  ])("does not have %j alone", (text) => {
    expect(secrets().mayHave(text)).toBe(false);
  });
});

describe("a name with many separators", () => {
  const name = `${"a-".repeat(40)}z`;

  it("is found, also with other separators", () => {
    expect(secrets([name]).mayHave(`x=1&${name}=c`)).toBe(true);
    expect(secrets([name]).mayHave(`x=1&${name.replaceAll("-", "%2E")}=c`)).toBe(true);
  });

  it("takes no exponential time in a text that is similar", () => {
    expect(secrets([name]).mayHave("b".repeat(50))).toBe(false);
    expect(secrets([`b${"-b".repeat(40)}z`, "b-c-d-e-f"]).mayHave("c".repeat(9))).toBe(false);
    // Only the start of a name is searched for, so that it is found here.
    expect(secrets([name]).mayHave("a".repeat(200))).toBe(true);
  });
});

describe("the secrets of inspected requests", () => {
  it("are replaced in requests, texts and JSON once they are learned", () => {
    const found = secrets();
    const request = "https://a.example/list?x=1&ticket=t1cket-value";
    expect(found.request(request)).toBe(request);
    expect(found.text("t1cket-value")).toBe("t1cket-value");
    expect(found.json('{"token":"abcdefgh"}')).toBe('{"token":"abcdefgh"}');
    found.learnRequest(request);
    expect(found.request(request)).toBe("https://a.example/list?x=1&ticket=***");
    expect(found.text("a t1cket-value")).toBe("a ***");
    expect(found.json('{"token":"abcdefgh","a":"t1cket-value"}')).toBe('{"token":"***","a":"***"}');
    expect(found.json('{"b":"abcdefgh","a":"t1cket-value"}')).toBe('{"b":"abcdefgh","a":"***"}');
  });

  it("are replaced in queries and forms, also after a method", () => {
    const found = secrets();
    found.learnRequest("POST ticket=t1cket-value&x=y");
    expect(found.request("POST ticket=t1cket-value&x=t1cket-value")).toBe("POST ticket=***&x=***");
    expect(found.request("  ticket=other-value&x=y ")).toBe("  ticket=***&x=y ");
  });

  it("are those of responses, if the line may have some", () => {
    const found = secrets();
    const response = { query: { tokens: { csrf: "0123456789abcdef" } } };
    found.learn('{"a":"b"}', "action=query", response);
    expect(found.text("0123456789abcdef")).toBe("0123456789abcdef");
    found.learn(JSON.stringify(response), "action=query", response);
    expect(found.text("0123456789abcdef")).toBe("***");
    found.learn("token", "action=query", undefined);
  });

  it("are not searched for in requests without any", () => {
    const found = secrets();
    found.learnRequest("a=public-value");
    expect(found.text("public-value")).toBe("public-value");
  });
});
