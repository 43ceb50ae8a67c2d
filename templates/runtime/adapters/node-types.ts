/** The part of Node's `IncomingMessage` that the listener uses. */
export interface NodeRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  on(event: "data" | "end" | "close" | "error", listener: (chunk: Uint8Array) => void): unknown;
}

/** The part of Node's `ServerResponse` that the listener uses. */
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

/** A connection. Only TCP connections can be reset. */
export interface NodeSocket {
  destroy(): unknown;
  resetAndDestroy?(): unknown;
}
