import { describe, expect, it } from "vitest";
import { strictHandler } from "../../../generator/serve/strict.js";
import type { ServedSpec } from "../../../generator/serve/served-spec.js";
import type { ServiceRequest, ServiceResponse } from "../../../templates/runtime/http/service.js";
import { serviceHandler } from "../../../templates/runtime/http/service.js";
import type { Issue } from "../../../templates/runtime/model/issue.js";
import { openApiService } from "./named-services.js";

const OWN: ServiceResponse = { status: 200, headers: {}, body: "own" };

const CATALOGUE: ServedSpec = {
  kind: "catalogue",
  name: "wiki",
  modules: [
    {
      name: "main",
      path: "main",
      group: "",
      prefix: "",
      select: {},
      generator: false,
      params: {
        action: { type: "enum", values: ["look", "edit"] },
        format: { type: "enum", values: ["json"], default: "json" },
      },
    },
    {
      name: "look",
      path: "look",
      group: "action",
      prefix: "lk",
      select: { action: "look" },
      generator: false,
      params: { size: { type: "integer", min: 1, max: 5 } },
    },
  ],
  results: [],
};

/** The response of a strict service whose own response is this. */
async function strict(
  spec: ServedSpec,
  url: string,
  own: ServiceResponse = OWN,
  request: Partial<ServiceRequest> = {},
): Promise<ServiceResponse> {
  const handler = strictHandler(
    spec,
    serviceHandler(async () => own),
  );
  return handler.service({ method: "GET", url, headers: {}, body: "", ...request });
}

describe("A strict wiki", () => {
  it.each([
    "/api.php?action=look",
    "/api.php?action=look&lksize=5",
    // Its service knows actions of its own.
    "/api.php?action=edit&other=1",
  ])("passes %s on", async (url) => {
    expect(await strict(CATALOGUE, url)).toEqual(OWN);
  });

  it("passes on a request that announces another one", async () => {
    const url = "/api.php?action=look&other=1";
    expect(await strict(CATALOGUE, url, OWN, { method: "OPTIONS" })).toEqual(OWN);
  });

  it("refuses what its service would change or ignore, with the code of the first problem", async () => {
    const { status, body, issues } = await strict(
      CATALOGUE,
      "/api.php?action=look&lksize=9&other=1",
    );
    expect(status).toBe(200);
    const { error } = JSON.parse(body);
    expect(issues?.map(({ severity, parameter }) => [severity, parameter])).toEqual([
      ["error", "lksize"],
      ["error", "other"],
    ]);
    expect(error.code).toBe(issues?.[0]?.code);
    expect(error.info).toBe(
      `Rejected by --strict: ${issues?.map(({ message }) => message).join("; ") ?? ""}.`,
    );
  });

  it("refuses what is in a body, too", async () => {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const request = { method: "POST", headers, body: "action=look&lksize=9" };
    const { issues } = await strict(CATALOGUE, "/api.php", OWN, request);
    expect(issues?.map(({ parameter }) => parameter)).toEqual(["lksize"]);
  });
});

function issue(code: Issue["code"], parameter: string): Issue {
  const message = `${parameter} is odd`;
  return { code, severity: "warning", module: "list", parameter, message };
}

describe("A strict OpenAPI document", () => {
  const { spec } = openApiService("pets", "");
  const [lost, other, old] = [
    issue("badvalue", "a"),
    issue("badvalue", "b"),
    issue("deprecation", "c"),
  ];

  it.each<readonly [title: string, response: ServiceResponse]>([
    ["nothing", OWN],
    ["what is deprecated only", { ...OWN, issues: [old] }],
    ["an error", { ...OWN, status: 400, issues: [lost] }],
    ["another error", { ...OWN, status: 404, issues: [lost] }],
  ])("passes on a response with %s", async (_, response) => {
    expect(await strict(spec, "/pets", response)).toBe(response);
  });

  it("refuses a request of which its service ignored a part", async () => {
    const response = { ...OWN, status: 399, issues: [lost, old, other] };
    const { status, headers, body, issues } = await strict(spec, "/pets", response);
    expect(status).toBe(400);
    expect(headers["content-type"]).toBe("application/problem+json");
    expect(JSON.parse(body)).toMatchObject({
      detail: "Rejected by --strict: a is odd; b is odd.",
    });
    expect(issues).toEqual([lost, other].map((each) => ({ ...each, severity: "error" })));
  });
});
