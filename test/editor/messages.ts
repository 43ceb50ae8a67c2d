import type { Readable, Writable } from "node:stream";

/** A message of a language server's protocol, as JSON. */
export type Message = Readonly<Record<string, unknown>>;

const HEADER_END = Buffer.from("\r\n\r\n");

/**
 * Reads messages with a `Content-Length` header, as LSP servers and tsserver write them.
 *
 * @param handle is called for each message, in order
 */
export function readMessages(stream: Readable, handle: (message: Message) => void): void {
  let buffered = Buffer.alloc(0);
  stream.on("data", (chunk: Buffer) => {
    buffered = Buffer.concat([buffered, chunk]);
    for (let end = buffered.indexOf(HEADER_END); end >= 0; end = buffered.indexOf(HEADER_END)) {
      const length = Number(
        /Content-Length: (\d+)/i.exec(buffered.toString("latin1", 0, end))?.[1],
      );
      const start = end + HEADER_END.length;
      if (buffered.length < start + length) return;
      const message: Message = JSON.parse(buffered.toString("utf8", start, start + length));
      buffered = buffered.subarray(start + length);
      handle(message);
    }
  });
}

/** Writes a message as LSP clients do. */
export function writeMessage(stream: Writable, message: Message): void {
  const body = JSON.stringify(message);
  stream.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
}
