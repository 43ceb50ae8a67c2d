import { describe, expect, it } from "vitest";
import { editPage } from "../../../../generated/actions/edit.js";
import { ApiError } from "../../../../templates/runtime/action-api/api-error.js";
import type { Send } from "../../../../templates/runtime/client/send.js";
import { withTokens } from "../../../../templates/runtime/client/tokens.js";

const SAVED = { edit: { result: "Success", newrevid: 8 } };

/** A page with a text, and others who edit it before the first saves. */
function pageOf(page: object, conflicts = 0) {
  const sent: Readonly<Record<string, string>>[] = [];
  let saves = 0;
  const send: Send = async (parameters, { method }) => {
    sent.push({ ...parameters, method });
    if (parameters["meta"] === "tokens") return { query: { tokens: { csrftoken: "+" } } };
    if (parameters["action"] === "query")
      return { curtimestamp: "2024-01-02T00:00:00Z", query: { pages: [page] } };
    saves += 1;
    return saves > conflicts ? SAVED : { errors: [{ code: "editconflict", text: "Conflict." }] };
  };
  return { send: withTokens(send), sent };
}

const PAGE = {
  title: "A",
  revisions: [{ revid: 7, timestamp: "2024-01-01T00:00:00Z", slots: { main: { content: "one" } } }],
};

/** A wiki that refuses every edit. */
const refusing: Send = async ({ action, meta }) => {
  if (meta === "tokens") return { query: { tokens: { csrftoken: "+" } } };
  return action === "query"
    ? { query: { pages: [PAGE] } }
    : { errors: [{ code: "protectedpage" }] };
};

describe("editPage", () => {
  it("saves what the function makes of the latest revision", async () => {
    const { send, sent } = pageOf(PAGE);
    const result = await editPage(send, "A|b", async ({ content, revid, timestamp }) => ({
      text: `${content}, ${revid}, ${timestamp}`,
      summary: "More",
      minor: true,
      tags: ["a", "b"],
    }));
    expect(result).toEqual(SAVED.edit);
    expect(sent.map(({ method, action, titles }) => [method, action, titles])).toEqual([
      ["GET", "query", "\u001FA|b"],
      ["GET", "query", undefined],
      ["POST", "edit", undefined],
    ]);
    expect(sent[2]).toMatchObject({
      title: "A|b",
      text: "one, 7, 2024-01-01T00:00:00Z",
      summary: "More",
      minor: "",
      tags: "a|b",
      baserevid: "7",
      starttimestamp: "2024-01-02T00:00:00Z",
      nocreate: "",
      token: "+",
    });
  });

  it("repeats both steps after an edit conflict, as often as it may", async () => {
    const some = pageOf(PAGE, 2);
    let calls = 0;
    const transform = () => `text ${(calls += 1)}`;
    expect(await editPage(some.send, "A", transform)).toEqual(SAVED.edit);
    expect(some.sent.flatMap(({ text = [] }) => text)).toEqual(["text 1", "text 2", "text 3"]);
    const many = pageOf(PAGE, 9);
    await expect(editPage(many.send, "A", transform, { tries: 2 })).rejects.toMatchObject({
      code: "editconflict",
    });
    expect(many.sent.filter(({ action }) => action === "edit")).toHaveLength(2);
  });

  it("leaves a page as it is", async () => {
    const { send, sent } = pageOf(PAGE);
    expect(await editPage(send, "A", () => undefined)).toBeUndefined();
    expect(sent).toHaveLength(1);
  });

  it.each([
    ["nocreate-missing", { title: "A", missing: true }],
    ["nocreate-missing", { title: "A", revisions: [{ slots: { main: { texthidden: true } } }] }],
    ["invalidtitle", { title: "<", invalid: true }],
  ])("refuses with %s what has no text", async (code, page) => {
    const { send, sent } = pageOf(page);
    const pending = editPage(send, "A", () => "text");
    await expect(pending).rejects.toBeInstanceOf(ApiError);
    await expect(pending).rejects.toMatchObject({ code });
    expect(sent).toHaveLength(1);
  });

  it("passes on other errors, and those of the function", async () => {
    await expect(editPage(withTokens(refusing), "A", () => "text")).rejects.toMatchObject({
      code: "protectedpage",
    });
    const failure = new Error("no idea");
    const transform = () => {
      throw failure;
    };
    await expect(editPage(withTokens(refusing), "A", transform)).rejects.toBe(failure);
  });

  it("stops when its signal is aborted", async () => {
    const { send, sent } = pageOf(PAGE);
    const controller = new AbortController();
    const transform = () => {
      controller.abort(new Error("enough"));
      return "text";
    };
    const { signal } = controller;
    await expect(editPage(send, "A", transform, { signal })).rejects.toThrow("enough");
    expect(sent.map(({ action }) => action)).not.toContain("edit");
  });

  it("stops while the function has not returned", async () => {
    const { send, sent } = pageOf(PAGE);
    const controller = new AbortController();
    const transform = async (): Promise<string> => {
      controller.abort(new Error("enough"));
      return new Promise(() => {});
    };
    const { signal } = controller;
    await expect(editPage(send, "A", transform, { signal })).rejects.toThrow("enough");
    expect(sent).toHaveLength(1);
  });
});
