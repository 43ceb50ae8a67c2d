import type { Json } from "../../runtime/model/json.js";
import type { SiteFacts } from "./wiki.js";
import type { WikiFacts, WikiNamespace, WikiSite } from "./wiki-data.js";
import { facts } from "./facts.js";
import { EPOCH } from "../values/moment.js";

/** The address of a wiki whose data name none; a stub has that of its requests instead. */
export const DEFAULT_SERVER = "http://127.0.0.1:8080";

/** The facts that test/wiki/facts.ts learns from a real wiki. */
export type LearnedFacts = WikiSite &
  Required<Pick<SiteFacts, "general" | "namespaces" | "namespacealiases" | "usergroups">> & {
    readonly languageinfo: Readonly<Record<string, LearnedLanguage>>;
  };

type LearnedLanguage = WikiFacts & { readonly bcp47: string; readonly autonym: string };

/** The facts of a wiki whose data omit them. */
export function defaultSite(): SiteFacts {
  return {
    ...facts,
    general: { ...facts.general, ...GENERAL },
    interwikimap: INTERWIKIS.map(([prefix, url]) => ({ prefix, url, protorel: false })),
    dbrepllag: [{ host: "localhost", lag: 0 }],
    extensions: [],
    fileextensions: ["png", "gif", "jpg", "jpeg", "svg", "txt"].map((ext) => ({ ext })),
    rightsinfo: { url: "", text: "" },
    languages: Object.entries(facts.languageinfo).map(([code, { bcp47, autonym }]) => ({
      code,
      bcp47,
      name: autonym,
    })),
    userinfo: { ...USERINFO, rights: rightsOf("*"), options: facts.defaultoptions ?? {} },
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
    authmanagerinfo: {
      canauthenticatenow: true,
      cancreateaccounts: true,
      canlinkaccounts: false,
    },
  };
}

function rightsOf(group: string): Json {
  return facts.usergroups.find(({ name }) => name === group)?.["rights"] ?? [];
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

const INTERWIKIS: readonly (readonly [string, string])[] = [
  ["elsewhere", "https://elsewhere.example/wiki/$1"],
  ["otherwiki", "https://other.example/wiki/$1"],
];

/** The facts of the stub's own address, machine and files. */
const GENERAL = {
  base: `${DEFAULT_SERVER}/index.php/Main_Page`,
  sitename: "Stub Wiki",
  server: DEFAULT_SERVER,
  servername: "127.0.0.1",
  logo: `${DEFAULT_SERVER}/logo.png`,
  favicon: `${DEFAULT_SERVER}/favicon.ico`,
  wikiid: "stub",
  time: EPOCH,
  phpversion: "8.3.0",
  phpsapi: "cli",
  dbtype: "sqlite",
  dbversion: "3.45.0",
} as const;

const USERINFO = {
  id: 0,
  name: "127.0.0.1",
  anon: true,
  messages: false,
  groups: ["*"],
  groupmemberships: [],
  implicitgroups: ["*"],
  changeablegroups: { add: [], remove: [], "add-self": [], "remove-self": [] },
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
