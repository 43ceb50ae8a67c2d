import { describe, expect, it } from "vitest";
import { titles } from "../../../../templates/runtime/title/titles.js";
import { titleFactsOf } from "../../../../generator/emit/parts/titles.js";
import { readRecorded } from "./recorded.ts";
import type { Parsed } from "./recorded.ts";

describe.each(["plain", "other"] as const)("the titles of a wiki with %s settings", (name) => {
  const { site, answers } = readRecorded(name);
  const { namespaces, titles: facts } = site;
  if (!facts) throw new Error("The facts are missing.");
  const title = titles(titleFactsOf({ ...facts, namespaces }));

  it.each(answers)(
    "are parsed as by the wiki: $title",
    ({ title: written, query, link, parts }) => {
      const parsed = title.parse(written);
      const found: Parsed =
        parsed.kind === "title"
          ? parsed.key === ""
            ? { kind: "none" }
            : { kind: "title", ns: parsed.ns, text: parsed.text }
          : parsed.kind === "external"
            ? { kind: "external", interwiki: parsed.interwiki, text: parsed.text }
            : { kind: "invalid", code: parsed.code };
      const isSpecial = parsed.kind === "title" && parsed.ns === -1;
      // `query` also resolves the aliases of special pages, which are no facts of titles.
      expect(found).toEqual(isSpecial ? { ...query, text: parts[0] } : query);
      if (parsed.kind !== "title" || parsed.key === "") return;
      if (!/^:|[|%\n]/.test(written) && parsed.ns >= 0) expect(parsed.text).toBe(link);
      const withoutNamespace = (text: string): string =>
        text.slice(parsed.text.length - parsed.key.length);
      const { root, base, name: last } = title.subpage(parsed);
      expect([
        title.toText(parsed),
        withoutNamespace(root),
        withoutNamespace(base),
        last,
        title.talkPage(parsed)?.text ?? "",
        title.subjectPage(parsed).text,
      ]).toEqual(parts);
    },
  );
});

it("parses any number of prefixes that lead back to the wiki", () => {
  const title = titles({
    namespaces: [{ id: 0, names: [""] }],
    localInterwikis: ["here"],
  });
  expect(title.parse(`${"here:".repeat(200_000)}foo`)).toMatchObject({ kind: "title", key: "Foo" });
});
