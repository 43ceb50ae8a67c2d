import type { Json } from "../../templates/runtime/model/json.ts";

/** Reads what PHP's `serialize` writes; an array is an object with its keys, whatever its order. */
export function phpValue(text: string): Json {
  const bytes = Buffer.from(text, "utf8");
  const { value, end } = valueAt(bytes, 0);
  if (end !== bytes.length)
    throw new Error(`The value ends at ${end} of ${bytes.length} bytes: ${text.slice(-400)}`);
  return value;
}

interface Read {
  readonly value: Json;
  readonly end: number;
}

function valueAt(bytes: Buffer, start: number): Read {
  const type = String.fromCodePoint(bytes[start] ?? 0);
  if (type === "N") return { value: null, end: start + 2 };
  const isSized = type === "s" || type === "a";
  const stop = bytes.indexOf(isSized ? ":" : ";", start + 2);
  const head = bytes.toString("utf8", start + 2, stop);
  switch (type) {
    case "b":
      return { value: head === "1", end: stop + 1 };
    case "i":
    case "d":
      return { value: Number(head), end: stop + 1 };
    case "s": {
      const end = stop + 2 + Number(head);
      return { value: bytes.toString("utf8", stop + 2, end), end: end + 2 };
    }
    case "a":
      return arrayAt(bytes, stop + 2, Number(head));
    default:
      throw new Error(
        `There is no value at ${start}: ${bytes.toString("utf8", start, start + 40)}`,
      );
  }
}

function arrayAt(bytes: Buffer, start: number, count: number): Read {
  const members: [string, Json][] = [];
  let at = start;
  for (let left = count; left > 0; left -= 1) {
    const key = valueAt(bytes, at);
    const member = valueAt(bytes, key.end);
    members.push([
      typeof key.value === "string" ? key.value : JSON.stringify(key.value),
      member.value,
    ]);
    at = member.end;
  }
  return { value: Object.fromEntries(members), end: at + 1 };
}
