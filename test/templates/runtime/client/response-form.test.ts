import { describe, expect, it } from "vitest";
import { ApiError } from "../../../../templates/runtime/action-api/api-error.js";
import { ResponseError } from "../../../../templates/runtime/http/response-error.js";
import { mwApiSender } from "../../../../templates/runtime/client/mw-api-sender.js";
import type { MwApiOptions } from "../../../../templates/runtime/client/mw-api-sender.js";
import { sendRequest } from "../../../../templates/runtime/client/send.js";
import { fetchSender } from "../../../../templates/runtime/client/senders.js";
import { moduleRequest } from "../of-any-module.js";
import type { AnyModule } from "../../../../templates/runtime/model/descriptor.js";

const find: AnyModule = {
  name: "find",
  path: "find",
  group: "action",
  prefix: "",
  select: { action: "find" },
  generator: false,
  params: { as: { type: "enum", values: ["json", "xml"], default: "json" } },
  forms: [{ is: "text", unless: { as: ["json"] } }, { is: "list" }],
};

function request(params: Readonly<Record<string, string>>) {
  return moduleRequest<typeof find, typeof params>(find, params, {});
}

function sender(body: string, status = 200) {
  return fetchSender("https://wiki.example/api.php", {
    fetch: async () => new Response(body, { status }),
  });
}

describe("a response that is no object", () => {
  it("is a list if the arguments ask for none of the other forms", async () => {
    expect(await sendRequest(request({}), sender('["a",["b"]]'))).toEqual(["a", ["b"]]);
  });

  it("is a text, as the server sent it, even if it would be JSON", async () => {
    expect(await sendRequest(request({ as: "xml" }), sender("<a/>"))).toBe("<a/>");
    expect(await sendRequest(request({ as: "xml" }), sender('{"a":1}'))).toBe('{"a":1}');
  });

  it("is an error where another form comes", async () => {
    await expect(sendRequest(request({}), sender("{}"))).rejects.toThrow(
      new ResponseError("The response is not a JSON list."),
    );
  });

  it("throws the errors of the API and of HTTP", async () => {
    const error = '{"error":{"code":"badvalue","info":"Bad."}}';
    await expect(sendRequest(request({ as: "xml" }), sender(error))).rejects.toThrow(ApiError);
    await expect(sendRequest(request({}), sender(error))).rejects.toThrow(ApiError);
    await expect(sendRequest(request({ as: "xml" }), sender("<a/>", 503))).rejects.toThrow("503");
  });

  it("is not parsed by mw.Api", async () => {
    const given: (MwApiOptions | undefined)[] = [];
    // oxlint-disable-next-line unicorn/no-thenable -- the promises of jQuery have no other members that the sender uses
    const promise = { then: (done: (result: unknown) => void) => done("<a/>") };
    const api = {
      get: (_: Record<string, string>, options?: MwApiOptions) => {
        given.push(options);
        return promise;
      },
      post: () => promise,
      getToken: () => promise,
      badToken: () => undefined,
    };
    expect(await sendRequest(request({ as: "xml" }), mwApiSender(api))).toBe("<a/>");
    expect(given).toEqual([{ dataType: "text" }]);
  });
});
