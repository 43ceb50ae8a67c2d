import { canonical, keysOfBoth, mapMembers } from "../base/json.js";
import { changeOf } from "./change.js";
import type { Change, Subject } from "./change.js";
import { partBelow, resolved } from "./schema-references.js";
import type { OpenApiPart } from "./schema-references.js";

/** Compares the operations that a response links to. No code is generated from links. */
export function linkChanges(
  subject: Subject,
  old: OpenApiPart,
  next: OpenApiPart,
): readonly Change[] {
  const [before, after] = [linksOf(old), linksOf(next)];
  return keysOfBoth(before, after).flatMap((value) => {
    const [from, to] = [before[value], after[value]];
    if (canonical(from) === canonical(to)) return [];
    const rule = !from ? "link-added" : to ? "link-changed" : "link-removed";
    return [changeOf(rule, subject, { value, at: "/links" })];
  });
}

function linksOf(response: OpenApiPart): Readonly<Record<string, object>> {
  const holder = partBelow(response, response.value["links"], "links");
  return mapMembers(holder.value, (link) => {
    const { description: _text, ...own } = resolved(partBelow(holder, link)).value;
    return own;
  });
}
