import type { Result, ResultBody, ResultError } from "../../spec/source/types.js";

/** The distinct response forms that both runs observed, with the first run's conditions. */
export function mergeBodies(before: Result["bodies"], now: Result["bodies"]): Result["bodies"] {
  const known = before ?? [];
  const kept = known.map((body): ResultBody => {
    const other = now?.find((each) => kindOf(each) === kindOf(body));
    return other ? { ...body, seen: Math.max(body.seen, other.seen) } : body;
  });
  const kinds = new Set(known.map(kindOf));
  const [first, ...more] = [...kept, ...(now ?? []).filter((each) => !kinds.has(kindOf(each)))];
  return first && [first, ...more];
}

function kindOf({ is }: ResultBody): string {
  return is === "text" ? "text" : `tuple of ${is.tuple.length}`;
}

/** The error codes of both runs in alphabetical order, with the servers that sent them. */
export function mergeErrors(
  before: Pick<Result, "errors" | "servers">,
  now: Pick<Result, "errors" | "servers">,
): Result["errors"] {
  const all = new Set([...before.servers, ...now.servers]);
  const servers = new Map<string, Set<string>>();
  for (const run of [before, now])
    for (const { code, servers: own = run.servers } of run.errors ?? [])
      servers.set(code, new Set([...(servers.get(code) ?? []), ...own]));
  const [first, ...more] = [...servers]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, of]): ResultError => {
      const [server, ...others] = of;
      return {
        code,
        ...(server !== undefined && of.size < all.size && { servers: [server, ...others] }),
      };
    });
  return first && [first, ...more];
}
