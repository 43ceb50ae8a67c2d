import { expect, it } from "vitest";
import { accountWiki } from "./account-wiki.js";
import type { Params } from "./account-wiki.js";

/** In the order of `ApiPurge` of MediaWiki, which puts pages that exist last. */
it.each<readonly [params: Params, response: object, isPurged: boolean]>([
  [
    { titles: "rose|New|<|MediaWiki:Tip|Special:Nothing|Special:Version|otherwiki:X" },
    {
      purge: [
        { title: "<", invalid: true, invalidreason: expect.any(String) },
        { ns: -1, title: "Special:Nothing", special: true, missing: true },
        { ns: -1, title: "Special:Version", special: true },
        { ns: 0, title: "New", missing: true },
        { ns: 8, title: "MediaWiki:Tip", missing: true, known: true },
        { title: "otherwiki:X", iw: "otherwiki" },
        { ns: 0, title: "Rose", purged: true },
      ],
      normalized: [{ fromencoded: false, from: "rose", to: "Rose" }],
    },
    true,
  ],
  [{ titles: "New" }, { purge: [{ ns: 0, title: "New", missing: true }] }, false],
  [
    { pageids: "1|99" },
    {
      purge: [
        { pageid: 99, missing: true },
        { ns: 0, title: "Rose", purged: true },
      ],
    },
    true,
  ],
  [
    { revids: "1|99" },
    {
      purge: [
        { revid: 99, missing: true },
        { ns: 0, title: "Rose", purged: true },
      ],
    },
    true,
  ],
  [
    { titles: "Rose", forcelinkupdate: true },
    { purge: [{ ns: 0, title: "Rose", purged: true, linkupdate: true }] },
    true,
  ],
  [
    { titles: "Rose", forcerecursivelinkupdate: true },
    { purge: [{ ns: 0, title: "Rose", purged: true, linkupdate: true }] },
    true,
  ],
  [{ titles: "Away" }, { purge: [{ ns: 0, title: "Away", purged: true }] }, true],
  [
    { titles: "Away", redirects: true },
    {
      purge: [{ ns: 0, title: "Rose", purged: true }],
      redirects: [{ from: "Away", to: "Rose" }],
    },
    true,
  ],
])("a purge of %j has all of its pages", async (params, response, isPurged) => {
  const { nobody, wiki } = await accountWiki({
    pages: [
      { title: "Rose", text: "x" },
      { title: "Away", text: "#REDIRECT [[Rose]]" },
    ],
    site: { specialpagealiases: [{ realname: "Version", aliases: ["Version"] }] },
    tables: { messages: [{ name: "tip", normalizedname: "tip" }] },
  });
  const before = wiki.current();
  const { warnings: _, ...found } = await nobody("purge", params);
  expect(found).toEqual({ batchcomplete: true, ...response });
  expect(wiki.current() !== before).toBe(isPurged);
});
