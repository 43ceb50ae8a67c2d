// Groups, preferences and watch lists of users: the actions that change them.

import type { Site } from "../../data/site.js";
import type { Wiki } from "../../data/wiki.js";
import type { UserOptionRow } from "../../data/written-tables.js";
import { isSince } from "../../data/wiki-version.js";
import { changeMoment, wikiAfter } from "../effects/changed.js";
import type { Changed } from "../effects/changed.js";
import { defaultOptions } from "../../store/user-options.js";
import type { OptionsChange } from "./user-change.js";

/** Changes the preferences of an account. A value that is the default is not kept. */
export function applyOptions(wiki: Wiki, { user, reset, set }: OptionsChange): Changed {
  const moment = changeMoment(wiki);
  const { tables } = wiki;
  const defaults = defaultOptions(moment.site);
  const isChanged = ({ owner, name }: UserOptionRow): boolean =>
    owner === user && (reset.includes(name) || Object.hasOwn(set, name));
  const kept = (tables.useroptions ?? []).filter((row) => !isChanged(row));
  const fresh = Object.entries(set).flatMap(([name, value]): UserOptionRow[] =>
    value === null || isDefault(defaults[name], value, moment.site)
      ? []
      : [{ owner: user, name, value }],
  );
  const isGender = reset.includes("gender") || Object.hasOwn(set, "gender");
  const gender = isGender ? (set["gender"] ?? "unknown") : undefined;
  const users = tables.users.map((row) =>
    row.name === user && gender !== undefined ? { ...row, gender } : row,
  );
  const after = { ...tables, users, useroptions: [...kept, ...fresh] };
  return { wiki: wikiAfter(wiki, after, moment, 0), revisions: [], entries: [] };
}

/**
 * The server compares loosely: false, 0 and the empty text are equal. Since 1.43, an option without
 * a default may be empty.
 */
function isDefault(standard: unknown, value: string, site: Site): boolean {
  if (standard === undefined) return value === "" && !isSince(site, "1.43");
  if (typeof standard === "boolean") return standard === (value !== "" && value !== "0");
  if (typeof standard === "number") return value.trim() !== "" && Number(value) === standard;
  return (standard ?? "") === value;
}
