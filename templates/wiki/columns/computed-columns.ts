// Table columns that are computed from other columns, related rows and the caller.

import { escapeHtml } from "../../runtime/http/html.js";
import { isJsonObject } from "../../runtime/model/json.js";
import type { Json } from "../../runtime/model/json.js";
import { argument, argumentList } from "../call/module-call.js";
import { tokenOf } from "../call/token.js";
import { timeOf } from "../data/site.js";
import { parseTitle, pageNameOf } from "../data/title.js";
import { renderSummary } from "../render/render-summary.js";
import { blockInfo } from "../store/caller-block.js";
import { durationText } from "../values/duration.js";
import { listOrEmpty, numberOrZero, objectOrEmpty, textOrEmpty } from "../values/row.js";
import type { Cell, TableRow } from "../values/row.js";
import type { ColumnContext, Columns, ComputedColumn } from "./column.js";
import { pageInfoColumns } from "./page-info.js";
import { externalUrl } from "../data/page-address.js";

/** A row's comment as HTML, with links and with the section that it names. */
const parsedcomment: ComputedColumn = (row, { store }) => {
  const { comment, parsedcomment: stored } = row;
  if (stored !== undefined || comment === undefined) return stored;
  const text = textOrEmpty(comment);
  const name = row["title"] ?? store.pageById(row["pageid"])?.["title"];
  const title = parseTitle(store.site, textOrEmpty(name));
  return title.kind === "title" ? renderSummary(store, title, text, false) : escapeHtml(text);
};

const blocks: Columns = {
  /**
   * The server writes an empty list if there are none. Existing pages use their current titles;
   * deleted pages do not have titles.
   */
  restrictions: ({ restrictions }, { store }) => {
    if (!isJsonObject(restrictions) || Object.keys(restrictions).length === 0) return [];
    const { pages } = restrictions;
    if (!Array.isArray(pages)) return restrictions;
    const present = pages.map((page) => {
      const { id } = objectOrEmpty(page);
      const row = store.pageById(id);
      return { id, ...(row && { ns: row["ns"], title: row["title"] }) };
    });
    return { ...restrictions, pages: present };
  },
  parsedreason: ({ reason, parsedreason }) => parsedreason ?? escapeHtml(textOrEmpty(reason)),
  /** Since 1.45; in English if the data does not include it. */
  "duration-l10n": ({ timestamp, expiry, duration }) =>
    duration ??
    (expiry === "infinity"
      ? "infinite"
      : durationText(textOrEmpty(timestamp), textOrEmpty(expiry))),
  istemporary: ({ expiry }) => expiry !== "infinity",
};

const changes: Columns = {
  parsedcomment,
  /** A change includes the hash of its revision while the revision exists. */
  sha1: ({ revid }, { store }) => store.find("revisions", "revid", revid)[0]?.["sha1"],
};

const logevents: Columns = {
  parsedcomment,
  /** The page that currently has the title. */
  pageid: ({ ns, key }, { store }) => store.pageByTitle(ns, key)?.["pageid"] ?? 0,
};

/** The length of a hash in base 36. */
const BASE36_DIGITS = 31;

const sha1base36: ComputedColumn = ({ sha1 }) =>
  BigInt(`0x${textOrEmpty(sha1) || "0"}`)
    .toString(36)
    .padStart(BASE36_DIGITS, "0");

const files: Columns = {
  parsedcomment,
  sha1base36,
  /** The stub has only its local repository. */
  shared: () => false,
  metadata: ({ metadata }) => metadata ?? null,
};

const filearchive: Columns = {
  sha1base36,
  parseddescription: ({ description, parseddescription }) =>
    parseddescription ??
    (description === undefined ? undefined : escapeHtml(textOrEmpty(description))),
};

function linkedName({ ns, key }: TableRow): string {
  return pageNameOf(numberOrZero(ns), textOrEmpty(key));
}

const links: Columns = {
  /** The title's number in the data, or its rank among the titles of all links. */
  target: (row, { store }) => {
    const names = (): readonly string[] =>
      ["templatelinks", "pagelinks"].flatMap((table) => store.rows(table).map(linkedName));
    const ranks = store.ranks("link targets", () => [...new Set(names())]);
    return row["target"] ?? ranks.get(linkedName(row));
  },
};

/** A link's URL, if a call requests it by the new or the old parameter. */
function urlBehind(prefix: string): ComputedColumn {
  return (row, call) =>
    argument(call, "url") === true || argumentList(call, "prop").includes("url")
      ? externalUrl(call.store.site, `${textOrEmpty(row[prefix])}:${textOrEmpty(row["title"])}`)
      : undefined;
}

const autonym: ComputedColumn = ({ lang }, { store }) => {
  const { languageinfo } = store.site.facts;
  return textOrEmpty(objectOrEmpty(objectOrEmpty(languageinfo)[textOrEmpty(lang)])["autonym"]);
};

// A wiki without translated language names uses the native ones.
const langlinks: Columns = { url: urlBehind("lang"), autonym, langname: autonym };

function changeOf({ revid, rcid }: TableRow, { store }: ColumnContext): TableRow | undefined {
  const all = store.find("changes", "revid", revid);
  return rcid === undefined ? all[0] : all.find((change) => change["rcid"] === rcid);
}

const revisions: Columns = {
  /** An account's number; other authors are numbered in the order of their first revisions. */
  actor: ({ user, userid }, { store }) => {
    if (userid !== 0) return userid;
    const actors = store.ranks("actors", () => {
      const last = Math.max(0, ...store.rows("users").map((each) => numberOrZero(each["userid"])));
      const others = [...store.rows("revisions"), ...store.rows("deletedrevisions")]
        .filter((each) => each["userid"] === 0)
        .sort((a, b) => numberOrZero(a["revid"]) - numberOrZero(b["revid"]));
      const numbers = Array.from({ length: last }, (_, index) => index);
      return [...numbers, ...new Set(others.map((each) => each["user"]))];
    });
    return actors.get(user) ?? 0;
  },
  parsedcomment,
  top: ({ revid, pageid }, { store }) => store.pageById(pageid)?.["lastrevid"] === revid,
  new: ({ parentid }) => parentid === 0,
  sizediff: ({ size, parentid }, { store }) =>
    numberOrZero(size) - numberOrZero(store.find("revisions", "revid", parentid)[0]?.["size"]),
  /** Undefined if no recent change is about the revision. */
  patrolled: (row, context) => {
    const change = changeOf(row, context);
    return change && change["unpatrolled"] !== true;
  },
  autopatrolled: (row, context) => changeOf(row, context)?.["autopatrolled"] === true,
};

const deletedrevisions: Columns = {
  parsedcomment,
  /** Data may omit the numbers of deleted revisions; then their ranks replace them. */
  archiveid: ({ archiveid, revid }, { store }) => {
    const rows = store.rows("deletedrevisions");
    return archiveid ?? store.ranks("archive", () => rows.map((row) => row["revid"])).get(revid);
  },
  /** Only users who may undelete pages receive a token. */
  token: (_row, { store, caller }) =>
    caller.rights.has("undelete") ? tokenOf("csrf", caller, timeOf(store.site)) : undefined,
  /** One old module writes it as a string. */
  len: ({ size }) => String(numberOrZero(size)),
  text: ({ content }) => content,
};

/** The fields for a user's block. */
const BLOCK_FIELDS = [
  "blockid",
  "blockedby",
  "blockedbyid",
  "blockreason",
  "blockedtimestamp",
  "blockedtimestampformatted",
  "blockexpiry",
  "blockexpiryformatted",
  "blockexpiryrelative",
  "blockpartial",
  "blocknocreate",
  "blockanononly",
  "blockemail",
  "blockowntalk",
];

function blockField(field: string): ComputedColumn {
  return ({ name }, { store }) => {
    const [block] = store.find("blocks", "user", name);
    return block && blockInfo(block, store)[field];
  };
}

function mergeLists(first: Cell, second: Cell): readonly Json[] {
  return [...new Set([...listOrEmpty(first), ...listOrEmpty(second)])];
}

const users: Columns = {
  /** Explicit groups come first. */
  effectivegroups: ({ groups, implicitgroups }) => mergeLists(groups, implicitgroups),
  listedgroups: ({ groups, implicitgroups }) => mergeLists(implicitgroups, groups),
  centralids: ({ userid, hidden }) => ({ local: hidden === true ? 0 : (userid ?? 0) }),
  attachedlocal: () => ({ local: true }),
  ...Object.fromEntries(BLOCK_FIELDS.map((name) => [name, blockField(name)])),
};

/** Computed columns by table. */
export const computedColumns: Readonly<Record<string, Columns>> = {
  blocks,
  changes,
  deletedrevisions,
  filearchive,
  files,
  iwlinks: { url: urlBehind("prefix") },
  langlinks,
  logevents,
  oldfiles: { parsedcomment },
  pagelinks: links,
  pages: pageInfoColumns,
  protectedtitles: { parsedcomment },
  revisions,
  templatelinks: links,
  users,
};
