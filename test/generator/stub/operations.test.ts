import { expect, it } from "vitest";
import { directoryStubApi } from "../../../generator/emit/directory/stub-api.js";
import { directoryStub } from "../../../templates/runtime/directory/stub/stub.js";
import { directoryModel } from "../support/specs.js";

it("responds with the JSON of the only response that an operation describes", async () => {
  const schema = { $ref: "#/components/schemas/Refusal" };
  const model = directoryModel({
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
  const stub = directoryStub(directoryStubApi(model));
  const request = { method: "POST", url: "/login", headers: {}, body: "" };
  const { status, headers, body } = await stub.service(request);
  expect([status, headers["content-type"], JSON.parse(body)]).toEqual([
    401,
    "application/json",
    { code: "wrong" },
  ]);
});
