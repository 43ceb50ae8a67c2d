import { describe, expect, it } from "vitest";
import { findAlliancesByNameEndpoint } from "../../../generated/alliance/findAlliancesByName.js";
import { listAlliancesEndpoint } from "../../../generated/alliance/listAlliances.js";
import { isRequestTo } from "../../../generator/inspect/openapi-request.js";

const endpoints = {
  listAlliances: listAlliancesEndpoint,
  findAlliancesByName: findAlliancesByNameEndpoint,
};

describe("a request to an OpenAPI document", () => {
  it.each([
    ["the path of an operation", "/alliances?size=5", true],
    ["the address of one", "https://game.example/alliances/search/findByName?name=a", true],
    ["its method before it", "GET /alliances", true],
    ["another method", "DELETE /alliances", false],
    ["another path", "/towns", false],
    ["no path", "action=query&list=allpages", false],
  ])("is told by its method and path: %s", (_what, request, expected) => {
    expect(isRequestTo({ endpoints }, request)).toBe(expected);
  });
});
