// What a browser test asks of a wiki, and writes to it, through wdio-mediawiki. Prints what it got as JSON, a step
// a member.
//
//   with-wdio-mediawiki.mjs ENDPOINT NAME PASSWORD
import { createRequire } from "node:module";

const [endpoint, username, password] = process.argv.slice(2);
const { resolve } = createRequire(new URL("../../tools/package.json", import.meta.url));
const { createApiClient } = await import(resolve("wdio-mediawiki/Api.js"));

const TITLE = "Pages of wdio-mediawiki";
const got = {};
// Also if a step fails.
process.on("exit", () => process.stdout.write(`\n${JSON.stringify(got)}`));
const api = await createApiClient({ baseUrl: new URL(endpoint).origin, username, password });
got["edit"] = await api.edit(TITLE, "One [[Main Page]].", "first");
got["no change"] = await api.edit(TITLE, "One [[Main Page]].", "again");
got["text"] = await api.read(TITLE);
got["missing page"] = await api.read("No such page, ever");
got["delete"] = await api.delete(TITLE, "done");
const again = await api.delete(TITLE, "done");
got["delete again"] = again.error.code;
got["group"] = await api.addUserToGroup("Highlimits", "sysop");
got["block"] = await api.blockUser("Highlimits", "2036-05-06T07:08:09Z");
got["unblock"] = await api.unblockUser("Highlimits");
got["log"] = await api.request({
  action: "query",
  list: "logevents",
  lelimit: 4,
  leprop: "type|title",
});
