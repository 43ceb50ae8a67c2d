import { protectModule } from "../../../generated/actions/protect.js";
import type { JsonObject } from "../../runtime/model/json.js";
import { ok, refused } from "../../runtime/query-service/outcome.js";
import type { Outcome } from "../../runtime/query-service/outcome.js";
import { generalFacts } from "../data/site.js";
import type { Title } from "../data/title.js";
import type { WikiRestrictionRow } from "../data/wiki-data.js";
import { rightOfLevel } from "../store/permission.js";
import { listOrEmpty, objectOrEmpty, textOrEmpty } from "../values/row.js";
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
import { FILE } from "../data/namespaces.js";

/** A level of one kind of protection. */
interface ProtectionLevel {
  /** `edit`, `move`, `upload` or `create`. */
  readonly type: string;
  /** Empty for none. */
  readonly level: string;
  /** ISO 8601, or `infinity`. */
  readonly expiry: string;
}

/** The levels of a page, or of a title without one. */
interface Protection {
  readonly levels: readonly ProtectionLevel[];
  /** What the page uses is protected as well. */
  readonly cascade: boolean;
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
    const isUnchanged = isPresent(title, { levels, cascade: isCascade }, call);
    const cascading = siteLevels(call, "cascadinglevels");
    const canCascade = levels.some(({ type, level }) => type === "edit" && cascading.has(level));
    const watch = watchEffect(call, title, "watchdefault");
    call.change((draft) => {
      draft.watch(title, watch);
      if (!isUnchanged)
        changeProtection(draft, title, { levels, cascade: isCascade && canCascade });
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

/** The levels of the wiki that its site information lists by a name. */
function siteLevels({ store }: WriteCall, name: string): ReadonlySet<string> {
  return new Set(
    listOrEmpty(objectOrEmpty(store.site.facts["restrictions"])[name]).map(textOrEmpty),
  );
}

/** The levels of a request, in its order. */
function requestedLevels(title: Title, call: WriteCall): Outcome<readonly ProtectionLevel[]> {
  const { store, caller } = call;
  const texts = textsOf(call, "protections");
  const now = textOrEmpty(generalFacts(store.site)["time"]);
  const types = protectionTypes(title, call);
  const isMissing = types.includes("create");
  const known = siteLevels(call, "levels");
  const expiries = expiryMoments(textsOf(call, "expiry"), texts, now, (text) => {
    const [type = "", level = ""] = text.split("=");
    if (!isMissing && type === "create")
      return refused("create-titleexists", "An existing page cannot be protected from creation.");
    if (isMissing && type !== "create")
      return refused(
        "missingtitle-createonly",
        "A missing page can only be protected from creation.",
      );
    if (!types.includes(type))
      return refused("protect-invalidaction", `The protection type "${type}" is invalid.`);
    const mayUse = level === "" || caller.rights.has(rightOfLevel(level));
    if (level !== "all" && !(known.has(level) && mayUse))
      return refused("protect-invalidlevel", `The protection level "${level}" is invalid.`);
    return undefined;
  });
  if (expiries.kind === "refused") return expiries;
  return ok(
    texts.map((text, index) => {
      const [type = "", level = ""] = text.split("=");
      const expiry = expiries.value[index] ?? "infinity";
      return { type, level: level === "all" ? "" : level, expiry };
    }),
  );
}

function protectionTypes({ ns, key }: Title, { store }: WriteCall): readonly string[] {
  if (!store.pageByTitle(ns, key)) return ["create"];
  return ["edit", "move", ...(ns === FILE ? ["upload"] : [])];
}

/** Types that a request does not name lose their protection. A type that it names twice has the last level. */
function completeLevels(
  title: Title,
  requested: readonly ProtectionLevel[],
  call: WriteCall,
): readonly ProtectionLevel[] {
  const byType = new Map(requested.map((each) => [each.type, each]));
  const others = protectionTypes(title, call).filter((type) => !byType.has(type));
  return [...byType.values(), ...others.map((type) => ({ type, level: "", expiry: "infinity" }))];
}

/** Whether a page or title has the levels already. */
function isPresent(
  { ns, key }: Title,
  { levels, cascade }: Protection,
  { store }: WriteCall,
): boolean {
  const page = store.pageByTitle(ns, key);
  const present = page
    ? store.find("restrictions", "pageid", page["pageid"])
    : store.find("protectedtitles", "key", key).filter((row) => row["ns"] === ns);
  const isSame = levels.every(({ type, level, expiry }) => {
    const row = present.find((each) => (each["type"] ?? "create") === type);
    if (!row) return level === "";
    return row["level"] === level && (row["expiry"] ?? "infinity") === expiry;
  });
  const isProtection = levels.some(({ level }) => level !== "");
  return isSame && (!isProtection || present.some((row) => row["cascade"] === true) === cascade);
}

/** Replaces the protection of a page, which its history records, or of a title without one. */
function changeProtection(draft: Draft, title: Title, { levels, cascade }: Protection): void {
  const page = draft.page(title);
  const fresh = levels.filter(({ level }) => level !== "");
  const hadOne = page
    ? replaceRestrictions(draft, page.pageid, fresh, levels, cascade)
    : replaceReservation(draft, title, fresh[0]);
  const action = fresh.length === 0 ? "unprotect" : hadOne ? "modify" : "protect";
  const made =
    page &&
    draft.reviseWithSameText(
      title,
      protectionSummary(action, title, fresh, cascade, draft.author.comment),
    ).revision;
  const params: JsonObject = {
    // Each level is after a mark of direction.
    description: fresh.map((each) => `\u200E${levelText(each)}`).join(""),
    cascade,
    details: fresh.map(({ type, level, expiry }) => ({
      type,
      level,
      expiry: shownExpiry(expiry),
      ...(page && { cascade: cascade && type === "edit" }),
    })),
  };
  draft.log({
    type: "protect",
    action,
    title,
    pageid: page?.pageid ?? 0,
    ...(made && { made }),
    params: action === "unprotect" ? {} : params,
  });
}

/** Replaces the levels of a page, and returns whether it had one. */
function replaceRestrictions(
  draft: Draft,
  pageid: number,
  fresh: readonly ProtectionLevel[],
  levels: readonly ProtectionLevel[],
  cascade: boolean,
): boolean {
  const { restrictions } = draft.tables;
  const isReplaced = (row: WikiRestrictionRow): boolean =>
    row.pageid === pageid && levels.some(({ type }) => type === row.type);
  const rows = fresh.map((each) => ({
    pageid,
    ...each,
    ...(cascade && each.type === "edit" && { cascade }),
  }));
  draft.put({ restrictions: [...restrictions.filter((row) => !isReplaced(row)), ...rows] });
  return restrictions.some(isReplaced);
}

/** Replaces the level at which a title is reserved, and returns whether it had one. */
function replaceReservation(
  draft: Draft,
  { ns, text: title }: Title,
  fresh: ProtectionLevel | undefined,
): boolean {
  const { protectedtitles } = draft.tables;
  const { comment, actor } = draft.author;
  const { user, userid } = actor;
  const others = protectedtitles.filter((row) => row.ns !== ns || row.title !== title);
  const row = { ns, title, timestamp: draft.time, user, userid, comment };
  const added = fresh ? [{ ...row, expiry: fresh.expiry, level: fresh.level }] : [];
  draft.put({ protectedtitles: [...others, ...added] });
  return others.length < protectedtitles.length;
}

/** The summary of the revision that records a protection. */
function protectionSummary(
  action: "protect" | "modify" | "unprotect",
  { text }: Title,
  levels: readonly ProtectionLevel[],
  cascade: boolean,
  comment: string,
): string {
  const kind = { protect: "Protection", modify: "New protection", unprotect: "No protection" }[
    action
  ];
  return [
    `${kind} for [[${text}]]${comment === "" ? "" : `: ${comment}`}`,
    ...(levels.length === 0 ? [] : [`(${levels.map(levelText).join(" ")})`]),
    ...(cascade ? ["[cascading]"] : []),
  ].join(" ");
}

/** `[edit=sysop] (expires 09:00, 31 January 2024 (UTC))` */
function levelText({ type, level, expiry }: ProtectionLevel): string {
  const date = new Date(expiry);
  const month = date.toLocaleString("en-GB", { month: "long", timeZone: "UTC" });
  const end =
    expiry === "infinity"
      ? "indefinite"
      : `expires ${expiry.slice(11, 16)}, ${date.getUTCDate()} ${month} ${date.getUTCFullYear()} (UTC)`;
  return `[${type}=${level}] (${end})`;
}

function shownExpiry(expiry: string): string {
  return expiry === "infinity" ? "infinite" : expiry;
}
