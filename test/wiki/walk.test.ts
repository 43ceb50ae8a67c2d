import { afterAll, beforeAll, expect, it } from "vitest";
import * as api from "../../generated/paraminfo/index.js";
import { pagesOf } from "../../templates/runtime/client/pages-of.js";
import { collect, rowsOf } from "../../templates/runtime/client/rows-of.js";
import { sendRequest } from "../../templates/runtime/client/send.js";
import { startFilledWiki, useWiki } from "./server.ts";
import { startLine } from "./batch.ts";
import type { Line } from "./batch.ts";
import { isSame, QUERY_MODULES, walkAll, WALKS } from "./walk.ts";
import type { Limit, WalkResult } from "./walk.ts";

/** A row of it is a page with the revisions of one response. */
const UNSTEADY = "deletedrevs";

const wiki = useWiki(() => startFilledWiki("first"));
let line: Line;
let all: readonly WalkResult[];

beforeAll(async () => {
  line = startLine(wiki(), "Admin");
  all = await walkAll(WALKS, line.send, 4);
}, 1_800_000);
afterAll(async () => {
  await line?.stop();
});

it("walks go through several responses for every module that has a limit", () => {
  const continued = all.filter(({ requests }) => requests > 1);
  const names = new Set([...continued.map(({ walk: { module } }) => module.name), UNSTEADY]);
  const limited = QUERY_MODULES.filter(({ params }) => params["limit"]);
  expect(limited.map(({ name }) => name).filter((name) => !names.has(name))).toEqual([]);
});

it("walks are of every generator", () => {
  const walked = WALKS.filter(({ name }) => name.endsWith(" as generator"));
  const generators = QUERY_MODULES.filter(({ generator }) => generator);
  expect(walked.map(({ module: { name } }) => name).toSorted()).toEqual(
    generators.map(({ name }) => name).toSorted(),
  );
});

it("walks give the same rows with a limit of one, of seven and of the most", () => {
  expect(all.flatMap(({ differences }) => differences).slice(0, 20)).toEqual([]);
  console.log(
    `${all.length} walks: ${all.reduce((sum, { rows }) => sum + rows, 0)} rows, ${line.sent()} requests`,
  );
});

function partsOf(limit: Limit) {
  return [
    api.links({ limit }),
    api.revisions({ prop: "content" }),
    api.allusers({ limit }),
  ] as const;
}

function pagesUntil(limit: Limit) {
  return { generator: api.allpages({ limit, to: "Alpine G" }) };
}

it("pages come whole beside a list, whose rows come once, in both format versions", async () => {
  const { query } = await sendRequest(api.query(partsOf("max"), pagesUntil("max")), line.send);
  const small = api.query(partsOf(2), pagesUntil(2));
  expect(isSame(await collect(pagesOf(small, line.send)), query?.pages ?? [])).toBe(true);
  expect(await collect(rowsOf(small, line.send))).toEqual(query?.allusers);
  const version1 = { formatversion: "1" } as const;
  const big = await sendRequest(
    api.query(partsOf("max"), { ...pagesUntil("max"), ...version1 }),
    line.send,
  );
  const old = await collect(
    pagesOf(api.query(partsOf(2), { ...pagesUntil(2), ...version1 }), line.send),
  );
  expect(isSame(old, Object.values(big.query?.pages ?? {}))).toBe(true);
  expect(old.length).toBeGreaterThan(2);
});
