import { expect, it } from "vitest";
import { createWiki } from "../../../../templates/wiki/seed/create-wiki.js";
import { wikiStub } from "../../../../templates/wiki/server/wiki-stub.js";
import { catalogueApi } from "../../../generator/inspect/catalogue-api.js";
import { learnedResults } from "../../../wiki/learned.js";

const revision = {
  text: "Pear",
  user: "Bea",
  comment: "a [[b]]",
  timestamp: "2024-01-06T00:00:00Z",
};

const stub = wikiStub(
  { api: catalogueApi(), results: learnedResults() },
  createWiki({
    users: [
      { name: "Admin", userid: 1, groups: ["sysop"] },
      { name: "Cleo", userid: 2, groups: ["sysop", "suppress"] },
      { name: "Bea", userid: 3 },
    ],
    deleted: [
      { title: "Author", revisions: [{ ...revision, userhidden: true }] },
      { title: "Comment", revisions: [{ ...revision, commenthidden: true }] },
      { title: "Content", revisions: [{ ...revision, texthidden: true }] },
      {
        title: "Everything",
        revisions: [
          {
            ...revision,
            userhidden: true,
            commenthidden: true,
            texthidden: true,
            suppressed: true,
          },
        ],
      },
      { title: "Nothing", revisions: [{ ...revision, suppressed: true }] },
    ],
  }),
);

/** The fields of the revision of a deleted page, without its time. */
async function fields(caller: string, title: string, props: string): Promise<unknown> {
  const query = `action=query&list=deletedrevs&titles=${title}&drprop=${props}&format=json&formatversion=2`;
  const { body } = await stub.service({
    method: "GET",
    url: `/api.php?${query}`,
    headers: { cookie: `paramsmith_user=${caller}` },
    body: "",
  });
  const { timestamp, ...others } = JSON.parse(body).query.deletedrevs[0].revisions[0];
  expect(timestamp).toBe("2024-01-06T00:00:00Z");
  return others;
}

const AUTHOR = { user: "Bea", userid: 3 };
const COMMENT = { comment: "a [[b]]" };
/** The SHA-1 digest of "Pear". */
const CONTENT = { sha1: "547a82ee0d8700eed69fd310f4138d46af5b2379", text: "Pear" };
const ALL = "user|userid|comment|sha1|content";

// The marks and what they hide are those of ApiQueryDeletedrevs of MediaWiki 1.39.
it.each<readonly [caller: string, title: string, props: string, expected: object]>([
  ["Admin", "Nothing", ALL, { ...AUTHOR, ...COMMENT, ...CONTENT }],
  ["Admin", "Author", ALL, { userhidden: true, ...AUTHOR, ...COMMENT, ...CONTENT }],
  ["Admin", "Author", "comment", COMMENT],
  ["Admin", "Author", "userid", { userhidden: true, userid: 3 }],
  ["Admin", "Comment", ALL, { ...AUTHOR, commenthidden: true, ...COMMENT, ...CONTENT }],
  ["Admin", "Comment", "user", { user: "Bea" }],
  [
    "Admin",
    "Content",
    ALL,
    { ...AUTHOR, ...COMMENT, sha1hidden: true, texthidden: true, ...CONTENT },
  ],
  ["Admin", "Content", "sha1", { sha1hidden: true, sha1: CONTENT.sha1 }],
  ["Admin", "Content", "content", { texthidden: true, text: "Pear" }],
  [
    "Admin",
    "Everything",
    ALL,
    { userhidden: true, commenthidden: true, sha1hidden: true, texthidden: true, suppressed: true },
  ],
  ["Admin", "Everything", "len", { len: "4" }],
  [
    "Cleo",
    "Everything",
    ALL,
    {
      userhidden: true,
      commenthidden: true,
      sha1hidden: true,
      texthidden: true,
      suppressed: true,
      ...AUTHOR,
      ...COMMENT,
      ...CONTENT,
    },
  ],
  ["Cleo", "Nothing", "user", { user: "Bea" }],
])("%s reads of %s, with drprop=%s: %j", async (caller, title, props, expected) => {
  expect(await fields(caller, title, props)).toEqual(expected);
});
