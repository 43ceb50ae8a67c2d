import { propertyOf } from "../model/member.js";
import { isObjectOrArray } from "../model/json.js";
import { continueQuery } from "./continue-query.js";
import type { ContinueOptions } from "./continue-query.js";
import type { AnyModule, RowsLocation } from "../model/descriptor.js";
import type { RowIn, WithKnownRows } from "../response/response-of.js";
import type { Send, Sendable } from "./send.js";

/**
 * Yields the rows of a request's only `list` or `meta` module, in order, through all responses.
 * `maxRows` is exact.
 *
 * @throws {RangeError} if the request does not have exactly one list, or if the list's row type was
 * never observed
 */
export async function* rowsOf<Request extends Sendable>(
  request: Request & WithKnownRows<Request>,
  send: Send,
  options: ContinueOptions = {},
): AsyncGenerator<RowIn<Request>, void, undefined> {
  const { at, kind } = rowsIn(listIn(request));
  const { maxRows = Infinity } = options;
  let rows = 0;
  if (rows >= maxRows) return;
  const responses = continueQuery<Sendable>(request, send, { ...options, maxRows: undefined });
  for await (const response of responses) {
    // An outer list, such as the pages that contain the rows, holds rows in each of its items.
    const ends = at.reduce<readonly unknown[]>(
      (values, field) => values.flat().map((value) => propertyOf(value, field)),
      [response],
    );
    const found = ends
      .filter(isObjectOrArray)
      .flatMap((end) => (kind === "object" ? [end] : Object.values(end)));
    for (const row of found) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type was inferred from responses; validateResponse checks it
      yield row as RowIn<Request>;
      rows += 1;
      if (rows >= maxRows) return;
    }
  }
}

function rowsIn({ name, path, rows }: AnyModule): RowsLocation {
  if (rows === false)
    throw new RangeError(
      `The rows of ${path} are unknown, because no response was observed.\nhelp: run paramsmith learn and generate again, or use continueQuery.`,
    );
  return rows ?? { at: ["query", name], kind: "item" };
}

function listIn({ module, modules = [] }: Sendable): AnyModule {
  const all = module ? [module] : modules.map((each) => each.module);
  const [list, another] = all.filter(({ group }) => group === "list" || group === "meta");
  if (!list || another)
    throw new RangeError(
      "The request has no list or several lists.\nhelp: request one list, or use continueQuery.",
    );
  return list;
}

/** Collects all items of an async iterable into a list. */
export async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}
