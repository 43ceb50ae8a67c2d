import { describe, expect, it } from "vitest";
import { accountWiki, errors } from "./account-wiki.js";
import type { Params } from "./account-wiki.js";

const TEXT = "lead\n\n== A ==\na\n\n== B ==\nb";

/** The page after an edit of it: its text, or the response with errors. */
async function textAfter(params: Params, text: string | undefined = TEXT): Promise<unknown> {
  const pages = text === undefined ? [] : [{ title: "Rose", text }];
  const { wiki, ann } = await accountWiki({ pages });
  const response = await ann("edit", { title: "Rose", ...params });
  return "errors" in response ? response : wiki.current().tables.revisions.at(-1);
}

describe("the text of an edit", () => {
  it.each<[Params, string]>([
    [{ text: "new" }, "new"],
    [{ prependtext: "1 " }, `1 ${TEXT}`],
    [{ appendtext: " 2" }, `${TEXT} 2`],
    [{ prependtext: "1 ", appendtext: " 2", text: "x" }, `1 ${TEXT} 2`],
    [{ section: "0", text: "L" }, "L\n\n== A ==\na\n\n== B ==\nb"],
    [{ section: "1", text: "== C ==\nc" }, "lead\n\n== C ==\nc\n\n== B ==\nb"],
    [{ section: "2", appendtext: "c" }, `${TEXT}c`],
    [{ section: "new", sectiontitle: "C", text: "c" }, `${TEXT}\n\n== C ==\n\nc`],
    [{ section: "new", summary: "C", text: "c" }, `${TEXT}\n\n== C ==\n\nc`],
    [{ section: "new", text: "c" }, `${TEXT}\n\nc`],
    [{ section: "new", appendtext: "c" }, `${TEXT}\n\nc`],
  ])("of %j is %j", async (params, content) => {
    expect(await textAfter(params)).toMatchObject({ content });
  });

  it.each<[Params, string]>([
    [{ section: "new", sectiontitle: "C", text: "" }, "missingcommenttext"],
    [{ section: "3", text: "c" }, "nosuchsection"],
    [{ section: "T-1", text: "c" }, "nosuchsection"],
    [{ section: "A", text: "c" }, "invalidsection"],
    [{ section: "1x", text: "c" }, "invalidsection"],
    [{ section: "x1", text: "c" }, "invalidsection"],
  ])("is refused for %j with the code %s", async (params, code) => {
    expect(await textAfter(params)).toMatchObject(errors(code));
  });

  it("of a missing page has a lead and new sections", async () => {
    const { wiki, ann } = await accountWiki({ pages: [] });
    const edit = async (title: string, params: Params): Promise<unknown> => {
      const response = await ann("edit", { title, ...params });
      return "errors" in response ? response : wiki.current().tables.revisions.at(-1)?.content;
    };
    expect(await edit("One", { section: "0", text: "L" })).toBe("L");
    expect(await edit("Two", { section: "new", sectiontitle: "C", text: "c" })).toBe(
      "== C ==\n\nc",
    );
    expect(await edit("Three", { appendtext: "x" })).toBe("x");
    expect(await edit("Four", { section: "1", text: "L" })).toMatchObject(errors("nosuchsection"));
  });

  it.each<[Params, string]>([
    [{ text: "x", summary: "S" }, "S"],
    [{ section: "1", sectiontitle: "T", text: "x" }, ""],
    [{ section: "new", sectiontitle: "T", text: "x" }, "/* T */ new section"],
    [{ section: "new", summary: "S", text: "x" }, "/* S */ new section"],
    [{ section: "new", sectiontitle: "T", summary: "S", text: "x" }, "S"],
  ])("of %j has the summary %j", async (params, comment) => {
    expect(await textAfter(params)).toMatchObject({ comment });
  });
});

const text = (first: string, last: string): string => `${first}\nb\nc\nd\n${last}`;

/** The result of an edit of a page with revisions by Admin at 1, 2 and 3 January. */
async function resolved(params: Params, who: "admin" | "ann" = "ann"): Promise<unknown> {
  const revisions = [text("a", "e"), text("A", "e"), text("A", "E")].map((each, index) => ({
    text: each,
    user: index === 0 ? "Ann" : "Admin",
    timestamp: `2024-01-0${index + 1}T00:00:00Z`,
  }));
  const { wiki, ...clients } = await accountWiki({ pages: [{ title: "Rose", revisions }] });
  const response = await clients[who]("edit", { title: "Rose", ...params });
  return "errors" in response ? response : wiki.current().tables.revisions.at(-1)?.content;
}

const CONFLICT = expect.objectContaining({
  errors: [expect.objectContaining({ code: "editconflict" })],
});

describe("an edit that began at an earlier revision", () => {
  it.each<[Params, unknown]>([
    [{ baserevid: 2, text: text("1", "e") }, text("1", "E")],
    [{ basetimestamp: "2024-01-02T00:00:00Z", text: text("1", "e") }, text("1", "E")],
    // The number has precedence.
    [{ baserevid: 2, basetimestamp: "2024-01-01T00:00:00Z", text: text("1", "e") }, text("1", "E")],
    [{ baserevid: 2, text: text("A", "5") }, CONFLICT],
    [{ baserevid: 1, text: text("1", "e") }, CONFLICT],
    [{ baserevid: 1, text: "a\nb\nX\nd\ne" }, "A\nb\nX\nd\nE"],
    [{ baserevid: 9, text: text("1", "e") }, CONFLICT],
    [{ basetimestamp: "2024-01-02T00:00:01Z", text: "x" }, CONFLICT],
    // At the present revision, nothing is merged.
    [{ baserevid: 3, text: "x" }, "x"],
    [{ basetimestamp: "2024-01-03T00:00:00Z", text: "x" }, "x"],
    [{ baserevid: 1, section: "new", text: "x" }, `${text("A", "E")}\n\nx`],
  ])("is merged with later changes, or conflicts: %j", async (params, expected) => {
    expect(await resolved(params)).toEqual(expected);
  });

  it("is taken as it is if all later changes are by the same user, and the request has a time", async () => {
    const since = "2024-01-01T00:00:00Z";
    expect(await resolved({ basetimestamp: since, text: "x" }, "admin")).toBe("x");
    expect(await resolved({ basetimestamp: since, text: "x" }, "ann")).toEqual(CONFLICT);
    expect(await resolved({ baserevid: 2, text: text("A", "5") }, "admin")).toEqual(CONFLICT);
  });
});
