import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { installLocked } from "../install-locked.mjs";
import { PASSWORDS } from "./server.ts";
import type { Target, Got } from "./client-scripts.ts";

/** A program that writes to a wiki through a client of others, unmodified. */
export interface ClientProgram {
  readonly client: string;
  readonly command: string;
  /** In foreign-clients/writing/. */
  readonly script: string;
}

const PYTHON = "/usr/bin/python3";
const PERL = "/usr/bin/perl";

/** In the order in which they run, so that the ids of both wikis are the same. */
export const CLIENT_PROGRAMS: readonly ClientProgram[] = [
  { client: "git-remote-mediawiki", command: "bash", script: "with-git.sh" },
  { client: "m3api 1.1.0", command: process.execPath, script: "with-m3api.mjs" },
  { client: "mwn 3.0.3", command: process.execPath, script: "with-mwn.mjs" },
  { client: "nodemw 0.27.0", command: process.execPath, script: "with-nodemw.mjs" },
  { client: "wikiapi 1.20.0", command: process.execPath, script: "with-wikiapi.mjs" },
  { client: "mwclient (Python)", command: PYTHON, script: "with-mwclient.py" },
  { client: "pywikibot 11.9.0", command: PYTHON, script: "with-pywikibot.py" },
  { client: "MediaWiki::API (Perl)", command: PERL, script: "with-mediawiki-api.pl" },
  { client: "MediaWiki::Bot (Perl)", command: PERL, script: "with-mediawiki-bot.pl" },
  {
    client: "wdio-mediawiki 6.3.2",
    command: process.execPath,
    script: "with-wdio-mediawiki.mjs",
  },
  { client: "wikijs 6.4.1", command: process.execPath, script: "with-wikijs.mjs" },
  { client: "pymediawiki 0.7.5", command: PYTHON, script: "with-pymediawiki.py" },
  { client: "mwapi 0.6.1", command: PYTHON, script: "with-mwapi.py" },
  { client: "pywikiapi 5.0.0", command: PYTHON, script: "with-pywikiapi.py" },
  { client: "jwiki 1.11.0 (Java)", command: "java", script: "WithJwiki.java" },
];

/** Runs a program, which logs Admin in. If it fails, `failed` is the reason. */
export async function runClient(
  { command, script }: ClientProgram,
  { endpoint }: Target,
): Promise<Got> {
  const file = fileURLToPath(new URL(`foreign-clients/writing/${script}`, import.meta.url));
  const python = fileURLToPath(new URL("foreign-clients/python", import.meta.url));
  // One of them leaves its cookies in the folder that it runs in.
  const cwd = mkdtempSync(join(tmpdir(), "paramsmith-client-"));
  const args = [file, endpoint, "Admin", PASSWORDS.Admin];
  const java = fileURLToPath(new URL("foreign-clients/java/*", import.meta.url));
  const env = { ...process.env, PYTHONPATH: python, CLASSPATH: java };
  return new Promise((resolve) => {
    execFile(
      command,
      args,
      { maxBuffer: 1 << 26, timeout: 120_000, env, cwd },
      (error, out, err) => {
        rmSync(cwd, { recursive: true });
        // Some clients report what they do on the same stream.
        const got = lastObject(out);
        resolve(error ? { ...got, failed: `${error.message} ${err}`.slice(-2000) } : got);
      },
    );
  });
}

function lastObject(output: string): Got {
  const line = output.trimEnd().split("\n").at(-1) ?? "";
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each program prints an object
  return line.startsWith("{") ? (JSON.parse(line) as Got) : {};
}

/** Installs the clients of npm. */
export function installClients(): void {
  const installation = installLocked(fileURLToPath(new URL("tools", import.meta.url)));
  if (installation.kind === "missing") throw new Error(installation.why);
}
