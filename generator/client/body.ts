/** Reads the body of a response as UTF-8. Returns undefined if the body exceeds the limit. */
export async function readBody(response: Response, maxBytes: number): Promise<string | undefined> {
  const { body } = response;
  if (!body) return "";
  if (Number(response.headers.get("content-length") ?? 0) > maxBytes) {
    await body.cancel();
    return undefined;
  }
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let bytes = 0;
  const sink = new WritableStream<Uint8Array>({
    write(chunk, controller) {
      bytes += chunk.length;
      // A sink can stop its source only with an error.
      if (bytes > maxBytes) controller.error(new Error("too large"));
      else parts.push(decoder.decode(chunk, { stream: true }));
    },
  });
  try {
    await body.pipeTo(sink);
  } catch (error) {
    if (bytes > maxBytes) return undefined;
    throw error;
  }
  return parts.join("") + decoder.decode();
}
