import { describe, expect, it } from "vitest";
import { ApiError } from "../../../../templates/runtime/action-api/api-error.js";
import { edit as editPage } from "../../../../generated/actions/edit.js";
import { rollback } from "../../../../generated/actions/rollback.js";
import { allpages } from "../../../../generated/paraminfo/allpages.js";
import type { AnyModule } from "../../../../templates/runtime/model/descriptor.js";
import type { SendContext, Send } from "../../../../templates/runtime/client/send.js";
import { sendRequest } from "../../../../templates/runtime/client/send.js";
import { withRetries } from "../../../../templates/runtime/client/retry.js";
import { withTokens } from "../../../../templates/runtime/client/tokens.js";
import { moduleRequest } from "../of-any-module.js";

const EDIT: AnyModule = {
  name: "edit",
  path: "edit",
  group: "action",
  prefix: "",
  select: { action: "edit" },
  generator: false,
  params: {
    title: { type: "string" },
    token: { type: "string", required: true, sensitive: true, token: "csrf" },
  },
};

function edit(params: object) {
  return moduleRequest<AnyModule, object>(EDIT, params, { format: "json", formatversion: "2" });
}

interface Sent {
  readonly parameters: Readonly<Record<string, string>>;
  readonly how: SendContext;
}

/** A wiki whose tokens are `csrf1`, `csrf2`, …: those from `valid` on are taken. */
function wiki({
  valid = 1,
  refuse = "answer",
}: { readonly valid?: number; readonly refuse?: "answer" | "throw" } = {}) {
  const sent: Sent[] = [];
  let given = 0;
  const send: Send = async (parameters, how) => {
    sent.push({ parameters, how });
    if (parameters["meta"] === "tokens") {
      given += 1;
      return { query: { tokens: { [`${parameters["type"]}token`]: `csrf${given}` } } };
    }
    if (parameters["action"] !== "edit") return { query: {} };
    const number = Number(/^csrf(\d+)$/.exec(parameters["token"] ?? "")?.[1] ?? 0);
    if (number >= valid) return { edit: { result: "Success" } };
    if (refuse === "throw") throw new ApiError("badtoken", []);
    return { errors: [{ code: "badtoken" }] };
  };
  const fetches = () => sent.filter(({ parameters }) => parameters["meta"] === "tokens").length;
  return { send, sent, fetches };
}

describe("a sender with tokens", () => {
  it("adds those of the shipped actions, also in a sender that retries", async () => {
    const { send, sent } = wiki();
    const session = withRetries(withTokens(send));
    await sendRequest(editPage({ title: "A", text: "B" }), session);
    await sendRequest(rollback({ title: "A", user: "B" }), session);
    expect(sent.map(({ parameters }) => parameters["type"] ?? parameters["token"])).toEqual([
      "csrf",
      "csrf1",
      "rollback",
      "csrf2",
    ]);
    expect(session.addsTokens).toBe(true);
    expect(withRetries(send)).not.toHaveProperty("addsTokens");
  });

  it("fetches the token that a module needs, once, and sends it by POST", async () => {
    const { send, sent, fetches } = wiki();
    const session = withTokens(send);
    await sendRequest(edit({ title: "A" }), session);
    await sendRequest(edit({ title: "B", token: "" }), session);
    expect(fetches()).toBe(1);
    expect(
      sent.map(({ parameters, how }) => [parameters["action"], how.method, parameters["token"]]),
    ).toEqual([
      ["query", "GET", undefined],
      ["edit", "POST", "csrf1"],
      ["edit", "POST", "csrf1"],
    ]);
  });

  it("fetches once for requests at the same time", async () => {
    const { send, fetches } = wiki();
    const session = withTokens(send);
    await Promise.all(["A", "B", "C"].map(async (title) => sendRequest(edit({ title }), session)));
    expect(fetches()).toBe(1);
  });

  it.each(["answer", "throw"] as const)(
    "fetches a new one after `badtoken`, once (the server's way: %s)",
    async (refuse) => {
      const mended = wiki({ valid: 2, refuse });
      expect(await sendRequest(edit({ title: "A" }), withTokens(mended.send))).toHaveProperty(
        "edit",
      );
      expect(mended.fetches()).toBe(2);
      const broken = wiki({ valid: 99, refuse });
      await expect(
        sendRequest(edit({ title: "A" }), withTokens(broken.send)),
      ).rejects.toMatchObject({ code: "badtoken" });
      expect([broken.fetches(), broken.sent.length]).toEqual([2, 4]);
    },
  );

  it("fetches one new token for several requests whose old one was refused", async () => {
    const { send, fetches } = wiki({ valid: 2 });
    const session = withTokens(send);
    await Promise.all(["A", "B", "C"].map(async (title) => sendRequest(edit({ title }), session)));
    expect(fetches()).toBe(2);
  });

  it("leaves a token that is given alone, and requests that need none", async () => {
    const { send, sent, fetches } = wiki();
    const session = withTokens(send);
    await sendRequest(edit({ title: "A", token: "csrf9" }), session);
    await sendRequest(allpages(), session);
    expect(fetches()).toBe(0);
    expect(sent[0]?.parameters["token"]).toBe("csrf9");
  });

  it("says where the server has no such token, and asks again the next time", async () => {
    let asked = 0;
    const send: Send = async () => {
      asked += 1;
      return { query: {} };
    };
    const session = withTokens(send);
    await expect(sendRequest(edit({}), session)).rejects.toThrow(/no token of type "csrf"/);
    await expect(sendRequest(edit({}), session)).rejects.toThrow(/no token of type "csrf"/);
    expect(asked).toBe(2);
  });

  it("does not let the signal of one request stop the token of another", async () => {
    const controller = new AbortController();
    const { send } = wiki();
    const gate = new EventTarget();
    const slow: Send = async (parameters, how) => {
      if (parameters["meta"] === "tokens")
        await new Promise((resolve) => {
          gate.addEventListener("open", resolve);
        });
      return send(parameters, how);
    };
    const session = withTokens(slow);
    const stopped = sendRequest(edit({ title: "A" }), session, { signal: controller.signal });
    const other = sendRequest(edit({ title: "B" }), session);
    controller.abort(new Error("enough"));
    await expect(stopped).rejects.toThrow("enough");
    gate.dispatchEvent(new Event("open"));
    expect(await other).toHaveProperty("edit");
  });

  it("passes on what goes wrong otherwise", async () => {
    const failure = new Error("no network");
    let count = 0;
    const send: Send = async (parameters) => {
      count += 1;
      if (parameters["meta"] === "tokens") return { query: { tokens: { csrftoken: "x" } } };
      throw failure;
    };
    await expect(sendRequest(edit({}), withTokens(send))).rejects.toBe(failure);
    expect(count).toBe(2);
  });
});
