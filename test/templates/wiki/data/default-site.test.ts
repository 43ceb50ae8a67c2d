import { describe, expect, it } from "vitest";
import { defaultSite, namespaceOf } from "../../../../templates/wiki/data/default-site.js";

const CREATE = "createaccount read edit createpage createtalk writeapi";
const OWN = "viewmywatchlist editmywatchlist viewmyprivateinfo editmyprivateinfo editmyoptions";

/** Some of the rights that MediaWiki's `$wgGroupPermissions` gives by default. */
const RIGHTS = {
  "*": `${CREATE} ${OWN}`,
  user: "move upload reupload minoredit purge sendemail applychangetags",
  autoconfirmed: "autoconfirmed editsemiprotected",
  bot: "bot autopatrol suppressredirect apihighlimits",
  sysop:
    "block delete deletedhistory deletedtext undelete patrol autopatrol protect editprotected rollback unwatchedpages apihighlimits browsearchive noratelimit managechangetags",
  bureaucrat: "userrights noratelimit",
  suppress: "hideuser suppressrevision viewsuppressed suppressionlog",
};

/** A namespace without a talk page of its own. */
function plain(id: number, name: string, more: object = {}): object {
  const facts = { id, case: "first-letter", name, canonical: name, subpages: false };
  return { ...facts, content: false, nonincludable: false, ...more };
}

function talk(id: number, name: string): object {
  return plain(id, name, { subpages: true });
}

const NAMESPACES = [
  plain(-2, "Media"),
  plain(-1, "Special"),
  {
    id: 0,
    case: "first-letter",
    name: "",
    subpages: false,
    content: true,
    nonincludable: false,
  },
  talk(1, "Talk"),
  plain(2, "User", { subpages: true }),
  talk(3, "User talk"),
  plain(4, "Project", { subpages: true }),
  talk(5, "Project talk"),
  plain(6, "File"),
  talk(7, "File talk"),
  plain(8, "MediaWiki", { subpages: true, namespaceprotection: "editinterface" }),
  talk(9, "MediaWiki talk"),
  plain(10, "Template", { subpages: true }),
  talk(11, "Template talk"),
  plain(12, "Help", { subpages: true }),
  talk(13, "Help talk"),
  plain(14, "Category"),
  talk(15, "Category talk"),
];

describe("A wiki without facts in its data", () => {
  const { namespaces, namespacealiases, userinfo, usergroups } = defaultSite();

  it("has the namespaces of the software", () => {
    expect(Object.values(namespaces)).toEqual(expect.arrayContaining(NAMESPACES));
    expect(
      Object.keys(namespaces)
        .map(Number)
        .toSorted((a, b) => a - b),
    ).toEqual(Array.from({ length: 18 }, (_, index) => index - 2));
  });

  it("has groups with some of their rights", () => {
    expect(usergroups).toEqual(
      Object.entries(RIGHTS).map(([name, rights]) => ({ name, rights: rights.split(" ") })),
    );
  });

  it("has a caller without an account", () => {
    expect(userinfo).toEqual({
      id: 0,
      name: "127.0.0.1",
      anon: true,
      messages: false,
      groups: ["*"],
      groupmemberships: [],
      implicitgroups: ["*"],
      rights: RIGHTS["*"].split(" "),
      changeablegroups: { add: [], remove: [], "add-self": [], "remove-self": [] },
      options: { skin: "vector", language: "en" },
      editcount: 0,
      ratelimits: {},
      theoreticalratelimits: {},
      realname: "",
      email: "",
      acceptlang: [],
      unreadcount: 0,
      centralids: { local: 0 },
      attachedlocal: { local: false },
    });
  });

  it("has the old names of the namespaces of files", () => {
    expect(namespacealiases).toEqual([
      { id: 6, alias: "Image" },
      { id: 7, alias: "Image talk" },
    ]);
  });
});

it("a namespace of a wiki of its own has subpages if it is of talk pages", () => {
  expect([namespaceOf(100, "Portal"), namespaceOf(101, "Portal talk")]).toEqual([
    plain(100, "Portal"),
    talk(101, "Portal talk"),
  ]);
});
