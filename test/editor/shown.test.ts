import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Editor } from "./editor.ts";
import { probeOf } from "./probe.ts";
import { createProject } from "./project.ts";
import { services } from "./services.ts";

const GOLDENS = fileURLToPath(new URL("goldens/", import.meta.url));

const HEAD = `import { allpages, info, links, logevents, query, search, siteinfo, userinfo } from "paramsmith/paraminfo";
import { recentchanges, revisions } from "paramsmith/paraminfo";
import { createParaminfoStub } from "paramsmith/paraminfo/stub";
import { listAlliances } from "paramsmith/alliance";
import { createClient, fetchSender, pagesOf, rowsOf, withTokens } from "paramsmith/client";
import { editPage } from "paramsmith/actions/edit";
import { logIn } from "paramsmith/actions/login";
import { uploadFile } from "paramsmith/actions/upload";
declare const elsewhere: { limit: number; limi: number };
const send = fetchSender("https://wiki.example/api.php");
const bot = withTokens(send);
const url = "https://wiki.example/api.php";
const login = { username: "Example@app", password: "secret" };
`;

const HOVERS: readonly string[] = [
  "all‸pages({ limit: 3 });",
  "allpages({ li‸mit: 3 });",
  'allpages({ limit: 3, filter‸redir: "all" });',
  "revisions({ pa‸rse: true });",
  'query([info({ pr‸op: ["protection"] })], { titles: ["A"] });',
  'query([info()], { tit‸les: ["A"] });',
  'query([in‸fo()], { titles: ["A"] });',
  "allpages({}, { max‸lag: 5 });",
  'query([info()], { formatver‸sion: "2" });',
  "query([info()], { gener‸ator: allpages() });",
  "list‸Alliances({ size: 3 });",
  "listAlliances({ si‸ze: 3 });",
  "for await (const row of rowsOf(allpages(), send)) console.log(row.tit‸le);",
  'for await (const row of rowsOf(recentchanges({ prop: ["user", "ids"] }), send)) console.log(row.us‸er);',
  'for await (const row of rowsOf(recentchanges({ prop: ["user", "ids"] }), send)) console.log(row.rc‸id);',
  'for await (const page of pagesOf(query([info()], { titles: ["A"] }), send)) console.log(page.leng‸th);',
  'for await (const page of pagesOf(query([info()], { titles: ["A"] }), send)) console.log(page.missi‸ng);',
  'for await (const page of pagesOf(query([info()], { titles: ["A"] }), send)) if (!page.missing && !page.invalid && !page.special) console.log(page.page‸id);',
  "create‸Client(url);",
  "createClient(url).acc‸ount();",
  "createClient(url, { log‸in });",
  'createClient(url, { login: { user‸name: "Example@app", password: "secret" } });',
  'createClient(url, { login: { access‸Token: "secret" } });',
  'createClient(url, { login, ass‸ert: "bot" });',
  'createClient(url, { user‸Agent: "me" });',
  "createClient(url, { max‸lag: 3 });",
  "createClient(url, { ret‸ries: { tries: 2 } });",
  "createClient(url, { throt‸tle: 5000 });",
  'createClient(url, { shut‸off: { page: "User:Example/stop" } });',
  'createClient(url, { shutoff: { page: "User:Example/stop", conti‸nues: /go/ } });',
  "createClient(url, { dry‸Run: true });",
  'createClient(url, { on‸Warning: "throw" });',
  'createClient(url, { vali‸date: "requests" });',
  "createClient(url, { time‸out: 5000 });",
  "createClient(url, { sig‸nal: AbortSignal.abort() });",
  "createClient(url, { fet‸ch: async (request) => fetch(request) });",
  "createClient(url, { middle‸ware: [] });",
  'for await (const page of pagesOf(revisions({ prop: "content", slots: "main" }, { titles: "A" }), send)) console.log(page.revisions?.[0]?.slo‸ts);',
  'for await (const page of pagesOf(revisions({ prop: ["content", "slotsize"], slots: "*" }, { titles: "A" }), send)) console.log(page.revisions?.[0]?.slots.ma‸in);',
  'for await (const page of pagesOf(revisions({ prop: "content" }, { titles: "A" }), send)) console.log(page.revisions?.[0]?.cont‸ent);',
  'edit‸Page(bot, "A", () => "B");',
  'editPage(bot, "A", () => ({ text: "B", sum‸mary: "C" }));',
  'editPage(bot, "A", async ({ content }) => { if (content === "") return; return { text: "B", watch‸list: "watch" }; });',
  'console.log((await editPage(bot, "A", () => "B"))?.newrev‸id);',
  'upload‸File(bot, "A", new Blob([]));',
  'uploadFile(bot, "A", new Blob([]), { igno‸rewarnings: true });',
  'log‸In(bot, { name: "A", password: "b" });',
  'logIn(bot, { na‸me: "A", password: "b" });',
];

/** Mistakes, by what they are. */
const MISTAKES: readonly string[] = [
  "allpages({ limi: 3 });",
  "allpages({ limit: 3, limi: 3 });",
  "allpages(elsewhere);",
  'query([info({ props: ["protection"] })]);',
  'query([info()], { titles: ["A"], maxlagg: 3 });',
  'query([info()], { titles: ["A"], pageids: [1] });',
  'info({}, { titles: ["A"], pageids: [1] });',
  'info({ prop: "url" }, { pageids: 1, formatversion: "1", revids: [2, 3] });',
  'query([info()], { generator: links({}, { titles: "A", revids: 1 }) });',
  'info({}, { titel: "A" });',
  "query([info()], { generator: userinfo() });",
  'query([info(), links(), info()], { titles: ["A"] });',
  "search({});",
  "search();",
  'for await (const page of pagesOf(revisions({ prop: "content", slots: "main" }, { titles: "A" }), send)) console.log(page.revisions?.[0]?.content);',
  'logevents({ type: "blok" });',
  'logevents({ action: "block/blok" });',
  "allpages({ prefix: 3 });",
  'allpages({ filterredir: "redirect" });',
  'allpages({ prtype: ["edit", "moove"] });',
  "allpages({}, { maxlagg: 3 });",
  "query([info()], { generator: allpages({ limi: 3 }) });",
  "createParaminfoStub({ wikki: 7 });",
  'fetchSender("https://wiki.example/api.php", { fetsh: fetch });',
  "createClient();",
  "createClient(url, { logon: login });",
  'createClient(url, { login: { username: "Example@app" } });',
  'createClient(url, { login: { user: "Example@app", password: "secret" } });',
  "createClient(url, { login: { accessToken: 5 } });",
  'createClient(url, { login, assert: "admin" });',
  'createClient(url, { maxlag: "5" });',
  "createClient(url, { retries: 3 });",
  'createClient(url, { throttle: "5s" });',
  'createClient(url, { shutoff: { pages: "User:Example/stop" } });',
  'createClient(url, { dryRun: "yes" });',
  'createClient(url, { onWarning: "log" });',
  'createClient(url, { validate: "request" });',
  "createClient(url, { timeout: true });",
  "createClient(url, { signal: new AbortController() });",
  "createClient(url, { fetch: (url: string) => fetch(url) });",
  "listAlliances({ sise: 3 });",
  'for await (const row of rowsOf(search({ search: "a", prop: ["size"] }), send)) console.log(row.snippet);',
];

/** Mistakes in what is passed to a task. */
const TASK_MISTAKES: readonly string[] = [
  'editPage(bot, "A", () => ({ text: "B", summary: 5, minor: "yes", sumary: "x" }));',
  'editPage(bot, "A", async () => ({ text: "B", summary: 5, minor: "yes", sumary: "x" }));',
  'editPage(bot, "A", ({ content }) => { if (content === "") return; return { text: "B", summary: 5, minor: "yes", sumary: "x" }; });',
  'editPage(bot, "A", async ({ content }) => { if (content === "") return "C"; return { text: "B", sumary: "x" }; });',
  'editPage(bot, "A", () => ({ summary: "B" }));',
  'uploadFile(bot, "A", new Blob([]), { coment: "B" });',
  'uploadFile(bot, "A", new Blob([]), { comment: 5 });',
  'logIn(bot, { name: "A" });',
  'logIn(bot, { name: "A", pasword: "b" });',
];

/**
 * At most so many lines of an error, so that the culprit is not lost among them. The results of
 * functions have more: each promise and each union is a line.
 */
const MOST_LINES = [
  ...MISTAKES.map((mistake) => [mistake, 3] as const),
  ...TASK_MISTAKES.map((mistake) => [mistake, 7] as const),
];

describe.each(services)("TypeScript $version", ({ version, start }) => {
  const { folder, file } = createProject();
  let editor: Editor | undefined;

  beforeAll(async () => {
    editor = await start(folder);
  });
  afterAll(async () => {
    await editor?.close();
    rmSync(folder, { recursive: true });
  });

  function service(): Editor {
    if (!editor) throw new Error("The language service has not started.");
    return editor;
  }

  it("shows on a hover what a name is", async () => {
    const shown: string[] = [];
    for (const hover of HOVERS) {
      const { text, offset } = probeOf(`${HEAD}${hover}\n`);
      service().open(file, text);
      // oxlint-disable-next-line no-await-in-loop -- one text of the file at a time
      shown.push(`${hover}\n${await service().hover(file, offset)}\n`);
    }
    await expect(shown.join("\n")).toMatchFileSnapshot(join(GOLDENS, `hovers-${version}.txt`));
  });

  it("names the culprit of an error in few lines", async () => {
    const shown: string[] = [];
    for (const [mistake, lines] of MOST_LINES) {
      service().open(file, `${HEAD}${mistake}\n`);
      // oxlint-disable-next-line no-await-in-loop -- one text of the file at a time
      const errors = await service().errors(file);
      expect(errors.length, mistake).toBeGreaterThan(0);
      for (const error of errors)
        expect(error.split("\n").length, `${mistake}\n${error}`).toBeLessThanOrEqual(lines);
      shown.push(`${mistake}\n${errors.join("\n")}\n`);
    }
    await expect(shown.join("\n")).toMatchFileSnapshot(join(GOLDENS, `errors-${version}.txt`));
  });
});
