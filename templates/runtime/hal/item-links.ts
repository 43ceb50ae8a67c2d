// HAL links in the rows of an OpenAPI stub.

import { isObject } from "../model/json.js";
import { memberOf } from "../model/member.js";
import { percentEncoded } from "../wire/wire-text.js";

/** A HAL link from an item to a URL in its OpenAPI document, as plain data. */
export type ItemLink = {
  readonly rel: string;
  /** The path, with property names as its variables: `/alliances/{id}`. */
  readonly path: string;
  /** Whether the links with this relation are a list. */
  readonly list?: true;
};

/** Adds URLs to an item's `_links`. Other links remain. */
export function withItemLinks(value: unknown, links: readonly ItemLink[], base: string): unknown {
  if (links.length === 0 || !isObject(value)) return value;
  const { _links: before } = value;
  const known = isObject(before) ? before : {};
  const added = links.map(({ rel, path, list }) => {
    const own = memberOf(known, rel);
    const [first]: readonly unknown[] = Array.isArray(own) ? own : [own];
    const link = { ...(isObject(first) && first), href: base + addressOf(path, value) };
    return [rel, list ? [link] : link] as const;
  });
  return { ...value, _links: { ...known, ...Object.fromEntries(added) } };
}

function addressOf(path: string, value: object): string {
  return path.replaceAll(/\{(?<property>[^{}]*)\}/g, (_, property: string) =>
    percentEncoded(String(memberOf(value, property))),
  );
}
