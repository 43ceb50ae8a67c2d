import * as api from "../../generated/paraminfo/index.js";
import { isObjectOrArray } from "../../templates/runtime/model/json.js";
import { collect, rowsOf } from "../../templates/runtime/client/rows-of.js";
import { continueQuery } from "../../templates/runtime/client/continue-query.js";
import { inBatches } from "../../templates/runtime/client/in-batches.js";
import type { Batch } from "../../templates/runtime/client/in-batches.js";
import type { Sendable } from "../../templates/runtime/client/send.js";
import { enumValues } from "./enum-values.ts";
import { canonical, moduleIn } from "./walk.ts";
import type { Scope, Walk } from "./walk.ts";

/** Values that a module without a limit is asked for, and its request for some of them. */
interface Asking<Value> {
  readonly values: (scope: Scope) => readonly Value[] | Promise<readonly Value[]>;
  readonly ask: (values: readonly Value[]) => Sendable;
  /** Each value has a row of its own, or members of the one row there is. */
  readonly gives: "rows" | "members";
}

/**
 * Walks of the modules that have no `limit`: as many of the values that they take are asked for at a
 * time, 50 for `"max"`.
 */
export const VALUE_WALKS: readonly Walk[] = [
  valueWalk("allmessages", {
    values: async ({ send, few }) => {
      const names = api.allmessages({
        prefix: "block",
        nocontent: true,
        ...few({ prefix: "blockl" }),
      });
      return (await collect(rowsOf(names, send))).map(({ name }) => name);
    },
    ask: (messages) => api.allmessages({ messages, prop: "default" }),
    gives: "rows",
  }),
  // It takes nothing that could be split.
  valueWalk("authmanagerinfo", {
    values: () => [undefined],
    ask: () => api.authmanagerinfo(),
    gives: "members",
  }),
  valueWalk("codexicons", {
    values: () => ["cdxIconAdd", "cdxIconAlert", "cdxIconBell", "cdxIconCheck", "cdxIconInfo"],
    ask: (names) => api.codexicons({ names }),
    gives: "rows",
  }),
  valueWalk("filerepoinfo", {
    values: () => enumValues(api.filerepoinfoModule, "prop"),
    ask: (prop) => api.filerepoinfo({ prop }),
    gives: "members",
  }),
  valueWalk("languageinfo", {
    values: () => ["de", "en", "sr", "zh-hans", "qqq", "fr", "ja", "nl", "ar", "he", "tlh", "crh"],
    ask: (code) => api.languageinfo({ code, prop: ["code", "dir", "name", "variants"] }),
    gives: "rows",
  }),
  valueWalk("siteinfo", {
    values: () => enumValues(api.siteinfoModule, "prop"),
    ask: (prop) => api.siteinfo({ prop }),
    gives: "members",
  }),
  valueWalk("tokens", {
    values: () => enumValues(api.tokensModule, "type"),
    ask: (type) => api.tokens({ type }),
    gives: "members",
  }),
  valueWalk("userinfo", {
    values: () => enumValues(api.userinfoModule, "prop"),
    ask: (prop) => api.userinfo({ prop }),
    gives: "members",
  }),
  valueWalk("users", {
    values: ({ pool }) => [...pool.user, "No such user", "192.0.2.1"],
    ask: (users) => api.users({ users, prop: ["groups", "editcount", "gender"] }),
    gives: "rows",
  }),
  {
    name: "stashimageinfo",
    module: "stashimageinfo",
    async *rows(scope) {
      const work = async (filekey: readonly string[]): Promise<readonly unknown[]> => {
        const request = api.stashimageinfo({ filekey, prop: ["size", "sha1"] });
        const answers = await collect(continueQuery(request, scope.send));
        return answers.flatMap(({ query }) => query?.stashimageinfo ?? []);
      };
      yield* results(inBatches(scope.pool.stashed, work, { size: sizeOf(scope) }));
    },
  },
];

function valueWalk<Value>(name: string, { values, ask, gives }: Asking<Value>): Walk {
  return {
    name,
    module: moduleIn(name),
    async *rows(scope) {
      const work = async (some: readonly Value[]): Promise<readonly unknown[]> =>
        collect(rowsOf(ask(some), scope.send));
      const rows = results(inBatches(await values(scope), work, { size: sizeOf(scope) }));
      switch (gives) {
        case "rows":
          yield* rows;
          return;
        case "members":
          yield* members(rows);
      }
    },
  };
}

/** The members of pieces of one object, each once: what it has whatever is asked comes with every piece. */
async function* members(pieces: AsyncIterable<unknown>): AsyncGenerator<unknown, void, undefined> {
  const given = new Set<string>();
  for await (const piece of pieces)
    for (const member of isObjectOrArray(piece) ? Object.entries(piece) : []) {
      const text = canonical(member);
      if (!given.has(text)) yield member;
      given.add(text);
    }
}

async function* results(
  batches: AsyncIterable<Batch<unknown, readonly unknown[]>>,
): AsyncGenerator<unknown, void, undefined> {
  for await (const batch of batches) {
    if (batch.kind === "failed") throw batch.error;
    yield* batch.result;
  }
}

function sizeOf({ limit }: Scope): number {
  return limit === "max" ? 50 : limit;
}
