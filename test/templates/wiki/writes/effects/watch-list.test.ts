import { describe, expect, it } from "vitest";
import type { Tables } from "../../../../../templates/wiki/data/wiki.js";
import {
  withWatch,
  withWatchersOf,
} from "../../../../../templates/wiki/writes/effects/watch-list.js";
import type { WatchEffect } from "../../../../../templates/wiki/writes/effects/watch-list.js";
import { titleOf } from "../../../../../templates/wiki/data/title.js";
import { tinySite } from "../../tiny-wiki.js";

const SITE = tinySite();
const ANN = { user: "Ann", userid: 1 };
const APPLE = titleOf(SITE, 0, "Apple");
const TALK = titleOf(SITE, 1, "Apple");
const PEAR = titleOf(SITE, 0, "Pear");

function rows(...watched: readonly string[]): Tables["watchlist"] {
  return watched.map((text) => {
    const [owner = "", title = ""] = text.split(" ");
    return { owner, ns: title.startsWith("Talk:") ? 1 : 0, title };
  });
}

function texts(list: Tables["watchlist"]): readonly string[] {
  return list.map(({ owner, ns, title }) => `${owner} ${ns} ${title}`);
}

describe("The watch list of who changes a page", () => {
  const before = rows("Bob Apple", "Ann Talk:Apple", "Ann Pear");
  const all = ["Bob 0 Apple", "Ann 1 Talk:Apple", "Ann 0 Pear"];
  it.each<readonly [effect: WatchEffect, after: readonly string[]]>([
    ["watch", [...all, "Ann 0 Apple"]],
    ["unwatch", ["Bob 0 Apple", "Ann 0 Pear"]],
    ["unchanged", all],
  ])("has the page and its talk page, or neither: %s", (effect, after) => {
    for (const title of [APPLE, TALK])
      expect(texts(withWatch(before, title, ANN, effect, SITE))).toEqual(after);
  });

  it("stays as it is without an account", () => {
    const nobody = { user: "192.0.2.1", userid: 0 };
    expect(withWatch(before, APPLE, nobody, "watch", SITE)).toBe(before);
  });
});

describe("The watch lists after a move", () => {
  it("have both titles, and both talk pages, for who watched the old ones", () => {
    const before = rows("Ann Apple", "Bob Talk:Apple", "Cid Pear", "Ann Pear");
    expect(texts(withWatchersOf(before, APPLE, PEAR, SITE))).toEqual([
      "Ann 0 Apple",
      "Bob 1 Talk:Apple",
      "Cid 0 Pear",
      "Ann 0 Pear",
      "Bob 1 Talk:Pear",
    ]);
  });

  it("keep the time of a change that was not seen", () => {
    const notificationtimestamp = "2024-01-01T00:00:00Z";
    const seen = [{ owner: "Ann", ns: 0, title: "Apple", notificationtimestamp }];
    expect(withWatchersOf(seen, APPLE, PEAR, SITE)).toEqual([
      ...seen,
      { owner: "Ann", ns: 0, title: "Pear", notificationtimestamp },
    ]);
  });
});
