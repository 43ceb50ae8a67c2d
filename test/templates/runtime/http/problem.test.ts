import { expect, it } from "vitest";
import { problemResponse } from "../../../../templates/runtime/http/problem.js";

/** The titles of RFC 9110 and RFC 6585. */
it.each<readonly [status: number, title: string | undefined]>([
  [400, "Bad Request"],
  [404, "Not Found"],
  [405, "Method Not Allowed"],
  [406, "Not Acceptable"],
  [409, "Conflict"],
  [413, "Content Too Large"],
  [415, "Unsupported Media Type"],
  [422, "Unprocessable Content"],
  [429, "Too Many Requests"],
  [500, "Internal Server Error"],
  [501, "Not Implemented"],
  [502, "Bad Gateway"],
  [503, "Service Unavailable"],
  [504, "Gateway Timeout"],
  [418, undefined],
])("a problem with status %i has the title %s", (status, title) => {
  const { body, ...head } = problemResponse(status, { detail: "Why." });
  expect(head).toEqual({ status, headers: { "content-type": "application/problem+json" } });
  expect(JSON.parse(body)).toEqual({
    type: "about:blank",
    ...(title !== undefined && { title }),
    status,
    detail: "Why.",
  });
});

it("a problem has its invalid parameters, and headers of its own", () => {
  const issue = {
    severity: "error",
    module: "m",
    parameter: "p",
    code: "badinteger",
    message: "It is wrong.",
  } as const;
  const headers = { allow: "GET" };
  expect(problemResponse(422, { detail: "Why.", issues: [issue], headers })).toEqual({
    status: 422,
    headers: { "content-type": "application/problem+json", allow: "GET" },
    body: JSON.stringify({
      type: "about:blank",
      title: "Unprocessable Content",
      status: 422,
      detail: "Why.",
      issues: [issue],
    }),
    issues: [issue],
  });
});
