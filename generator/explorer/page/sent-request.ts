import type { ServiceHandler } from "../../../templates/runtime/http/service.js";

/** A request in the form that all targets take. */
export interface TargetRequest {
  readonly method: string;
  /** The address: complete, or a path of the stub. */
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
  /** Undefined if the text is no JSON. */
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
