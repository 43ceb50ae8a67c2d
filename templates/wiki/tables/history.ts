import { ipForm } from "../../runtime/rules/ip.js";
import type { Site } from "../data/site.js";
import { parseTitle } from "../data/title.js";
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
import type { GonePlan, LivePlan, PagePlan } from "./plan.js";
import { USER } from "../data/namespaces.js";

/** The user of events without a user in the data. */
export const ADMIN = "Admin";
const NAME_HELP = "Write a name as its user page would be called, or an address.";

/** An event of a wiki's past. */
export type HistoryEvent = {
  /** ISO 8601. */
  readonly time: string;
  /** The name of a user, or an address. */
  readonly actor: string;
} & EventKind;

type EventKind =
  | { readonly kind: "account"; readonly user: WikiUserData }
  | { readonly kind: "revision"; readonly page: PagePlan; readonly revision: WikiRevisionData }
  | {
      readonly kind: "version";
      readonly page: PagePlan;
      readonly version: WikiFileVersionData;
      /** The event belongs to a revision, which is recorded separately. */
      readonly first: boolean;
    }
  | { readonly kind: "deletion"; readonly page: GonePlan }
  | { readonly kind: "protection"; readonly page: LivePlan }
  | {
      readonly kind: "reservation";
      readonly title: Title;
      readonly data: WikiProtectedTitleData;
    }
  | { readonly kind: "block"; readonly target: Title; readonly data: WikiBlockData }
  | { readonly kind: "entry"; readonly title: Title; readonly data: WikiLogData };

/** Builds the history of a wiki, in order. An event without a time is an hour after the event before it in the data. */
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
    eventFacts: { readonly timestamp?: string; readonly user?: string },
    event: EventKind,
    usual: string = events.length === 0 ? now : anHourAfter(now),
  ): void => {
    if (eventFacts.timestamp !== undefined && !isMoment(eventFacts.timestamp))
      report(
        `${pointer}/timestamp`,
        `The time ${eventFacts.timestamp} does not exist.`,
        "Name a moment that exists.",
      );
    else now = eventFacts.timestamp ?? usual;
    events.push({
      time: now,
      actor: actorOf(eventFacts.user, `${pointer}/user`, site, report),
      ...event,
    });
  };
  for (const page of pages) {
    page.revisions.forEach((revision, index) => {
      const at = `${page.pointer}/revisions/${index}`;
      addEvent(at, revision, { kind: "revision", page, revision });
      const version = page.versions[0];
      if (index === 0 && version)
        addEvent(
          `${page.pointer}/file/0`,
          version,
          { kind: "version", page, version, first: true },
          now,
        );
    });
    page.versions.slice(1).forEach((version, index) => {
      addEvent(`${page.pointer}/file/${index + 1}`, version, {
        kind: "version",
        page,
        version,
        first: false,
      });
    });
    if (page.kind === "gone") addEvent(page.pointer, page.data, { kind: "deletion", page });
    else if ((page.data.protection ?? []).length > 0)
      addEvent(page.pointer, {}, { kind: "protection", page });
  }
  for (const [index, reserved] of (data.protectedtitles ?? []).entries()) {
    const pointer = `/protectedtitles/${index}`;
    for (const title of localTitle(site, reserved.title, `${pointer}/title`, report))
      addEvent(pointer, reserved, { kind: "reservation", title, data: reserved });
  }
  for (const [index, block] of (data.blocks ?? []).entries()) {
    const pointer = `/blocks/${index}`;
    const { by, timestamp } = block;
    const known = {
      ...(by === undefined ? {} : { user: by }),
      ...(timestamp === undefined ? {} : { timestamp }),
    };
    if (userNameOf(block.user, site) === undefined) {
      report(`${pointer}/user`, `"${block.user}" is not a valid user name.`, NAME_HELP);
      continue;
    }
    for (const target of localTitle(site, userTitle(site, block.user), `${pointer}/user`, report))
      addEvent(pointer, known, { kind: "block", target, data: block });
  }
  for (const [index, entry] of (data.logs ?? []).entries()) {
    const pointer = `/logs/${index}`;
    const title = parseTitle(site, entry.title);
    if (title.kind === "title") addEvent(pointer, entry, { kind: "entry", title, data: entry });
    else
      report(
        `${pointer}/title`,
        title.kind === "invalid" ? title.reason : "The title is another wiki's.",
        TITLE_HELP,
      );
  }
  return inOrder([...accounts(data, events, site, report), ...events]);
}

/** An account is created when its user first acts, unless the data has a time. */
function accounts(
  data: WikiData,
  events: readonly HistoryEvent[],
  site: Site,
  report: Report,
): readonly HistoryEvent[] {
  const first = new Map<string, string>();
  for (const { actor, time } of inOrder(events)) if (!first.has(actor)) first.set(actor, time);
  const described = new Map<string, WikiUserData>();
  for (const [index, user] of (data.users ?? []).entries()) {
    const pointer = `/users/${index}`;
    const name = userNameOf(user.name, site);
    if (name === undefined || ipForm(name))
      report(`${pointer}/name`, `"${user.name}" is not a valid user name.`, NAME_HELP);
    else if (described.has(name))
      report(`${pointer}/name`, `There is another user "${name}".`, "Describe each user once.");
    else described.set(name, user);
    if (user.registration !== undefined && !isMoment(user.registration))
      report(
        `${pointer}/registration`,
        `The time ${user.registration} does not exist.`,
        "Name a moment that exists.",
      );
  }
  const blocked = (data.blocks ?? []).flatMap(({ user }) => userNameOf(user, site) ?? []);
  const others = [...first.keys(), ...blocked].filter(
    (name) => !described.has(name) && isAccount(name),
  );
  const users = [
    ...described,
    ...[...new Set(others)].map((name): [string, WikiUserData] => [name, { name }]),
  ];
  return users.map(([name, user]) => ({
    kind: "account",
    actor: name,
    time: user.registration ?? first.get(name) ?? EPOCH,
    user: { ...user, name },
  }));
}

/** Whether a name is that of a local account, and neither an address nor a user of another wiki. */
function isAccount(name: string): boolean {
  return !name.includes(">") && ipForm(name) === undefined;
}

/** A name as the wiki writes it; undefined if it is invalid. */
export function userNameOf(name: string, site: Site): string | undefined {
  if (name.includes(">")) return name;
  const title = parseTitle(site, userTitle(site, name));
  if (title.kind !== "title" || title.ns !== USER || title.key === "" || title.fragment !== "")
    return undefined;
  const known = title.key.replaceAll("_", " ");
  // Only ranges of addresses have a slash.
  return known.includes("/") && !ipForm(known) ? undefined : known;
}

function userTitle(site: Site, name: string): string {
  return `${site.namespaces.get(USER)?.name ?? "User"}:${name}`;
}

function actorOf(name: string | undefined, pointer: string, site: Site, report: Report): string {
  if (name === undefined) return ADMIN;
  const known = userNameOf(name, site);
  if (known === undefined) report(pointer, `"${name}" is not a valid user name.`, NAME_HELP);
  return known ?? ADMIN;
}

/** By time; events of the same time keep their order. */
function inOrder(events: readonly HistoryEvent[]): readonly HistoryEvent[] {
  return [...events].sort((one, other) =>
    one.time < other.time ? -1 : Number(one.time > other.time),
  );
}
