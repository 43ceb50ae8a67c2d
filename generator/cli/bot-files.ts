import { dirname, join } from "node:path";
import { diagnostic } from "../base/diagnostic.js";
import type { Diagnostic } from "../base/diagnostic.js";
import { stringText } from "../base/literal.js";
import { identifierOf } from "../emit/plan/identifier.js";
import { importPath } from "./init-files.js";
import type { NewFiles, ProgramInput } from "./init-files.js";

/** The modules that a bot usually needs; a default of `init --bot`. */
export const BOT_MODULES: readonly string[] = ["query+*", "edit", "login", "upload"];

/** The modules that the first program uses. */
const USED_MODULES = ["query+categorymembers", "edit", "login"];

/** Reports the modules that the first program of a bot uses and the spec does not have. */
export function missingModules(modules: ReadonlySet<string>): readonly Diagnostic[] {
  const missing = USED_MODULES.filter((path) => !modules.has(path));
  return missing.length > 0
    ? [diagnostic("bot-modules-missing", { name: missing.join(", ") })]
    : [];
}

/** The absolute paths of a bot's files, in the first program's folder. */
export function botPaths(program: string): {
  readonly start: string;
  readonly test: string;
} {
  const folder = dirname(program);
  return { start: join(folder, "run-bot.ts"), test: join(folder, "bot.test.ts") };
}

/** The program of a bot, the file that starts it, and its test. */
export function botFiles(input: ProgramInput): NewFiles {
  const { program, importExtension } = input;
  const { start, test } = botPaths(program);
  const bot = `./bot${importExtension}`;
  return new Map([
    [program, botText(input)],
    [start, `import { runBot } from "${bot}";\n\nvoid runBot(process.env);\n`],
    [test, testText(input, bot)],
  ]);
}

function botText(input: ProgramInput): string {
  const client = importPath(input, "runtime/client");
  const categorymembers = importPath(input, `${input.name}/categorymembers`);
  const edit = importPath(input, `${input.name}/edit`);
  return String.raw`import { categorymembers } from "${categorymembers}";
import { editPage } from "${edit}";
import { ApiError, createClient, rowsOf } from "${client}";

const USER_AGENT = "typo-bot (you@example.org)"; // Wikis ask for a contact.
const CATEGORY = "Category:Pages with typos";
const TYPOS: readonly (readonly [typo: RegExp, word: string])[] = [[/\bteh\b/g, "the"]];
type Environment = Readonly<Record<string, string | undefined>>;

/** Fixes typos in the pages of a category, and returns the titles of the edited pages. */
export async function runBot(environment: Environment, fetch = globalThis.fetch) {
  const { WIKI_URL = ${stringText(input.endpoint)} } = environment;
  const { WIKI_USERNAME: username, WIKI_PASSWORD: password } = environment;
  if (!username || !password)
    throw new Error("Set WIKI_USERNAME and WIKI_PASSWORD to a bot password.");
  const login = { username, password };
  const client = createClient(WIKI_URL, { login, userAgent: USER_AGENT, fetch });
  const edited: string[] = [];
  for await (const { title } of rowsOf(categorymembers({ title: CATEGORY, limit: "max" }), client)) {
    try {
      // If another user edits the page at the same time, the function is called again.
      const result = await editPage(client, title, ({ content }) => {
        const text = TYPOS.reduce((fixed, [typo, word]) => fixed.replace(typo, word), content);
        return text === content ? undefined : { text, summary: "Fix typos", minor: true };
      });
      if (result) edited.push(title);
      console.log(title + (result ? ": edited" : ": no typo"));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      console.error(title + ": " + error.message);
    }
  }
  return edited;
}
`;
}

function testText(input: ProgramInput, bot: string): string {
  const stub = importPath(input, `${input.name}/stub`);
  const title = identifierOf(input.name);
  const createStub = `create${title.slice(0, 1).toUpperCase()}${title.slice(1)}Stub`;
  return `import assert from "node:assert/strict";
import { test } from "node:test";
import { stubFetch } from "paramsmith/server";
import { writableWiki } from "paramsmith/wiki";
import { ${createStub}, createWiki } from "${stub}";
import { runBot } from "${bot}";

const CATEGORY = "[[Category:Pages with typos]]";

void test("the bot fixes the typos in the pages of a category", async () => {
  const pages = [
    { title: "Rose", text: \`In teh garden. \${CATEGORY}\` },
    { title: "Tulip", text: \`In the vase. \${CATEGORY}\` },
    { title: "Lily", text: "In teh pond." },
  ];
  const wiki = writableWiki(createWiki({ pages, users: [{ name: "Gardener" }] }));
  const account = { WIKI_USERNAME: "Gardener@bot", WIKI_PASSWORD: "a password for tests" };
  const fetch = stubFetch(${createStub}({ wiki }));
  assert.deepEqual(await runBot(account, fetch), ["Rose"]);
  assert.deepEqual(await runBot(account, fetch), []);
});

void test("the bot needs an account", async () => {
  await assert.rejects(runBot({}), /Set WIKI_USERNAME/);
});
`;
}
