import { softwareTags } from "../data/facts.js";
import type { WikiData, WikiLogEventRow, WikiTagData, WikiTagRow } from "../data/wiki-data.js";
import type { Revision } from "./revision-rows.js";

/** MediaWiki reports core tags like extension tags. */
const SOFTWARE: WikiTagRow["source"] = ["software", "extension"];

/** The change tag table: software tags, tags in the data, and tags in use. */
export function tagRows(
  { tags = [] }: WikiData,
  revisions: Iterable<Revision>,
  log: Iterable<WikiLogEventRow>,
): readonly WikiTagRow[] {
  const hits = new Map<string, number>();
  const rows = [...Array.from(revisions, ({ row }) => row), ...log];
  for (const { tags: tagNames } of rows)
    for (const name of tagNames) hits.set(name, (hits.get(name) ?? 0) + 1);
  const described = new Map([
    ...softwareTags.map((name): [string, WikiTagData] => [name, { name, source: SOFTWARE }]),
    ...tags.map((tag): [string, WikiTagData] => [tag.name, tag]),
  ]);
  const names = [...new Set([...described.keys(), ...hits.keys()])].sort();
  return names.map((name) => tagRow(described.get(name) ?? { name }, hits.get(name) ?? 0));
}

/** The row for a tag with its number of uses. A tag without a source is not defined. */
export function tagRow(
  { name, displayname = name, description = "", source = ["manual"], active }: WikiTagData,
  hitcount: number,
): WikiTagRow {
  const defined = source.length > 0;
  return { name, displayname, description, hitcount, defined, source, active: active ?? defined };
}
