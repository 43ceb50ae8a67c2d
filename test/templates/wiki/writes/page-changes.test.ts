import { expect, it } from "vitest";
import { createWiki } from "../../../../generated/paraminfo/stub.js";
import { listOrEmpty } from "../../../../templates/wiki/values/row.js";
import { accountWiki, errors, sendSteps } from "./account-wiki.js";
import type { Step } from "./account-wiki.js";

/** Users cannot move subpages here, and administrators can change languages. */
const usergroups = createWiki({}).site.usergroups.map(({ name, rights, ...group }) => ({
  ...group,
  name,
  rights: [
    ...listOrEmpty(rights).filter((right) => name !== "user" || right !== "move-subpages"),
    ...(name === "sysop" ? ["pagelang"] : []),
  ],
}));

const EARLY = "2024-01-01T00:00:00Z";
const EXPIRY = "2035-01-01T00:00:00Z";

interface Numbers {
  readonly revid?: number;
  readonly timestamp?: string;
}

/** A revision by the user whose name begins with the letter. */
function by(letter: "A" | "B", text: string, numbers: Numbers = {}) {
  return { text, user: letter === "A" ? "Ann" : "Bob b", ...numbers };
}

/** Revisions by Ann, with numbers from one on. */
function numbered(revid: number, ...texts: readonly string[]) {
  return texts.map((text, index) => by("A", text, { revid: revid + index }));
}

const FIRST = { revid: 401, timestamp: EARLY };

const WIKI = {
  site: { usergroups, specialpagealiases: [{ realname: "Version", aliases: ["Version"] }] },
  users: [{ name: "Admin", groups: ["sysop"] }, { name: "Ann" }, { name: "Bob b", userid: 42 }],
  pages: [
    {
      title: "Rose",
      revisions: [by("A", "one", { revid: 101 }), by("B", "two"), by("B", "three", { revid: 103 })],
    },
    { title: "Undo", revisions: numbered(201, "a\n\nb", "A\n\nb", "A\n\nb\n\nC") },
    { title: "Clash", revisions: numbered(301, "a", "b", "c") },
    { title: "Lines", revisions: [by("A", "1\nb\nc", FIRST), by("B", "A\nb\nc", { revid: 402 })] },
    { title: "Own", revisions: [by("A", "1\nb", { ...FIRST, revid: 501 }), by("A", "2\nb")] },
    { title: "Same", revisions: [by("A", "a"), by("B", "b"), by("B", "a")] },
    { title: "Quote", revisions: [by("B", ""), by("A", "$1 $& [[a]] [[b")] },
    { title: "Long", revisions: [by("B", ""), by("A", "ä".repeat(300))] },
    { title: "Empty", revisions: [by("A", "last"), by("A", "")] },
    { title: "Alone", revisions: [by("A", "[[Category:Plants]]", { timestamp: EARLY })] },
    { title: "Talk:Rose", text: "talk" },
    { title: "Talk:Only", text: "x" },
    { title: "Away", text: "#REDIRECT [[Rose]]" },
    { title: "User:Ann/A", text: "a" },
    { title: "User:Ann/A/1", text: "a1" },
    { title: "User:Ann/A/2", text: "a2" },
    { title: "User:Ann/C/2", text: "taken" },
    { title: "User:Ann/a.css", text: "b {}" },
    { title: "User:Ann/b.js", text: "// [[Rose]] [[Category:Roots]]" },
    { title: "Category:Plants", text: "" },
    {
      title: "File:A.png",
      file: [
        { timestamp: EARLY, size: 5 },
        { timestamp: "2024-01-01T01:00:00Z", size: 6 },
      ],
    },
  ],
  deleted: [{ title: "Gone", revisions: [by("A", "x", { timestamp: EARLY }), by("A", "y")] }],
  tables: { messages: [{ name: "tip", normalizedname: "tip" }] },
};

const LAST_LOG: Step = "admin query?list=logevents&lelimit=2&leprop=type|title|comment";
const MODELS: Step = "admin query?list=logevents&letype=contentmodel&lelimit=1&leprop=comment|tags";
const PROTECTIONS: Step = "admin query?list=logevents&letype=protect&leprop=type|title";

function read(title: string): Step {
  return `admin query?prop=revisions&titles=${title}&rvprop=content|comment|tags&rvslots=main`;
}

function revision(content: string, fields: object = {}): object {
  return { query: { pages: [{ revisions: [{ ...fields, slots: { main: { content } } }] }] } };
}

/** The links of a page to a page and a category. */
const LINKED = {
  query: { pages: [{ links: [{ title: "Rose" }], categories: [{ title: "Category:Roots" }] }] },
};

/** Steps, and the response to the last one or a part of it. */
type Row = readonly [steps: readonly Step[], response: object];

/** What the recordings of a real wiki do not have. The texts are the stub's own. */
const CHANGES: Readonly<Record<string, readonly Row[]>> = {
  "an edit that began earlier": [
    [["ann edit?title=Lines&baserevid=401&text=1%0Ab%0AC", read("Lines")], revision("A\nb\nC")],
    [
      [`ann edit?title=Lines&basetimestamp=${EARLY}&text=1%0Ab%0AC`, read("Lines")],
      revision("A\nb\nC"),
    ],
    [
      // The number has precedence over the time.
      [
        "ann edit?title=Lines&baserevid=402&basetimestamp=2001-01-01T00:00:00Z&text=x",
        read("Lines"),
      ],
      revision("x"),
    ],
    [["ann edit?title=Lines&baserevid=401&text=2%0Ab%0Ac"], errors("editconflict")],
    [["ann edit?title=Lines&basetimestamp=2024-01-01T00:00:01Z&text=x"], errors("editconflict")],
    [
      ["ann edit?title=Lines&baserevid=401&section=new&text=x", read("Lines")],
      revision("A\nb\nc\n\nx"),
    ],
    // Users do not conflict with themselves if they name a time.
    [[`ann edit?title=Own&basetimestamp=${EARLY}&text=x`, read("Own")], revision("x")],
    [[`admin edit?title=Own&basetimestamp=${EARLY}&text=x`], errors("editconflict")],
    [["ann edit?title=Own&baserevid=501&text=x"], errors("editconflict")],
  ],
  "merged histories": [
    [
      ["admin mergehistory?from=Lines&to=Rose&timestamp=20240101000000", read("Lines")],
      revision("A\nb\nc"),
    ],
    [
      ["admin mergehistory?from=Lines&to=Rose&timestamp=Jan+2024"],
      errors("mergehistory-fail-bad-timestamp"),
    ],
  ],
  "a version of a file without bytes": [
    [
      [
        "admin filerevert?filename=A.png&archivename=20240101010000!A.png",
        "admin query?titles=File:A.png&prop=imageinfo&iiprop=size|mime",
      ],
      { query: { pages: [{ imageinfo: [{ size: 5, mime: "image/png" }] }] } },
    ],
  ],
  "an undo": [
    [
      ["ann edit?title=Undo&undo=203", read("Undo")],
      revision("A\n\nb", {
        comment: "Undid revision [[Special:Diff/203|203]] of [[Special:Contributions/Ann|Ann]]",
        tags: ["mw-undo"],
      }),
    ],
    [["ann edit?title=Undo&undo=202&summary=s", read("Undo")], revision("a\n\nb\n\nC")],
    [["ann edit?title=Undo&undo=203&undoafter=201", read("Undo")], revision("a\n\nb")],
    [["ann edit?title=Clash&undo=302"], errors("undofailure")],
    [["ann edit?title=Clash&undo=203"], errors("revwrongpage")],
  ],
  "an edit": [
    [
      [
        "ann edit?title=Alone&text=[[Alone]] [[alone|x]] [[Alone%23x]] [[Rose]]",
        "ann query?prop=links&titles=Alone",
      ],
      { query: { pages: [{ links: [{ ns: 0, title: "Rose" }] }] } },
    ],
    [
      // A page that stays in a category keeps its time there.
      [
        "ann edit?title=Alone&text=x [[Category:Plants]]",
        "ann query?list=categorymembers&cmtitle=Category:Plants&cmprop=timestamp",
      ],
      { query: { categorymembers: [{ timestamp: EARLY }] } },
    ],
    [["ann edit?title=User:Ann/common.js&text=1;"], { edit: { contentmodel: "javascript" } }],
    // The wiki finds links in scripts and styles, for instance in comments.
    [["ann query?titles=User:Ann/b.js&prop=links|categories"], LINKED],
    [
      [
        "ann edit?title=User:Ann/common.css&text=/* [[Rose]] [[Category:Roots]] */",
        "ann query?titles=User:Ann/common.css&prop=links|categories",
      ],
      LINKED,
    ],
    [["admin edit?title=MediaWiki:Sidebar&text=a"], { edit: { result: "Success" } }],
    [
      ["ann edit?title=New&text=a%0Ab", read("New")],
      revision("a\nb", { comment: 'New page: "a b"' }),
    ],
  ],
  "a content model": [
    [
      // A redirect is a link in another model.
      [
        "admin changecontentmodel?title=Away&model=css",
        "ann query?titles=Away&prop=links|revisions&rvprop=tags",
      ],
      {
        query: {
          pages: [{ links: [{ title: "Rose" }], revisions: [{ tags: ["mw-removed-redirect"] }] }],
        },
      },
    ],
    [
      ["admin changecontentmodel?title=Rose&model=text&tags=mine", MODELS],
      { query: { logevents: [{ comment: "", tags: ["mine"] }] } },
    ],
    [
      ["admin edit?title=Rose&text=three.&contentmodel=text&tags=mine&summary=s", MODELS],
      { query: { logevents: [{ comment: "s", tags: [] }] } },
    ],
    [
      [
        "admin changecontentmodel?title=Rose&model=text",
        "admin rollback?title=Rose&user=Admin&summary=back",
        MODELS,
      ],
      { query: { logevents: [{ comment: "back" }] } },
    ],
  ],
  "a merge": [
    [
      [
        "admin edit?title=Early&text=a",
        "admin edit?title=Category:Late&text=b",
        "admin mergehistory?from=Early&to=Category:Late",
        read("Early"),
      ],
      revision("#REDIRECT [[:Category:Late]]"),
    ],
    [
      // A recent change does not have the hash of a revision that was deleted with another page.
      [
        "admin edit?title=Early&text=a",
        "admin edit?title=Late&text=b",
        "admin mergehistory?from=Early&to=Late",
        "admin delete?title=Late",
        "admin query?list=recentchanges&rctype=new&rclimit=1&rcprop=sha1|title",
      ],
      {
        query: {
          recentchanges: [expect.not.objectContaining({ sha1: expect.anything() })],
        },
      },
    ],
  ],
  "a move": [
    [
      ["ann move?from=Category:Plants&to=Category:Flora", read("Category:Plants")],
      revision("#REDIRECT [[:Category:Flora]]", { tags: ["mw-new-redirect"] }),
    ],
    [["ann move?from=User:Ann/a.css&to=User:Ann/b.css"], { move: { redirectcreated: false } }],
    [["ann move?from=Rose&to=Tulip&noredirect=1"], { move: { redirectcreated: true } }],
    [["admin move?from=Rose&to=Tulip&noredirect=1"], { move: { redirectcreated: false } }],
    [
      ["ann edit?title=Talk:White&text=x", "admin move?from=Rose&to=White&movetalk=1"],
      { move: { to: "White", "talkmove-errors": [{ code: "articleexists" }] } },
    ],
    [
      ["admin move?from=User:Ann/A&to=User:Ann/C&movesubpages=1"],
      {
        move: {
          subpages: [
            { from: "User:Ann/A/1", to: "User:Ann/C/1" },
            { from: "User:Ann/A/2", errors: [{ code: "articleexists" }] },
          ],
        },
      },
    ],
    [
      ["admin move?from=Rose&to=Tulip&movesubpages=1"],
      { move: { subpages: { errors: [{ code: "namespace-nosubpages" }] } } },
    ],
    [
      ["ann move?from=User:Ann/A&to=User:Ann/C&movesubpages=1"],
      { move: { subpages: { errors: [{ code: "cant-move-subpages" }] } } },
    ],
    [
      [
        "admin protect?title=Rose&protections=edit=sysop",
        "admin move?from=Rose&to=Tulip",
        "ann query?titles=Rose|Tulip&prop=info&inprop=protection",
      ],
      {
        query: {
          pages: [
            { title: "Tulip", protection: [{ type: "edit", level: "sysop", expiry: "infinity" }] },
            { title: "Rose", protection: [{ type: "edit", level: "sysop", expiry: "infinity" }] },
          ],
        },
      },
    ],
    [
      [
        "ann watch?titles=Rose",
        "admin move?from=Rose&to=Tulip",
        "ann query?list=watchlistraw&wrnamespace=0",
      ],
      { watchlistraw: [{ title: "Rose" }, { title: "Tulip" }] },
    ],
  ],
  "a protection": [
    [
      [
        "admin protect?title=Rose&protections=edit=sysop&cascade=1",
        "admin protect?title=Rose&protections=edit=sysop&cascade=1",
        PROTECTIONS,
      ],
      { query: { logevents: [{ title: "Rose" }] } },
    ],
    [
      ["admin protect?title=Rose&protections=edit=all&cascade=1", PROTECTIONS],
      { query: { logevents: [] } },
    ],
    [
      [
        "admin protect?title=New&protections=create=sysop",
        "admin move?from=Rose&to=New",
        "admin query?list=protectedtitles",
      ],
      { query: { protectedtitles: [] } },
    ],
  ],
  "a deletion": [
    [
      [
        "admin delete?title=Rose",
        "ann edit?title=Rose&text=x",
        "ann query?list=logevents&letype=create&lelimit=1&leprop=tags",
      ],
      { query: { logevents: [{ tags: ["mw-recreated"] }] } },
    ],
    [
      ["admin delete?title=Rose&reason=Old&deletetalk=1", LAST_LOG],
      {
        query: {
          logevents: [
            { title: "Talk:Rose", comment: "Deleted with its subject page: Old" },
            { title: "Rose", comment: "Old" },
          ],
        },
      },
    ],
    [
      ["admin delete?title=Talk:Only&deletetalk=1"],
      { warnings: [{ code: "delete-error-associated-alreadytalk", module: "delete" }] },
    ],
    [
      ["admin delete?title=Alone&deletetalk=1"],
      { warnings: [{ code: "delete-error-associated-doesnotexist", module: "delete" }] },
    ],
    [["admin delete?title=Quote"], { delete: { reason: 'Content: "$1 $& [[a]] [[b"' } }],
    [["admin delete?title=Long"], { delete: { reason: `Content: "${"ä".repeat(242)}..."` } }],
    [["admin delete?title=Empty"], { delete: { reason: 'Last content: "last"' } }],
  ],
  "an undeletion": [
    [
      ["admin undelete?title=Gone&undeletetalk=1"],
      {
        warnings: [{ code: "undelete-error-associated-notdeleted", module: "undelete" }],
        undelete: { revisions: 2 },
      },
    ],
    [
      ["admin delete?title=Talk:Only", "admin undelete?title=Talk:Only&undeletetalk=1"],
      { warnings: [{ code: "undelete-error-associated-alreadytalk", module: "undelete" }] },
    ],
    [[`admin undelete?title=Gone&timestamps=${EARLY}`, read("Gone")], revision("x")],
  ],
  "a rollback": [
    [["admin rollback?title=Rose&user=Bob_b"], { rollback: { old_revid: 103, last_revid: 101 } }],
    [["admin rollback?title=Rose&user=bob b"], { rollback: { old_revid: 103, last_revid: 101 } }],
    [["admin rollback?title=Rose&user=%2342"], { rollback: { old_revid: 103, last_revid: 101 } }],
    [["admin rollback?title=Same&user=Bob b"], errors("alreadyrolled")],
  ],
  "a language": [
    [
      ["admin setpagelanguage?title=Rose&lang=de"],
      { setpagelanguage: { title: "Rose", oldlanguage: "en[def]", newlanguage: "de" } },
    ],
    [
      ["admin setpagelanguage?title=Rose&lang=he", "ann query?titles=Rose&prop=info"],
      { query: { pages: [{ pagelanguage: "he", pagelanguagedir: "rtl" }] } },
    ],
    [["admin setpagelanguage?title=Rose&lang=default"], errors("pagelang-unchanged-language")],
    [["admin setpagelanguage?title=New&lang=de"], errors("missingtitle")],
    [["ann setpagelanguage?title=Rose&lang=de"], errors("permissiondenied")],
  ],
  "several blocks": [
    [
      // They began with the first of them.
      [
        "admin block?user=127.0.0.1",
        "admin block?user=Ann",
        "ann query?meta=userinfo&uiprop=blockinfo",
      ],
      {
        query: {
          userinfo: {
            blockid: null,
            blockedtimestamp: "2024-01-01T17:00:01Z",
            blockcomponents: [
              { blockedtimestamp: "2024-01-01T17:00:02Z" },
              { blockedtimestamp: "2024-01-01T17:00:01Z" },
            ],
          },
        },
      },
    ],
  ],
  "a watch list": [
    [
      [
        `ann watch?titles=Talk:Rose&expiry=${EXPIRY}`,
        "ann query?titles=Rose&prop=info&inprop=watched",
      ],
      { query: { pages: [{ watched: true, watchlistexpiry: EXPIRY }] } },
    ],
    [
      [
        `ann edit?title=New&text=z&watchlist=watch&watchlistexpiry=${EXPIRY}`,
        "ann query?titles=New&prop=info&inprop=watched",
      ],
      { query: { pages: [{ watched: true, watchlistexpiry: EXPIRY }] } },
    ],
    [
      [
        "ann watch?titles=Rose",
        "admin edit?title=Rose&text=z",
        "ann query?titles=Rose&prop=info&inprop=notificationtimestamp",
      ],
      { query: { pages: [{ notificationtimestamp: expect.any(String) }] } },
    ],
  ],
  "a purge": [
    [
      ["nobody purge?titles=rose|New|<|MediaWiki:Tip|Special:Nothing|Special:Version|otherwiki:X"],
      {
        purge: [
          { title: "<", invalid: true },
          { ns: -1, title: "Special:Nothing", special: true, missing: true },
          { ns: -1, title: "Special:Version", special: true },
          { ns: 0, title: "New", missing: true },
          { ns: 8, title: "MediaWiki:Tip", missing: true, known: true },
          { title: "otherwiki:X", iw: "otherwiki" },
          { ns: 0, title: "Rose", purged: true },
        ],
        normalized: [{ fromencoded: false, from: "rose", to: "Rose" }],
      },
    ],
    [
      ["nobody purge?titles=Away&redirects=1&forcelinkupdate=1"],
      {
        purge: [{ ns: 0, title: "Rose", purged: true, linkupdate: true }],
        redirects: [{ from: "Away", to: "Rose" }],
      },
    ],
    [["nobody purge?revids=101|99"], { purge: [{ revid: 99, missing: true }, { title: "Rose" }] }],
  ],
};

const ROWS = Object.entries(CHANGES).flatMap(([what, rows]) =>
  rows.map(([steps, response]) => ({ what, steps, response })),
);

it.each(ROWS)("$what: $steps", async ({ steps, response }) => {
  const { wiki: _wiki, ...clients } = await accountWiki(WIKI);
  expect(await sendSteps(clients, steps)).toMatchObject(response);
});
