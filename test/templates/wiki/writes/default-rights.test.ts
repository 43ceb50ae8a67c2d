import { expect, it } from "vitest";
import { accountWiki, errors } from "./account-wiki.js";

/** As observed on a new MediaWiki 1.45.0. */
it.each([
  ["ann", "edit", { title: "User:Ann/common.js", text: "1;" }, undefined],
  ["ann", "edit", { title: "User:Admin/common.js", text: "1;" }, "customjsprotected"],
  ["ann", "move", { from: "Category:Plants", to: "Category:Flora" }, undefined],
  ["ann", "edit", { title: "MediaWiki:Sidebar", text: "a" }, "protectednamespace-interface"],
  ["admin", "edit", { title: "MediaWiki:Sidebar", text: "a" }, undefined],
  ["admin", "edit", { title: "MediaWiki:Common.js", text: "1;" }, "sitejsprotected"],
  ["admin", "move", { from: "Rose", to: "Lily", noredirect: true }, undefined],
] as const)("a new wiki lets %s %s with %j: %s", async (who, action, params, code) => {
  const clients = await accountWiki({
    users: [{ name: "Admin", groups: ["sysop"] }, { name: "Ann" }],
    pages: [
      { title: "Rose", text: "Red." },
      { title: "Category:Plants", text: "" },
    ],
  });
  const response = await clients[who](action, params);
  if (code === undefined) expect(response).toHaveProperty(action);
  else expect(response).toMatchObject(errors(code));
});
