/** More levels than any stack has room for. */
export const DEEP = 100_000;

/** Objects below objects, each the only member of the one above it, with a value at the bottom. */
export function deepObject(bottom: unknown = 1): unknown {
  return parsed('{"a":', JSON.stringify(bottom), "}");
}

/** Lists below lists. */
export function deepList(): unknown {
  return parsed("[", "", "]");
}

/** What is at the bottom of objects below objects, and how far down that is. */
export function bottomOf(value: unknown): { readonly depth: number; readonly bottom: unknown } {
  let bottom = value;
  let depth = 0;
  while (typeof bottom === "object" && bottom !== null && "a" in bottom) {
    bottom = bottom.a;
    depth += 1;
  }
  return { depth, bottom };
}

function parsed(open: string, bottom: string, close: string): unknown {
  return JSON.parse(open.repeat(DEEP) + bottom + close.repeat(DEEP));
}
