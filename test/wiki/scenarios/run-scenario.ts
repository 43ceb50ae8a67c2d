import { propertyOf } from "../../../templates/runtime/action-api/api-messages.ts";
import { isJsonArray, isJsonObject } from "../../../templates/runtime/model/json.ts";
import type { Json } from "../../../templates/runtime/model/json.ts";
import { agreement } from "../stub-agreement.ts";
import { isSince } from "../version.ts";
import { EFFECTS } from "./scenario-effects.ts";
import { LISTS } from "./scenario-step.ts";
import type { Reference, ScenarioStep } from "./scenario-step.ts";
import type { StepStub } from "./step-stub.ts";
import type { StepWiki } from "./step-wiki.ts";

/** Both sides of a scenario. */
export interface Sides {
  readonly wiki: StepWiki;
  readonly stub: StepStub;
  /** That of MediaWiki. */
  readonly version: string;
}

/** The result of a scenario. */
export interface ScenarioResult {
  /** The steps after which both sides were equal. */
  readonly equal: number;
  /** The first difference; undefined if there is none. */
  readonly difference?: string;
}

/** Answers of one side to the queries that show effects. */
type Effects = readonly Json[];

const FORMAT = "format=json&formatversion=2&errorformat=plaintext";

/** Runs the steps on both sides until they differ. */
export async function runScenario(
  { wiki, stub, version }: Sides,
  steps: readonly ScenarioStep[],
): Promise<ScenarioResult> {
  wiki.reset();
  stub.reset();
  const shown = async (): Promise<readonly [Effects, Effects]> => {
    const [server, stubs]: [Json[], Json[]] = [[], []];
    for (const effect of EFFECTS) {
      const request = `action=query&${effect}&${FORMAT}`;
      // oxlint-disable-next-line no-await-in-loop -- one request after the other
      server.push(parsed(await wiki.send({ request, user: "Admin", time: stub.time() })));
      // oxlint-disable-next-line no-await-in-loop -- as above
      stubs.push(parsed(await stub.send({ request, user: "Admin" })));
    }
    return [server, stubs];
  };
  let [servers, stubs] = await shown();
  const before = differenceOf("at the start", servers, stubs, version);
  if (before !== undefined) return { equal: 0, difference: before };
  for (const [index, step] of steps.entries()) {
    const token = step.token ?? "csrf";
    const time = aSecondLater(stub.time());
    const name = `step ${index}: ${JSON.stringify(step)}`;
    const send = { ...(step.user && { user: step.user }), token };
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    const server = parsed(await wiki.send({ ...send, request: requestOf(step, servers), time }));
    // oxlint-disable-next-line no-await-in-loop -- as above
    const answer = parsed(await stub.send({ ...send, request: requestOf(step, stubs) }));
    const wrong = differenceOf(name, [server], [answer], version);
    if (wrong !== undefined) return { equal: index, difference: wrong };
    // oxlint-disable-next-line no-await-in-loop -- as above
    [servers, stubs] = await shown();
    const different = differenceOf(name, servers, stubs, version);
    if (different !== undefined) return { equal: index, difference: different };
  }
  return { equal: steps.length };
}

function parsed(body: string): Json {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- answers are JSON
  return JSON.parse(body) as Json;
}

function aSecondLater(time: string): string {
  return `${new Date(Date.parse(time) + 1000).toISOString().slice(0, 19)}Z`;
}

function requestOf({ action, params, from = {} }: ScenarioStep, effects: Effects): string {
  const referred = Object.entries(from).map(([name, each]) => [name, valueOf(each, effects)]);
  const form = new URLSearchParams({ action, ...params, ...Object.fromEntries(referred) });
  return `${form.toString()}&${FORMAT}`;
}

/** The value that a reference is to; a number that nothing has if the list is empty. */
function valueOf({ of, index }: Reference, effects: Effects): string {
  const [list, member] = LISTS[of];
  const values = effects.flatMap((answer) => valuesIn(propertyOf(answer, "query"), list, member));
  const value = values[index % Math.max(1, values.length)];
  return typeof value === "string" || typeof value === "number" ? String(value) : "99999";
}

/** Rows of revisions are below those of their pages. */
function valuesIn(query: unknown, list: string, member: string): readonly unknown[] {
  const rows = propertyOf(query, list);
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: unknown): unknown[] => {
    const below = propertyOf(row, "revisions");
    return Array.isArray(below)
      ? below.map((each: unknown) => propertyOf(each, member))
      : [propertyOf(row, member)];
  });
}

function differenceOf(
  name: string,
  server: Effects,
  stub: Effects,
  version: string,
): string | undefined {
  for (const [index, left] of server.entries()) {
    const found = agreement(timeless(left, version), timeless(stub[index] ?? null, version));
    if (found.kind === "different" && found.at.startsWith("/errors"))
      return `${name}\n  server ${codesOf(left)}\n  stub   ${codesOf(stub[index])}`;
    if (found.kind === "different")
      return `${name}\n  at ${found.at}\n  server ${JSON.stringify(found.server)?.slice(0, 400)}\n  stub   ${JSON.stringify(found.stub)?.slice(0, 400)}`;
  }
  return undefined;
}

function codesOf(answer: Json | undefined): string {
  const errors = propertyOf(answer, "errors");
  if (!Array.isArray(errors)) return JSON.stringify(answer)?.slice(0, 400) ?? "nothing";
  return JSON.stringify(errors.map((error: unknown) => propertyOf(error, "code")));
}

/** An answer without the moments at which either side did something, and with tags in one order. */
function timeless(answer: Json, version: string): Json {
  if (typeof answer === "string")
    return answer.replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ|\b20\d{12}\b/g, "TIME");
  if (isJsonArray(answer)) return answer.map((each) => timeless(each, version));
  if (!isJsonObject(answer)) return answer;
  // The wording of messages is each side's own.
  const isMessage = typeof answer["code"] === "string" && typeof answer["text"] === "string";
  return Object.fromEntries(
    Object.entries(answer).flatMap(([name, value]) => {
      if (value === undefined || isLater(name, version)) return [];
      if (isMessage && name === "text") return [];
      // SQLite skips a number of a page that could not be inserted.
      if ((name === "pageid" || name === "logpage") && typeof value === "number" && value > 0)
        return [[name, "ID"]];
      // The server lists tags in the order in which the wiki first had each.
      if (name === "tags" && isJsonArray(value) && value.every((tag) => typeof tag === "string"))
        return [[name, value.toSorted()]];
      return [[name, timeless(value, version)]];
    }),
  );
}

/** Whether jobs of the server compute a member later: the queue, and since 1.44 the counts of categories. */
function isLater(name: string, version: string): boolean {
  const areCountsLater = isSince(version, 44) && /^(?:allcategories|categoryinfo)$/.test(name);
  return name === "jobs" || areCountsLater;
}
