// What a program asks a wiki, and writes to it, through nodemw. Prints what it got as JSON, a step a member.
//
//   with-nodemw.mjs ENDPOINT NAME PASSWORD
import { createRequire } from "node:module";

const [endpoint, name, password] = process.argv.slice(2);
const { default: Bot } = await import(
  createRequire(new URL("../../tools/package.json", import.meta.url)).resolve("nodemw")
);
const { protocol, hostname, port } = new URL(endpoint);
const bot = new Bot({
  protocol: protocol.slice(0, -1),
  server: hostname,
  port: Number(port),
  path: "",
  concurrency: 1,
});

/** Calls a method of the bot; its error is a result as well. */
const call = async (method, ...args) =>
  new Promise((resolve) => {
    bot[method](...args, (error, data) => resolve(error ? { error: String(error.message) } : data));
  });

const TITLE = "Pages of nodemw";
const got = {};
// Also if a step fails.
process.on("exit", () => process.stdout.write(`\n${JSON.stringify(got)}`));
got["log-in"] = await call("logIn", name, password);
got["who am I"] = await call("whoami");
got["version"] = await call("getMediaWikiVersion");
got["site"] = await call("getSiteInfo", ["general", "namespaces"]);
got["statistics"] = Object.keys(await call("getSiteStats")).toSorted();
got["main page"] = await call("getArticle", "Main Page");
got["missing page"] = (await call("getArticle", "No such page, ever")) ?? "none";
got["edit"] = await call("edit", TITLE, "One [[Main Page]].\n\n[[Category:Made]]", "first");
got["append"] = await call("append", TITLE, "\nTwo.", "second");
got["prepend"] = await call("prepend", TITLE, "Zero.\n", "third");
got["text"] = await call("getArticle", TITLE);
got["revisions"] = (await call("getArticleRevisions", TITLE)).map(({ user, comment, size }) => [
  user,
  comment,
  size,
]);
got["categories"] = await call("getArticleCategories", TITLE);
got["in the category"] = (await call("getPagesInCategory", "Made")).map(({ title }) => title);
got["backlinks"] = (await call("getBacklinks", "Main Page")).map(({ title }) => title);
got["pages with the prefix"] = (await call("getPagesByPrefix", "Pages of")).map(
  ({ title }) => title,
);
got["changes"] = (await call("getRecentChanges", ""))
  .slice(0, 3)
  .map(({ title, comment, type }) => [title, comment, type]);
got["contributions"] = (await call("getUserContribs", { user: name }))
  .slice(0, 3)
  .map(({ title, comment }) => [title, comment]);
got["purge"] = await call("purge", [TITLE]);
got["protect"] = await call("protect", TITLE, [{ type: "edit", level: "sysop" }], {
  reason: "kept",
});
got["move"] = await call("move", TITLE, `${TITLE} moved`, "away");
got["redirect"] = await call("getArticle", TITLE);
got["delete"] = await call("delete", `${TITLE} moved`, "gone");
got["text of what is gone"] = (await call("getArticle", `${TITLE} moved`)) ?? "none";
got["log"] = (await call("getLog", "delete", ""))
  .slice(0, 1)
  .map(({ action, title, comment }) => [action, title, comment]);
const DOT =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const dot = Buffer.from(DOT, "base64");
const { error, result } = await call("upload", "By nodemw.png", dot, { comment: "a dot" });
got["upload"] = [error, result];
const { size, width, user, url } = (await call("getImageInfo", "File:By nodemw.png")) ?? {};
got["file"] = [size, width, user, url];
got["images"] = (await call("getImages", "By nodemw")).map(({ name: file }) => file);
await call(
  "edit",
  TITLE,
  "{{:Pages of nodemw/Part|x}} [[File:By nodemw.png]] https://a.example/b",
  "fourth",
);
await call("edit", `${TITLE}/Part`, "Part {{{1}}}.", "fifth");
got["usage"] = (await call("getImageUsage", "File:By nodemw.png")).map(({ title }) => title);
got["images of the page"] = await call("getImagesFromArticle", TITLE);
got["external links"] = await call("getExternalLinks", TITLE);
got["transclusions"] = (await call("getPagesTranscluding", `${TITLE}/Part`)).map(
  ({ title }) => title,
);
got["who is it"] = Object.keys(await call("whois", name)).toSorted();
got["who are they"] = (await call("whoare", [name, "Highlimits"])).map((each) => each.name);
got["info"] = await call("getArticleInfo", TITLE);
got["properties"] = (await call("getArticleProperties", "Main Page")) ?? "none";
got["categories of the wiki"] = await call("getCategories", "Ma");
