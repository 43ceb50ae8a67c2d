import { propertyOf } from "../../templates/runtime/model/member.ts";
import { isJsonArray, isJsonObject } from "../../templates/runtime/model/json.ts";
import type { Json } from "../../templates/runtime/model/json.ts";
import type { UserName } from "./server.ts";
import { agreement } from "./stub-agreement.ts";
import { isSince } from "./version.ts";
import type { WriteStep } from "./write-steps.ts";

/** A step with a token of another type, or with files. */
export interface FileStep extends WriteStep {
  /** Default: `csrf`. */
  readonly token?: string;
  readonly files?: Readonly<Record<string, Uint8Array>>;
  /** Files for the stub in place of these: it reads exports in JSON. */
  readonly stubFiles?: Readonly<Record<string, Uint8Array>>;
  /** Effects besides those that all steps have. */
  readonly effects?: readonly string[];
}

/** Sends parameters by GET, or by POST perhaps with files, perhaps as a user. */
export type Send = (
  method: "GET" | "POST",
  params: Readonly<Record<string, string>>,
  user?: UserName,
  files?: FileStep["files"],
) => Promise<Json>;

/** What came of steps. */
export interface Comparison {
  readonly compared: number;
  readonly differences: readonly string[];
}

/** Both sides of a comparison, and what they are asked. */
export interface WriteSides {
  readonly server: Send;
  readonly stub: Send;
  /** That of MediaWiki, as in `1.39.17`. */
  readonly version: string;
  /** Waits until the next second of the server. */
  readonly nextSecond: () => Promise<void>;
}

/** Runs steps on both sides, and compares the responses and the answers to queries that show effects. */
export async function compareSteps(
  steps: readonly FileStep[],
  effects: readonly string[],
  { server, stub, version, nextSecond }: WriteSides,
): Promise<Comparison> {
  const [servers, stubs] = [new Map<string, Json>(), new Map<string, Json>()];
  const differences: string[] = [];
  let compared = 0;
  const compare = (request: string, left: Json, right: Json): void => {
    compared += 1;
    const found = agreement(timeless(left, version), timeless(right, version));
    if (found.kind === "different")
      differences.push(
        `${request}\n  at ${found.at}\n  server ${JSON.stringify(found.server)?.slice(0, 400)}\n  stub   ${JSON.stringify(found.stub)?.slice(0, 400)}`,
      );
  };
  for (const [index, step] of steps.entries()) {
    const name = `${index} ${step.action} ${step.user ?? "nobody"} ${JSON.stringify(step.params).slice(0, 150)}`;
    const own = step.stubFiles ? { ...step, files: step.stubFiles } : step;
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    const answers = [await run(server, step, servers), await run(stub, own, stubs)] as const;
    compare(name, ...answers);
    if (step.as !== undefined) {
      // The server does not tell apart versions of one second by their times.
      // oxlint-disable-next-line no-await-in-loop -- the wait is between two steps
      await nextSecond();
      servers.set(step.as, answers[0]);
      stubs.set(step.as, answers[1]);
    }
    if (propertyOf(answers[0], "errors") !== undefined) continue;
    for (const effect of [...effects, ...(step.effects ?? [])]) {
      const request = { action: "query", ...Object.fromEntries(new URLSearchParams(effect)) };
      const user = step.user === undefined ? "Admin" : step.user;
      for (const asker of new Set<UserName>(["Admin", user])) {
        // oxlint-disable-next-line no-await-in-loop -- one request after the other
        const found = await Promise.all([server, stub].map((send) => send("GET", request, asker)));
        const [left = null, right = null] = found;
        compare(`${name}\n  ${asker}: ${effect}`, left, right);
      }
    }
  }
  return { compared, differences };
}

/** Runs a step, with the token of its user. */
async function run(
  send: Send,
  { action, user, params, from = {}, token = "csrf", files }: FileStep,
  earlier: ReadonlyMap<string, Json>,
): Promise<Json> {
  const tokens = await send("GET", { action: "query", meta: "tokens", type: token }, user);
  const value = propertyOf(propertyOf(propertyOf(tokens, "query"), "tokens"), `${token}token`);
  const referred = Object.entries(from).map(([name, [step, member]]) => [
    name,
    String(
      (member.includes(".") ? member : `${action}.${member}`)
        .split(".")
        .reduce<unknown>(propertyOf, earlier.get(step)),
    ),
  ]);
  const name = action === "createaccount" ? "createtoken" : "token";
  const all = { action, ...params, ...Object.fromEntries(referred), [name]: String(value) };
  return send("POST", all, user, files);
}

/** Keys of the stash and names of temporary files are random on the server, and times differ. */
function timeless(answer: Json, version: string): Json {
  if (typeof answer === "string")
    return answer
      .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ|\b20\d{12}\b/g, "TIME")
      .replaceAll(/\d\d:\d\d, \d+ [A-Z][a-z]+ \d{4}/g, "TIME")
      .replaceAll(/\b[0-9a-z]{8,}\.[0-9a-z]{5,}\.\d+\.(\w+)/g, "KEY.$1")
      .replaceAll(/TIME!(?:php\w+|chunkedupload \w+)/g, "TIME!FILE");
  // The server changes the version of this reader between an upload and the next request.
  if (propertyOf(answer, "name") === "MEDIAWIKI_EXIF_VERSION") return null;
  if (isJsonArray(answer)) return answer.map((each) => timeless(each, version));
  if (!isJsonObject(answer)) return answer;
  const areCountsLater = isSince(version, 44);
  return Object.fromEntries(
    Object.entries(answer).flatMap(([name, value]) =>
      value === undefined ||
      name === "jobs" ||
      // A page of the server as HTML, with the picture.
      name === "html" ||
      name === "duration-l10n" ||
      (areCountsLater && /^(?:allcategories|categoryinfo)$/.test(name))
        ? []
        : [[name, timeless(value, version)]],
    ),
  );
}
