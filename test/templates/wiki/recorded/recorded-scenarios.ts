import { readFileSync, writeFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";
import type { Wiki } from "../../../../templates/wiki/data/wiki.ts";
import type { ScenarioStep } from "../../../wiki/scenarios/step-form.ts";
import type { StepRequest, StepWiki } from "../../../wiki/scenarios/step-wiki.ts";
import { completeContent, storedContent } from "./stored-wiki.ts";
import type { StoredWiki } from "./stored-wiki.ts";

/** Scenarios that a real wiki went through. */
export interface RecordedScenarios {
  /** That of MediaWiki, as in `1.39.17`. */
  readonly version: string;
  /** Of all modules, as `paramsmith pull` writes it. */
  readonly catalogue: object;
  /** The version and the namespaces, in the same form. */
  readonly site: object;
  /** Before each scenario. */
  readonly content: Wiki;
  readonly scenarios: readonly RecordedScenario[];
}

/** One scenario, and what was sent in it, in that order. */
export interface RecordedScenario {
  readonly steps: readonly ScenarioStep[];
  readonly exchanges: readonly SentText[];
}

/** A request and the text of its answer. */
export interface SentText {
  /** Without files, tokens and times. */
  readonly request: string;
  readonly answer: string;
}

/** Compressed: the lists that show the effects of each step hardly differ from those before it. */
const FILE = new URL("scenarios.jsonl.gz", import.meta.url);

/** The first line of the file. In the others, answers are numbers of those in the first. */
interface Head extends Omit<RecordedScenarios, "scenarios" | "content"> {
  readonly content: StoredWiki;
  /** Answers, each once. */
  readonly answers: readonly string[];
}

interface Line {
  readonly steps: readonly ScenarioStep[];
  readonly exchanges: readonly (readonly [request: string, answer: number])[];
}

/** Sends to a wiki, and keeps what was sent and answered, in the order of the requests. */
export function listening(wiki: StepWiki, exchanges: SentText[]): StepWiki {
  return {
    ...wiki,
    async send(request) {
      const index = exchanges.push({ request: requestText(request), answer: "" }) - 1;
      const answer = await wiki.send(request);
      exchanges[index] = { request: requestText(request), answer };
      return answer;
    },
  };
}

/** A wiki that answers what was recorded. Throws if a request is not the one that was sent then. */
export function recordedStepWiki(exchanges: readonly SentText[]): StepWiki {
  const left = exchanges.values();
  return {
    directory: "",
    async send(sent) {
      const request = requestText(sent);
      const { value } = left.next();
      if (value?.request !== request)
        throw new Error(
          `The request ${request} is not recorded here, but ${value?.request ?? "nothing"}. Record the scenarios again: CONTRIBUTING.md says how.`,
        );
      return value.answer;
    },
    save() {},
    reset() {},
    async stop() {},
  };
}

function requestText({ request, user, token }: StepRequest): string {
  return [user ?? "", token ?? "", request].join(" ");
}

/** Reads the scenarios that the test against a wiki has recorded. */
export function readScenarios(): RecordedScenarios {
  const [head = "", ...lines] = gunzipSync(readFileSync(FILE))
    .toString("utf8")
    .trimEnd()
    .split("\n");
  const { answers, content, ...wiki }: Head = JSON.parse(head);
  const scenarios = lines.map((line) => {
    const { steps, exchanges }: Line = JSON.parse(line);
    return {
      steps,
      exchanges: exchanges.map(([request, number]) => ({ request, answer: answers[number] ?? "" })),
    };
  });
  return { ...wiki, content: completeContent(content), scenarios };
}

/** Writes scenarios to a file. */
export function writeScenarios({ scenarios, content, ...wiki }: RecordedScenarios): void {
  const numbers = new Map<string, number>();
  const numberOf = (answer: string): number => {
    const number = numbers.get(answer) ?? numbers.size;
    numbers.set(answer, number);
    return number;
  };
  const lines = scenarios.map(({ steps, exchanges }): Line => ({
    steps,
    exchanges: exchanges.map(({ request, answer }) => [request, numberOf(answer)] as const),
  }));
  const head: Head = { ...wiki, content: storedContent(content), answers: [...numbers.keys()] };
  const text = [head, ...lines].map((each) => `${JSON.stringify(each)}\n`).join("");
  writeFileSync(FILE, gzipSync(text, { level: 9 }));
}
