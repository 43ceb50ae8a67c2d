import { ok, refused } from "../../runtime/query-service/outcome.js";
import type { Outcome } from "../../runtime/query-service/outcome.js";
import { ipForm } from "../../runtime/rules/ip.js";
import type { ActionCall } from "../call/stub-action.js";
import type { Site } from "../data/site.js";
import { parseTitle, titleOf } from "../data/title.js";
import type { Title } from "../data/title.js";
import { rangeOf } from "../data/ip-address.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import type { Draft, NewLogEntry } from "./draft.js";
import { USER } from "../data/namespaces.js";

/** The minimum prefix lengths of ranges. */
const MIN_BITS = { v4: 16, v6: 19 };

/** An account, an IP address or a range. */
export interface UserTarget {
  readonly kind: "user" | "ip" | "range";
  readonly name: string;
  /** 0 for IP addresses and ranges. */
  readonly userid: number;
}

/** The user page for a user or an IP address. */
export function userPage(name: string, site: Site): Title {
  return titleOf(site, USER, name.replaceAll(" ", "_"));
}

/** Logs a change to a user. */
export function logUserEntry(
  draft: Draft,
  title: Title,
  entry: Pick<NewLogEntry, "type" | "action" | "params">,
): void {
  const pageid = draft.page(title)?.pageid ?? 0;
  draft.log({ ...entry, title, pageid });
}

/** The target in a module's parameter `user` or `userid`. */
export function namedTarget({ args, store }: ActionCall): Outcome<UserTarget> {
  const { user, userid } = args;
  const written = userid === undefined ? String(user) : `#${Number(userid)}`;
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
  if (row)
    return ok({
      kind: "user",
      name: textOrEmpty(row["name"]),
      userid: numberOrZero(row["userid"]),
    });
  return refused(
    userid === undefined ? "nosuchuser" : "nosuchuserid",
    `There is no account ${written}.`,
  );
}

function rangeTarget(value: string): Outcome<UserTarget> {
  const bits = Number(value.slice(value.indexOf("/") + 1));
  const minimum = value.includes(":") ? MIN_BITS.v6 : MIN_BITS.v4;
  return bits < minimum
    ? refused("ip_range_toolarge", `Ranges larger than /${minimum} cannot be blocked.`)
    : ok({ kind: "range", name: `${rangeOf(value).start}/${bits}`, userid: 0 });
}
