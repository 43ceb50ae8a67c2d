import { expect, it } from "vitest";
import { createWiki } from "../../../../generated/paraminfo/stub.js";
import type { Json } from "../../../../templates/runtime/model/json.js";
import { listOrEmpty } from "../../../../templates/wiki/values/row.js";
import { accountWiki, sendSteps } from "./account-wiki.js";
import type { Step } from "./account-wiki.js";

/** Rights that the groups of a new wiki have, and here they do not. */
const WITHHELD: ReadonlySet<Json> = new Set(["blockemail", "changetags", "move-rootuserpages"]);

const usergroups = createWiki({}).site.usergroups.map(({ rights, ...group }) => ({
  ...group,
  rights: [
    ...listOrEmpty(rights).filter((right) => !WITHHELD.has(right)),
    ...(group["name"] === "sysop" ? ["importupload"] : []),
  ],
}));

/** The wiki whose requests are refused. */
const WIKI = {
  site: { usergroups },
  users: [{ name: "Admin", groups: ["sysop", "bureaucrat"] }, { name: "Ann" }, { name: "Blocked" }],
  pages: [
    { title: "Rose", revisions: [{ text: "x" }, { text: "y" }] },
    { title: "Lily", text: "z", protection: [{ type: "edit", level: "sysop" }] },
    { title: "Tulip", text: "#REDIRECT [[Rose]]" },
    { title: "Two", revisions: [{ text: "x" }, { text: "#REDIRECT [[Rose]]" }] },
    { title: "Other", text: "#REDIRECT [[Lily]]" },
    { title: "File:Leaf.png", text: "f" },
    { title: "File:Tree.png", text: "f", file: [{ size: 4321, width: 64, height: 48 }] },
  ],
  deleted: [{ title: "Gone", revisions: [{ text: "x" }], timestamp: "2024-06-01T00:00:00Z" }],
  protectedtitles: [{ title: "Reserved", level: "sysop" }],
  tags: [
    { name: "mine" },
    { name: "old", active: false },
    { name: "mw-undo", source: ["software"] },
  ],
  blocks: [{ user: "Blocked" }],
};

/** Requests that change nothing, and the codes of their errors. */
const REFUSALS: readonly (readonly [step: Step, ...codes: readonly string[]])[] = [
  ["admin edit?title=Rose", "missingparam"],
  ["admin edit?text=a", "missingparam"],
  ["admin edit?pageid=1&title=Rose&text=a", "invalidparammix"],
  ["admin edit?pageid=99&text=a", "nosuchpageid"],
  ["admin edit?title=%3C&text=a", "invalidtitle"],
  ["admin edit?title=Special:Version&text=a", "pagecannotexist"],
  ["admin edit?title=%23x&text=a", "pagecannotexist"],
  ["admin edit?title=Rose&text=a&createonly=1&nocreate=1", "articleexists"],
  ["admin edit?title=New&text=a&nocreate=1", "missingtitle"],
  ["admin edit?title=Rose&text=a&section=x", "invalidsection"],
  ["admin edit?title=Rose&text=a&section=1x", "invalidsection"],
  ["admin edit?title=Rose&text=a&section=7", "nosuchsection"],
  ["admin edit?title=Rose&text=a&section=T-1", "nosuchsection"],
  ["admin edit?title=New&text=a&section=1", "nosuchsection"],
  ["admin edit?title=Rose&text=&section=new&sectiontitle=T", "missingcommenttext"],
  ["admin edit?title=Rose&text=a&md5=00", "badmd5"],
  ["admin edit?title=Rose&undo=99", "nosuchrevid"],
  ["admin edit?title=Rose&undo=2&undoafter=99", "nosuchrevid"],
  ["admin edit?title=Rose&undo=1", "nosuchrevid"],
  ["admin edit?title=Lily&undo=2", "revwrongpage"],
  ["admin edit?title=Rose&text=a&tags=mine|nosuch", "badtags"],
  ["admin edit?title=Rose&text=a&tags=old", "badtags"],
  ["admin edit?title=Rose&text=a&tags=mw-undo", "badtags"],
  ["admin edit?title=Rose&text=a&token=x", "badtoken"],
  ["admin edit?title=Gone&text=a&starttimestamp=2024-05-01T00:00:00Z", "pagedeleted"],
  ["admin edit?title=Rose&text=%7B&contentmodel=json", "invalid-json-data"],
  ["admin edit?title=Rose&text=a&contentformat=text/css", "badformat"],
  ["admin edit?title=Rose&text=a&watchlistexpiry=2001-01-01T00:00:00Z", "badexpiry-past"],
  ["ann edit?title=Lily&text=a", "protectedpage"],
  ["ann edit?title=MediaWiki:Sidebar&text=a", "protectednamespace-interface"],
  ["ann edit?title=User:Admin/x.js&text=a", "customjsprotected"],
  ["admin edit?title=MediaWiki:Common.js&text=a", "sitejsprotected"],

  ["admin move?from=Rose&fromid=1&to=X", "invalidparammix"],
  ["admin move?to=X", "missingparam"],
  ["admin move?from=%3C&to=X", "invalidtitle"],
  ["admin move?fromid=99&to=X", "nosuchpageid"],
  ["admin move?from=New&to=X", "missingtitle"],
  ["admin move?from=Rose&to=%3C", "invalidtitle"],
  ["admin move?from=Rose&to=rose", "selfmove"],
  ["admin move?from=Rose&to=Lily", "articleexists"],
  ["admin move?from=Rose&to=Two", "articleexists"],
  ["admin move?from=Rose&to=Other", "redirectexists"],
  ["admin move?from=Rose&to=User:Ann", "cant-move-to-user-page"],
  ["admin move?from=Rose&to=File:A.png", "nonfile-cannot-move-to-file"],
  ["admin move?from=File:Leaf.png&to=A", "imagenocrossnamespace"],
  ["ann move?from=Rose&to=Reserved", "protectedpage", "protectedtitle"],

  ["admin protect?title=Special:Version&protections=edit=all", "pagecannotexist"],
  ["admin protect?title=Rose&protections=edit=all&expiry=never|never", "toofewexpiries"],
  ["admin protect?title=Rose&protections=create=sysop", "create-titleexists"],
  ["admin protect?title=New&protections=edit=sysop", "missingtitle-createonly"],
  ["admin protect?title=Rose&protections=eat=sysop", "protect-invalidaction"],
  ["admin protect?title=Rose&protections=edit=x", "protect-invalidlevel"],
  ["admin protect?title=Rose&protections=edit=sysop&expiry=x", "invalidexpiry"],
  ["admin protect?title=Rose&protections=edit=sysop&expiry=2001-01-01", "pastexpiry"],
  // The server checks the level and the expiry of one type before those of the next.
  ["admin protect?title=Rose&protections=edit=sysop|move=x&expiry=2001-01-01", "pastexpiry"],
  ["ann protect?title=Rose&protections=edit=all", "permissiondenied"],
  ["nobody protect?title=Rose&protections=edit=all&tags=mine", "permissiondenied"],

  ["admin delete?title=New", "missingtitle"],
  ["admin delete?title=Special:Version", "pagecannotexist"],
  ["admin delete?title=Rose&tags=nosuch", "badtags"],
  ["ann delete?title=Rose", "permissiondenied"],
  ["ann delete?title=Lily", "permissiondenied", "cantedit"],
  ["admin undelete?title=%3C", "invalidtitle"],
  ["admin undelete?title=Rose", "undelete-no-results", "cantundelete"],
  ["admin undelete?title=Gone&tags=nosuch", "badtags"],
  ["ann undelete?title=Gone", "permissiondenied"],

  ["admin rollback?title=New&user=Ann", "missingtitle"],
  ["admin rollback?title=Rose&user=Admin", "onlyauthor"],
  ["admin rollback?title=Rose&user=Ann", "alreadyrolled"],
  ["admin rollback?title=Rose&user=%2399", "alreadyrolled"],
  ["admin rollback?title=Rose&user=%232a", "baduser"],
  ["admin rollback?title=Rose&user=a%232", "baduser"],

  ["admin setpagelanguage?title=Rose&lang=de", "pagelang-disabled"],
  ["nobody watch?titles=Rose", "notloggedin"],
  ["admin watch?title=Rose&titles=Rose", "invalidparammix"],
  ["admin watch?title=%3C", "invalidtitle"],
  ["admin watch?title=Special:Version", "invalidtitle"],
  ["admin watch?titles=Rose&pageids=1", "multisource"],
  ["admin watch?titles=Rose&expiry=soon", "badexpiry"],
  ["admin watch?titles=Rose&expiry=2001-01-01T00:00:00Z", "badexpiry-past"],

  ["ann import?interwikiprefix=en", "cantimport-upload"],
  ["admin import", "nointerwikiprefix"],
  ["admin import?interwikiprefix=en", "nofile"],
  ["admin import?interwikiprefix=en&namespace=4&rootpage=A", "invalidparammix"],
  ["admin import?interwikiprefix=en&interwikisource=en", "notimplemented"],

  ["admin userrights?user=Nobody&add=bot", "nosuchuser"],
  ["admin userrights?userid=99&add=bot", "nosuchuserid"],
  ["admin userrights?add=bot", "missingparam"],
  ["admin userrights?user=Ann&userid=2", "invalidparammix"],
  ["admin userrights?user=Ann&add=bot&expiry=never|infinite", "toofewexpiries"],
  ["admin userrights?user=Ann&add=bot&expiry=x", "invalidexpiry"],
  ["admin userrights?user=Ann&add=bot&expiry=2001-01-01", "pastexpiry"],

  ["nobody options?reset=1", "notloggedin"],
  ["admin options?optionvalue=1", "nooptionname"],
  ["admin options", "nochanges"],

  ["ann block?user=Ann", "permissiondenied"],
  ["admin block?user=Blocked", "alreadyblocked"],
  ["admin block?user=Blocked&expiry=2001-01-01&noemail=1&tags=mine", "alreadyblocked"],
  ["admin block?user=Nobody", "nosuchuser"],
  ["admin block?user=Ann&expiry=x", "invalidexpiry"],
  ["admin block?user=Ann&expiry=2001-01-01", "ipb_expiry_old"],
  ["admin block?user=Ann&partial=1&allowusertalk=1", "ipb-empty-block"],
  ["admin block?user=Ann&partial=1&namespacerestrictions=0", "ipb-prevent-user-talk-edit"],
  ["admin block?user=Ann&partial=1&pagerestrictions=New&allowusertalk=1", "missingtitle"],
  ["admin block?user=Ann&hidename=1", "permissiondenied"],
  ["admin block?user=192.0.0.0/8", "ip_range_toolarge"],
  ["admin block?user=Ann&noemail=1", "cantblock-email"],
  ["ann unblock?user=Blocked", "permissiondenied"],
  ["admin unblock?user=Ann", "cantunblock"],
  ["admin unblock?id=1&user=Ann", "invalidparammix"],
  ["admin unblock", "missingparam"],

  ["admin patrol?rcid=1&revid=1", "invalidparammix"],
  ["admin patrol", "missingparam"],
  ["admin patrol?rcid=99", "nosuchrcid"],
  ["admin patrol?revid=99", "nosuchrevid"],
  ["admin tag?revid=1&add=mine", "permissiondenied"],

  ["admin upload?filename=A.png", "missingparam"],
  ["admin upload?filename=A.png&url=http://a.example/a.png", "copyuploaddisabled"],
  ["admin upload?filename=A.png&url=http://a.example/a.png&filekey=x", "invalidparammix"],
  ["admin upload?filename=A.png&filekey=x", "invalid-file-key"],
  ["admin upload?filename=A.png&filekey=a.b.1.png", "uploadstash-file-not-found"],
  ["admin upload?filekey=x", "nofilename"],
];

it.each(REFUSALS.map(([step, ...codes]) => ({ step, codes })))(
  "$step is refused: $codes",
  async ({ step, codes }) => {
    const { wiki, ...clients } = await accountWiki(WIKI);
    const before = wiki.current();
    const [, action] = /^\w+ (\w+)/.exec(step) ?? [];
    const response = await sendSteps(clients, [step], { errorformat: "plaintext" });
    expect(response["errors"]).toEqual(
      codes.map((code) =>
        expect.objectContaining({ code, module: action, text: expect.any(String) }),
      ),
    );
    expect(wiki.current()).toBe(before);
  },
);

it("an edit is refused if its text is longer than the wiki allows", async () => {
  const { ann } = await accountWiki();
  const response = await ann("edit", { title: "Rose", text: "x".repeat(2_097_153) });
  expect(response).toMatchObject({ errors: [{ code: "contenttoobig" }] });
});

it.each(["edit", "move", "delete", "undelete", "protect", "tag"])(
  "a wiki that is read-only refuses %s",
  async (action) => {
    const { wiki, admin } = await accountWiki({
      site: { general: { readonly: true, readonlyreason: "because" } },
    });
    const before = wiki.current();
    const all = { title: "Rose", from: "Rose", to: "X", text: "x", protections: "edit=sysop" };
    expect(await admin(action, { ...all, revid: 1 })).toMatchObject({
      errors: [{ code: "readonly", data: { readonlyreason: "because" } }],
    });
    expect(wiki.current()).toBe(before);
  },
);
