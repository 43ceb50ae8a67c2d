import type { ServiceHandler } from "../../templates/runtime/http/service.ts";
import type { UserName } from "./server.ts";

/** The address of stubs, which is that of exports. */
export const STUB_ORIGIN = "http://127.0.0.1:8080";

/** Files of a request, by the names of their parameters. */
export type Files = Readonly<Record<string, Uint8Array>>;

/** A request to `api.php`. */
export interface SentRequest {
  readonly method: "GET" | "POST";
  /** The parameters, percent-encoded. */
  readonly request: string;
  /** Default: nobody has logged in. */
  readonly user?: UserName | undefined;
  readonly files?: Files;
}

/** A request as the platform sends it: posted parameters are a form, of several parts if there are files. */
export function requestOf(endpoint: string, { method, request, files = {} }: SentRequest): Request {
  if (method === "GET") return new Request(`${endpoint}?${request}`);
  const fields = new URLSearchParams(request);
  if (Object.keys(files).length === 0)
    return new Request(endpoint, { method: "POST", body: fields });
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  for (const [name, bytes] of Object.entries(files))
    form.append(name, new Blob([new Uint8Array(bytes)]), "file");
  return new Request(endpoint, { method: "POST", body: form });
}

/** Sends a request to a stub as a user, and returns the text of its response. */
export async function sendToStub({ service }: ServiceHandler, sent: SentRequest): Promise<string> {
  const request = requestOf(`${STUB_ORIGIN}/api.php`, sent);
  const { pathname, search } = new URL(request.url);
  const bytes = new Uint8Array(await request.arrayBuffer());
  const { body } = await service({
    method: sent.method,
    url: pathname + search,
    headers: {
      ...Object.fromEntries(request.headers),
      ...(sent.user !== undefined && { cookie: `paramsmith_user=${sent.user}` }),
    },
    body: new TextDecoder().decode(bytes),
    bytes,
  });
  return body;
}
