import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { M3apiSession, MwnBot } from "../../templates/runtime/client/senders.js";
import { installLocked } from "../install-locked.mjs";
import { PASSWORDS } from "./server.ts";
import type { Wiki } from "./server.ts";

const USER_AGENT = "paramsmith/0 (a test)";

/** An m3api session, as far as the tests use it. */
export type Session = M3apiSession & {
  request(
    params: Readonly<Record<string, string>>,
    options: Readonly<Record<string, string>>,
  ): Promise<unknown>;
};

/** A bot of mwn, as far as the tests use it. */
export interface Bot extends MwnBot {
  login(): Promise<unknown>;
}

/** A session of m3api in which Admin is logged in. */
export async function m3apiSession(wiki: Pick<Wiki, "endpoint">): Promise<Session> {
  const exported: unknown = await import(pathToFileURL(join(folderOf("m3api"), "node.js")).href);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a package that is installed by now exports has no type here
  const { default: OfM3api } = exported as {
    readonly default: new (endpoint: string, params: object, options: object) => Session;
  };
  const session = new OfM3api(wiki.endpoint, {}, { userAgent: USER_AGENT, warn: () => undefined });
  await session.request(
    { action: "login", lgname: "Admin", lgpassword: PASSWORDS.Admin, format: "json" },
    { method: "POST", tokenType: "login", tokenName: "lgtoken" },
  );
  return session;
}

/** A bot of mwn in which Admin is logged in. */
export async function mwnBot(wiki: Pick<Wiki, "endpoint">): Promise<Bot> {
  const exported: unknown = createRequire(import.meta.url)(join(folderOf("mwn"), "build/index.js"));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package has no type here either
  const { Mwn } = exported as { readonly Mwn: new (options: object) => Bot };
  const bot = new Mwn({
    apiUrl: wiki.endpoint,
    username: "Admin",
    password: PASSWORDS.Admin,
    userAgent: USER_AGENT,
    silent: true,
    suppressAPIWarnings: true,
  });
  await bot.login();
  return bot;
}

/** The folder of an installed package of tools/. */
export function folderOf(name: "m3api" | "mwn" | "msw"): string {
  const installation = installLocked(join(import.meta.dirname, "tools"));
  switch (installation.kind) {
    case "installed":
      return join(installation.modules, name);
    case "missing":
      throw new Error(`${name} cannot be installed: ${installation.why}`);
  }
}
