/** The bot of the documentation, on the test wiki. test/wiki/client.test.ts runs it on a real one. */
import { expect, it } from "vitest";
import { createParaminfoStub, createWiki } from "../../../generated/paraminfo/stub.js";
import { stubFetch } from "../../../templates/runtime/adapters/stub-fetch.js";
import { writableWiki } from "../../../templates/wiki/writes/writable-wiki.js";
import { BOT_RESULT, botResult } from "./run-bot.ts";

it("the bot corrects, uploads and reports", async () => {
  const wiki = writableWiki(
    createWiki({
      pages: [{ title: "Main Page", text: "" }],
      users: [
        { name: "Admin", groups: ["sysop"] },
        { name: "Highlimits", groups: ["bot"] },
      ],
    }),
  );
  const result = await botResult({
    url: "https://wiki.example/w/api.php",
    admin: { username: "Admin", password: "secret" },
    bot: { username: "Highlimits@recipes", password: "secret" },
    fetch: stubFetch(createParaminfoStub({ wiki })),
  });
  expect(result).toEqual(BOT_RESULT);
});
