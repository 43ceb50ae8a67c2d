import type { SiteFacts } from "./wiki.js";
import type { WikiNamespace, WikiNamespaceAlias } from "./wiki-data.js";
import { generatorOf, NEWEST_VERSION } from "./wiki-version.js";
import { EPOCH } from "../values/moment.js";

/** The address of a wiki whose data name none; a stub has that of its requests instead. */
export const DEFAULT_SERVER = "http://127.0.0.1:8080";

/** Names of the namespaces that every wiki has, by number; talk namespaces are the odd ones. */
const NAMES: readonly (readonly [number, string])[] = [
  [-2, "Media"],
  [-1, "Special"],
  [0, ""],
  [1, "Talk"],
  [2, "User"],
  [3, "User talk"],
  [4, "Project"],
  [5, "Project talk"],
  [6, "File"],
  [7, "File talk"],
  [8, "MediaWiki"],
  [9, "MediaWiki talk"],
  [10, "Template"],
  [11, "Template talk"],
  [12, "Help"],
  [13, "Help talk"],
  [14, "Category"],
  [15, "Category talk"],
];

/** Groups and their rights, as far as modules use them. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  "*": [
    "createaccount",
    "read",
    "edit",
    "createpage",
    "createtalk",
    "writeapi",
    "viewmywatchlist",
    "editmywatchlist",
    "viewmyprivateinfo",
    "editmyprivateinfo",
    "editmyoptions",
  ],
  user: ["move", "upload", "reupload", "minoredit", "purge", "sendemail", "applychangetags"],
  autoconfirmed: ["autoconfirmed", "editsemiprotected"],
  bot: ["bot", "autopatrol", "suppressredirect", "apihighlimits"],
  sysop: [
    "block",
    "delete",
    "deletedhistory",
    "deletedtext",
    "undelete",
    "patrol",
    "autopatrol",
    "protect",
    "editprotected",
    "rollback",
    "unwatchedpages",
    "apihighlimits",
    "browsearchive",
    "noratelimit",
    "managechangetags",
  ],
  bureaucrat: ["userrights", "noratelimit"],
  suppress: ["hideuser", "suppressrevision", "viewsuppressed", "suppressionlog"],
};

/** The facts of a wiki whose data omit them. */
export function defaultSite(): SiteFacts {
  return {
    general: GENERAL,
    namespaces: Object.fromEntries(NAMES.map(([id, name]) => [String(id), namespaceOf(id, name)])),
    namespacealiases: ALIASES,
    specialpagealiases: [],
    magicwords: [],
    interwikimap: INTERWIKIS.map(([prefix, url]) => ({ prefix, url, protorel: false })),
    dbrepllag: [{ host: "localhost", lag: 0 }],
    usergroups: Object.entries(GROUPS).map(([name, rights]) => ({ name, rights })),
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
    userinfo: USERINFO,
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
      de: languageOf("de", "Deutsch"),
      en: languageOf("en", "English"),
      fr: languageOf("fr", "français"),
    },
    authmanagerinfo: {
      canauthenticatenow: true,
      cancreateaccounts: true,
      canlinkaccounts: false,
    },
  };
}

/** A namespace with what follows from its number. */
export function namespaceOf(id: number, name: string): WikiNamespace {
  const talk = id > 0 && id % 2 === 1;
  return {
    id,
    case: "first-letter",
    name,
    ...(id === 0 ? {} : { canonical: name }),
    subpages: talk || SUBPAGES.has(id),
    content: id === 0,
    nonincludable: false,
    ...(id === 8 ? { namespaceprotection: "editinterface" } : {}),
  };
}

const SUBPAGES: ReadonlySet<number> = new Set([2, 4, 8, 10, 12]);

const ALIASES: readonly WikiNamespaceAlias[] = [
  { id: 6, alias: "Image" },
  { id: 7, alias: "Image talk" },
];

const INTERWIKIS: readonly (readonly [string, string])[] = [
  ["elsewhere", "https://elsewhere.example/wiki/$1"],
  ["otherwiki", "https://other.example/wiki/$1"],
];

const GENERAL = {
  mainpage: "Main Page",
  base: `${DEFAULT_SERVER}/index.php/Main_Page`,
  sitename: "Stub Wiki",
  mainpageisdomainroot: false,
  generator: generatorOf(NEWEST_VERSION),
  case: "first-letter",
  lang: "en",
  fallback: [],
  rtl: false,
  readonly: false,
  writeapi: true,
  maxarticlesize: 2_097_152,
  timezone: "UTC",
  timeoffset: 0,
  articlepath: "/index.php/$1",
  scriptpath: "",
  script: "/index.php",
  variantarticlepath: false,
  server: DEFAULT_SERVER,
  servername: "127.0.0.1",
  wikiid: "stub",
  time: EPOCH,
  misermode: false,
  uploadsenabled: true,
  maxuploadsize: 104_857_600,
  minuploadchunksize: 1024,
  categorycollation: "uppercase",
  centralidlookupprovider: "local",
  allcentralidlookupproviders: ["local"],
} as const;

const USERINFO = {
  id: 0,
  name: "127.0.0.1",
  anon: true,
  messages: false,
  groups: ["*"],
  groupmemberships: [],
  implicitgroups: ["*"],
  rights: GROUPS["*"],
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
} as const;

function languageOf(
  code: string,
  autonym: string,
): {
  readonly code: string;
  readonly bcp47: string;
  readonly dir: string;
  readonly autonym: string;
  readonly name: string;
  readonly fallbacks: readonly string[];
  readonly variants: readonly string[];
} {
  return { code, bcp47: code, dir: "ltr", autonym, name: autonym, fallbacks: [], variants: [code] };
}
