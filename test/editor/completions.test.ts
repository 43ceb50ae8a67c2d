import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Completion, Editor } from "./editor.ts";
import { probeOf } from "./probe.ts";
import { createProject } from "./project.ts";
import { services } from "./services.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

interface Catalogue {
  readonly paraminfo: {
    readonly modules: readonly {
      readonly name: string;
      readonly parameters: readonly { readonly name: string }[];
      readonly templatedparameters: readonly { readonly name: string }[];
    }[];
  };
}

const catalogue: Catalogue = JSON.parse(
  readFileSync(join(ROOT, "spec", "paraminfo", "catalogue.json"), "utf8"),
);
const modules = catalogue.paraminfo.modules.map((module) => ({
  name: module.name,
  parameters: module.parameters.map(({ name }) => name),
  templated: module.templatedparameters.map(({ name }) => name),
}));

const HEAD = `import { titles } from "paramsmith/client";
import { allpages, allusers, info, links, query, revisions, search, tokens } from "paramsmith/paraminfo";
import { createParaminfoHandler } from "paramsmith/paraminfo/handlers";
import { createParaminfoStub, createWiki } from "paramsmith/paraminfo/stub";
import { findAlliancesByName, listAlliances } from "paramsmith/alliance";
import { createAllianceHandler } from "paramsmith/alliance/handlers";
import { createAllianceStub } from "paramsmith/alliance/stub";
import { createClient, openApiClient, fetchSender, withRetries } from "paramsmith/client";
import { editPage } from "paramsmith/actions/edit";
import { logIn } from "paramsmith/actions/login";
import { uploadFile } from "paramsmith/actions/upload";
import type { SendWithTokens } from "paramsmith/client";
declare const bot: SendWithTokens;
`;

/** Where completion is asked for, and names that it must offer; those after `!` it must not. */
const PLACES: readonly (readonly [place: string, offered: string, refused?: string])[] = [
  ["allpages({ fil‸ });", "filterlanglinks filterredir limit"],
  ["allpages({ limit: 3, ‸ });", "from dir prtype", "limit allusers"],
  ['allpages({ limit: 3, ‸, dir: "ascending" });', "from prtype", "limit dir allusers"],
  ["allpages({ limi: 3, ‸ });", "limit from", "allusers"],
  ['allpages({ filterredir: "‸" });', "all nonredirects redirects"],
  ['allpages({ prtype: "‸" });', "edit move upload"],
  ['allpages({ prtype: ["‸"] });', "edit move upload"],
  ['allpages({ prtype: ["edit", "‸"] });', "move upload"],
  ['allpages({ limit: "‸" });', "max"],
  ['search({ search: "a", namespace: "‸" });', "*"],
  ['tokens({ type: "‸" });', "* csrf watch"],
  ['revisions({ slots: ["main"], ‸ });', "contentformat-main prop", "slots"],
  ["titles({ namespaces: [] }).‸", "parse namespace subpage toText talkPage subjectPage"],
  ["titles({ namespaces: [{ id: 1, ‸ }] });", "names subpages caseSensitive", "id"],
  [
    'const { kind } = titles({ namespaces: [] }).parse("A"); if (kind === "‸") {}',
    "external invalid title",
  ],
  ["allpages({}, { ‸ });", "maxlag assert formatversion", "allusers"],
  ['allpages({}, { formatversion: "‸" });', "1 2 latest"],
  ["info({}, { ‸ });", "titles pageids revids redirects maxlag", "allusers"],
  ["info({}, { tit‸ });", "titles", "allusers"],
  ['info({}, { titles: ["A"], ‸ });', "redirects maxlag", "titles allusers"],
  ['info({}, { formatversion: "1", ‸ });', "titles maxlag", "formatversion allusers"],
  ["query([info({}, { ‸ })]);", "titles pageids revids redirects", "allusers"],
  ["query([info()], { generator: links({}, { ‸ }) });", "titles pageids revids", "allusers"],
  ["query([info({ ‸ })]);", "prop testactions", "allusers"],
  ["query([info()], { ‸ });", "titles pageids revids generator maxlag", "allusers"],
  ['query([info()], { titles: ["A"], ‸ });', "redirects maxlag", "titles allusers"],
  ["query([info()], { generator: allpages({ ‸ }) });", "limit filterredir", "allusers"],
  ["query([info()], { tit‸ });", "titles maxlag", "allusers"],
  ["query([info()], { generator: ‸ });", "allpages allusers"],
  ["query([info()], { generator: allpages({ fil‸ }) });", "filterredir", "allusers"],
  ["query([info()], { generator: allpages({ limit: 3, ‸ }) });", "from dir", "limit allusers"],
  ["listAlliances({ ‸ });", "page size", "allpages"],
  ["listAlliances({ si‸ });", "size", "allpages"],
  ["listAlliances({ page: 1, ‸ });", "size", "page allpages"],
  ["findAlliancesByName({ ‸ });", "name", "allpages"],
  ["createParaminfoStub({ ‸ });", "wiki handlers strict onError", "allpages"],
  ["createParaminfoStub({ js‸ });", "jsonp", "allpages"],
  ["createParaminfoStub({ strict: true, ‸ });", "wiki handlers", "strict allpages"],
  ["createWiki({ ‸ });", "pages users site", "allpages"],
  ["createWiki({ pages: [{ ‸ }] });", "title revisions", "allpages"],
  ['createWiki({ pages: [{ title: "A", ‸ }] });', "revisions", "title allpages"],
  ["createParaminfoStub({ handlers: { ‸ } });", "allpages allusers siteinfo", "query"],
  ["createParaminfoStub({ handlers: { allpages: (args) => args.‸ } });", "limit filterredir from"],
  ["createParaminfoHandler({ ‸ });", "allpages allusers siteinfo", "query"],
  ["createParaminfoHandler({ allpages: ({ ‸ }) => [] });", "limit filterredir from", "allusers"],
  ["createParaminfoHandler({ allpages: () => [], ‸ });", "allusers siteinfo", "allpages query"],
  ["createAllianceHandler({ ‸ });", "listAlliances findAlliancesByName", "allpages"],
  ["createAllianceHandler({ listAlliances: (args) => args.‸ });", "page size"],
  ["createAllianceStub({ ‸ });", "data", "allpages"],
  ["createAllianceStub({ data: { ‸ } });", "alliances", "allpages"],
  ['fetchSender("https://wiki.example/api.php", { ‸ });', "fetch", "allpages"],
  [
    'createClient("https://wiki.example/api.php", { ‸ });',
    "login assert userAgent maxlag retries throttle shutoff dryRun onWarning validate timeout signal fetch middleware headers maxUrl",
    "allpages",
  ],
  [
    'createClient("https://wiki.example/api.php", { login: { ‸ } });',
    "username password accessToken",
  ],
  ['createClient("https://wiki.example/api.php", { assert: "‸" });', "user bot"],
  ['createClient("https://wiki.example/api.php", { onWarning: "‸" });', "throw"],
  ['createClient("https://wiki.example/api.php", { shutoff: { ‸ } });', "page continues interval"],
  ['createClient("https://wiki.example/api.php", { retries: { ‸ } });', "tries budget"],
  ['withRetries(fetchSender("https://wiki.example/api.php"), { ‸ });', "tries budget", "allpages"],
  ['editPage(bot, "A", () => ({ ‸ }));', "text summary minor tags", "title token section"],
  ['editPage(bot, "A", ({ ‸ }) => "B");', "content revid timestamp"],
  ['editPage(bot, "A", () => ({ text: "B", su‸ }));', "summary", "text title"],
  ['editPage(bot, "A", async () => ({ text: "B", ‸ }));', "summary minor", "text title"],
  ['editPage(bot, "A", async () => ({ text: "B", watchlist: "‸" }));', "watch nochange"],
  [
    'editPage(bot, "A", async ({ content }) => { if (content === "") return; return { text: "B", ‸ }; });',
    "summary minor",
    "text title",
  ],
  [
    'editPage(bot, "A", ({ content }) => (content === "" ? undefined : { text: "B", ‸ }));',
    "summary minor",
    "text title",
  ],
  ['editPage(bot, "A", () => "B", { ‸ });', "signal onWarnings tries"],
  ['uploadFile(bot, "A", new Blob([]), { ‸ });', "comment text tags stash", "filename chunk token"],
  ['uploadFile(bot, "A", new Blob([]), { comment: "B", watchlist: "‸" });', "watch nochange"],
  ['uploadFile(bot, "A", new Blob([]), {}, { ‸ });', "signal onProgress chunkSize"],
  ["logIn(bot, { ‸ });", "name password domain", "token"],
  ['logIn(bot, { name: "A", ‸ });', "password domain", "name token"],
  [
    'const { result, ...saved } = await uploadFile(bot, "A", new Blob([])); saved.‸;',
    "filename warnings",
  ],
  ['openApiClient({ baseUrl: "https://alliances.example", ‸ });', "fetch", "allpages"],
];

function names(text: string | undefined): readonly string[] {
  return text?.split(" ") ?? [];
}

/** Builders with a required parameter, which an editor lists first. */
const REQUIRED = [
  ["pageswithprop", "propname"],
  ["prefixsearch", "search"],
  ["search", "search"],
] as const;

describe.each(services)("completion of TypeScript $version", ({ start }) => {
  const { folder, file } = createProject();
  let editor: Editor | undefined;

  beforeAll(async () => {
    editor = await start(folder);
  });
  afterAll(async () => {
    await editor?.close();
    rmSync(folder, { recursive: true });
  });

  async function completions(marked: string): Promise<readonly Completion[]> {
    if (!editor) throw new Error("The language service has not started.");
    const { text, offset } = probeOf(marked);
    editor.open(file, text);
    return editor.completions(file, offset);
  }

  /** The names that the editor offers: without quotes, or the `?` of an optional one. */
  async function offered(marked: string): Promise<readonly string[]> {
    const found = await completions(marked);
    return found.map(({ name }) => name.replace(/\?$/, "").replaceAll('"', ""));
  }

  it.each(REQUIRED)("sorts the required parameter of %s first", async (name, required) => {
    const found = await completions(
      `import { ${name} } from "paramsmith/paraminfo/${name}";\n${name}({ ‸ });\n`,
    );
    const [first, second] = found.toSorted((one, other) =>
      one.sortText < other.sortText ? -1 : one.sortText > other.sortText ? 1 : 0,
    );
    expect(first?.name).toBe(required);
    expect(second && first && second.sortText > first.sortText).toBe(true);
  });

  it.each(modules)(
    "offers the parameters of $name, and nothing else",
    async ({ name, parameters, templated }) => {
      const head = `import { ${name} } from "paramsmith/paraminfo/${name}";\n`;
      const patterns = templated.map((each) => new RegExp(`^${each.replace(/\{.*\}/, ".+")}$`));
      const found = await offered(`${head}${name}({ ‸ });\n`);
      const plain = found.filter((each) => !patterns.some((pattern) => pattern.test(each)));
      expect(plain.toSorted()).toEqual(parameters.toSorted());
    },
  );

  it.each(PLACES)("offers what %s can hold", async (place, wanted, unwanted) => {
    const found = await offered(`${HEAD}${place}\n`);
    expect(names(wanted).filter((each) => !found.includes(each))).toEqual([]);
    expect(names(unwanted).filter((each) => found.includes(each))).toEqual([]);
  });
});
