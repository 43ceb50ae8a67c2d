import { ok, refused } from "../../../runtime/query-service/outcome.js";
import type { Outcome } from "../../../runtime/query-service/outcome.js";
import { ipForm } from "../../../runtime/rules/ip.js";
import type { ActionCall } from "../../call/stub-action.js";
import { parseTitle } from "../../data/title.js";
import { numberOrZero, textOrEmpty } from "../../values/row.js";
import { rangeOf } from "../../values/ip-range.js";
import type { BlockTarget } from "./block-change.js";

const USER = 2;

/** The smallest numbers of bits of a range (`$wgBlockCIDRLimit`). */
const MIN_BITS = { v4: 16, v6: 19 };

/** The target that the parameter `user` or `userid` of a module names. */
export function namedTarget({
  args,
  store,
}: Pick<ActionCall, "args" | "store">): Outcome<BlockTarget> {
  const { user, userid } = args;
  if (user !== undefined && userid !== undefined)
    return refused("invalidparammix", "user and userid exclude each other.");
  if (user === undefined && userid === undefined)
    return refused("missingparam", "One of user and userid must be given.");
  if (userid === undefined) return targetOf(String(user), store);
  const [row] = store.find("users", "userid", Number(userid));
  return row
    ? ok({ kind: "user", name: textOrEmpty(row["name"]), userid: Number(userid) })
    : refused("nosuchuserid", `There is no user with the number ${Number(userid)}.`);
}

function targetOf(written: string, store: ActionCall["store"]): Outcome<BlockTarget> {
  const ip = ipForm(written);
  if (ip?.kind === "ip") return ok({ kind: "ip", name: ip.value, userid: 0 });
  if (ip) return rangeTarget(ip.value);
  const id = /^#(\d+)$/.exec(written)?.[1];
  const title = parseTitle(store.site, written, USER);
  const name = title.kind === "title" ? title.key.replaceAll("_", " ") : written;
  const [row] =
    id === undefined
      ? store.find("users", "name", name)
      : store.find("users", "userid", Number(id));
  return row
    ? ok({ kind: "user", name: textOrEmpty(row["name"]), userid: numberOrZero(row["userid"]) })
    : refused("nosuchuser", `No account has the name ${written}.`);
}

function rangeTarget(value: string): Outcome<BlockTarget> {
  const bits = Number(value.slice(value.indexOf("/") + 1));
  const minimum = value.includes(":") ? MIN_BITS.v6 : MIN_BITS.v4;
  return bits < minimum
    ? refused("ip_range_toolarge", `Ranges larger than /${minimum} cannot be blocked.`)
    : ok({ kind: "range", name: `${rangeOf(value).start}/${bits}`, userid: 0 });
}
