/** A bot of an `init` project is recorded in front of a real wiki, and runs again without it. */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { expect, it } from "vitest";
import { COMMAND } from "../generator/support/cli.js";
import { REPOSITORY, scratchFolder } from "../generator/support/places.js";
import { startCopiedWiki } from "./copied-wiki.ts";
import { pngOf } from "./sample-images.ts";
import { PASSWORDS, useWiki } from "./server.ts";

const run = promisify(execFile);
const wiki = useWiki(startCopiedWiki);

/** Creates pages with typos, and uploads a file in one request and in several. */
const FILLER = `
import { readFileSync } from "node:fs";
import { createClient, sendRequest } from "./api/runtime/client.js";
import { edit } from "./api/API/edit.js";
import { uploadFile } from "./api/API/upload.js";
const { WIKI_URL, WIKI_USERNAME: username, WIKI_PASSWORD: password } = process.env;
const send = createClient(WIKI_URL, { login: { username, password }, onWarning() {} });
console.log((await send.account()).name);
for (const title of ["Rose", "Tulip"]) {
  const text = \`In teh garden. [[Category:Pages with typos]]\`;
  const { edit: result } = await sendRequest(edit({ title, text }), send);
  console.log(result.title, result.newrevid);
}
const file = readFileSync(process.env.FILE);
console.log((await uploadFile(send, "Recorded.png", file, { comment: "New" })).result);
console.log((await uploadFile(send, "Chunked.png", file, { ignorewarnings: true }, { chunkSize: 1024 })).result);
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

/** A project with a bot for the wiki, and with the package as a package manager installs it. */
async function botProject(): Promise<string> {
  const folder = scratchFolder();
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  mkdirSync(join(folder, "node_modules"));
  for (const name of ["paramsmith", "@types", "undici-types"]) {
    const target = name === "paramsmith" ? REPOSITORY : join(REPOSITORY, "node_modules", name);
    symlinkSync(target, join(folder, "node_modules", name), "junction");
  }
  await run(process.execPath, [COMMAND, "init", "--bot", wiki().endpoint], { cwd: folder });
  await run(process.execPath, [COMMAND, "generate"], { cwd: folder });
  const { specs } = JSON.parse(readFileSync(join(folder, "paramsmith.config.json"), "utf8"));
  writeFileSync(join(folder, "src", "filler.js"), FILLER.replaceAll("/API/", `/${specs[0].name}/`));
  writeFileSync(join(folder, "a.png"), pngOf(40, 40, 3, 2000));
  writeFileSync(join(folder, "b.png"), pngOf(40, 40, 3, 2001));
  await build({
    entryPoints: ["filler.js", "run-bot.ts", "bot.test.ts"].map((name) =>
      join(folder, "src", name),
    ),
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    external: ["paramsmith"],
    bundle: true,
    format: "esm",
    platform: "node",
  });
  return folder;
}

it("the bot of init is tested, recorded, and replayed without the wiki", async () => {
  const folder = await botProject();
  const compiler = join(REPOSITORY, "node_modules", "typescript", "bin", "tsc");
  const strict = ["--strict", "--noUncheckedIndexedAccess", "--exactOptionalPropertyTypes"];
  const files = ["src/run-bot.ts", "src/bot.test.ts", "--noEmit", "--types", "node"];
  const target = ["--module", "nodenext", "--target", "es2023", "--ignoreConfig"];
  await run(process.execPath, [compiler, ...files, ...target, ...strict], { cwd: folder });
  await run(process.execPath, ["--test", "bot.test.mjs"], { cwd: folder });

  const program = async (name: string, url: string, password: string, file = "a.png") => {
    const account = { WIKI_USERNAME: "Admin", WIKI_PASSWORD: password };
    const env = { ...process.env, ...account, WIKI_URL: url, FILE: file };
    return (await run(process.execPath, [`${name}.mjs`], { cwd: folder, env })).stdout;
  };
  const recorder = await serve(folder, ["--record", wiki().endpoint, "--cassette", "bot.jsonl"]);
  const filled = await program("filler", recorder.url, PASSWORDS.Admin);
  const edited = await program("run-bot", recorder.url, PASSWORDS.Admin);
  expect(filled).toMatch(/^Admin\nRose \d+\nTulip \d+\nSuccess\nSuccess\n$/);
  expect(edited).toBe("Rose: edited\nTulip: edited\n");
  expect(await recorder.stop()).toBe("");
  const text = readFileSync(join(folder, "bot.jsonl"), "utf8");
  expect(text).not.toContain(PASSWORDS.Admin);
  expect(text).not.toMatch(/[0-9a-f]{32,}\+|set-cookie/);

  const replay = await serve(folder, ["--replay", "bot.jsonl"]);
  expect(await program("filler", replay.url, "another password")).toBe(filled);
  expect(await program("run-bot", replay.url, "another password")).toBe(edited);
  await expect(program("filler", replay.url, "x", "b.png")).rejects.toThrow(
    /\n {2}file: sent a file with different content\n/,
  );
  await replay.stop();
});
