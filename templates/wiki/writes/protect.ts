import { protectModule } from "../../../generated/actions/protect.js";
import { FILE } from "../data/namespaces.js";
import type { Title } from "../data/title.js";
import type { WikiRestrictionRow } from "../data/wiki-data.js";
import { rightOfLevel } from "../store/permission.js";
import { shownMoment } from "../values/moment.js";
import { listOrEmpty, objectOrEmpty } from "../values/row.js";
import {
  expiryMoments,
  pageRefusal,
  reasonOf,
  tagRefusal,
  textsOf,
  timeOfChange,
  watchEffect,
  writablePage,
} from "./arguments.js";
import { isOf } from "./draft.js";
import type { Draft } from "./draft.js";
import { check, refuse } from "./refusal.js";
import type { WriteAction, WriteCall } from "./write-action.js";

/**
 * The level of one kind of protection: `edit`, `move`, `upload` or `create`. Empty for no
 * protection.
 */
type ProtectionLevel = Omit<WikiRestrictionRow, "pageid">;

/** The action `protect`. */
export const protectAction: WriteAction = {
  module: protectModule,
  run(call) {
    const title = writablePage(call);
    check(pageRefusal(["protect"], title, call) ?? tagRefusal(call));
    const isMissing = !call.store.pageByTitle(title.ns, title.key);
    const types = isMissing
      ? ["create"]
      : ["edit", "move", ...(title.ns === FILE ? ["upload"] : [])];
    const requested = requestedLevels(types, call);
    // Types that are not in the request lose their protection. The last level for each type
    // applies.
    const byType = new Map(requested.map((each) => [each.type, each]));
    const cascading = siteLevels(call, "cascadinglevels");
    const cascade = call.args["cascade"] === true && cascading.includes(byType.get("edit")?.level);
    const levels = Array.from(byType.values(), (each): ProtectionLevel => ({
      ...each,
      ...(cascade && each.type === "edit" && { cascade }),
    }));
    const watch = watchEffect(call, title, "watchdefault");
    call.change((draft) => {
      draft.watch(title, watch);
      const fresh = levels.filter(({ level }) => level !== "");
      changeProtection(draft, title, fresh, cascade);
    });
    const texts = textsOf(call, "protections");
    const protect = {
      title: title.text,
      reason: reasonOf(call),
      ...(cascade && { cascade }),
      // The server writes no level for a type without one, as in `protections=edit`.
      protections: requested.map(({ type, level, expiry }, index) => ({
        [type]: texts[index]?.includes("=") === true ? level : null,
        expiry: shownExpiry(expiry),
      })),
    };
    return { body: { protect } };
  },
};

/** The wiki's levels under a name in its site information. */
function siteLevels({ store }: WriteCall, name: string): readonly unknown[] {
  return listOrEmpty(objectOrEmpty(store.site.facts["restrictions"])[name]);
}

/** The requested levels, in request order. */
function requestedLevels(types: readonly string[], call: WriteCall): readonly ProtectionLevel[] {
  const { caller, store } = call;
  const texts = textsOf(call, "protections");
  const known = siteLevels(call, "levels");
  const levels = texts.map((text) => {
    const [type = "", level = ""] = text.split("=");
    return { type, level: level === "all" ? "" : level };
  });
  for (const { type, level } of levels) {
    if (type === "create" && !types.includes(type))
      refuse("create-titleexists", "An existing page cannot be protected from creation.");
    if (type !== "create" && types.includes("create"))
      refuse("missingtitle-createonly", "A missing page can only be protected from creation.");
    if (!types.includes(type))
      refuse("protect-invalidaction", `The protection type "${type}" is invalid.`);
    const mayUse = known.includes(level) && caller.rights.has(rightOfLevel(level));
    if (level !== "" && !mayUse)
      refuse("protect-invalidlevel", `The protection level "${level}" is invalid.`);
  }
  const expiries = expiryMoments(textsOf(call, "expiry"), texts, timeOfChange(store));
  return levels.map((each, index) => ({ ...each, expiry: expiries[index] ?? "infinity" }));
}

/**
 * Replaces the protection of a page, and records it in the page's history; or of a title without a
 * page.
 */
function changeProtection(
  draft: Draft,
  title: Title,
  fresh: readonly ProtectionLevel[],
  isCascade: boolean,
): void {
  const page = draft.page(title);
  const { restrictions, protectedtitles } = draft.tables;
  const { comment, actor } = draft.author;
  const before = page
    ? restrictions.filter(({ pageid }) => pageid === page.pageid)
    : protectedtitles.filter((row) => isOf(row, title));
  if (summaryOf(before) === summaryOf(fresh)) return;
  const { user, userid } = actor;
  const entry = { ns: title.ns, title: title.text, timestamp: draft.time, user, userid, comment };
  draft.put({
    restrictions: [
      ...restrictions.filter(({ pageid }) => pageid !== page?.pageid),
      ...(page ? fresh.map((each) => ({ pageid: page.pageid, ...each })) : []),
    ],
    protectedtitles: [
      ...protectedtitles.filter((row) => !isOf(row, title)),
      ...(page ? [] : fresh.map(({ level, expiry }) => ({ ...entry, level, expiry }))),
    ],
  });
  // A direction mark precedes each level.
  const texts = fresh.map(levelText);
  const description = texts.map((text) => `\u200E${text}`).join("");
  const action = fresh.length === 0 ? "unprotect" : before.length > 0 ? "modify" : "protect";
  const kind = { protect: "Protection", modify: "New protection", unprotect: "No protection" };
  const reason = comment === "" ? "" : `: ${comment}`;
  const list = texts.length === 0 ? "" : ` (${texts.join(" ")})`;
  const summary = `${kind[action]} for [[${title.text}]]${reason}${list}`;
  const made = page && draft.reviseWithSameText(title, summary).revision;
  const details = fresh.map(({ type, level, expiry, cascade = false }) => ({
    type,
    level,
    expiry: shownExpiry(expiry),
    ...(page && { cascade }),
  }));
  draft.log({
    type: "protect",
    action,
    title,
    ...(made && { made }),
    params: action === "unprotect" ? {} : { description, cascade: isCascade, details },
  });
}

/** A string that is equal for equal protections. */
function summaryOf(rows: readonly Partial<WikiRestrictionRow>[]): string {
  const texts = rows.map(({ type = "create", level, expiry = "infinity", cascade = false }) =>
    JSON.stringify([type, level, expiry, cascade]),
  );
  return texts.sort().join();
}

/** `[edit=sysop] (expires 09:00, 31 January 2024 (UTC))` */
function levelText({ type, level, expiry }: ProtectionLevel): string {
  const end = expiry === "infinity" ? "indefinite" : `expires ${shownMoment(expiry)} (UTC)`;
  return `[${type}=${level}] (${end})`;
}

function shownExpiry(expiry: string): string {
  return expiry === "infinity" ? "infinite" : expiry;
}
