import { expect, it } from "vitest";
import { openApiStubApi } from "../../../../generator/emit/parts/stub-api.js";
import { dialectStub } from "../../../../templates/runtime/data-rest/stub.js";
import { openApiModel } from "../../support/specs.js";

it("responds with status 204 if an operation describes only errors", async () => {
  const schema = { $ref: "#/components/schemas/Refusal" };
  const model = openApiModel({
    openapi: "3.1.0",
    info: { title: "Test", version: "1" },
    paths: {
      "/login": {
        post: {
          operationId: "logIn",
          responses: { 401: { description: "", content: { "application/json": { schema } } } },
        },
      },
    },
    components: {
      schemas: {
        Refusal: { type: "object", required: ["code"], properties: { code: { enum: ["wrong"] } } },
      },
    },
  });
  const stub = dialectStub(openApiStubApi(model));
  const request = { method: "POST", url: "/login", headers: {}, body: "" };
  expect(await stub.service(request)).toMatchObject({ status: 204, body: "" });
});
