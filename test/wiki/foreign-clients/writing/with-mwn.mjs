// What a program writes to a wiki through mwn. Prints what it got as JSON, a step a member.
//
//   with-mwn.mjs ENDPOINT NAME PASSWORD
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

const [endpoint, name, password] = process.argv.slice(2);
const { Mwn } = createRequire(new URL("../../tools/package.json", import.meta.url))("mwn");

const TITLE = "Pages of mwn";
const bot = new Mwn({
  apiUrl: endpoint,
  username: name,
  password,
  userAgent: "test (test@localhost)",
  silent: true,
  suppressAPIWarnings: true,
  editConfig: { exclusionRegex: /no bots/ },
});
/** The code of the error of a call. */
const codeOf = async (call) =>
  call.then(
    () => "no error",
    ({ code, message }) => code ?? message,
  );

const got = {};
// Also if a step fails.
process.on("exit", () => process.stdout.write(`\n${JSON.stringify(got)}`));
got["log-in"] = (await bot.login()).lgusername;
got["create"] = await bot.create(TITLE, "One [[Main Page]].\n\n[[Category:Made]]", "first");
got["create again"] = await codeOf(bot.create(TITLE, "x", "again"));
got["edit"] = await bot.edit(TITLE, ({ content }) => ({
  text: `${content}\nTwo.`,
  summary: "second",
  minor: true,
}));
got["save"] = await bot.save(TITLE, "Three.\n\n[[Category:Made]]", "third");
got["section"] = await bot.newSection(TITLE, "Part", "Four.", {});
got["read"] = (await bot.read(TITLE)).revisions.map(({ content }) => content);
const page = new bot.Page(TITLE);
got["history"] = (await page.history(["user", "comment", "parsedcomment", "size", "flags"], 5)).map(
  ({ user, comment, parsedcomment, size, minor }) => [user, comment, parsedcomment, size, minor],
);
got["categories"] = await page.categories();
got["creator"] = await page.getCreator();
got["rollback"] = await codeOf(bot.rollback(TITLE, name));
got["purge"] = await bot.purge([TITLE]);
got["move"] = await bot.move(TITLE, `${TITLE} moved`, "away");
got["is a redirect"] = await page.isRedirect();
got["target"] = await page.getRedirectTarget();
got["delete"] = await bot.delete(`${TITLE} moved`, "gone");
got["undelete"] = await bot.undelete(`${TITLE} moved`, "back");
const folder = mkdtempSync(join(tmpdir(), "mwn-"));
const file = join(folder, "dot.png");
writeFileSync(
  file,
  Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
);
got["upload"] = (await bot.upload(file, "By mwn.png", "A dot.", { comment: "a dot" })).result;
const copy = join(folder, "copy.png");
await bot.download("File:By mwn.png", copy);
got["download"] = readFileSync(copy).equals(readFileSync(file));
rmSync(folder, { recursive: true });
got["who deleted it"] = await new bot.Page(`${TITLE} moved`).getDeletingAdmin();
got["parse"] = await bot.parseWikitext("''One'' [[Main Page]].");
got["parse of a page"] = (await bot.parseTitle(`${TITLE} moved`)).replace(/\n<!--[^]*-->\n/, "");
got["option"] = await bot.saveOption("userjs-mwn", "x");
got["prefix"] = await bot.getPagesByPrefix("Pages of mwn");
got["members"] = (await bot.getPagesInCategory("Made")).filter((title) => title.includes("mwn"));
const other = new bot.User("Highlimits");
got["message"] = (await other.sendMessage("Hello", "From mwn.")).result;
got["block"] = await other.block({ reason: "noise", expiry: "infinite" });
got["blocked"] = await codeOf(other.block({ reason: "again", expiry: "infinite" }));
got["unblock"] = await other.unblock({ reason: "silence" });
got["logs"] = (await new bot.User(name).logs(["type", "title", "comment"], 3))
  .slice(0, 5)
  .map(({ type, title, comment }) => [type, title, comment]);
await bot.logout();
got["afterwards"] = (await bot.userinfo()).anon;
