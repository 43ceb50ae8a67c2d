import type { ComponentChild } from "preact";
import { useState } from "preact/hooks";
import type { RunTarget } from "./targets.js";
import type { ServiceHandler } from "../../../templates/runtime/http/service.js";

/** A response with the page's messages about it. */
export interface RunResponse {
  readonly response: ShownResponse;
  /** The verdict on the response in one sentence; absent if there is none. */
  readonly verdict?: string;
  /** The request that continues; absent if the response is complete. */
  readonly next?: string;
  readonly content: ComponentChild;
}

/** The input of running a request and those that continue it. */
interface RunSectionProps {
  readonly target: RunTarget;
  /** The request of the form: a query, or a path. */
  readonly request: string;
  readonly send: (request: string) => Promise<RunResponse>;
}

/** The state of the last run: alternatives by `kind`. */
type Outcome =
  | { readonly kind: "none" }
  | { readonly kind: "running" }
  | { readonly kind: "failed"; readonly message: string }
  /** The number of responses; only the last one is shown. */
  | { readonly kind: "response"; readonly number: number; readonly run: RunResponse };

/** Sends the request of the form, shows its response, and continues it. */
export function RunSection({ target, request, send }: RunSectionProps) {
  const [outcome, setOutcome] = useState<Outcome>({ kind: "none" });
  const start = (sent: string, number: number): void => {
    setOutcome({ kind: "running" });
    void send(sent).then(
      (run) => setOutcome({ kind: "response", number, run }),
      (error: unknown) => setOutcome({ kind: "failed", message: messageOf(error, target) }),
    );
  };
  return (
    <section class="run" aria-labelledby="run-title">
      <h2 id="run-title">Response</h2>
      <p>
        <button type="button" id="run" class="primary" onClick={() => start(request, 1)}>
          Run
        </button>{" "}
        <span class="faint">
          {target.kind === "stub" ? "on the stub inside this page" : `at ${target.address}`}
        </span>
      </p>
      <div id="outcome" aria-live="polite">
        {outcome.kind === "running" && <p>Running …</p>}
        {outcome.kind === "failed" && <p class="verdict refused">{outcome.message}</p>}
        {outcome.kind === "response" && responseView(outcome.run, outcome.number, start)}
      </div>
    </section>
  );
}

function responseView(
  { response: { status, contentType }, verdict, next, content }: RunResponse,
  number: number,
  start: (request: string, number: number) => void,
) {
  return (
    <>
      <p
        key={`facts-${number}`}
        id="response-facts"
        data-number={number}
        ref={(facts: HTMLElement | null) => facts?.scrollIntoView({ block: "nearest" })}
      >
        Response {number}: status {status}, {contentType}.{" "}
        {verdict !== undefined && <strong>{verdict}</strong>}
      </p>
      {next !== undefined && (
        <button type="button" id="continue" onClick={() => start(next, number + 1)}>
          Continue
        </button>
      )}
      {content}
    </>
  );
}

function messageOf(error: unknown, target: RunTarget): string {
  const text = error instanceof Error ? error.message : String(error);
  return target.kind === "stub"
    ? `The stub failed: ${text}`
    : `No response from ${target.address}: ${text}. help: check the URL, and whether the page may connect to it (docs --allow-wiki).`;
}

/** A request in the form that all targets take. */
export interface TargetRequest {
  readonly method: string;
  /** The URL: absolute, or a path in the stub. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined if there is none. */
  readonly body?: string;
}

/** A response as the page shows it. */
export interface ShownResponse {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
  /** Undefined for invalid JSON. */
  readonly json?: unknown;
}

/** Calls the service of a stub in the page. Rejects if the service fails. */
export async function askStub(
  { service }: ServiceHandler,
  { method, address, headers, body = "" }: TargetRequest,
): Promise<ShownResponse> {
  const response = await service({
    method,
    url: address,
    headers: { host: "stub.example", ...headers },
    body,
  });
  const { status, headers: received, bytes, body: text } = response;
  return shown(
    status,
    received["content-type"] ?? "",
    bytes ? new TextDecoder().decode(bytes) : text,
  );
}

/** Sends a request over the network, without credentials. Rejects as `fetch` does. */
export async function askServer({
  method,
  address,
  headers,
  body,
}: TargetRequest): Promise<ShownResponse> {
  const response = await fetch(address, {
    method,
    headers,
    credentials: "omit",
    ...(body !== undefined && { body }),
  });
  return shown(response.status, response.headers.get("content-type") ?? "", await response.text());
}

function shown(status: number, contentType: string, text: string): ShownResponse {
  const json = jsonIn(text);
  return { status, contentType, text, ...(json !== undefined && { json }) };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
