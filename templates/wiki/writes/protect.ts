import { protectModule } from "../../../generated/actions/protect.js";
import type { JsonObject } from "../../runtime/model/json.js";
import { ok, refused } from "../../runtime/query-service/outcome.js";
import type { Outcome } from "../../runtime/query-service/outcome.js";
import { generalFacts } from "../data/site.js";
import type { Title } from "../data/title.js";
import type { WikiRestrictionRow } from "../data/wiki-data.js";
import { rightOfLevel } from "../store/permission.js";
import { textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import {
  expiryMoments,
  pageErrors,
  reasonOf,
  refusedFor,
  tagRefusal,
  textsOf,
  watchEffect,
  writablePage,
} from "./arguments.js";
import type { Draft } from "./draft.js";
import type { WriteAction, WriteCall } from "./write-action.js";

const FILE = 6;
const LEVELS: ReadonlySet<string> = new Set(["", "autoconfirmed", "sysop"]);
/** Levels of `edit` that can also protect what a page uses. */
const CASCADING: ReadonlySet<string> = new Set(["sysop"]);

/** A level of one kind of protection. */
interface ProtectionLevel {
  /** `edit`, `move`, `upload` or `create`. */
  readonly type: string;
  /** Empty for none. */
  readonly level: string;
  /** ISO 8601, or `infinity`. */
  readonly expiry: string;
}

/** The action `protect`. */
export const protectAction: WriteAction = {
  module: protectModule,
  run(call) {
    const named = writablePage(call);
    if (named.kind === "refused") return named;
    const title = named.value;
    const reason = refusedFor(pageErrors(["protect"], title, call)) ?? tagRefusal(call);
    if (reason) return reason;
    const requested = requestedLevels(title, call);
    if (requested.kind === "refused") return requested;
    const levels = completeLevels(title, requested.value, call);
    const isCascade = call.args["cascade"] === true;
    const isUnchanged = isPresent(title, levels, isCascade, call);
    const canCascade = levels.some(({ type, level }) => type === "edit" && CASCADING.has(level));
    const watch = watchEffect(call, title, "watchdefault");
    call.change((draft) => {
      draft.watch(title, watch);
      if (isUnchanged) return;
      if (draft.page(title)) protectPage(draft, title, levels, isCascade && canCascade);
      else reserveTitle(draft, title, levels);
    });
    const texts = textsOf(call, "protections");
    return ok({
      body: {
        protect: {
          title: title.text,
          reason: reasonOf(call),
          ...(isCascade && (isUnchanged || canCascade) && { cascade: true }),
          // The server shows no level for a type that the request names alone, as in `protections=edit`.
          protections: requested.value.map(({ type, level, expiry }, index) => ({
            [type]: texts[index]?.includes("=") === true ? level : null,
            expiry: shownExpiry(expiry),
          })),
        },
      },
    });
  },
};

/** The levels of a request, in its order. */
function requestedLevels(title: Title, call: WriteCall): Outcome<readonly ProtectionLevel[]> {
  const { store } = call;
  const texts = textsOf(call, "protections");
  const now = textOrEmpty(generalFacts(store.site)["time"]);
  const expiries = expiryMoments(textsOf(call, "expiry"), texts, now);
  if (expiries.kind === "refused" && expiries.code === "toofewexpiries") return expiries;
  const isMissing = !store.pageByTitle(title.ns, title.key);
  for (const text of texts) {
    const [type = "", level = ""] = text.split("=");
    if (!isMissing && type === "create")
      return refused("create-titleexists", "An existing page cannot be protected from creation.");
    if (isMissing && type !== "create")
      return refused(
        "missingtitle-createonly",
        "A missing page can only be protected from creation.",
      );
    if (!protectionTypes(title, isMissing).includes(type))
      return refused("protect-invalidaction", `The protection type "${type}" is invalid.`);
    if (level !== "all" && !(LEVELS.has(level) && mayUse(level, call)))
      return refused("protect-invalidlevel", `The protection level "${level}" is invalid.`);
  }
  if (expiries.kind === "refused") return expiries;
  return ok(
    texts.map((text, index) => {
      const [type = "", level = ""] = text.split("=");
      const expiry = expiries.value[index] ?? "infinity";
      return { type, level: level === "all" ? "" : level, expiry };
    }),
  );
}

function mayUse(level: string, { caller }: WriteCall): boolean {
  return level === "" || caller.rights.has(rightOfLevel(level));
}

function protectionTypes({ ns }: Title, isMissing: boolean): readonly string[] {
  if (isMissing) return ["create"];
  return ["edit", "move", ...(ns === FILE ? ["upload"] : [])];
}

/** Types that a request does not name lose their protection. A type that it names twice has the last level. */
function completeLevels(
  title: Title,
  requested: readonly ProtectionLevel[],
  { store }: WriteCall,
): readonly ProtectionLevel[] {
  const types = protectionTypes(title, !store.pageByTitle(title.ns, title.key));
  const byType = new Map(requested.map((each) => [each.type, each]));
  const others = types.filter((type) => !byType.has(type));
  return [...byType.values(), ...others.map((type) => ({ type, level: "", expiry: "infinity" }))];
}

/** Whether a page or title has the levels already. */
function isPresent(
  { ns, key }: Title,
  levels: readonly ProtectionLevel[],
  isCascade: boolean,
  { store }: WriteCall,
): boolean {
  const page = store.pageByTitle(ns, key);
  const present = page
    ? store.find("restrictions", "pageid", page["pageid"])
    : store
        .find("protectedtitles", "key", key)
        .filter((row) => row["ns"] === ns)
        .map((row): TableRow => ({ ...row, type: "create" }));
  const isSame = levels.every(({ type, level, expiry }) => {
    const row = present.find((each) => each["type"] === type);
    if (!row) return level === "";
    return row["level"] === level && (row["expiry"] ?? "infinity") === expiry;
  });
  const isProtection = levels.some(({ level }) => level !== "");
  return isSame && (!isProtection || present.some((row) => row["cascade"] === true) === isCascade);
}

function protectPage(
  draft: Draft,
  title: Title,
  levels: readonly ProtectionLevel[],
  cascade: boolean,
): void {
  const { pageid } = draft.existingPage(title);
  const { restrictions } = draft.tables;
  const isReplaced = (row: WikiRestrictionRow): boolean =>
    row.pageid === pageid && levels.some(({ type }) => type === row.type);
  const fresh = levels
    .filter(({ level }) => level !== "")
    .map((each) => ({ pageid, ...each, ...(cascade && each.type === "edit" && { cascade }) }));
  const action = protectionAction(fresh.length > 0, restrictions.some(isReplaced));
  const { revision } = draft.reviseWithSameText(
    title,
    protectionSummary(action, title, levels, cascade, draft.author.comment),
  );
  draft.put({ restrictions: [...restrictions.filter((row) => !isReplaced(row)), ...fresh] });
  const details = fresh.map(({ type, level, expiry }) => ({
    type,
    level,
    expiry: shownExpiry(expiry),
    cascade: cascade && type === "edit",
  }));
  const params = { description: logDescription(levels), cascade, details };
  draft.log({
    type: "protect",
    action,
    title,
    pageid,
    made: revision,
    params: action === "unprotect" ? {} : params,
  });
}

function reserveTitle(draft: Draft, title: Title, levels: readonly ProtectionLevel[]): void {
  const { protectedtitles } = draft.tables;
  const { comment, actor } = draft.author;
  const [{ level, expiry } = { level: "", expiry: "infinity" }] = levels;
  const others = protectedtitles.filter((row) => row.ns !== title.ns || row.title !== title.text);
  const reservation = {
    ns: title.ns,
    title: title.text,
    timestamp: draft.time,
    user: actor.user,
    userid: actor.userid,
    comment,
    expiry,
    level,
  };
  draft.put({ protectedtitles: level === "" ? others : [...others, reservation] });
  const action = protectionAction(level !== "", others.length < protectedtitles.length);
  const params: JsonObject = {
    description: logDescription(levels),
    cascade: false,
    details: [{ type: "create", level, expiry: shownExpiry(expiry) }],
  };
  draft.log({
    type: "protect",
    action,
    title,
    pageid: 0,
    params: action === "unprotect" ? {} : params,
  });
}

type ProtectionAction = "protect" | "modify" | "unprotect";

function protectionAction(isProtected: boolean, wasProtected: boolean): ProtectionAction {
  if (!isProtected) return "unprotect";
  return wasProtected ? "modify" : "protect";
}

/** The summary of the revision that records a protection. */
function protectionSummary(
  action: ProtectionAction,
  { text }: Title,
  levels: readonly ProtectionLevel[],
  cascade: boolean,
  comment: string,
): string {
  const what = {
    protect: `Protection for [[${text}]]`,
    modify: `New protection for [[${text}]]`,
    unprotect: `No protection for [[${text}]]`,
  }[action];
  const described = levelTexts(levels).join(" ");
  return [
    comment === "" ? what : `${what}: ${comment}`,
    ...(described === "" ? [] : [`(${described})`]),
    ...(cascade ? ["[cascading]"] : []),
  ].join(" ");
}

/** The levels as log entries have them: each after a mark of direction. */
function logDescription(levels: readonly ProtectionLevel[]): string {
  return levelTexts(levels)
    .map((text) => `\u200E${text}`)
    .join("");
}

/** `[edit=sysop] (expires 09:00, 31 January 2024 (UTC))` for each protected action. */
function levelTexts(levels: readonly ProtectionLevel[]): readonly string[] {
  return levels
    .filter(({ level }) => level !== "")
    .map(({ type, level, expiry }) => `[${type}=${level}] (${expiryText(expiry)})`);
}

function expiryText(expiry: string): string {
  if (expiry === "infinity") return "indefinite";
  const date = new Date(expiry);
  const month = date.toLocaleString("en-GB", { month: "long", timeZone: "UTC" });
  return `expires ${expiry.slice(11, 16)}, ${date.getUTCDate()} ${month} ${date.getUTCFullYear()} (UTC)`;
}

function shownExpiry(expiry: string): string {
  return expiry === "infinity" ? "infinite" : expiry;
}
