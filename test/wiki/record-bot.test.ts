/** A bot of an `init` project is recorded in front of a real wiki, and runs again without it. */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, it } from "vitest";
import { COMMAND } from "../generator/support/cli.js";
import { REPOSITORY, scratchFolder } from "../generator/support/places.js";
import { pngOf } from "./sample-images.ts";
import { PASSWORDS, startWiki } from "./server.ts";
import type { Wiki } from "./server.ts";

const run = promisify(execFile);
const directory = join(tmpdir(), `paramsmith-bot-wiki-${process.pid}`);
let wiki: Wiki;

beforeAll(async () => {
  wiki = await startWiki({ directory });
});
afterAll(async () => {
  await wiki?.stop();
  // Another run needs a wiki without these changes.
  for (const path of [directory, `${directory}.lock`])
    rmSync(path, { recursive: true, force: true });
});

const BOT = `
import { readFileSync } from "node:fs";
import { editPage, fetchSender, logIn, uploadFile, withTokens, rowsOf } from "./api/runtime/client.js";
import { allpages } from "./api/API/allpages.js";
const cookies = new Map();
const plain = fetchSender(process.env.WIKI_URL, {
  async fetch(request) {
    request.headers.set("cookie", [...cookies].map((pair) => pair.join("=")).join("; "));
    const response = await fetch(request);
    for (const line of response.headers.getSetCookie()) {
      const [name, value] = line.split(";", 1)[0].split("=", 2);
      cookies.set(name, value);
    }
    return response;
  },
});
console.log(await logIn(plain, { name: "Admin", password: process.env.WIKI_PASSWORD }));
const send = withTokens(plain);
for await (const { title } of rowsOf(allpages({ limit: 5 }), send)) {
  const result = await editPage(send, title, ({ content }) => content + " More.");
  console.log(title, result.result, result.newrevid);
}
const file = readFileSync(process.env.FILE);
console.log((await uploadFile(send, "Recorded.png", file, { comment: "New" })).result);
console.log((await uploadFile(send, "Chunked.png", file, {}, { chunkSize: 1024 })).result);
`;

async function serve(cwd: string, args: readonly string[]) {
  const server = spawn(
    process.execPath,
    [COMMAND, "serve", "--port", "0", "--log", "none", ...args],
    { cwd },
  );
  let report = "";
  server.stderr.on("data", (part: Buffer) => (report += part.toString()));
  const [line] = await once(server.stdout, "data");
  const { services } = JSON.parse(String(line));
  return {
    url: String(services[0].url),
    async stop() {
      server.kill("SIGTERM");
      await once(server, "close");
      return report;
    },
  };
}

it("a bot that logs in, edits and uploads is recorded and replayed", async () => {
  const folder = scratchFolder();
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(REPOSITORY, join(folder, "node_modules", "paramsmith"), "junction");
  await run(process.execPath, [COMMAND, "init", wiki.endpoint, "--yes"], { cwd: folder });
  await run(process.execPath, [COMMAND, "generate"], { cwd: folder });
  const { specs } = JSON.parse(readFileSync(join(folder, "paramsmith.config.json"), "utf8"));
  writeFileSync(join(folder, "src", "bot.ts"), BOT.replace("/API/", `/${specs[0].name}/`));
  writeFileSync(join(folder, "a.png"), pngOf(40, 40, 3, 2000));
  await build({
    entryPoints: [join(folder, "src", "bot.ts")],
    outfile: join(folder, "bot.mjs"),
    bundle: true,
    format: "esm",
    platform: "node",
  });
  const bot = async (url: string, password: string, file = "a.png") =>
    run(process.execPath, ["bot.mjs"], {
      cwd: folder,
      env: { ...process.env, WIKI_URL: url, WIKI_PASSWORD: password, FILE: file },
    });
  const recorder = await serve(folder, ["--record", wiki.endpoint, "--cassette", "bot.jsonl"]);
  const { stdout } = await bot(recorder.url, PASSWORDS.Admin);
  const report = await recorder.stop();
  const text = readFileSync(join(folder, "bot.jsonl"), "utf8");
  expect(text).not.toContain(PASSWORDS.Admin);
  expect(report).toBe("");
  expect(text).not.toMatch(/[0-9a-f]{32,}\+/);
  const replay = await serve(folder, ["--replay", "bot.jsonl"]);
  const again = await bot(replay.url, "another password");
  expect(again.stdout).toBe(stdout);
  writeFileSync(join(folder, "b.png"), pngOf(40, 40, 3, 2001));
  await expect(bot(replay.url, "x", "b.png")).rejects.toThrow(
    /file: sent a file with different content/,
  );
  await replay.stop();
});
