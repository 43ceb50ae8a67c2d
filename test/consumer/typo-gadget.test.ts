import { expect, it } from "vitest";
import { createParaminfoStub, createWiki } from "../../generated/paraminfo/stub.ts";
import type { MwApi } from "../../templates/runtime/client/mw-api-sender.ts";
import { stubFetch } from "../../templates/runtime/server.ts";
import { writableWiki } from "../../templates/wiki/index.ts";
import { fixTypos } from "./typo-gadget.ts";

const ENDPOINT = "https://wiki.example/w/api.php";

/** A user whose browser is not logged in: the gadget's `mw.Api`, and another user's edit at its first edit. */
function browser(
  fetch: (request: Request) => Promise<Response>,
  meanwhile: URLSearchParams,
): MwApi {
  const pending = [meanwhile];
  const exchange = async (params: URLSearchParams): Promise<Response> => {
    const other = params.get("action") === "edit" ? pending.pop() : undefined;
    if (other) await exchange(other);
    return fetch(new Request(ENDPOINT, { method: "POST", body: params }));
  };
  const send: MwApi["get"] = (parameters) => ({
    // oxlint-disable-next-line unicorn/no-thenable -- a promise of jQuery
    then(done, fail) {
      void exchange(new URLSearchParams(parameters)).then(async (response) => {
        const body: { errors?: readonly { code: string }[] } = JSON.parse(await response.text());
        const [error] = body.errors ?? [];
        return error ? fail(error.code, body, body, response) : done(body);
      });
    },
  });
  return {
    get: send,
    post: send,
    // oxlint-disable-next-line unicorn/no-thenable -- a promise of jQuery
    getToken: () => ({ then: (done) => done("+\\") }),
    badToken() {},
  };
}

it("a gadget corrects the pages of a category, also after an edit conflict", async () => {
  const pages = ["Teh start.", "I recieve it.", "Nothing."].map((text, index) => ({
    title: `Page ${index + 1}`,
    text: `${text} teh end. [[Category:Typos]]`.replace("Nothing. teh", "Nothing. The"),
  }));
  const wiki = writableWiki(createWiki({ pages }));
  const fetch = stubFetch(createParaminfoStub({ wiki }));
  const edit = { action: "edit", title: "Page 1", token: "+\\", format: "json" };
  const text = "Teh beginning. teh very end. [[Category:Typos]]";
  const meanwhile = new URLSearchParams({ ...edit, text });
  const api = browser(async (request) => fetch(request), meanwhile);
  const lines = await fixTypos(api, "Category:Typos", "Report");
  expect(lines).toEqual(["* [[Page 1]]: 5", "* [[Page 2]]: 6"]);
  const raw = `https://wiki.example/index.php?title=Page+1&action=raw`;
  expect(await (await fetch(new Request(raw))).text()).toBe(
    "Teh beginning. the very end. [[Category:Typos]]",
  );
});
