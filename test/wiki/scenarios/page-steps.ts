import * as fc from "fast-check";
import { flag, reason, reference, steps, tags, watchlist } from "./step-form.ts";
import type { ScenarioStep } from "./step-form.ts";

/** Titles that scenarios are about: few, so that steps meet. The stub does not expand templates, so none is one. */
export const TITLES = [
  "Rose",
  "Talk:Rose",
  "Rose/Sub",
  "Lily",
  "Talk:Lily",
  "Category:C",
  "Help:Page",
  "Project:Page",
  "User talk:Highlimits",
] as const;

const TEXTS = [
  "one",
  "two\nlines\nhere",
  "two\nlines\nthere",
  "TWO\nlines\nhere",
  "[[Rose]] [[Category:C]]",
  "{{T}} [[Lily]] [[File:X.png]] https://a.example/x",
  "#REDIRECT [[Rose]]",
  "#REDIRECT [[Lily]]",
  "[[Category:C|key]] [[Category:D]] __HIDDENCAT__",
  "",
] as const;

/** One of the titles of scenarios. */
export const someTitle: fc.Arbitrary<string> = fc.constantFrom(...TITLES);

/** Steps that change pages, with the weight of each kind. */
export const PAGE_STEPS: readonly fc.WeightedArbitrary<ScenarioStep>[] = [
  {
    weight: 10,
    arbitrary: steps({
      action: "edit",
      params: {
        title: someTitle,
        text: fc.constantFrom(...TEXTS),
        summary: reason,
        tags,
        minor: flag,
        bot: flag,
        watchlist,
      },
    }),
  },
  {
    weight: 2,
    arbitrary: steps({
      action: "edit",
      params: { title: someTitle, appendtext: fc.constantFrom("\nmore", "\n[[Lily]]") },
    }),
  },
  {
    weight: 3,
    arbitrary: steps({
      action: "edit",
      params: { title: someTitle, summary: reason, watchlist },
      from: {
        undo: reference("revid"),
        undoafter: fc.option(reference("revid"), { nil: undefined, freq: 2 }),
      },
    }),
  },
  {
    weight: 5,
    arbitrary: steps({
      action: "move",
      params: {
        from: someTitle,
        to: someTitle,
        reason,
        noredirect: flag,
        movetalk: flag,
        movesubpages: flag,
        tags,
        watchlist,
      },
    }),
  },
  {
    weight: 4,
    arbitrary: steps({
      action: "delete",
      params: { title: someTitle, reason, deletetalk: flag, tags, watchlist },
    }),
  },
  {
    weight: 4,
    arbitrary: steps({
      action: "undelete",
      params: { title: someTitle, reason, undeletetalk: flag, tags, watchlist },
      from: {
        timestamps: fc.option(reference("deleted timestamp"), { nil: undefined, freq: 1 }),
      },
    }),
  },
  {
    weight: 3,
    arbitrary: steps({
      action: "protect",
      params: {
        title: someTitle,
        protections: fc.constantFrom(
          "edit=sysop",
          "edit=sysop|move=sysop",
          "move=autoconfirmed",
          "edit=all|move=all",
          "create=sysop",
          "create=all",
          "edit=nosuch",
        ),
        expiry: fc.constantFrom(
          undefined,
          "infinite",
          "2036-05-06T07:08:09Z",
          "2001-01-01",
          "no time",
        ),
        cascade: flag,
        reason,
        tags,
        watchlist,
      },
    }),
  },
  {
    weight: 4,
    arbitrary: steps({
      action: "rollback",
      token: "rollback",
      params: {
        title: someTitle,
        user: fc.constantFrom("Admin", "Highlimits", "127.0.0.1"),
        summary: fc.constantFrom(undefined, "from $2 to $1"),
        markbot: flag,
        watchlist,
      },
    }),
  },
  {
    weight: 2,
    arbitrary: fc.oneof(
      steps({ action: "patrol", token: "patrol", from: { rcid: reference("rcid") } }),
      steps({
        action: "patrol",
        token: "patrol",
        params: { tags },
        from: { revid: reference("revid") },
      }),
    ),
  },
  {
    weight: 1,
    arbitrary: steps({
      action: "purge",
      params: { titles: someTitle.map((title) => `${title}|Nowhere`), forcelinkupdate: flag },
    }),
  },
  {
    weight: 3,
    arbitrary: fc.oneof(
      ...(["revid", "rcid", "logid"] as const).map((name) =>
        steps({
          action: "tag",
          params: {
            add: fc.constantFrom(undefined, "mine", "mine|other", "nosuch"),
            remove: fc.constantFrom(undefined, "mine", "mw-undo"),
            reason,
          },
          from: { [name]: reference(name) },
        }),
      ),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.oneof(
      ...(["revision", "logging"] as const).map((type) =>
        steps({
          action: "revisiondelete",
          params: {
            type: fc.constant(type),
            hide: fc.constantFrom(undefined, "content", "comment|user", "content|comment|user"),
            show: fc.constantFrom(undefined, undefined, "comment"),
            suppress: fc.constantFrom(undefined, undefined, "yes"),
            reason,
            tags,
          },
          from: { ids: reference(type === "revision" ? "revid" : "logid") },
        }),
      ),
    ),
  },
  {
    weight: 1,
    arbitrary: steps({
      action: "mergehistory",
      params: { from: someTitle, to: someTitle, reason },
      from: { timestamp: fc.option(reference("timestamp"), { nil: undefined, freq: 2 }) },
    }),
  },
  {
    weight: 1,
    arbitrary: steps({
      action: "changecontentmodel",
      params: {
        title: someTitle,
        model: fc.constantFrom("text", "wikitext", "json", "css"),
        summary: reason,
        tags,
      },
    }),
  },
  {
    weight: 1,
    arbitrary: steps({
      action: "setpagelanguage",
      params: { title: someTitle, lang: fc.constantFrom("de", "he", "default"), reason, tags },
    }),
  },
];
