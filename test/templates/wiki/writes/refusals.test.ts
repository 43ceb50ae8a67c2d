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

const NO_PAGES = "There are no pages in this namespace.";
const NO_TIME = "An expiry is not a time.";
const IN_THE_PAST = "An expiry is in the past.";

const ROWS: Readonly<Record<string, readonly Row[]>> = {
  edit: [
    ["edit?title=Special:Version&text=a", "pagecannotexist", NO_PAGES],
    ["edit?title=Rose&text=a&createonly=1", "articleexists", "The page exists already."],
    ["edit?title=New&text=a&nocreate=1", "missingtitle", "The page does not exist."],
    [
      "edit?title=Rose&text=a&section=x",
      "invalidsection",
      "The section is neither a number nor new.",
    ],
    ["edit?title=Rose&text=a&section=7", "nosuchsection", "The page does not have a section 7."],
    [
      "edit?title=Rose",
      "missingparam",
      "One of text, appendtext, prependtext and undo must be given.",
    ],
    ["edit?title=Rose&text=a&md5=00", "badmd5", "The text has another MD5 hash."],
    ["edit?title=Rose&undo=99", "nosuchrevid", "There is no revision 99."],
    ["edit?title=Rose&undo=2&undoafter=99", "nosuchrevid", "There is no revision 99."],
    ["edit?title=Rose&undo=1", "nosuchrevid", "There is no revision before 1."],
    ["edit?title=Lily&undo=2", "revwrongpage", "A revision is not one of Lily."],
    [
      "edit?title=Rose&text=a&tags=mw-undo|none",
      "badtags",
      "These tags cannot be added: mw-undo, none",
    ],
    ["edit?pageid=1&title=Rose&text=a", "invalidparammix", "title and pageid exclude each other."],
    ["edit?title=%3C&text=a", "invalidtitle", '"<" is no title.'],
    ["edit?text=a", "missingparam", "One of title and pageid must be given."],
    ["edit?pageid=99&text=a", "nosuchpageid", "There is no page with the number 99."],
  ],
  move: [
    ["move?from=Rose&fromid=1&to=X", "invalidparammix", "from and fromid exclude each other."],
    ["move?to=X", "missingparam", "One of from and fromid must be given."],
    ["move?from=New&to=X", "missingtitle", "The page does not exist."],
    ["move?from=Rose&to=%3C", "invalidtitle", '"<" is no title.'],
    ["move?fromid=99&to=X", "nosuchpageid", "There is no page with the number 99."],
    ["move?from=Rose&to=Rose", "selfmove", "The titles are the same."],
    ["move?from=Rose&to=Lily", "articleexists", "There is a page Lily."],
    [
      "move?from=Rose&to=File:A.png",
      "nonfile-cannot-move-to-file",
      "Only files can be moved to the namespace of files.",
    ],
  ],
  protect: [
    ["protect?title=Special:Version&protections=edit=all", "pagecannotexist", NO_PAGES],
    [
      "protect?title=Rose&protections=edit=all&expiry=never|never",
      "toofewexpiries",
      "There are 2 expiries for 1 levels.",
    ],
    [
      "protect?title=Rose&protections=create=sysop",
      "create-titleexists",
      "The page exists, and cannot be protected from creation.",
    ],
    [
      "protect?title=New&protections=edit=sysop",
      "missingtitle-createonly",
      "A missing page can only be protected from creation.",
    ],
    [
      "protect?title=Rose&protections=eat=sysop",
      "protect-invalidaction",
      "There is no protection of the type eat.",
    ],
    ["protect?title=Rose&protections=edit=x", "protect-invalidlevel", "There is no level x."],
    ["protect?title=Rose&protections=edit=sysop&expiry=x", "invalidexpiry", NO_TIME],
    ["protect?title=Rose&protections=edit=sysop&expiry=2001-01-01", "pastexpiry", IN_THE_PAST],
    [
      "protect?title=Rose&protections=edit=all",
      "permissiondenied",
      "The caller may not protect Rose.",
      "ann",
    ],
  ],
  "delete and undelete": [
    ["delete?title=New", "missingtitle", "The page does not exist."],
    ["delete?title=Special:Version", "pagecannotexist", NO_PAGES],
    ["undelete?title=%3C", "invalidtitle", '"<" is no title.'],
  ],
  setpagelanguage: [
    [
      "setpagelanguage?title=Rose&lang=de",
      "pagelang-disabled",
      "Pages of this wiki have the language of the wiki.",
    ],
  ],
  watch: [
    ["watch?titles=Rose", "notloggedin", "Only who has logged in has a watch list.", "nobody"],
    [
      "watch?title=Rose&titles=Rose",
      "invalidparammix",
      "title cannot be used together with titles.",
    ],
    ["watch?title=%3C", "invalidtitle", "The title is invalid."],
    ["watch?titles=Rose&pageids=1", "multisource", 'pageids: cannot be used with "titles"'],
  ],
  userrights: [
    ["userrights?user=Nobody&add=bot", "nosuchuser", "No account has the name Nobody."],
    ["userrights?userid=99&add=bot", "nosuchuserid", "There is no user with the number 99."],
    ["userrights?add=bot", "missingparam", "One of user and userid must be given."],
    ["userrights?user=Ann&userid=2", "invalidparammix", "user and userid exclude each other."],
    [
      "userrights?user=Ann&add=bot&expiry=never|infinite",
      "toofewexpiries",
      "There are 2 expiries for 1 groups.",
    ],
    ["userrights?user=Ann&add=bot&expiry=x", "invalidexpiry", NO_TIME],
    ["userrights?user=Ann&add=bot&expiry=2001-01-01", "pastexpiry", IN_THE_PAST],
  ],
  options: [
    ["options?reset=1", "notloggedin", "Only who has logged in has preferences.", "nobody"],
    ["options?optionvalue=1", "nooptionname", "optionvalue requires optionname."],
    ["options", "nochanges", "The request changes nothing."],
  ],
  block: [
    ["block?user=Ann", "permissiondenied", "The caller may not block users.", "ann"],
    ["block?user=Blocked", "alreadyblocked", "A block of Blocked exists."],
    ["block?user=Nobody", "nosuchuser", "No account has the name Nobody."],
    ["block?user=Ann&expiry=x", "invalidexpiry", "The expiry is not a time."],
    ["block?user=Ann&expiry=2001-01-01", "ipb_expiry_old", "The expiry is in the past."],
    ["block?user=Ann&partial=1&allowusertalk=1", "ipb-empty-block", "The block prevents nothing."],
    [
      "block?user=Ann&partial=1&namespacerestrictions=0",
      "ipb-prevent-user-talk-edit",
      "A partial block without the namespace of user talk must allow the talk page.",
    ],
    [
      "block?user=Ann&partial=1&pagerestrictions=New&allowusertalk=1",
      "missingtitle",
      "The page New does not exist.",
    ],
    ["block?user=Ann&hidename=1", "permissiondenied", "The caller may not hide users."],
    ["block?user=192.0.0.0/8", "ip_range_toolarge", "Ranges larger than /16 cannot be blocked."],
    [
      "block?user=Ann&noemail=1",
      "cantblock-email",
      "The caller may not block users from sending email.",
    ],
  ],
  unblock: [
    ["unblock?user=Blocked", "permissiondenied", "The caller may not unblock users.", "ann"],
    ["unblock?user=Ann", "cantunblock", "There is no such block."],
    ["unblock?id=1&user=Ann", "invalidparammix", "id, user and userid exclude each other."],
    ["unblock", "missingparam", "One of id, user and userid must be given."],
  ],
  patrol: [
    ["patrol?rcid=1&revid=1", "invalidparammix", "rcid and revid exclude each other."],
    ["patrol", "missingparam", "One of rcid and revid must be given."],
    ["patrol?rcid=99", "nosuchrcid", "There is no recent change 99."],
    ["patrol?revid=99", "nosuchrevid", "There is no revision 99."],
  ],
  tag: [["tag?revid=1&add=mine", "permissiondenied", "The caller may not change tags."]],
  rollback: [
    ["rollback?title=New&user=Ann", "missingtitle", "The page does not exist."],
    ["rollback?title=Rose&user=Admin", "onlyauthor", "Nobody else has edited the page."],
    [
      "rollback?title=Rose&user=Ann",
      "alreadyrolled",
      "The last edit is of another user, or the text is that of the earlier revision.",
    ],
  ],
  upload: [
    ["upload?filename=A.png", "missingparam", "One of filekey, file and url must be given."],
    [
      "upload?filename=A.png&url=http://a.example/a.png",
      "copyuploaddisabled",
      "The stub does not fetch files from other servers.",
    ],
    [
      "upload?filename=A.png&url=http://a.example/a.png&filekey=x",
      "invalidparammix",
      "filekey, file and url exclude each other.",
    ],
    ["upload?filename=A.png&filekey=x", "invalid-file-key", "The filekey has not the form of one."],
    [
      "upload?filename=A.png&filekey=a.b.1.png",
      "uploadstash-file-not-found",
      "There is no a.b.1.png in the stash.",
    ],
    ["upload?filekey=x", "nofilename", "The parameter filename must be given."],
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
