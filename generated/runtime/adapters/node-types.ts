// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

/** The used part of a request of Node's HTTP server; compatible with `IncomingMessage`. */
export interface NodeRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  on(event: "data" | "end" | "close" | "error", listener: (chunk: Uint8Array) => void): unknown;
}

/** The used part of a response of Node's HTTP server; compatible with `ServerResponse`. */
export interface NodeResponse {
  statusCode: number;
  readonly headersSent: boolean;
  readonly socket: NodeSocket | null;
  getHeaderNames(): string[];
  setHeader(name: string, value: string | readonly string[]): unknown;
  removeHeader(name: string): void;
  write(chunk: Uint8Array, written: () => void): unknown;
  end(body?: string | Uint8Array): unknown;
}

/** A connection; one that is not TCP cannot be reset. */
export interface NodeSocket {
  destroy(): unknown;
  resetAndDestroy?(): unknown;
}
