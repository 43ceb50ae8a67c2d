import { afterAll, beforeAll, expect, it } from "vitest";
import { startFilledWiki, useWiki } from "./server.ts";
import { startLine } from "./batch.ts";
import type { Line } from "./batch.ts";
import { QUERY_MODULES, walkAll, WALKS } from "./walk.ts";
import type { WalkResult } from "./walk.ts";

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
