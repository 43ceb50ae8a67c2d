import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { build } from "esbuild";
import type { Page, Request } from "playwright-core";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import type { allpages } from "../../generated/paraminfo/allpages.ts";
import type { query } from "../../generated/paraminfo/query.ts";
import type * as client from "../../templates/runtime/client.ts";
import { propertyOf } from "../../templates/runtime/model/member.ts";
import { startBrowser } from "../browser/browser.ts";
import type { TestBrowser } from "../browser/browser.ts";
import { REPOSITORY } from "../generator/support/places.ts";
import { runCommand } from "./generated.ts";
import { installWiki, startWiki } from "./server.ts";
import type { UserName, Wiki } from "./server.ts";

const EXAMPLE = join(REPOSITORY, "test/examples/gadget");

/** The settings of a wiki with user scripts, whose API other ports of this machine may use. */
const SETTINGS = `
# The settings below are test/wiki/page-of-wiki.ts's.
$wgAllowUserJs = true;
$wgCrossSiteAJAXdomains = [ '127.0.0.1:*' ];
`;

/** What scripts of a page find there. */
declare global {
  interface Window {
    /** What the wiki itself loads. */
    readonly mw: {
      readonly Api: new (options?: object) => client.MwApi;
      readonly ForeignApi: new (url: string, options?: object) => client.MwApi;
      readonly loader: { using(modules: readonly string[]): PromiseLike<unknown> };
    };
    /** The runtime and builders that the example of a gadget generates, bundled to ES2016. */
    readonly paramsmith: typeof client & {
      readonly allpages: typeof allpages;
      readonly query: typeof query;
      readonly watch: (params: object) => ReturnType<typeof allpages>;
    };
  }
}

/** A request to the API that left the browser. */
export interface ApiRequest {
  readonly method: string;
  /** The origin of the address. */
  readonly to: string;
  readonly inAddress: Readonly<Record<string, string>>;
  readonly inBody: Readonly<Record<string, string>>;
}

/** A page of a wiki in a browser. */
export interface WikiPage {
  readonly page: Page;
  /** The requests to any API since the page was opened, without preflights. */
  readonly sent: readonly ApiRequest[];
}

/** The example of a gadget, generated and built by its own scripts. */
export interface BuiltGadget {
  readonly folder: string;
  /** The bundle. */
  readonly script: string;
}

/** A wiki at two addresses, which have the same users and sessions, and a browser. */
export interface WikiInBrowser {
  readonly here: Wiki;
  readonly there: Wiki;
  readonly browser: TestBrowser;
  readonly gadget: BuiltGadget;
  /** Posts requests as `Admin`, one after the other. */
  readonly post: (
    action: keyof typeof TOKENS,
    requests: readonly Readonly<Record<string, string>>[],
  ) => Promise<void>;
  /** Opens a page, with the session of a user if one is named. It ends with the test. */
  readonly open: (title: string, user?: UserName) => Promise<WikiPage>;
  /** The same, after the wiki's clients and the runtime are loaded. */
  readonly openWithClients: (title: string, user?: UserName) => Promise<WikiPage>;
}

/** Starts everything before the tests of a file, and ends it after them. */
export function wikiInBrowser(): () => WikiInBrowser {
  let started: WikiInBrowser | undefined;
  const stops: (() => unknown)[] = [];
  beforeAll(async () => {
    const directory = await installWithSettings();
    const gadget = buildGadget();
    stops.push(() => rmSync(gadget.folder, { recursive: true, force: true }));
    const here = await startWiki({ directory });
    stops.push(() => here.stop());
    const there = await startWiki({ directory });
    stops.push(() => there.stop());
    const browser = await startBrowser();
    stops.push(() => browser.stop());
    started = await withPages({ here, there, browser, gadget });
  });
  afterAll(async () => {
    await Promise.all(stops.map((stop) => stop()));
  });
  return () => {
    if (!started) throw new Error("The wiki is not started yet.");
    return started;
  };
}

/** A wiki of its own, since gadgets change pages and watchlists. */
async function installWithSettings(): Promise<string> {
  const directory = await installWiki(join(tmpdir(), "paramsmith-gadget-wiki"));
  const file = join(directory, "LocalSettings.php");
  if (!readFileSync(file, "utf8").includes(SETTINGS)) appendFileSync(file, SETTINGS);
  return directory;
}

/** Generates the code of the example, and runs its build script with this package's esbuild. */
function buildGadget(): BuiltGadget {
  const folder = mkdtempSync(join(tmpdir(), "paramsmith-gadget-"));
  cpSync(EXAMPLE, folder, { recursive: true });
  runCommand(["generate"], { cwd: folder });
  const { scripts }: { readonly scripts: { readonly build: string } } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  const PATH = [join(REPOSITORY, "node_modules/.bin"), process.env["PATH"]].join(delimiter);
  execFileSync("sh", ["-c", scripts.build], {
    cwd: folder,
    env: { ...process.env, PATH },
    stdio: "pipe",
  });
  return { folder, script: readFileSync(join(folder, "dist/watch-subpages.js"), "utf8") };
}

/** The runtime and builders of the example as a script, which defines `paramsmith`. */
async function runtimeScript({ folder }: BuiltGadget): Promise<string> {
  const names = ["runtime/client", "wiki/allpages", "wiki/query", "wiki/watch"];
  const { outputFiles, warnings } = await build({
    stdin: {
      contents: names.map((name) => `export * from "./src/api/${name}.js";`).join("\n"),
      resolveDir: folder,
    },
    bundle: true,
    format: "iife",
    globalName: "paramsmith",
    target: "es2016",
    write: false,
  });
  if (warnings.length > 0) throw new Error(JSON.stringify(warnings));
  return outputFiles.map(({ text }) => text).join("");
}

async function withPages(
  world: Pick<WikiInBrowser, "here" | "there" | "browser" | "gadget">,
): Promise<WikiInBrowser> {
  const { here, browser } = world;
  const runtime = await runtimeScript(world.gadget);
  const open: WikiInBrowser["open"] = async (title, user) => {
    const address = `${new URL(here.endpoint).origin}/index.php?title=${encodeURIComponent(title)}`;
    const cookies = user === undefined ? [] : cookiesOf(await here.login(user));
    const { page } = await browser.open("about:blank", {
      offline: false,
      storageState: { cookies, origins: [] },
    });
    onTestFinished(() => page.context().close());
    const sent: ApiRequest[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api.php")) sent.push(apiRequest(request));
    });
    await page.goto(address);
    return { page, sent };
  };
  return {
    ...world,
    post: async (action, requests) => post(here, action, requests),
    open,
    async openWithClients(title, user) {
      const opened = await open(title, user);
      await opened.page.evaluate(async () => {
        await window.mw.loader.using(["mediawiki.api", "mediawiki.ForeignApi"]);
      });
      await opened.page.addScriptTag({ content: runtime });
      return opened;
    },
  };
}

function cookiesOf(header: string) {
  return header.split("; ").map((pair) => {
    const [name = "", ...value] = pair.split("=");
    return {
      name,
      value: value.join("="),
      domain: "127.0.0.1",
      path: "/",
      expires: -1,
      httpOnly: true,
      secure: false,
      sameSite: "Lax" as const,
    };
  });
}

function apiRequest(request: Request): ApiRequest {
  const { origin, search } = new URL(request.url());
  return {
    method: request.method(),
    to: origin,
    inAddress: Object.fromEntries(new URLSearchParams(search)),
    inBody: Object.fromEntries(new URLSearchParams(request.postData() ?? "")),
  };
}

/** The type of the token that an action takes. */
const TOKENS = { edit: "csrf", watch: "watch" } as const;

async function post(
  wiki: Wiki,
  action: keyof typeof TOKENS,
  requests: readonly Readonly<Record<string, string>>[],
): Promise<void> {
  const cookie = await wiki.login("Admin");
  const type = TOKENS[action];
  const asked = await wiki.ask({ action: "query", meta: "tokens", type }, { cookie });
  const tokens = propertyOf(propertyOf(asked, "query"), "tokens");
  const token = String(propertyOf(tokens, `${type}token`));
  for (const request of requests) {
    // oxlint-disable-next-line no-await-in-loop -- SQLite takes one writer at a time
    const answer = await wiki.ask({ action, token, ...request }, { method: "POST", cookie });
    if (JSON.stringify(answer).includes('"error"')) throw new Error(JSON.stringify(answer));
  }
}
