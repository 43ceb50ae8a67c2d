import { describe, expect, it } from "vitest";
import {
  jsonLine,
  lineWriter,
  refusedEntry,
  textLine,
  withLog,
} from "../../../generator/serve/log.js";
import type { LogEntry } from "../../../generator/serve/log.js";
import { createRedactor } from "../../../generator/redact/redactor.js";
import { serviceHandler } from "../../../templates/runtime/http/service.js";
import type { ServiceRequest, ServiceResponse } from "../../../templates/runtime/http/service.js";
import type { Issue } from "../../../templates/runtime/model/issue.js";

const FORM = { "content-type": "application/x-www-form-urlencoded" };

/** The log entry of an exchange that takes 1.23456 ms. */
async function entryOf(
  request: Partial<ServiceRequest>,
  response: Partial<ServiceResponse>,
): Promise<LogEntry | undefined> {
  const entries: LogEntry[] = [];
  const times = [10, 11.234_56];
  const { service } = withLog(
    serviceHandler(async () => ({ status: 200, headers: {}, body: "", ...response })),
    {
      log: (entry) => void entries.push(entry),
      now: () => times.shift() ?? 0,
      redactor: createRedactor([]),
    },
  );
  await service({ method: "GET", url: "/", headers: {}, body: "", ...request });
  expect(entries).toHaveLength(1);
  return entries[0];
}

function issue(code: Issue["code"], parameter: string): Issue {
  return { code, parameter, severity: "warning", module: "query", message: "not logged" };
}

describe("a log entry", () => {
  it("has the method, the address, the status and the time", async () => {
    expect(await entryOf({ url: "/?token=t0ken-value&x=t0ken-value" }, { status: 404 })).toEqual({
      method: "GET",
      url: "/?token=***&x=***",
      status: 404,
      ms: 1.23,
    });
  });

  it("has a form without secrets, up to 300 characters", async () => {
    const form = { method: "POST", headers: FORM };
    const rest = { method: "POST", url: "/", status: 200, ms: 1.23 };
    expect(await entryOf({ ...form, body: "lgpassword=pa55wörd&a=b" }, {})).toEqual({
      ...rest,
      body: "lgpassword=***&a=b",
    });
    expect(await entryOf({ ...form, body: "x".repeat(300) }, {})).toEqual({
      ...rest,
      body: "x".repeat(300),
    });
    expect(await entryOf({ ...form, body: "x".repeat(301) }, {})).toEqual({
      ...rest,
      body: `${"x".repeat(300)}…`,
    });
    const json = encodeURIComponent(JSON.stringify({ password: "a", text: "x".repeat(5000) }));
    expect(await entryOf({ ...form, body: `a=b&c=${json}` }, {})).toEqual({
      ...rest,
      body: "a=b&c=…",
    });
    expect(await entryOf({ ...form, body: '[1,"a&b",{"password":"aA=="}]' }, {})).toEqual({
      ...rest,
      body: '[1,"a&b",{"password":"***"}]',
    });
    expect(await entryOf({ ...form, body: "" }, {})).toEqual(rest);
    expect(await entryOf({ method: "POST", body: "a=b" }, {})).toEqual(rest);
  });

  it.each(["x", "[a]", "a.", "query+"])(
    "has the start of a form with 15 MiB of %s",
    async (part) => {
      const long = part.repeat((15 * 1024 * 1024) / part.length);
      const request = { method: "POST", url: "/?token=t0ken-value", headers: FORM };
      const responses = [{ body: `p=${long}` }, { body: `${long}=1`, url: "/" }].map((form) =>
        entryOf({ ...request, ...form }, { issues: [issue("deprecation", long)] }),
      );
      for (const entry of await Promise.all(responses)) {
        expect([entry?.body, entry?.issues?.[0]?.parameter]).toEqual([
          expect.stringMatching(/^.{300}…$/),
          expect.stringMatching(/^.{300}…$/),
        ]);
        expect(entry?.url).not.toContain("t0ken");
      }
    },
  );

  it("has no form of a request that was refused because of its headers", async () => {
    const request = { method: "POST", url: "/?token=t0ken-value", headers: FORM, body: "a=b" };
    const shown = { method: "POST", url: "/?token=***", ms: 1.23 };
    for (const status of [403, 421])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await entryOf(request, { status })).toEqual({ ...shown, status });
    const denied = { status: 403, issues: [issue("deprecation", "a")] };
    expect(await entryOf(request, denied)).toMatchObject({ ...shown, status: 403, body: "a=b" });
  });

  it("has the start of a form with many starts of JSON", async () => {
    const body = Array.from({ length: 1000 }, () => '#{"'.repeat(1363)).join("&");
    const request = { method: "POST", headers: FORM, body };
    const entries = await Promise.all(Array.from({ length: 20 }, () => entryOf(request, {})));
    expect(entries[19]?.body).toMatch(/^[%23*&]{300}…$/);
  });

  it("has where a response breaks, and no status if nothing of it is sent", async () => {
    expect(await entryOf({}, { breaksAfter: 5 })).toEqual({
      method: "GET",
      url: "/",
      status: 200,
      ms: 1.23,
      breaksAfter: 5,
    });
    expect(await entryOf({}, { breaksAfter: 0 })).toEqual({
      method: "GET",
      url: "/",
      ms: 1.23,
      breaksAfter: 0,
    });
  });

  it("has the first 20 issues and constructs, without secrets", async () => {
    const url = "/?token=t0ken-value";
    const issues = Array.from({ length: 21 }, () => issue("deprecation", "a t0ken-value"));
    const unrendered = Array.from({ length: 21 }, () => "{{t0ken-value}}");
    const { severity, code, module } = issue("deprecation", "");
    expect(await entryOf({ url }, { issues, unrendered })).toEqual({
      method: "GET",
      url: "/?token=***",
      status: 200,
      ms: 1.23,
      issues: Array.from({ length: 20 }, () => ({ severity, code, parameter: "a ***", module })),
      unrendered: Array.from({ length: 20 }, () => "{{***}}"),
    });
    expect(await entryOf({}, { issues: [], unrendered: [] })).toEqual({
      method: "GET",
      url: "/",
      status: 200,
      ms: 1.23,
    });
  });

  it("is one of a request that was refused, or whose handler failed", () => {
    const url = "/?token=t0ken-value";
    const refused = { method: "PUT", url, status: 500 } as const;
    const shown = { method: "PUT", url: "/?token=***", status: 500 };
    const redactor = createRedactor([]);
    expect(refusedEntry(refused, redactor)).toEqual(shown);
    expect(refusedEntry({ ...refused, error: new Error("No t0ken-value") }, redactor)).toEqual({
      ...shown,
      error: "No ***",
    });
    expect(refusedEntry({ ...refused, error: "x" }, redactor)).toEqual({
      ...shown,
      error: "a value that is not an Error",
    });
  });
});

describe("a line of a log", () => {
  const ENTRY: LogEntry = {
    method: "POST",
    url: "/a\u202E",
    body: "b=c",
    status: 200,
    ms: 1.25,
    breaksAfter: 7,
    issues: [
      { severity: "error", code: "badvalue", parameter: "p", module: "m" },
      { severity: "warning", code: "deprecation", parameter: "", module: "m" },
    ],
    unrendered: ["{{a}}", "[[b]]"],
    error: "No.",
  };

  it("has all of an entry", () => {
    expect(textLine(ENTRY)).toBe(
      "POST  /a\\u202e  b=c  200  1.3 ms  aborted after 7 bytes  error badvalue p  warning deprecation  not rendered: {{a}} [[b]]  failed: No.",
    );
    expect(jsonLine(ENTRY)).toContain(String.raw`"url":"/a\u202e"`);
    expect(JSON.parse(jsonLine(ENTRY))).toEqual(ENTRY);
  });

  it("has what an entry has", () => {
    expect(textLine({ method: "GET", url: "/", status: 204 })).toBe("GET  /  204");
    expect(textLine({ method: "GET", url: "/", breaksAfter: 0 })).toBe("GET  /  reset");
  });
});

describe("a writer of lines", () => {
  it("writes those of one turn together, and those of the next afterwards", async () => {
    const texts: string[] = [];
    const { take, flush } = lineWriter((text) => void texts.push(text));
    flush();
    take("a");
    take("b");
    expect(texts).toEqual([]);
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    expect(texts).toEqual(["a\nb\n"]);
    take("c");
    flush();
    flush();
    expect(texts).toEqual(["a\nb\n", "c\n"]);
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    expect(texts).toEqual(["a\nb\n", "c\n"]);
  });
});
