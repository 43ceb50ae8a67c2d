// What a program writes to a wiki through m3api. Prints what it got as JSON, a step a member.
//
//   with-m3api.mjs ENDPOINT NAME PASSWORD
import { pathToFileURL } from "node:url";

const [endpoint, name, password] = process.argv.slice(2);
const folder = new URL("../../tools/node_modules/m3api/", import.meta.url);
const { default: Session, set } = await import(
  new URL("node.js", pathToFileURL(folder.pathname)).href
);

const TITLE = "Pages of m3api";
const DOT = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const newSession = () =>
  new Session(
    endpoint,
    { formatversion: 2, errorformat: "plaintext" },
    { userAgent: "test (test@localhost)", warn: () => undefined },
  );
const session = newSession();
const TOKEN = { method: "POST", tokenType: "csrf" };

/** The response to an action that needs a token, or the codes of its errors. */
const write = async (params, options = TOKEN) =>
  session.request(params, options).catch(({ errors = [], message }) => {
    if (errors.length === 0) throw new Error(message);
    return errors.map(({ code }) => code);
  });

const got = {};
// Also if a step fails.
process.on("exit", () => process.stdout.write(`\n${JSON.stringify(got)}`));
const { login } = await session.request(
  { action: "login", lgname: name, lgpassword: password },
  { method: "POST", tokenType: "login", tokenName: "lgtoken" },
);
got["log-in"] = login;
got["edit"] = await write({
  action: "edit",
  title: TITLE,
  text: "One [[Main Page]].",
  summary: "first",
});
got["create only"] = await write({ action: "edit", title: TITLE, text: "x", createonly: true });
got["tags"] = await write({ action: "edit", title: TITLE, text: "x", tags: set("nosuch") });
got["append"] = await write({
  action: "edit",
  title: TITLE,
  appendtext: "\nTwo.",
  minor: true,
  summary: "second",
});
got["bad token"] = await write(
  { action: "edit", title: TITLE, text: "x", token: "x" },
  { method: "POST" },
);
got["without a token"] = await write(
  { action: "edit", title: TITLE, text: "x" },
  { method: "POST" },
);
got["read"] = await session.request({
  action: "query",
  titles: set(TITLE, "Main Page"),
  prop: set("revisions", "info"),
  rvprop: set("user", "comment", "parsedcomment", "content", "size", "sha1", "flags"),
  rvslots: set("main"),
});
got["watch"] = await write(
  { action: "watch", titles: set(TITLE) },
  { method: "POST", tokenType: "watch" },
);
got["protect"] = await write({
  action: "protect",
  title: TITLE,
  protections: set("edit=sysop"),
  reason: "kept",
});
got["move"] = await write({ action: "move", from: TITLE, to: `${TITLE} moved`, reason: "away" });
got["delete"] = await write({ action: "delete", title: `${TITLE} moved`, reason: "gone" });
got["undelete"] = await write({ action: "undelete", title: `${TITLE} moved`, reason: "back" });
const { upload = {} } = await write({
  action: "upload",
  filename: "By m3api.png",
  file: new File([DOT], "dot.png"),
  comment: "a dot",
  ignorewarnings: true,
});
got["upload"] = [upload.result, upload.filename, upload.imageinfo?.sha1, upload.imageinfo?.size];
const { upload: stashed } = await write({
  action: "upload",
  filename: "By m3api again.png",
  file: new File([DOT], "dot.png"),
  stash: true,
});
const { upload: unstashed = {} } = await write({
  action: "upload",
  filename: "By m3api again.png",
  filekey: stashed.filekey,
  ignorewarnings: true,
});
got["upload of a stashed file"] = [stashed.result, unstashed.result, unstashed.filename];
const VISITED = `${TITLE} for visitors`;
await write({ action: "edit", title: VISITED, text: "By Admin.", summary: "open" });
const visitor = newSession();
const { edit: visit } = await visitor.request(
  { action: "edit", title: VISITED, text: "By nobody.", summary: "visit" },
  TOKEN,
);
got["edit of nobody"] = visit;
got["patrol"] = await write(
  { action: "patrol", revid: visit.newrevid },
  { method: "POST", tokenType: "patrol" },
);
got["rollback"] = await write(
  { action: "rollback", title: VISITED, user: "127.0.0.1" },
  { method: "POST", tokenType: "rollback" },
);
got["block"] = await write({ action: "block", user: "192.0.2.7", reason: "noise" });
got["blocks"] = await session.request({
  action: "query",
  list: "blocks",
  bkusers: "192.0.2.7",
  bkprop: set("user", "by", "reason", "flags"),
});
got["unblock"] = await write({ action: "unblock", user: "192.0.2.7", reason: "silence" });
const RIGHTS = { method: "POST", tokenType: "userrights" };
got["rights"] = await write({ action: "userrights", user: "Highlimits", add: set("bot") }, RIGHTS);
got["rights taken"] = await write(
  { action: "userrights", user: "Highlimits", remove: set("bot") },
  RIGHTS,
);
got["option"] = await write({ action: "options", optionname: "userjs-m3api", optionvalue: "x" });
const { query } = await session.request({
  action: "query",
  meta: "userinfo",
  uiprop: set("options"),
});
got["options"] = query.userinfo.options["userjs-m3api"];
got["tag"] = await write({ action: "tag", revid: set(visit.newrevid), add: set("nosuch") });
got["language"] = await write({ action: "setpagelanguage", title: TITLE, lang: "de" });
const { query: exported } = await session.request({
  action: "query",
  titles: set(`${TITLE} moved`),
  export: true,
});
got["import"] = await write({
  action: "import",
  xml: new File([exported.export.replaceAll(`${TITLE} moved`, `${TITLE} imported`)], "pages.xml"),
  summary: "from the export",
  interwikiprefix: "test",
});
got["purge"] = await session.request(
  {
    action: "purge",
    titles: set(`${TITLE} imported`, "No such page, ever"),
    forcelinkupdate: true,
  },
  { method: "POST" },
);
got["parse"] = await session.request({
  action: "parse",
  text: "''Two'' [[Main Page]]s\n* a\n== Part ==\n[[Category:Made]]",
  contentmodel: "wikitext",
  prop: set("links", "categories", "sections"),
});
got["compare"] = await session.request({
  action: "compare",
  fromtitle: TITLE,
  totitle: `${TITLE} moved`,
  prop: set("diff", "title", "user", "comment"),
});
got["templates"] = await session.request({
  action: "expandtemplates",
  text: "{{#if: x}} {{Main Page}}",
  title: TITLE,
  prop: set("wikitext"),
});
got["search"] = await session.request({ action: "opensearch", search: TITLE });
got["log"] = await session.request({
  action: "query",
  list: "logevents",
  lelimit: 12,
  leprop: set("title", "type", "comment"),
});
got["log-out"] = await session.request({ action: "logout" }, TOKEN);
got["afterwards"] = await session.request({ action: "query", meta: "userinfo" });
