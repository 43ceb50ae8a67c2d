import { readFileSync, writeFileSync } from "node:fs";
import type { Json } from "../../../../templates/runtime/model/json.ts";
import type { Wiki } from "../../../../templates/wiki/data/wiki.ts";
import type { Send } from "../../../wiki/compare-steps.ts";
import type { SentRequest } from "../../../wiki/sending.ts";

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

/** An exchange in a file: an answer that came before is told by the number of its exchange. */
type Line = Exchanged | { readonly request: string; readonly answerOf: number };

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
  const { version, content }: Omit<RecordedSteps, "exchanges"> = JSON.parse(first);
  const exchanges: Exchanged[] = [];
  for (const line of lines) {
    const each: Line = JSON.parse(line);
    exchanges.push({
      request: each.request,
      answer: "answer" in each ? each.answer : (exchanges[each.answerOf]?.answer ?? null),
    });
  }
  return { version, content, exchanges };
}

/** Writes steps to a file. */
export function writeSteps(name: string, { version, content, exchanges }: RecordedSteps): void {
  const numbers = new Map<string, number>();
  const lines = exchanges.map(({ request, answer }, index): Line => {
    const text = JSON.stringify(answer);
    const answerOf = numbers.get(text);
    if (answerOf !== undefined) return { request, answerOf };
    numbers.set(text, index);
    return { request, answer };
  });
  const all = [{ version, content }, ...lines];
  writeFileSync(
    new URL(`${name}.jsonl`, import.meta.url),
    all.map((each) => `${JSON.stringify(each)}\n`).join(""),
  );
}
