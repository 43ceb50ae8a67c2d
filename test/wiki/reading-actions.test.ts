import { afterAll, beforeAll, expect, it } from "vitest";
import { wholeCatalogue } from "./catalogue.ts";
import { startFilledWiki } from "./server.ts";
import type { Wiki } from "./server.ts";
import { twinsOf } from "./stub-asking.ts";
import type { Twins } from "./stub-asking.ts";
import { withoutWording } from "./text-forms.ts";

let wiki: Wiki;
let twins: Twins;

beforeAll(async () => {
  wiki = await startFilledWiki("first");
  twins = await twinsOf(wiki, await wholeCatalogue(wiki));
});
afterAll(async () => {
  await wiki?.stop();
});

it("the stub checks passwords as the server does", async () => {
  const passwords = ["a", "qzwxabcdj", "ADM", "ExamplePassword", "x".repeat(4097), "Zk7#wq92-Fd"];
  const users = [
    "",
    "&user=New%20one",
    "&user=admin",
    "&user=Admin",
    "&user=a%40b",
    "&user=Abcdefghijk",
  ];
  const requests = passwords.flatMap((password) =>
    users.map((user) => `action=validatepassword&password=${password}${user}&format=json`),
  );
  const all = [
    ...requests,
    ...requests.map((request) => `${request}&formatversion=2&errorformat=none`),
  ];
  for (const user of [undefined, "Admin", "Highlimits"] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one user after the other
    const pairs = await twins.texts(all, { method: "POST", ...(user && { user }) });
    for (const { request, server, stub } of pairs)
      expect(withoutWording(stub), `${user ?? ""} ${request}`).toBe(withoutWording(server));
  }
});
