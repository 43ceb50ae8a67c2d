import { readFileSync, writeFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import type { Json } from "../../../../templates/runtime/model/json.ts";
import type { Wiki } from "../../../../templates/wiki/data/wiki.ts";
import type { Send } from "../../../wiki/compare-steps.ts";
import type { SentRequest } from "../../../wiki/sending.ts";
import { changeBetween, withChange } from "./change.ts";
import { completeContent, storedContent } from "./stored-wiki.ts";
import type { StoredWiki } from "./stored-wiki.ts";

/** Requests that change a wiki and that show what they changed, in the order in which they were sent. */
export interface RecordedSteps {
  /** That of MediaWiki, as in `1.39.17`. */
  readonly version: string;
  /** Before the first request. */
  readonly content: Wiki;
  readonly exchanges: readonly Exchanged[];
}

/** A request and what a real wiki answered. */
export interface Exchanged {
  /** As `requestText` writes it. */
  readonly request: string;
  readonly answer: Json;
}

/** The first line of a file. */
interface Head {
  readonly version: string;
  readonly content: StoredWiki;
}

/** An exchange in a file. If its request was sent before, its answer is the change to the latest answer to it. */
type Line = Exchanged | { readonly again: number; readonly change?: Json };

/** What tells a request from another one. */
function requestText({ method, user, request }: SentRequest): string {
  return [method, user ?? "", request].join(" ");
}

/** A sender that requests JSON, of a function that returns texts. */
export function jsonSender(send: (sent: SentRequest) => Promise<string>): Send {
  return async ({ request, ...sent }) => {
    const form = `${request}&format=json&formatversion=2&errorformat=plaintext`;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- responses are JSON
    return JSON.parse(await send({ ...sent, request: form })) as Json;
  };
}

/** Sends as before, and keeps what was sent and received. */
export function listening(server: Send): {
  readonly send: Send;
  readonly exchanges: readonly Exchanged[];
} {
  const exchanges: Exchanged[] = [];
  return {
    exchanges,
    async send(sent) {
      const answer = await server(sent);
      exchanges.push({ request: requestText(sent), answer });
      return answer;
    },
  };
}

/** Sends to what was recorded. Throws if a request is not the one that was sent then. */
export function recordedSend(exchanges: readonly Exchanged[]): Send {
  const left = exchanges.values();
  return async (sent) => {
    const request = requestText(sent);
    const { value } = left.next();
    if (value?.request !== request)
      throw new Error(
        `The request ${request} is not recorded here, but ${value?.request ?? "nothing"}. Record the steps again: CONTRIBUTING.md says how.`,
      );
    return value.answer;
  };
}

/** Reads the steps that a test against a wiki has recorded. */
export function readRecordedSteps(name: string): RecordedSteps {
  const [first = "", ...lines] = readFileSync(new URL(`${name}.jsonl`, import.meta.url), "utf8")
    .trimEnd()
    .split("\n");
  const { version, content }: Head = JSON.parse(first);
  const requests: string[] = [];
  const answers = new Map<string, Json>();
  const exchanges = lines.map((line): Exchanged => {
    const each: Line = JSON.parse(line);
    const request = "request" in each ? each.request : (requests[each.again] ?? "");
    const answer =
      "request" in each ? each.answer : withChange(answers.get(request), each.change ?? {});
    if ("request" in each) requests.push(request);
    answers.set(request, answer);
    return { request, answer };
  });
  return { version, content: completeContent(content), exchanges };
}

/** Writes steps to a file. */
export function writeSteps(name: string, { version, content, exchanges }: RecordedSteps): void {
  const requests = [...new Set(exchanges.map(({ request }) => request))];
  const answers = new Map<string, Json>();
  const lines = exchanges.map(({ request, answer }): Line => {
    const before = answers.get(request);
    answers.set(request, answer);
    if (before === undefined) return { request, answer };
    const again = requests.indexOf(request);
    if (isDeepStrictEqual(before, answer)) return { again };
    return { again, change: changeBetween(before, answer) };
  });
  const stored = storedContent({ ...content, site: withoutLargeFacts(content.site) });
  const head: Head = { version, content: stored };
  writeFileSync(
    new URL(`${name}.jsonl`, import.meta.url),
    [head, ...lines].map((each) => `${JSON.stringify(each)}\n`).join(""),
  );
}

/** Without facts that no step shows. */
function withoutLargeFacts(site: Wiki["site"]): Wiki["site"] {
  const { codexicons: _icons, languages: _names, ...facts } = site;
  return facts;
}
