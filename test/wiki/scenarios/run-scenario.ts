import { propertyOf } from "../../../templates/runtime/model/member.ts";
import { isJsonArray } from "../../../templates/runtime/model/json.ts";
import type { Json } from "../../../templates/runtime/model/json.ts";
import { agreement, changed, printed } from "../stub-agreement.ts";
import { EFFECTS } from "./scenario.ts";
import { exportedAtStart, exportsOf, filesOf } from "./step-files.ts";
import type { Exports } from "./step-files.ts";
import { LISTS } from "./step-form.ts";
import type { Reference, ScenarioStep } from "./step-form.ts";
import type { Sides } from "./step-stub.ts";

/** The result of a scenario. */
export interface ScenarioResult {
  /** For each step, whether both sides sent the same response. */
  readonly responses: readonly boolean[];
  /** For each step that was not refused, whether the queries after it were equal. */
  readonly effects: readonly boolean[];
  /** The first difference; undefined if there is none. */
  readonly difference?: string;
}

/** Answers of one side to the queries that show effects. */
type Effects = readonly Json[];

const FORMAT = "format=json&formatversion=2&errorformat=plaintext";

/** Runs the steps on both sides, also after a difference. */
export async function runScenario(
  sides: Sides,
  steps: readonly ScenarioStep[],
): Promise<ScenarioResult> {
  const { wiki, stub } = sides;
  wiki.reset();
  stub.reset();
  const sent = new Map<string, Exports>();
  for (const titles of exportedAtStart(steps))
    // oxlint-disable-next-line no-await-in-loop -- one request after the other
    sent.set(titles, await exportsOf(titles, sides));
  let [servers, stubs] = await effectsOf(sides);
  const before = differenceOf("at the start", servers, stubs);
  const [responses, effects]: [boolean[], boolean[]] = [[], [before === undefined]];
  let difference = before;
  for (const [index, step] of steps.entries()) {
    const time = aSecondLater(stub.time());
    const name = `step ${index}: ${JSON.stringify(step)}`;
    const send = { ...(step.user && { user: step.user }), token: step.token ?? "csrf" };
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    const [wikis, own] = await filesOf(step, sent, sides);
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    const [server, answer] = await Promise.all([
      wiki.send({ ...send, request: requestOf(step, servers), time, files: wikis }),
      stub.send({ ...send, request: requestOf(step, stubs), files: own }),
    ]);
    const answers = [parsed(server), parsed(answer)] as const;
    const wrong = differenceOf(name, [answers[0]], [answers[1]]);
    responses.push(wrong === undefined);
    difference ??= wrong;
    // A refused step changes nothing; if it does, the queries after the next step show it.
    const isLast = index === steps.length - 1;
    if (propertyOf(answers[0], "errors") !== undefined && !isLast) continue;
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    [servers, stubs] = await effectsOf(sides);
    const different = differenceOf(name, servers, stubs);
    effects.push(different === undefined);
    difference ??= different;
  }
  return { responses, effects, ...(difference !== undefined && { difference }) };
}

/** The responses of both sides at once: most of the time is the server's. */
async function effectsOf({ wiki, stub }: Sides): Promise<readonly [Effects, Effects]> {
  const time = stub.time();
  const queries = EFFECTS.map(({ user, request }) => ({
    user,
    request: `action=query&${request}&${FORMAT}`,
  }));
  const [servers, stubs] = await Promise.all([
    Promise.all(queries.map(async (query) => wiki.send({ ...query, time }))),
    Promise.all(queries.map(async (query) => stub.send(query))),
  ]);
  return [servers.map(parsed), stubs.map(parsed)];
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

function differenceOf(name: string, server: Effects, stub: Effects): string | undefined {
  for (const [index, left] of server.entries()) {
    const found = agreement(timeless(left), timeless(stub[index] ?? null));
    if (found.kind === "different" && found.at.startsWith("/errors"))
      return `${name}\n  server ${codesOf(left)}\n  stub   ${codesOf(stub[index])}`;
    if (found.kind === "different") return printed(name, found);
  }
  return undefined;
}

function codesOf(answer: Json | undefined): string {
  const errors = propertyOf(answer, "errors");
  if (!Array.isArray(errors)) return JSON.stringify(answer)?.slice(0, 400) ?? "nothing";
  const shown = errors.map((error: unknown) => [
    propertyOf(error, "code"),
    propertyOf(error, "data"),
  ]);
  return JSON.stringify(shown).slice(0, 600);
}

/** An answer without the moments at which either side did something, and with tags in one order. */
function timeless(answer: Json): Json {
  return changed(answer, timelessText, (name, value) => {
    if (OMITTED.has(name)) return undefined;
    // SQLite skips a number of a page that could not be inserted.
    if ((name === "pageid" || name === "logpage") && typeof value === "number" && value > 0)
      return "ID";
    // The server lists tags in the order in which the wiki first had each.
    const isTags = name === "tags" && isJsonArray(value);
    return isTags && value.every((tag) => typeof tag === "string") ? value.toSorted() : value;
  });
}

function timelessText(text: string): string {
  return (
    text
      .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ|\b20\d{12}\b/g, "TIME")
      // Keys of the stash are random on the server.
      .replaceAll(/\b[0-9a-z]{8,}\.[0-9a-z]{5,}\.\d+\.(\w+)/g, "KEY.$1")
      .replaceAll(/TIME!php\w+/g, "TIME!FILE")
      .replaceAll(/\bcurid=\d+/g, "curid=ID")
  );
}

/** Pages as HTML, and what jobs of the server compute later: the queue, and the counts of categories. */
const OMITTED: ReadonlySet<string> = new Set(["allcategories", "categoryinfo", "html", "jobs"]);
