import type { ResultFields } from "../../spec/source/types.js";

/**
 * Marks of suppressed data, with the fields that only users with certain rights see (observed on
 * MediaWiki 1.39 to 1.45).
 */
const HIDDEN_BY: Readonly<Record<string, readonly string[]>> = {
  userhidden: ["user", "userid", "anon", "temp"],
  commenthidden: ["comment", "parsedcomment"],
  texthidden: ["content", "contentmodel", "contentformat"],
  sha1hidden: ["sha1"],
  actionhidden: [
    "ns",
    "title",
    "pageid",
    "logpage",
    "revid",
    "old_revid",
    "params",
    "logid",
    "logtype",
    "logaction",
    "logparams",
  ],
};

/**
 * Makes fields optional that rights may hide. The user who was asked may see all of them, so that no
 * row lacks one.
 */
export function withHideableFields(fields: ResultFields): ResultFields {
  const hideable = new Set(
    Object.entries(HIDDEN_BY).flatMap(([mark, names]) =>
      Object.hasOwn(fields, mark) ? names : [],
    ),
  );
  if (hideable.size === 0) return fields;
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      hideable.has(name) ? { ...field, optional: true as const } : field,
    ]),
  );
}

/** The mark that reports that a field is hidden; undefined if none of the fields does. */
export function hiddenBy(name: string, fields: ResultFields): string | undefined {
  return Object.keys(HIDDEN_BY).find(
    (mark) => Object.hasOwn(fields, mark) && HIDDEN_BY[mark]?.includes(name),
  );
}
