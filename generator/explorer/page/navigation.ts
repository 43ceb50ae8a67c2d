import { useEffect, useState } from "preact/hooks";
import { formatFragment, parseFragment } from "../address.js";
import type { Address } from "../address.js";

/** The page's URL, which changes with links and the browser's buttons. */
export function useAddress(): Address {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const follow = (): void => setHash(location.hash);
    addEventListener("hashchange", follow);
    addEventListener("popstate", follow);
    return () => {
      removeEventListener("hashchange", follow);
      removeEventListener("popstate", follow);
    };
  }, []);
  return parseFragment(hash);
}

/** Changes the URL without a new history entry, for example while the user types. */
function replaceAddress(address: Address): void {
  history.replaceState(undefined, "", formatFragment(address));
  dispatchEvent(new PopStateEvent("popstate"));
}

/** Changes or removes one parameter of the request in the URL. */
export function setParameter(address: Address, name: string, text: string | undefined): void {
  replaceAddress({ ...address, query: withParameter(address.query, name, text) });
}

/** A request in the page's URL: wire parameters, encoded like a query. */

/** A query with one parameter changed or removed. The order of the others is kept. */
export function withParameter(query: string, name: string, text: string | undefined): string {
  const next = new URLSearchParams(query);
  if (text === undefined) next.delete(name);
  else next.set(name, text);
  return queryText(next);
}

/** A parameter's value. The last of several values applies, as in PHP. */
export function enteredText(query: string, name: string): string | undefined {
  return new URLSearchParams(query).getAll(name).at(-1);
}

/** A query in which `|`, `:` and `/` stay readable. */
export function queryText(query: URLSearchParams): string {
  return query.toString().replaceAll(/%(?:7C|3A|2F|2C)/g, decodeURIComponent);
}

/** The parameters that select a module. */
export type SelectingParameters = readonly (readonly [name: string, value: string])[];

/**
 * The complete request of a query: the parameters that select the module of the page, unless the
 * query has them, the query, and the defaults that builders write. An empty selection is omitted.
 */
export function completeQuery(
  selection: SelectingParameters,
  query: string,
  defaults: Readonly<Record<string, string>> = {},
): string {
  const params = new URLSearchParams(query);
  const selecting = new Set(selection.map(([name]) => name));
  const missing = (name: string): boolean => !params.has(name);
  const pairs = [
    ...selection.filter(([name]) => missing(name)),
    ...[...params].filter(([name, text]) => text !== "" || !selecting.has(name)),
    ...Object.entries(defaults).filter(([name]) => missing(name)),
  ];
  return queryText(new URLSearchParams(pairs.map(([name, text]) => [name, text])));
}
