import { ipForm } from "../../runtime/rules/ip.js";
import type { Site } from "../data/site.js";
import { parseTitle, prefixed } from "../data/title.js";
import type { Title } from "../data/title.js";
import type {
  WikiBlockData,
  WikiData,
  WikiFileVersionData,
  WikiLogData,
  WikiProtectedTitleData,
  WikiRevisionData,
  WikiUserData,
} from "../data/wiki-data.js";
import type { Report } from "../data/data-issue.js";
import { localTitle, TITLE_HELP } from "../wikitext/links.js";
import { anHourAfter, EPOCH, isMoment } from "../values/moment.js";
import { protectionParams } from "./log-rows.js";
import type { PagePlan } from "./plan.js";
import { USER } from "../data/namespaces.js";

/** The default user for events in the data. */
export const ADMIN = "Admin";
const NO_USER = "is not a valid user name.";
const NAME_HELP = "Write a user name or an IP address.";

/** An event in a wiki's history. */
export type HistoryEvent = {
  /** ISO 8601. */
  readonly time: string;
  /** A user name or an IP address. */
  readonly actor: string;
} & EventFacts;

type EventFacts = {
  /** The event's log entry, without parameters derived from its number or time. */
  readonly entry?: LogEntry;
  /** The event's page, regardless of its current title. */
  readonly page?: PagePlan;
} & (
  | { readonly kind: "account"; readonly user: WikiUserData }
  | { readonly kind: "revision"; readonly page: PagePlan; readonly revision: WikiRevisionData }
  | { readonly kind: "version"; readonly page: PagePlan; readonly version: WikiFileVersionData }
  | { readonly kind: "block"; readonly name: string; readonly data: WikiBlockData }
  | { readonly kind: "reservation"; readonly title: Title; readonly data: WikiProtectedTitleData }
  | { readonly kind: "entry" }
);

/** A log entry before it is numbered. */
export interface LogEntry extends Omit<WikiLogData, "title" | "user" | "comment" | "timestamp"> {
  readonly title: Pick<Title, "ns" | "text">;
  readonly comment?: string | undefined;
}

/**
 * Builds a wiki's history in order. An event without a time is one hour after the previous event in
 * the data.
 */
export function buildHistory(
  data: WikiData,
  pages: readonly PagePlan[],
  site: Site,
  report: Report,
): readonly HistoryEvent[] {
  const events: HistoryEvent[] = [];
  let now = EPOCH;
  const addEvent = (
    pointer: string,
    { timestamp, user }: Partial<Record<"timestamp" | "user", string | undefined>>,
    event: EventFacts,
    usual: string = events.length === 0 ? now : anHourAfter(now),
  ): void => {
    if (checkTime(timestamp, `${pointer}/timestamp`, report)) now = timestamp ?? usual;
    const actor = user === undefined ? ADMIN : userNameOf(user, site);
    if (actor === undefined) report(`${pointer}/user`, `"${user}" ${NO_USER}`, NAME_HELP);
    events.push({ time: now, actor: actor ?? ADMIN, ...event });
  };
  const addVersion = (page: PagePlan, index: number, usual?: string): void => {
    const { pointer, title, versions } = page;
    const version = versions[index];
    if (!version) return;
    const action = index === 0 ? "upload" : "overwrite";
    const entry = { title, type: "upload", action, comment: version.comment };
    addEvent(`${pointer}/file/${index}`, version, { kind: "version", page, version, entry }, usual);
  };
  for (const page of pages) {
    const { pointer, title, revisions, versions } = page;
    for (const [index, revision] of revisions.entries()) {
      const entry = { title, type: "create", action: "create", comment: revision.comment };
      addEvent(`${pointer}/revisions/${index}`, revision, {
        kind: "revision",
        page,
        revision,
        ...(index === 0 && { entry }),
      });
      if (index === 0) addVersion(page, 0, now);
    }
    for (let index = 1; index < versions.length; index++) addVersion(page, index);
    if (page.kind === "gone") {
      const entry = { title, type: "delete", action: "delete", comment: page.data.comment };
      addEvent(pointer, page.data, { kind: "entry", page, entry });
    } else if (page.data.protection && page.data.protection.length > 0) {
      const params = protectionParams(page.data.protection);
      const entry = { title, type: "protect", action: "protect", params };
      addEvent(pointer, {}, { kind: "entry", page, entry });
    }
  }
  for (const [index, reserved] of (data.protectedtitles ?? []).entries()) {
    const pointer = `/protectedtitles/${index}`;
    const { level, expiry = "infinity", comment } = reserved;
    const params = protectionParams([{ type: "create", level, expiry }]);
    for (const title of localTitle(site, reserved.title, `${pointer}/title`, report)) {
      const entry = { title, type: "protect", action: "protect", params, comment };
      addEvent(pointer, reserved, { kind: "reservation", title, data: reserved, entry });
    }
  }
  for (const [index, block] of (data.blocks ?? []).entries()) {
    const pointer = `/blocks/${index}`;
    const { by, timestamp, hidden, reason } = block;
    const name = userNameOf(block.user, site);
    if (name === undefined) {
      report(`${pointer}/user`, `"${block.user}" ${NO_USER}`, NAME_HELP);
      continue;
    }
    const entry = {
      title: { ns: USER, text: prefixed(site, USER, name) },
      type: hidden === true ? "suppress" : "block",
      action: "block",
      comment: reason,
    };
    addEvent(pointer, { user: by, timestamp }, { kind: "block", name, data: block, entry });
  }
  for (const [index, written] of (data.logs ?? []).entries()) {
    const pointer = `/logs/${index}`;
    const title = parseTitle(site, written.title);
    if (title.kind === "title")
      addEvent(pointer, written, { kind: "entry", entry: { ...written, title } });
    else
      report(
        `${pointer}/title`,
        title.kind === "invalid" ? title.reason : "The title belongs to a different wiki.",
        TITLE_HELP,
      );
  }
  return inOrder([...accounts(data, events, site, report), ...events]);
}

/** An account is created at its user's first event, unless the data sets a time. */
function accounts(
  data: WikiData,
  events: readonly HistoryEvent[],
  site: Site,
  report: Report,
): readonly HistoryEvent[] {
  const first = new Map<string, string>();
  for (const { actor, time } of inOrder(events)) if (!first.has(actor)) first.set(actor, time);
  const users = new Map<string, WikiUserData>();
  for (const [index, user] of (data.users ?? []).entries()) {
    const pointer = `/users/${index}`;
    const name = userNameOf(user.name, site);
    if (name === undefined || ipForm(name))
      report(`${pointer}/name`, `"${user.name}" ${NO_USER}`, NAME_HELP);
    else if (users.has(name))
      report(`${pointer}/name`, `The user "${name}" is listed twice.`, "List each user once.");
    else users.set(name, user);
    checkTime(user.registration, `${pointer}/registration`, report);
  }
  const blocked = events.flatMap((event) => (event.kind === "block" ? [event.name] : []));
  for (const name of [...first.keys(), ...blocked])
    // IP addresses and users from other wikis do not have accounts.
    if (!users.has(name) && !name.includes(">") && !ipForm(name)) users.set(name, { name });
  return [...users].map(([name, user]) => ({
    kind: "account",
    actor: name,
    time: user.registration ?? first.get(name) ?? EPOCH,
    user,
    entry: {
      title: { ns: USER, text: prefixed(site, USER, name) },
      type: "newusers",
      action: "create",
    },
  }));
}

/** Reports a time that does not exist. */
function checkTime(time: string | undefined, pointer: string, report: Report): boolean {
  const exists = time === undefined || isMoment(time);
  if (!exists) report(pointer, `The time ${time} does not exist.`, "Use a time that exists.");
  return exists;
}

/** Normalizes a user name; undefined if it is invalid. */
export function userNameOf(name: string, site: Site): string | undefined {
  if (name.includes(">")) return name;
  const title = parseTitle(site, prefixed(site, USER, name));
  if (title.kind !== "title" || title.ns !== USER || title.key === "" || title.fragment !== "")
    return undefined;
  const known = title.key.replaceAll("_", " ");
  // Only IP address ranges contain a slash.
  return known.includes("/") && !ipForm(known) ? undefined : known;
}

/** Sorts by time; events with the same time keep their order. */
function inOrder(events: readonly HistoryEvent[]): readonly HistoryEvent[] {
  return [...events].sort((one, other) =>
    one.time < other.time ? -1 : Number(one.time > other.time),
  );
}
