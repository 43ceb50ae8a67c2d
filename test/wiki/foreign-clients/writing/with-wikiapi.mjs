// What a program asks a wiki, and writes to it, through wikiapi. Prints what it got as JSON, a step a member.
//
//   with-wikiapi.mjs ENDPOINT NAME PASSWORD
import { createRequire } from "node:module";

const [endpoint, name, password] = process.argv.slice(2);
const Wikiapi = createRequire(new URL("../../tools/package.json", import.meta.url))("wikiapi");
// The client reports each step on the console.
for (const method of ["log", "info", "warn", "error", "trace"]) console[method] = () => undefined;

// By default it waits for five seconds between edits.
globalThis.CeL.wiki.query.default_edit_time_interval = 0;

const TITLE = "Pages of wikiapi";
const got = {};
// Also if a step fails.
process.on("exit", () => process.stdout.write(`\n${JSON.stringify(got)}`));
const wiki = new Wikiapi({ API_URL: endpoint });
await wiki.login(name, password, endpoint);
got["main page"] = (await wiki.page("Main Page")).wikitext;
got["missing page"] = "missing" in (await wiki.page("No such page, ever"));
const edited = await wiki.edit_page(TITLE, "One [[Main Page]].\n\n[[Category:Made]]", {
  summary: "first",
});
got["edit"] = [edited.result, edited.title];
await wiki.edit_page(TITLE, ({ wikitext }) => `${wikitext}\nTwo.`, { summary: "second", minor: 1 });
got["text"] = (await wiki.page(TITLE)).wikitext;
got["history"] = (
  await wiki.page(TITLE, { revisions: 3, rvprop: "user|comment|content" })
).revisions.map(({ user, comment, slots, ["*"]: text }) => [
  user,
  comment,
  slots?.main["*"] ?? text,
]);
got["in the category"] = (await wiki.categorymembers("Made"))
  .map(({ title }) => title)
  .filter((title) => title === TITLE);
got["redirects"] = (await wiki.redirects_here("Main Page")).map(({ title }) => title);
await wiki.for_each_page(
  [TITLE, "No such page, ever"],
  ({ wikitext }) => wikitext.replace("One", "Three"),
  {
    summary: "third",
    nocreate: 1,
  },
);
got["text after"] = (await wiki.page(TITLE)).wikitext;
got["move"] = await wiki.move_page(TITLE, `${TITLE} moved`, { reason: "away" });
got["redirect"] = (await wiki.page(TITLE)).wikitext;
got["delete"] = await wiki.delete(`${TITLE} moved`, { reason: "gone" });
got["exists"] = !("missing" in (await wiki.page(`${TITLE} moved`)));
const purged = await wiki.purge(TITLE);
got["purge"] = [purged.title, purged.purged];
got["query"] = await wiki.query({
  action: "query",
  list: "logevents",
  lelimit: 3,
  leprop: "title|type|comment",
});
process.exit(0);
