import { expect, it } from "vitest";
import type { BodyValidator } from "../../../../templates/runtime/openapi/body-issues.js";
import { bodyIssues } from "../../../../templates/runtime/openapi/body-issues.js";

const wrong = (instancePath: string) => ({ instancePath, keyword: "type", params: {} });

it.each<[BodyValidator["errors"], readonly string[]]>([
  [[wrong("")], ["body"]],
  [null, []],
  [undefined, []],
  [Array.from({ length: 101 }, () => wrong("/a")), Array.from({ length: 100 }, () => "body/a")],
])("the issues of errors are the first hundred: %#", (errors, parameters) => {
  const validate = Object.assign(() => false, errors === undefined ? {} : { errors });
  const issues = bodyIssues(validate, "add");
  expect(issues.map(({ parameter }) => parameter)).toEqual(parameters);
  const message = parameters[0] === "body" ? "body: is invalid" : "body/a: is invalid";
  for (const each of issues)
    expect(each).toMatchObject({ severity: "error", code: "badbody", module: "add", message });
});
