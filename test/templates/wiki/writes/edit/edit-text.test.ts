import { describe, expect, it } from "vitest";
import type { ActionCall } from "../../../../../templates/wiki/call/stub-action.js";
import { storeOf } from "../../../../../templates/wiki/store/store.js";
import {
  editedText,
  editSummary,
  resolvedText,
  sentText,
} from "../../../../../templates/wiki/writes/edit/edit-text.js";
import { askedOf, tinySite } from "../../tiny-wiki.js";

type Arguments = ActionCall["args"];

const TEXT = "lead\n\n== A ==\na\n\n== B ==\nb";
const done = (value: string): object => ({ kind: "ok", value });
const refusal = (code: string): object => expect.objectContaining({ kind: "refused", code });

describe("the text of an edit", () => {
  it.each<[string, Arguments, object]>([
    ["is the given one", { text: "new" }, done("new")],
    ["is empty without one", {}, done("")],
    ["has a beginning", { prependtext: "1 " }, done(`1 ${TEXT}`)],
    ["has an end", { appendtext: " 2" }, done(`${TEXT} 2`)],
    [
      "has both, whatever else is given",
      { prependtext: "1 ", appendtext: " 2", text: "x" },
      done(`1 ${TEXT} 2`),
    ],
    ["replaces the lead", { section: "0", text: "L" }, done("L\n\n== A ==\na\n\n== B ==\nb")],
    [
      "replaces a section",
      { section: "1", text: "== C ==\nc" },
      done("lead\n\n== C ==\nc\n\n== B ==\nb"),
    ],
    ["extends a section", { section: "2", appendtext: "c" }, done(`${TEXT}c`)],
    [
      "adds a section",
      { section: "new", sectiontitle: "C", text: "c" },
      done(`${TEXT}\n\n== C ==\n\nc`),
    ],
    [
      "adds a section with the summary as its heading",
      { section: "new", summary: "C", text: "c" },
      done(`${TEXT}\n\n== C ==\n\nc`),
    ],
    ["adds a section without a heading", { section: "new", text: "c" }, done(`${TEXT}\n\nc`)],
    [
      "adds a section of an appended text",
      { section: "new", appendtext: "c" },
      done(`${TEXT}\n\nc`),
    ],
    ["has no empty section", { section: "new", sectiontitle: "C" }, refusal("missingcommenttext")],
    ["has no section of this number", { section: "3", text: "c" }, refusal("nosuchsection")],
    ["has no section of a template", { section: "T-1", text: "c" }, refusal("nosuchsection")],
    ["has no section of this name", { section: "A", text: "c" }, refusal("invalidsection")],
    ["has no section after a number", { section: "1x", text: "c" }, refusal("invalidsection")],
    ["has no section before a number", { section: "x1", text: "c" }, refusal("invalidsection")],
  ])("%s", (_what, args, expected) => {
    expect(editedText(args, { content: TEXT })).toEqual(expected);
  });

  it("of a missing page has a lead and new sections", () => {
    expect(editedText({ section: "0", text: "L" }, undefined)).toEqual(done("L"));
    expect(editedText({ section: "new", sectiontitle: "C", text: "c" }, undefined)).toEqual(
      done("== C ==\n\nc"),
    );
    expect(editedText({ section: "new", text: "c" }, { content: " \n" })).toEqual(done("c"));
    expect(editedText({ section: "1", text: "L" }, undefined)).toEqual(refusal("nosuchsection"));
    expect(editedText({ appendtext: "x" }, undefined)).toEqual(done("x"));
  });

  it("that is sent has nothing of the page", () => {
    expect(sentText({ prependtext: "1", appendtext: "2" })).toBe("12");
    expect(sentText({ text: "x" })).toBe("x");
  });
});

it.each<[Arguments, string]>([
  [{ summary: "S" }, "S"],
  [{}, ""],
  [{ section: "1", sectiontitle: "T" }, ""],
  [{ section: "new", sectiontitle: "T" }, "/* T */ new section"],
  [{ section: "new", summary: "S" }, "/* S */ new section"],
  [{ section: "new", sectiontitle: "T", summary: "S" }, "S"],
  [{ section: "new" }, ""],
])("the summary of an edit with %j is %j", (args, summary) => {
  expect(editSummary(args)).toBe(summary);
});

const content = (first: string, last: string): string => `${first}\nb\nc\nd\n${last}`;
const REVISIONS = [
  {
    revid: 1,
    pageid: 1,
    timestamp: "2024-01-01T00:00:00Z",
    user: "Ann",
    content: content("a", "e"),
  },
  {
    revid: 2,
    pageid: 1,
    timestamp: "2024-01-02T00:00:00Z",
    user: "Ben",
    content: content("A", "e"),
  },
  {
    revid: 3,
    pageid: 1,
    timestamp: "2024-01-03T00:00:00Z",
    user: "Ben",
    content: content("A", "E"),
  },
];

describe("an edit that began at an earlier revision", () => {
  const store = storeOf({ site: tinySite().facts, tables: { revisions: REVISIONS } });
  const present = { ...REVISIONS[2] };

  function resolved(args: Arguments, edited: string, name = "Ann"): object {
    const call = askedOf({}, { store });
    const caller = { ...call.caller, name };
    return resolvedText({ args, store, caller }, edited, present);
  }

  const FROM_2: readonly Arguments[] = [
    { baserevid: 2 },
    { basetimestamp: "2024-01-02T00:00:00Z" },
    // The number has precedence.
    { baserevid: 2, basetimestamp: "2024-01-01T00:00:00Z" },
  ];

  it.each(FROM_2)("is merged with the changes since then: %j", (args) => {
    expect(resolved(args, content("1", "e"))).toEqual(done(content("1", "E")));
    expect(resolved(args, content("A", "5"))).toEqual(refusal("editconflict"));
  });

  it("is merged with the changes since its own base, and no other", () => {
    expect(resolved({ baserevid: 1 }, content("1", "e"))).toEqual(refusal("editconflict"));
    expect(resolved({ baserevid: 1 }, content("a", "5"))).toEqual(refusal("editconflict"));
    expect(resolved({ baserevid: 1 }, "a\nb\nX\nd\ne")).toEqual(done("A\nb\nX\nd\nE"));
  });

  it("conflicts if there is no such revision", () => {
    expect(resolved({ baserevid: 9 }, content("1", "e"))).toEqual(refusal("editconflict"));
    expect(resolved({ basetimestamp: "2024-01-02T00:00:01Z" }, "x")).toEqual(
      refusal("editconflict"),
    );
  });

  it("is taken as it is if all changes since then are of the same user", () => {
    expect(resolved({ basetimestamp: "2024-01-01T00:00:00Z" }, "x", "Ben")).toEqual(done("x"));
    expect(resolved({ basetimestamp: "2023-01-01T00:00:00Z" }, "x", "Ben")).toEqual(
      refusal("editconflict"),
    );
    // Without a time, one conflicts with oneself.
    expect(resolved({ baserevid: 2 }, content("A", "5"), "Ben")).toEqual(refusal("editconflict"));
  });

  it("is taken as it is at the present revision, for a new section and for a new page", () => {
    expect(resolved({ baserevid: 3 }, "x")).toEqual(done("x"));
    expect(resolved({ basetimestamp: "2024-01-03T00:00:00Z" }, "x")).toEqual(done("x"));
    expect(resolved({}, "x")).toEqual(done("x"));
    expect(resolved({ baserevid: 1, section: "new" }, "x")).toEqual(done("x"));
    const call = askedOf({}, { store });
    expect(
      resolvedText({ args: { baserevid: 1 }, store, caller: call.caller }, "x", undefined),
    ).toEqual(done("x"));
  });
});
