// What a program writes to a wiki through m3api. Prints what it got as JSON, a step a member.
//
//   with-m3api.mjs ENDPOINT NAME PASSWORD [edits]
import { pathToFileURL } from "node:url";

const [endpoint, name, password, extent] = process.argv.slice(2);
const folder = new URL("../../tools/node_modules/m3api/", import.meta.url);
const { default: Session, set } = await import(
  new URL("node.js", pathToFileURL(folder.pathname)).href
);

const TITLE = "Pages of m3api";
const DOT = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const session = new Session(
  endpoint,
  { formatversion: 2, errorformat: "plaintext" },
  { userAgent: "test (test@localhost)", warn: () => undefined },
);
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
  rvprop: set("user", "comment", "content", "size", "sha1", "flags"),
  rvslots: set("main"),
});
if (extent === "edits") process.exit();
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
got["log"] = await session.request({
  action: "query",
  list: "logevents",
  lelimit: 4,
  leprop: set("title", "type", "comment"),
});
got["log-out"] = await session.request({ action: "logout" }, TOKEN);
got["afterwards"] = await session.request({ action: "query", meta: "userinfo" });
