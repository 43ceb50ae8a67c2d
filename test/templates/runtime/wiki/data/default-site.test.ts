import { describe, expect, it } from "vitest";
import {
  defaultSite,
  namespaceOf,
} from "../../../../../templates/runtime/wiki/data/default-site.js";

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

function language(code: string, name: string): object {
  const names = { autonym: name, name };
  return { code, bcp47: code, dir: "ltr", ...names, fallbacks: [], variants: [code] };
}

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
  const { general, namespaces, userinfo, usergroups, ...others } = defaultSite();

  it("has the general facts of a new wiki in English", () => {
    expect(general).toEqual({
      mainpage: "Main Page",
      base: "http://127.0.0.1:8080/index.php/Main_Page",
      sitename: "Stub Wiki",
      mainpageisdomainroot: false,
      generator: "MediaWiki 1.45.0",
      case: "first-letter",
      lang: "en",
      fallback: [],
      rtl: false,
      readonly: false,
      writeapi: true,
      maxarticlesize: 2 * 1024 * 1024,
      timezone: "UTC",
      timeoffset: 0,
      articlepath: "/index.php/$1",
      scriptpath: "",
      script: "/index.php",
      variantarticlepath: false,
      server: "http://127.0.0.1:8080",
      servername: "127.0.0.1",
      wikiid: "stub",
      time: "2024-01-01T09:00:00Z",
      misermode: false,
      uploadsenabled: true,
      maxuploadsize: 100 * 1024 * 1024,
      minuploadchunksize: 1024,
      categorycollation: "uppercase",
      centralidlookupprovider: "local",
      allcentralidlookupproviders: ["local"],
    });
  });

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

  it("has few of the other things", () => {
    expect(others).toEqual({
      namespacealiases: [
        { id: 6, alias: "Image" },
        { id: 7, alias: "Image talk" },
      ],
      specialpagealiases: [],
      magicwords: [],
      interwikimap: [
        { prefix: "elsewhere", url: "https://elsewhere.example/wiki/$1", protorel: false },
        { prefix: "otherwiki", url: "https://other.example/wiki/$1", protorel: false },
      ],
      dbrepllag: [{ host: "localhost", lag: 0 }],
      libraries: [],
      extensions: [],
      fileextensions: ["png", "gif", "jpg", "jpeg", "svg", "txt"].map((ext) => ({ ext })),
      rightsinfo: { url: "", text: "" },
      restrictions: {
        types: ["create", "edit", "move", "upload"],
        levels: ["", "autoconfirmed", "sysop"],
        cascadinglevels: ["sysop"],
        semiprotectedlevels: ["autoconfirmed"],
      },
      languages: [
        { code: "de", bcp47: "de", name: "Deutsch" },
        { code: "en", bcp47: "en", name: "English" },
        { code: "fr", bcp47: "fr", name: "français" },
      ],
      languagevariants: {},
      skins: [{ code: "vector", name: "Vector", default: true }],
      extensiontags: ["<pre>", "<nowiki>", "<gallery>"],
      functionhooks: [],
      showhooks: [],
      variables: [],
      protocols: ["http://", "https://", "ftp://", "mailto:", "//"],
      defaultoptions: { skin: "vector", language: "en" },
      uploaddialog: {},
      repos: [
        {
          name: "local",
          displayname: "Stub Wiki",
          rootUrl: "/images",
          local: true,
          url: "/images",
          thumbUrl: "/images/thumb",
          initialCapital: true,
          scriptDirUrl: "",
          canUpload: true,
        },
      ],
      languageinfo: {
        de: language("de", "Deutsch"),
        en: language("en", "English"),
        fr: language("fr", "français"),
      },
      authmanagerinfo: {
        canauthenticatenow: true,
        cancreateaccounts: true,
        canlinkaccounts: false,
      },
    });
  });
});

it("a namespace of a wiki of its own has subpages if it is of talk pages", () => {
  expect([namespaceOf(100, "Portal"), namespaceOf(101, "Portal talk")]).toEqual([
    plain(100, "Portal"),
    talk(101, "Portal talk"),
  ]);
});
