import { createParaminfoStub, createWiki } from "../../../../generated/paraminfo/stub.js";
import type { WikiData } from "../../../../generated/paraminfo/stub.js";
import type { JsonObject } from "../../../../templates/runtime/model/json.js";
import { writableWiki } from "../../../../templates/wiki/writes/writable-wiki.js";
import { clientOf } from "../actions/stub-client.js";

/** Parameters of a request. */
export type Params = Readonly<Record<string, string | number | boolean>>;

/** A writable wiki with an administrator and a user, and clients of both and of nobody. */
export async function accountWiki(data: Partial<WikiData> = {}) {
  const wiki = writableWiki(
    createWiki({
      users: [{ name: "Admin", groups: ["sysop", "bureaucrat"] }, { name: "Ann" }],
      pages: [{ title: "Rose", text: "x" }],
      tags: [{ name: "mine" }],
      ...data,
    }),
  );
  const handler = createParaminfoStub({ wiki });
  const as = async (name?: string) => {
    const client = clientOf(handler);
    if (name !== undefined) await client.logIn(`${name}@test`);
    return async (action: string, params: Params, type = "csrf"): Promise<JsonObject> =>
      client.post({ action, errorformat: "none", token: await client.token(type), ...params });
  };
  return { wiki, admin: await as("Admin"), ann: await as("Ann"), nobody: await as() };
}

/** Who sends a request, and the request: `ann edit?title=Rose&text=x`. */
export type Step = `${"admin" | "ann" | "nobody"} ${string}`;

/** Sends steps one after another, with tokens, and returns the last response. */
export async function sendSteps(
  clients: Omit<Awaited<ReturnType<typeof accountWiki>>, "wiki">,
  steps: readonly Step[],
  more: Params = {},
): Promise<JsonObject> {
  let response: JsonObject = {};
  for (const step of steps) {
    const [, who = "", action = "", query = ""] = /^(\w+) (\w+)\??(.*)$/s.exec(step) ?? [];
    const client = who === "admin" || who === "ann" ? clients[who] : clients.nobody;
    const params = Object.fromEntries(new URLSearchParams(query));
    const type = TOKENS.find((each) => each === action);
    // oxlint-disable-next-line no-await-in-loop -- each step sees what the one before it changed
    response = await client(action, { ...params, ...more }, type);
  }
  return response;
}

/** Actions whose tokens have their names. */
const TOKENS: readonly string[] = ["watch", "userrights", "patrol", "rollback"];

/** A response with the errors of some codes. */
export function errors(...codes: readonly string[]): object {
  return { errors: codes.map((code) => ({ code })) };
}
