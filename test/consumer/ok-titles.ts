import { titles } from "paramsmith/client";
import type { ExternalTitle, InvalidTitle, Title, Titles } from "paramsmith/client";
import { holds } from "./ok-types.js";
import type { Same } from "./ok-types.js";

const title: Titles = titles({ namespaces: [{ id: 0, names: [""], subpages: true }] });

// The kind of a title decides its members.
const parsed = title.parse("A/b");
holds<Same<typeof parsed, Title | ExternalTitle | InvalidTitle>>();
if (parsed.kind === "title") holds<Same<typeof parsed.ns, number>>();
if (parsed.kind === "external") holds<Same<typeof parsed.interwiki, string>>();

/** Rows of responses have the namespace of a title, but no key. */
export function talkPageOf(row: {
  readonly ns: number;
  readonly title: string;
}): string | undefined {
  const page = title.parse(row.title);
  return page.kind === "title" ? title.talkPage(page)?.text : undefined;
}
