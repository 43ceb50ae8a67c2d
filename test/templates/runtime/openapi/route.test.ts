import { describe, expect, it } from "vitest";
import type { AnyEndpoint, HttpMethod } from "../../../../templates/runtime/openapi/endpoint.js";
import { allowedMethods, routeFor, router } from "../../../../templates/runtime/openapi/route.js";

function endpoint(method: HttpMethod, path: string): AnyEndpoint {
  return { operationId: `${method} ${path}`, method, path, params: {} };
}

const routesOf = router({
  readPet: endpoint("GET", "/pets/{id}"),
  removePet: endpoint("DELETE", "/pets/{id}"),
  myPet: endpoint("GET", "/pets/mine"),
});

describe("routes", () => {
  it("lead to the operation of the method", () => {
    const routes = routesOf("/pets/7");
    expect(routeFor(routes, "GET")).toMatchObject({ name: "readPet", pathParams: { id: "7" } });
    expect(routeFor(routes, "DELETE")?.name).toBe("removePet");
    expect(routeFor(routes, "POST")).toBeUndefined();
  });

  it("prefer a path without variables, and serve other methods by the path that has them", () => {
    const routes = routesOf("/pets/mine");
    expect(routeFor(routes, "GET")?.name).toBe("myPet");
    expect(routeFor(routes, "DELETE")).toMatchObject({ name: "removePet" });
  });

  it("serve HEAD by the operation for GET", () => {
    expect(routeFor(routesOf("/pets/7"), "HEAD")?.name).toBe("readPet");
    expect(routeFor(router({ a: endpoint("DELETE", "/a") })("/a"), "HEAD")).toBeUndefined();
  });

  it("name the allowed methods of a path", () => {
    expect(allowedMethods(routesOf("/pets/7"))).toBe("GET, HEAD, DELETE, OPTIONS");
    expect(allowedMethods(router({ a: endpoint("POST", "/a") })("/a"))).toBe("POST, OPTIONS");
  });

  it("are the same for a path each time", () => {
    const ids = ["7", "8", "7", "mine"].map(
      (id) => routeFor(routesOf(`/pets/${id}`), "DELETE")?.pathParams["id"],
    );
    expect(ids).toEqual(["7", "8", "7", "mine"]);
  });

  it("are none for other paths", () => {
    expect(routesOf("/pets")).toEqual([]);
  });
});
