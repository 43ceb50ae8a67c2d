import { describe, expect, it } from "vitest";
import { createWiki } from "../../../../generated/paraminfo/stub.js";
import type { Json } from "../../../../templates/runtime/model/json.js";
import { listOrEmpty } from "../../../../templates/wiki/values/row.js";
import { accountWiki } from "./account-wiki.js";
import type { Params } from "./account-wiki.js";

type Who = "admin" | "ann" | "nobody";

/** Rights that groups have on a new wiki, and here they do not. */
const WITHHELD: ReadonlySet<Json> = new Set(["blockemail", "changetags"]);

/** A request as a query string, and the code and the text of its error. */
type Row = readonly [request: string, code: string, text: string, who?: Who];

/** The errors of a request that changes nothing. */
async function errorsOf(request: string, who: Who): Promise<unknown> {
  const { site } = createWiki({});
  const usergroups = site.usergroups.map(({ rights, ...group }) => ({
    ...group,
    rights: listOrEmpty(rights).filter((right) => !WITHHELD.has(right)),
  }));
  const { wiki, ...clients } = await accountWiki({
    site: { usergroups },
    users: [
      { name: "Admin", groups: ["sysop", "bureaucrat"] },
      { name: "Ann" },
      { name: "Blocked" },
    ],
    pages: [
      { title: "Rose", revisions: [{ text: "x" }, { text: "y" }] },
      { title: "Lily", text: "z" },
    ],
    tags: [{ name: "mine" }, { name: "mw-undo", source: ["software"] }],
    blocks: [{ user: "Blocked" }],
  });
  const before = wiki.current();
  const [action = "", query = ""] = request.split("?");
  const params: Params = Object.fromEntries(new URLSearchParams(query));
  const type = ["watch", "userrights", "patrol", "rollback"].find((each) => each === action);
  const response = await clients[who](action, { ...params, errorformat: "plaintext" }, type);
  expect(wiki.current()).toBe(before);
  return response["errors"];
}

const NO_PAGES = "This title cannot have a page.";
const NO_TIME = 'The expiry time "x" is invalid.';
const IN_THE_PAST = 'The expiry "2001-01-01" has already passed.';

const ROWS: Readonly<Record<string, readonly Row[]>> = {
  edit: [
    ["edit?title=Special:Version&text=a", "pagecannotexist", NO_PAGES],
    ["edit?title=Rose&text=a&createonly=1", "articleexists", "The page already exists."],
    ["edit?title=New&text=a&nocreate=1", "missingtitle", "The page does not exist."],
    [
      "edit?title=Rose&text=a&section=x",
      "invalidsection",
      'The section must be a number or "new".',
    ],
    ["edit?title=Rose&text=a&section=7", "nosuchsection", "There is no section 7."],
    [
      "edit?title=Rose",
      "missingparam",
      "One of text, appendtext, prependtext and undo is required.",
    ],
    ["edit?title=Rose&text=a&md5=00", "badmd5", "The MD5 hash does not match the text."],
    ["edit?title=Rose&undo=99", "nosuchrevid", "No revision has the ID 99."],
    ["edit?title=Rose&undo=2&undoafter=99", "nosuchrevid", "No revision has the ID 99."],
    ["edit?title=Rose&undo=1", "nosuchrevid", "There is no revision before 1."],
    ["edit?title=Lily&undo=2", "revwrongpage", "The revision does not belong to Lily."],
    [
      "edit?title=Rose&text=a&tags=mw-undo|none",
      "badtags",
      "These tags cannot be added: mw-undo, none",
    ],
    [
      "edit?pageid=1&title=Rose&text=a",
      "invalidparammix",
      "title and pageid cannot be used together.",
    ],
    ["edit?title=%3C&text=a", "invalidtitle", '"<" is not a valid title.'],
    ["edit?text=a", "missingparam", "One of title and pageid is required."],
    ["edit?pageid=99&text=a", "nosuchpageid", "No page has the ID 99."],
  ],
  move: [
    ["move?from=Rose&fromid=1&to=X", "invalidparammix", "from and fromid cannot be used together."],
    ["move?to=X", "missingparam", "One of from and fromid is required."],
    ["move?from=New&to=X", "missingtitle", "The page does not exist."],
    ["move?from=Rose&to=%3C", "invalidtitle", '"<" is not a valid title.'],
    ["move?fromid=99&to=X", "nosuchpageid", "No page has the ID 99."],
    ["move?from=Rose&to=Rose", "selfmove", "The old and the new title are the same."],
    ["move?from=Rose&to=Lily", "articleexists", "The page Lily already exists."],
    [
      "move?from=Rose&to=File:A.png",
      "nonfile-cannot-move-to-file",
      "Only files can be moved to the file namespace.",
    ],
  ],
  protect: [
    ["protect?title=Special:Version&protections=edit=all", "pagecannotexist", NO_PAGES],
    [
      "protect?title=Rose&protections=edit=all&expiry=never|never",
      "toofewexpiries",
      "The numbers of expiry times and values differ: 2 and 1.",
    ],
    [
      "protect?title=Rose&protections=create=sysop",
      "create-titleexists",
      "An existing page cannot be protected from creation.",
    ],
    [
      "protect?title=New&protections=edit=sysop",
      "missingtitle-createonly",
      "A missing page can only be protected from creation.",
    ],
    [
      "protect?title=Rose&protections=eat=sysop",
      "protect-invalidaction",
      'The protection type "eat" is invalid.',
    ],
    [
      "protect?title=Rose&protections=edit=x",
      "protect-invalidlevel",
      'The protection level "x" is invalid.',
    ],
    ["protect?title=Rose&protections=edit=sysop&expiry=x", "invalidexpiry", NO_TIME],
    ["protect?title=Rose&protections=edit=sysop&expiry=2001-01-01", "pastexpiry", IN_THE_PAST],
    [
      "protect?title=Rose&protections=edit=all",
      "permissiondenied",
      "You are not allowed to protect Rose.",
      "ann",
    ],
  ],
  "delete and undelete": [
    ["delete?title=New", "missingtitle", "The page does not exist."],
    ["delete?title=Special:Version", "pagecannotexist", NO_PAGES],
    ["undelete?title=%3C", "invalidtitle", '"<" is not a valid title.'],
  ],
  setpagelanguage: [
    [
      "setpagelanguage?title=Rose&lang=de",
      "pagelang-disabled",
      "Changing a page's language is not enabled on this wiki.",
    ],
  ],
  watch: [
    ["watch?titles=Rose", "notloggedin", "You must be logged in to watch pages.", "nobody"],
    [
      "watch?title=Rose&titles=Rose",
      "invalidparammix",
      "title and titles cannot be used together.",
    ],
    ["watch?title=%3C", "invalidtitle", '"<" is not a valid title.'],
    ["watch?titles=Rose&pageids=1", "multisource", 'pageids: cannot be used with "titles"'],
  ],
  userrights: [
    ["userrights?user=Nobody&add=bot", "nosuchuser", "There is no account named Nobody."],
    ["userrights?userid=99&add=bot", "nosuchuserid", "There is no account with ID 99."],
    ["userrights?add=bot", "missingparam", "One of user and userid is required."],
    ["userrights?user=Ann&userid=2", "invalidparammix", "user and userid cannot be used together."],
    [
      "userrights?user=Ann&add=bot&expiry=never|infinite",
      "toofewexpiries",
      "The numbers of expiry times and values differ: 2 and 1.",
    ],
    ["userrights?user=Ann&add=bot&expiry=x", "invalidexpiry", NO_TIME],
    ["userrights?user=Ann&add=bot&expiry=2001-01-01", "pastexpiry", IN_THE_PAST],
  ],
  options: [
    ["options?reset=1", "notloggedin", "Log in to change preferences.", "nobody"],
    ["options?optionvalue=1", "nooptionname", "optionvalue requires optionname."],
    ["options", "nochanges", "The request does not change any preference."],
  ],
  block: [
    ["block?user=Ann", "permissiondenied", "You are not allowed to block users.", "ann"],
    ["block?user=Blocked", "alreadyblocked", "Blocked is already blocked."],
    ["block?user=Nobody", "nosuchuser", "There is no account named Nobody."],
    ["block?user=Ann&expiry=x", "invalidexpiry", "The expiry time is invalid."],
    ["block?user=Ann&expiry=2001-01-01", "ipb_expiry_old", "The expiry time is in the past."],
    [
      "block?user=Ann&partial=1&allowusertalk=1",
      "ipb-empty-block",
      "The block does not prevent anything.",
    ],
    [
      "block?user=Ann&partial=1&namespacerestrictions=0",
      "ipb-prevent-user-talk-edit",
      "A partial block that does not include user talk must allow editing the talk page.",
    ],
    [
      "block?user=Ann&partial=1&pagerestrictions=New&allowusertalk=1",
      "missingtitle",
      "The page New does not exist.",
    ],
    ["block?user=Ann&hidename=1", "permissiondenied", "You are not allowed to hide users."],
    ["block?user=192.0.0.0/8", "ip_range_toolarge", "Ranges larger than /16 cannot be blocked."],
    [
      "block?user=Ann&noemail=1",
      "cantblock-email",
      "You are not allowed to block users from sending email.",
    ],
  ],
  unblock: [
    ["unblock?user=Blocked", "permissiondenied", "You are not allowed to unblock users.", "ann"],
    ["unblock?user=Ann", "cantunblock", "There is no such block."],
    ["unblock?id=1&user=Ann", "invalidparammix", "id, user and userid cannot be used together."],
    ["unblock", "missingparam", "One of id, user and userid is required."],
  ],
  patrol: [
    ["patrol?rcid=1&revid=1", "invalidparammix", "rcid and revid cannot be used together."],
    ["patrol", "missingparam", "One of rcid and revid is required."],
    ["patrol?rcid=99", "nosuchrcid", "There is no change with ID 99."],
    ["patrol?revid=99", "nosuchrevid", "No revision has the ID 99."],
  ],
  tag: [["tag?revid=1&add=mine", "permissiondenied", "You are not allowed to change tags."]],
  rollback: [
    ["rollback?title=New&user=Ann", "missingtitle", "The page does not exist."],
    ["rollback?title=Rose&user=Admin", "onlyauthor", "The page has only one author."],
    [
      "rollback?title=Rose&user=Ann",
      "alreadyrolled",
      "The last edit is by a different user, or the text is already that of the earlier revision.",
    ],
  ],
  upload: [
    ["upload?filename=A.png", "missingparam", "One of filekey, file and url is required."],
    [
      "upload?filename=A.png&url=http://a.example/a.png",
      "copyuploaddisabled",
      "Uploads from URLs are not enabled on this wiki.",
    ],
    [
      "upload?filename=A.png&url=http://a.example/a.png&filekey=x",
      "invalidparammix",
      "filekey, file and url cannot be used together.",
    ],
    ["upload?filename=A.png&filekey=x", "invalid-file-key", "The file key is invalid."],
    [
      "upload?filename=A.png&filekey=a.b.1.png",
      "uploadstash-file-not-found",
      "The stash does not contain a.b.1.png.",
    ],
    ["upload?filekey=x", "nofilename", "The filename parameter is required."],
  ],
};

/** The texts are the stub's own; the codes are those of MediaWiki. */
describe.each(Object.entries(ROWS))("A refusal of %s", (action, rows) => {
  it.each(rows.map(([request, code, text, who = "admin"]) => ({ request, code, text, who })))(
    "has the code $code and its text: $request by $who",
    async ({ request, code, text, who }) => {
      expect(await errorsOf(request, who)).toEqual([
        expect.objectContaining({ code, text, module: request.split("?")[0] }),
      ]);
      expect(action).toContain(request.split("?")[0]?.replace(/^un/, ""));
    },
  );
});
