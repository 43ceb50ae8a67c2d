import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { build } from "esbuild";
import type { Request } from "playwright-core";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import type { allpages } from "../../generated/paraminfo/allpages.ts";
import type { query } from "../../generated/paraminfo/query.ts";
import type * as client from "../../templates/runtime/client.ts";
import { fetchSender } from "../../templates/runtime/client/senders.ts";
import { fetchToken } from "../../templates/runtime/client/tokens.ts";
import { startBrowser } from "../browser/browser.ts";
import { REPOSITORY } from "../generator/support/places.ts";
import { runCommand } from "./generated.ts";
import { startCopiedWiki } from "./copied-wiki.ts";
import { startWikiIn } from "./server.ts";
import type { UserName } from "./server.ts";

const EXAMPLE = join(REPOSITORY, "test/examples/gadget");

/** The settings of a wiki with user scripts, whose API other ports of this machine may use. */
const SETTINGS = `
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
export type ApiRequest = ReturnType<typeof apiRequest>;

/** A wiki at two addresses, which have the same users and sessions, and a browser. */
type WikiInBrowser = Awaited<ReturnType<typeof startAll>>;

/** Starts everything before the tests of a file, and ends it after them. */
export function wikiInBrowser(): () => WikiInBrowser {
  let started: WikiInBrowser | undefined;
  beforeAll(async () => {
    started = await startAll();
  });
  afterAll(async () => started?.stop());
  return () => {
    if (!started) throw new Error("The wiki is not started yet.");
    return started;
  };
}

async function startAll() {
  const gadget = buildGadget();
  const runtime = await runtimeScript(gadget.folder);
  const here = await startCopiedWiki({ settings: SETTINGS });
  const there = await startWikiIn(here.directory);
  const browser = await startBrowser();
  /** Opens a page, with the session of a user if one is named. It ends with the test. */
  const open = async (title: string, user?: UserName) => {
    const address = `${new URL(here.endpoint).origin}/index.php?title=${encodeURIComponent(title)}`;
    const cookies = user === undefined ? [] : cookiesOf(await here.login(user));
    const { page } = await browser.open("about:blank", {
      offline: false,
      storageState: { cookies, origins: [] },
    });
    onTestFinished(() => page.context().close());
    // The requests to any API since the page was opened, without preflights.
    const sent: ApiRequest[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api.php")) sent.push(apiRequest(request));
    });
    await page.goto(address);
    return { page, sent };
  };
  return {
    here,
    there,
    gadget,
    open,
    /** The same, after the wiki's clients and the runtime are loaded. */
    openWithClients: async (title: string, user?: UserName) => {
      const opened = await open(title, user);
      await opened.page.evaluate(async () => {
        await window.mw.loader.using(["mediawiki.api", "mediawiki.ForeignApi"]);
      });
      await opened.page.addScriptTag({ content: runtime });
      return opened;
    },
    /** Posts requests as `Admin`, one after the other. */
    post: async (
      action: "edit" | "watch",
      requests: readonly Readonly<Record<string, string>>[],
    ): Promise<void> => {
      const send = fetchSender(here.endpoint, { headers: { cookie: await here.login("Admin") } });
      const token = await fetchToken(action === "edit" ? "csrf" : "watch", send);
      for (const request of requests) {
        // oxlint-disable-next-line no-await-in-loop -- SQLite takes one writer at a time
        await send({ action, token, format: "json", ...request }, { method: "POST" });
      }
    },
    async stop(): Promise<void> {
      await Promise.all([browser, there].map((each) => each.stop()));
      await here.stop();
      rmSync(gadget.folder, { recursive: true, force: true });
    },
  };
}

/** Generates the code of the example, and runs its build script with this package's esbuild. */
function buildGadget() {
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
async function runtimeScript(folder: string): Promise<string> {
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

function apiRequest(request: Request) {
  const { origin, search } = new URL(request.url());
  return {
    method: request.method(),
    to: origin,
    inAddress: Object.fromEntries(new URLSearchParams(search)),
    inBody: Object.fromEntries(new URLSearchParams(request.postData() ?? "")),
  };
}
