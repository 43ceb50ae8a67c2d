import { describe, expect, it } from "vitest";
import type { NamedService } from "../../../generator/serve/services.js";
import { isServedAt, routeServices } from "../../../generator/serve/router.js";
import { serviceHandler } from "../../../templates/runtime/http/service.js";
import type { ServiceResponse } from "../../../templates/runtime/http/service.js";
import { catalogueService, openApiService } from "./named-services.js";

/** The response to a request, at a router of these services. */
async function response(
  services: readonly NamedService[],
  url: string,
  accept?: string,
  makeStartPage?: () => Promise<string>,
  method = "GET",
): Promise<ServiceResponse> {
  const { service } = routeServices(services, makeStartPage);
  return service({ method, url, headers: { accept }, body: "" });
}

const SERVICES = [
  openApiService("shop", ""),
  openApiService("zoo", "/zoo"),
  { ...catalogueService("wiki", "/api.php"), articles: "/wiki/" },
  catalogueService("other", "/other/api.php"),
];

describe("the service of a path", () => {
  it.each([
    ["/api.php", "wiki"],
    ["/api.php?a=/zoo", "wiki"],
    ["/w/api.php", "wiki"],
    ["/index.php", "wiki"],
    ["/index.php/A", "wiki"],
    ["/w/index.php/A", "wiki"],
    ["/wiki/A", "wiki"],
    ["/images/a.png", "wiki"],
    ["/w/images/a.png", "wiki"],
    ["/other/api.php", "other"],
    ["/other/index.php#a", "other"],
    ["/other/images/a/b.png", "other"],
    ["/zoo", "zoo"],
    ["/zoo/cats?a=b", "zoo"],
    ["/zoos", "shop"],
    ["/pets", "shop"],
    ["/w/other/api.php", "shop"],
    ["/index.phpx", "shop"],
    ["/images", "shop"],
    ["/api.php/x", "shop"],
  ])("%s is %s", async (url, name) => {
    expect((await response(SERVICES, url)).body).toBe(name);
  });

  it("is none if no service has it", async () => {
    const { status, headers, body } = await response(SERVICES.slice(1), "/pets?a=b");
    expect([status, headers["content-type"]]).toEqual([404, "application/problem+json"]);
    expect(JSON.parse(body)).toMatchObject({ status: 404, detail: "There is nothing at /pets." });
  });

  it("is asked for by the path alone", () => {
    expect(isServedAt(catalogueService("a", "/w/api.php"), "/w/api.php")).toBe(true);
    expect(isServedAt(catalogueService("a", "/w/api.php"), "/api.php")).toBe(false);
    expect(isServedAt(openApiService("a", "/a"), "/a/b")).toBe(true);
    expect(isServedAt(openApiService("a", "/a"), "/b")).toBe(false);
  });
});

function page(): Promise<string> {
  return Promise.resolve("<p>");
}

describe("the path /", () => {
  const JSON_INDEX = {
    status: 200,
    headers: { "content-type": "application/json", vary: "accept" },
    body: '{"paramsmith":"serve","services":[{"name":"shop","kind":"openapi","path":"/"},{"name":"wiki","kind":"catalogue","path":"/api.php"}]}',
  };
  const services = [openApiService("shop", ""), catalogueService("wiki", "/api.php")];

  it("lists the services for programs", async () => {
    expect(await response(services, "/")).toEqual(JSON_INDEX);
    expect(await response(services, "/?a=b", "text/html")).toEqual(JSON_INDEX);
  });

  it.each([undefined, "*/*", "application/json", "text/htmlx", "xtext/html"])(
    "lists the services for clients that accept %s",
    async (accept) => {
      expect(await response(services, "/", accept, page)).toEqual(JSON_INDEX);
    },
  );

  it("lists the services after another method", async () => {
    expect(await response(services, "/", "text/html", page, "POST")).toEqual(JSON_INDEX);
  });

  it("is the start page for browsers", async () => {
    expect(await response(services, "/", "text/html,*/*", page)).toEqual({
      status: 200,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": "frame-ancestors 'none'",
        vary: "accept",
      },
      body: "<p>",
    });
  });

  it("is made once, or again after it failed", async () => {
    let made = 0;
    const { service } = routeServices(services, () => {
      made += 1;
      return made === 1 ? Promise.reject(new Error("No.")) : Promise.resolve(`page ${made}`);
    });
    const request = { method: "GET", url: "/", headers: { accept: "text/html" }, body: "" };
    await expect(service(request)).rejects.toThrow(new Error("No."));
    expect((await service(request)).body).toBe("page 2");
    expect((await service(request)).body).toBe("page 2");
  });

  it("belongs to an OpenAPI document with an operation at it", async () => {
    const own = openApiService("root", "", "/");
    expect((await response([own], "/", "text/html", page)).body).toBe("root");
    const { body } = await response([{ ...own, at: "/a" }], "/");
    expect(body).toContain('"path":"/a"');
    const handler = serviceHandler(async () => ({ status: 200, headers: {}, body: "x" }));
    expect((await response([{ ...own, handler }], "/")).body).toBe("x");
  });
});
