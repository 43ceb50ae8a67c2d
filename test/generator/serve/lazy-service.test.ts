import { expect, it } from "vitest";
import { lazyService } from "../../../generator/serve/services.js";
import { serviceHandler } from "../../../templates/runtime/http/service.js";

const REQUEST = { method: "GET", url: "/", headers: {}, body: "" };

it("makes a service at its first request, once for requests that arrive before it is made", async () => {
  const made: string[] = [];
  const { service } = lazyService(async () => {
    made.push("made");
    await Promise.resolve();
    return serviceHandler(async ({ url }) => ({ status: 200, headers: {}, body: url }));
  });
  expect(made).toEqual([]);
  const responses = await Promise.all([service(REQUEST), service({ ...REQUEST, url: "/other" })]);
  expect(responses.map(({ body }) => body)).toEqual(["/", "/other"]);
  expect(await service(REQUEST)).toEqual({ status: 200, headers: {}, body: "/" });
  expect(made).toEqual(["made"]);
});

it("fails at each request if the service cannot be made", async () => {
  const { service } = lazyService(async () => {
    await Promise.resolve();
    throw new Error("no wiki");
  });
  await expect(service(REQUEST)).rejects.toThrow("no wiki");
  await expect(service(REQUEST)).rejects.toThrow("no wiki");
});
