// Links of HAL in the rows of an OpenAPI document's stub.

import { isObject } from "../model/json.js";
import { memberOf } from "../model/member.js";
import { percentEncoded } from "../wire/wire-text.js";

/** A link of HAL from an item to an address of its OpenAPI document, as plain data. */
export type ItemLink = {
  readonly rel: string;
  /** The path, with the names of properties in the place of its variables: `/alliances/{id}`. */
  readonly path: string;
  /** The links with this relation are a list. */
  readonly list?: true;
};

/** An item with addresses in its `_links`. Its other links remain. */
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
