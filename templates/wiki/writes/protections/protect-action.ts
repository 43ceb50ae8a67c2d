import { protectModule } from "../../../../generated/actions/protect.js";
import type { JsonObject } from "../../../runtime/model/json.js";
import { ok, refused } from "../../../runtime/query-service/outcome.js";
import type { Outcome } from "../../../runtime/query-service/outcome.js";
import type { ActionCall, StubAction } from "../../call/stub-action.js";
import { namedPage } from "../../call/named-page.js";
import { generalFacts } from "../../data/site.js";
import type { Title } from "../../data/title.js";
import { textOrEmpty } from "../../values/row.js";
import type { TableRow } from "../../values/row.js";
import { reasonOf, tagsOf, watchOfArguments } from "../checks/arguments.js";
import { expiryMoment } from "../../data/expiry-moment.js";
import { pageErrors, refusedFor } from "../checks/page-refusal.js";
import { tagRefusal } from "../checks/tag-refusal.js";
import { changeActor } from "../effects/change-actor.js";
import type { Changed } from "../effects/changed.js";
import { canCascade } from "./apply-protect.js";
import type { ProtectChange, ProtectionLevel } from "./protect-change.js";

const FILE = 6;
const LEVELS: ReadonlySet<string> = new Set(["", "autoconfirmed", "sysop"]);

/** The action `protect`, on a wiki to which changes are committed. */
export function protectAction(commit: (change: ProtectChange) => Changed): StubAction {
  return {
    module: protectModule,
    unsupported: ["watchlistexpiry"],
    run(call) {
      const { args, caller } = call;
      const named = namedPage(call);
      if (named.kind === "refused") return named;
      const title = named.value;
      if (title.ns < 0 || title.key === "")
        return refused("pagecannotexist", "There are no pages in this namespace.");
      const tags = tagsOf(call);
      const reason = refusedFor(pageErrors("protect", title, call)) ?? tagRefusal(tags, call);
      if (reason) return reason;
      const wanted = wantedLevels(title, call);
      if (wanted.kind === "refused") return wanted;
      const texts = listOf(args["protections"]);
      const levels = completeLevels(title, wanted.value, call);
      const cascade = args["cascade"] === true;
      const comment = reasonOf(call);
      const isUnchanged = isAlready(title, levels, cascade, call);
      const isCascading = cascade && (isUnchanged || canCascade(levels));
      commit({
        kind: "protect",
        title,
        levels,
        cascade,
        actor: changeActor(caller),
        comment,
        tags,
        bot: caller.rights.has("bot"),
        watch: watchOfArguments(call, title, "watchdefault"),
        isUnchanged,
      });
      return ok({
        body: {
          protect: {
            title: title.text,
            reason: comment,
            ...(isCascading && { cascade: true }),
            protections: wanted.value.map((each, index) => shownLevel(each, texts[index] ?? "")),
          },
        },
      });
    },
  };
}

/** The server shows no level for a type that the request names without one, as in `protections=edit`. */
function shownLevel({ type, level, expiry }: ProtectionLevel, text: string): JsonObject {
  return {
    [type]: text.includes("=") ? level : null,
    expiry: expiry === "infinity" ? "infinite" : expiry,
  };
}

/** The levels of a request, in its order. */
function wantedLevels(title: Title, call: ActionCall): Outcome<readonly ProtectionLevel[]> {
  const { args, store } = call;
  const texts = listOf(args["protections"]);
  const expiryTexts = listOf(args["expiry"]);
  const expiries = expiryTexts.length === 1 ? texts.map(() => expiryTexts[0] ?? "") : expiryTexts;
  if (expiries.length !== texts.length)
    return refused(
      "toofewexpiries",
      `There are ${expiryTexts.length} expiries for ${texts.length} levels.`,
    );
  const isThere = store.pageByTitle(title.ns, title.key) !== undefined;
  const now = textOrEmpty(generalFacts(store.site)["time"]);
  const levels: ProtectionLevel[] = [];
  for (const [index, text] of texts.entries()) {
    const [type = "", name = ""] = text.split("=");
    if (isThere && type === "create")
      return refused(
        "create-titleexists",
        "The page exists, and cannot be protected from creation.",
      );
    if (!isThere && type !== "create")
      return refused(
        "missingtitle-createonly",
        "A missing page can only be protected from creation.",
      );
    if (!typesOf(title, isThere).includes(type))
      return refused("protect-invalidaction", `There is no protection of the type ${type}.`);
    if (name !== "all" && !mayGrant(name, call))
      return refused("protect-invalidlevel", `There is no level ${name}.`);
    const expiry = expiryMoment(expiries[index] ?? "", now);
    if (expiry === undefined) return refused("invalidexpiry", "An expiry is not a time.");
    if (expiry !== "infinity" && expiry < now)
      return refused("pastexpiry", "An expiry is in the past.");
    levels.push({ type, level: name === "all" ? "" : name, expiry });
  }
  return ok(levels);
}

function listOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** A level is known if the caller has its right. */
function mayGrant(level: string, { caller }: ActionCall): boolean {
  if (!LEVELS.has(level)) return false;
  const right = { sysop: "editprotected", autoconfirmed: "editsemiprotected" }[level];
  return right === undefined || caller.rights.has(right);
}

function typesOf({ ns }: Title, isThere: boolean): readonly string[] {
  if (!isThere) return ["create"];
  return ["edit", "move", ...(ns === FILE ? ["upload"] : [])];
}

/** Types that a request does not name lose their protection. A type that it names twice has the last level. */
function completeLevels(
  title: Title,
  wanted: readonly ProtectionLevel[],
  { store }: ActionCall,
): readonly ProtectionLevel[] {
  const types = typesOf(title, store.pageByTitle(title.ns, title.key) !== undefined);
  const byType = new Map(wanted.map((each) => [each.type, each]));
  const others = types.filter((type) => !byType.has(type));
  return [...byType.values(), ...others.map((type) => ({ type, level: "", expiry: "infinity" }))];
}

function isAlready(
  { ns, key }: Title,
  levels: readonly ProtectionLevel[],
  cascade: boolean,
  { store }: ActionCall,
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
  const isCascading = present.some((row) => row["cascade"] === true);
  return isSame && (!isProtection || isCascading === cascade);
}
