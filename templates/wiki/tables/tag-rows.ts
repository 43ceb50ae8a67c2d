import type { WikiData, WikiLogEventRow, WikiTagRow } from "../data/wiki-data.js";
import type { Revision } from "./revision-rows.js";

/** The table of change tags: those that are described, and those that something has. */
export function tagRows(
  { tags = [] }: WikiData,
  revisions: Iterable<Revision>,
  log: Iterable<WikiLogEventRow>,
): readonly WikiTagRow[] {
  const hits = new Map<string, number>();
  const rows = [...Array.from(revisions, ({ row }) => row), ...log];
  for (const { tags: tagNames } of rows)
    for (const name of tagNames) hits.set(name, (hits.get(name) ?? 0) + 1);
  const described = new Map(tags.map((tag) => [tag.name, tag]));
  const names = [...new Set([...described.keys(), ...hits.keys()])].sort();
  return names.map((name) => {
    const {
      displayname = name,
      description = "",
      source = ["manual"],
      active,
    } = described.get(name) ?? {};
    return {
      name,
      displayname,
      description,
      hitcount: hits.get(name) ?? 0,
      defined: source.length > 0,
      source,
      active: active ?? source.length > 0,
    };
  });
}
