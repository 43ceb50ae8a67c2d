import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Json } from "../../templates/runtime/model/json.ts";
import { folderOf } from "./clients.ts";
import { startCopiedWiki } from "./copied-wiki.ts";
import { inParallel, PASSWORDS } from "./server.ts";
import type { Wiki } from "./server.ts";
import { firstDifference } from "./stub-agreement.ts";
import { serveStub, twinsOf } from "./twins.ts";
import { isSince } from "./version.ts";

/** What a client got, a step a member. */
type Got = Readonly<Record<string, unknown>>;
type Target = Pick<Wiki, "endpoint">;

/** A program that writes to a wiki through a client of others, unmodified. */
interface ClientProgram {
  readonly client: string;
  readonly command: string;
  /** In foreign-clients/writing/. */
  readonly script: string;
}

/** In the order in which they run, so that the ids of both wikis are the same. */
const CLIENT_PROGRAMS: readonly ClientProgram[] = [
  { client: "m3api 1.1.0", command: process.execPath, script: "with-m3api.mjs" },
  { client: "mwn 3.0.3", command: process.execPath, script: "with-mwn.mjs" },
  { client: "nodemw 0.27.0", command: process.execPath, script: "with-nodemw.mjs" },
  { client: "pywikibot 11.9.0", command: "/usr/bin/python3", script: "with-pywikibot.py" },
];

/** Runs a program, which logs Admin in. If it fails, `failed` is the reason. */
async function runClient({ command, script }: ClientProgram, { endpoint }: Target): Promise<Got> {
  const file = fileURLToPath(new URL(`foreign-clients/writing/${script}`, import.meta.url));
  const python = fileURLToPath(new URL("foreign-clients/python", import.meta.url));
  // One of them leaves its cookies in the folder that it runs in.
  const cwd = mkdtempSync(join(tmpdir(), "paramsmith-client-"));
  const args = [file, endpoint, "Admin", PASSWORDS.Admin];
  const env = { ...process.env, PYTHONPATH: python };
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

/** Installs the client that is not a package of npm. */
function installForeignClients(): void {
  const script = fileURLToPath(new URL("foreign-clients/install.sh", import.meta.url));
  const { status, stderr } = spawnSync("bash", [script], { encoding: "utf8" });
  if (status !== 0) throw new Error(`${script} ended with ${status}: ${stderr}`);
}

let wiki: Wiki;
let stub: Awaited<ReturnType<typeof serveStub>>;
let fromWiki: readonly Got[];
let fromStub: readonly Got[];

beforeAll(async () => {
  installForeignClients();
  // One of the clients of npm, which installs them all.
  folderOf("mwn");
  wiki = await startCopiedWiki();
  stub = await serveStub((await twinsOf(wiki)).stub);
  [fromWiki = [], fromStub = []] = await Promise.all([wiki, stub].map(runAll));
}, 600_000);

afterAll(async () => {
  await stub?.stop();
  await wiki?.stop();
});

/** One after the other: each finds what those before it have written. */
async function runAll(target: Target): Promise<readonly Got[]> {
  return inParallel(CLIENT_PROGRAMS, 1, async (program) => runClient(program, target));
}

/** A step without addresses, ids and times: the wiki has a clock, and moves and deletes its ids. */
function comparable(step: unknown, { endpoint }: Target): Json {
  const isOld = !isSince(wiki.version, 45);
  const text = JSON.stringify(step ?? null)
    .replaceAll(new URL(endpoint).origin, "http://wiki.example")
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ|\b20\d{12}\b/g, "TIME");
  return JSON.parse(text, (name, member: unknown) =>
    IDS.test(name) || (isOld && OF_NEWEST.has(name)) ? undefined : member,
  );
}

/** What 1.45 has or counts in another way than 1.43: members of blocks, and moves among the edits of a user. */
const OF_NEWEST: ReadonlySet<string> = new Set([
  "actionrestrictions",
  "editcount",
  "watchlistexpiry",
]);

const IDS = /^(?:pageid|oldrevid|newrevid|logid|lecontinue|lastrevid)$/;

/** Before 1.45, a watchlist has more than one change to a page if a later one is in the log. */
function isSameSet(left: Json, right: Json): boolean {
  return isDeepStrictEqual(new Set([left].flat()), new Set([right].flat()));
}

/** The paths of comparisons in responses, whose HTML is each one's own. */
const PATHS: Readonly<Record<string, string>> = {
  compare: "/compare/body",
  difference: "/compare/body",
};

it.each(CLIENT_PROGRAMS.map(({ client }, index) => [client, index] as const))(
  "a program with %s writes to the stub as to the wiki, and reads the same",
  (_client, index) => {
    const [left = {}, right = {}] = [fromWiki[index], fromStub[index]];
    expect(left).not.toHaveProperty("failed");
    expect(Object.keys(left).length).toBeGreaterThan(1);
    const steps = [...new Set([...Object.keys(left), ...Object.keys(right)])];
    const differences = steps.flatMap((step) => {
      const [wikis, stubs] = [comparable(left[step], wiki), comparable(right[step], stub)];
      if (step === "watchlist" && isSameSet(wikis, stubs)) return [];
      return firstDifference(wikis, stubs, PATHS[step] ?? "")
        ? [`${step}\n  wiki ${JSON.stringify(wikis)}\n  stub ${JSON.stringify(stubs)}`]
        : [];
    });
    expect(differences).toEqual([]);
  },
);
