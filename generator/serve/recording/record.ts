import { serviceHandler } from "../../../templates/runtime/http/service.js";
import type {
  ServiceResponse,
  ServiceHandler,
  ServiceRequest,
} from "../../../templates/runtime/http/service.js";
import { isJsonTooDeep } from "../../client/response.js";
import { redactedAnswer } from "./response-secrets.js";
import type { CassetteWriter } from "./cassette.js";
import { askedBy, askedText, secretValues } from "./exchange.js";
import type { Asked, Exchange } from "./exchange.js";
import type { Breach, Judge } from "../judge.js";
import { redactedUrl } from "../redaction.js";
import type { IsSecret } from "../redaction.js";
import type { Relay } from "./relay.js";

/** What broke the spec in one exchange; a line of the report. */
export interface BrokenExchange {
  readonly paramsmith: "record";
  /** Path and parameters, without secrets. */
  readonly request: string;
  readonly status: number;
  readonly breaches: readonly Breach[];
}

/** What a recording needs. */
export interface Recording {
  readonly relay: Relay;
  readonly isSecret: IsSecret;
  /** Absent: exchanges are judged, and not kept. */
  readonly cassette?: CassetteWriter;
  readonly judge: Judge;
  readonly report: (broken: BrokenExchange) => void;
  /** Is told, in a sentence, that an exchange could not be kept. */
  readonly warn: (text: string) => void;
}

/**
 * Stands in front of a real server: passes requests on and answers back, keeps both without their
 * secrets, and reports what is not as the spec says. What is not passed on, gets no answer, or one that is nested
 * too deeply to be looked through, is not kept; nor is what the disk has no room for. The client gets its answer all the same.
 */
export function recorded({
  relay,
  isSecret,
  cassette,
  judge,
  report,
  warn,
}: Recording): ServiceHandler {
  return serviceHandler(async (request) => {
    const relayed = await relay.ask(request);
    if (relayed.kind === "failed") return relayed.answer;
    const { answer } = relayed;
    const asked = askedBy(request, isSecret);
    const sent = secretValues(request, isSecret);
    const isReadable = !isJsonTooDeep(answer.body);
    if (isReadable && cassette) {
      const failure = unkept(cassette, exchangeOf(request, asked, answer, isSecret));
      if (failure !== undefined) warn(`${failure} The recording goes on, and lacks it.`);
    }
    const breaches = isReadable ? await judge(request, answer) : [TOO_DEEP];
    if (breaches.length > 0)
      report({
        paramsmith: "record",
        request: askedText(asked),
        status: answer.status,
        breaches: breaches.map((breach) => withoutSecrets(breach, sent)),
      });
    return answer;
  });
}

/** Why an exchange could not be kept. */
function unkept(cassette: CassetteWriter, exchange: Exchange): string | undefined {
  try {
    cassette.append(exchange);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** What would not be found in such an answer: its tokens, and what is not as the spec says. */
const TOO_DEEP: Breach = {
  of: "answer",
  code: "nested-too-deeply",
  at: "",
  message: "The answer is nested deeper than any that is meant, and is not kept.",
};

/** Headers that matter to whoever reads the answer, and tell nothing about who asked. */
const KEPT =
  /^(?:content-type|content-language|mediawiki-.+|retry-after|x-database-lag|etag|last-modified|location|allow|link|vary|access-control-.+)$/;

function exchangeOf(
  request: ServiceRequest,
  asked: Asked,
  { status, headers, body }: ServiceResponse,
  isSecret: IsSecret,
): Exchange {
  const sent = secretValues(request, isSecret);
  return {
    cassette: 1,
    ...asked,
    status,
    headers: Object.fromEntries(
      Object.entries(headers)
        .filter(([name]) => KEPT.test(name))
        .map(([name, value]) => [name, redactedUrl(value, isSecret)]),
    ),
    body: redactedAnswer(body, sent),
  };
}

function withoutSecrets(breach: Breach, sent: readonly string[]): Breach {
  return { ...breach, message: redactedAnswer(breach.message, sent) };
}
