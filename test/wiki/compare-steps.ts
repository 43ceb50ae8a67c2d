import type { Json } from "../../templates/runtime/model/json.ts";
import { propertyOf } from "../../templates/runtime/model/member.ts";
import type { SentRequest } from "./sending.ts";
import type { UserName } from "./server.ts";
import type { Step } from "./steps.ts";
import { agreement, changed, printed } from "./stub-agreement.ts";
import { isSince } from "./version.ts";

/** Sends a request for JSON to one side. */
export type Send = (sent: SentRequest) => Promise<Json>;

/** What came of steps. */
export interface Comparison {
  readonly compared: number;
  readonly differences: readonly string[];
}

/** Both sides of a comparison. */
export interface StepSides {
  readonly server: Send;
  readonly stub: Send;
  /** That of MediaWiki, as in `1.39.17`. */
  readonly version: string;
  /** Waits until the next second of the server. */
  readonly nextSecond: () => Promise<void>;
}

/** Runs steps on both sides, and compares the responses and the answers to queries that show effects. */
export async function compareSteps(
  steps: readonly Step[],
  { server, stub, version, nextSecond }: StepSides,
): Promise<Comparison> {
  const [servers, stubs] = [new Map<string, Json>(), new Map<string, Json>()];
  const differences: string[] = [];
  let compared = 0;
  const compare = (request: string, left: Json, right: Json): void => {
    compared += 1;
    const found = agreement(withoutTimes(left, version), withoutTimes(right, version));
    if (found.kind === "different") differences.push(printed(request, found));
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
    for (const effect of step.effects) {
      const params = { action: "query", ...Object.fromEntries(new URLSearchParams(effect)) };
      const user = step.user === undefined ? "Admin" : step.user;
      for (const asker of new Set<UserName>(["Admin", user])) {
        // oxlint-disable-next-line no-await-in-loop -- one request after the other
        const found = await Promise.all(
          [server, stub].map((send) =>
            send({ method: "GET", request: formOf(params), user: asker }),
          ),
        );
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
  { action, user, params, from = {}, token = "csrf", files }: Omit<Step, "effects">,
  earlier: ReadonlyMap<string, Json>,
): Promise<Json> {
  const asked = formOf({ action: "query", meta: "tokens", type: token });
  const tokens = await send({ method: "GET", request: asked, user });
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
  return send({ method: "POST", request: formOf(all), user, ...(files && { files }) });
}

function formOf(params: Readonly<Record<string, string>>): string {
  return new URLSearchParams(params).toString();
}

/** Keys of the stash and names of temporary files are random on the server, and times differ. */
function withoutTimes(response: Json, version: string): Json {
  const omitted = isSince(version, 44)
    ? /^(?:jobs|html|duration-l10n|allcategories|categoryinfo)$/
    : /^(?:jobs|html|duration-l10n)$/;
  return changed(response, timeless, (name, value) => (omitted.test(name) ? undefined : value));
}

function timeless(text: string): string {
  return text
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ|\b20\d{12}\b/g, "TIME")
    .replaceAll(/\d\d:\d\d, \d+ [A-Z][a-z]+ \d{4}/g, "TIME")
    .replaceAll(/\b[0-9a-z]{8,}\.[0-9a-z]{5,}\.\d+\.(\w+)/g, "KEY.$1")
    .replaceAll(/TIME!(?:php\w+|chunkedupload \w+)/g, "TIME!FILE");
}
