import { describe, expect, it } from "vitest";
import { parseTitle } from "../../../../../templates/wiki/data/title.js";
import { storeOf } from "../../../../../templates/wiki/store/store.js";
import {
  pageErrors,
  pageRefusal,
  refusedFor,
} from "../../../../../templates/wiki/writes/checks/page-refusal.js";
import { askedOf, tinySite } from "../../tiny-wiki.js";

const store = storeOf({
  site: tinySite().facts,
  tables: { pages: [{ pageid: 1, ns: 0, title: "Apple" }] },
});

/** The codes of the errors of an action for a user with some rights. */
function codes(action: string, text: string, ...rights: readonly string[]): readonly string[] {
  const title = parseTitle(store.site, text);
  if (title.kind !== "title") throw new Error(`${text} is a title.`);
  const { caller } = askedOf({}, { store });
  const user = { ...caller, name: "Ann", id: 7, rights: new Set(rights) };
  return pageErrors(action, title, { caller: user, store }).map(({ code }) => code);
}

describe("the errors of an action on a page", () => {
  it.each<[string, string, readonly string[], readonly string[]]>([
    ["edit", "Apple", ["edit"], []],
    ["edit", "Gone", ["edit"], ["cantcreate"]],
    ["edit", "Gone", ["edit", "createpage"], []],
    ["edit", "MediaWiki:A", ["edit", "createpage"], ["protectednamespace-interface"]],
    ["move", "User:Ben", ["move", "edit"], ["cant-move-user-page"]],
    ["move", "Category:A", ["move", "edit"], ["cant-move-category-page"]],
  ])("%s of %s with the rights %j are %j", (action, title, rights, expected) => {
    expect(codes(action, title, ...rights)).toEqual(expected);
  });

  it("say what the caller may not do, the first one as a refusal", () => {
    const title = parseTitle(store.site, "Apple");
    if (title.kind !== "title") throw new Error("Apple is a title.");
    const { caller } = askedOf({}, { store });
    const call = { caller: { ...caller, id: 7, rights: new Set<string>() }, store };
    const [first] = pageErrors("delete", title, call);
    expect(first?.text).toBe("The caller may not delete Apple.");
    expect(pageRefusal("delete", title, call)).toEqual({ kind: "refused", ...first });
  });
});

describe("the refusal for errors", () => {
  it("has each code once, the first in front", () => {
    const [one, two] = [
      { code: "a", text: "A." },
      { code: "b", text: "B." },
    ];
    expect(refusedFor([])).toBeUndefined();
    expect(refusedFor([one])).toEqual({ kind: "refused", ...one });
    expect(refusedFor([one, two, { code: "a", text: "Again." }])).toEqual({
      kind: "refused",
      code: "a",
      text: "Again.",
      others: [two],
    });
  });
});
