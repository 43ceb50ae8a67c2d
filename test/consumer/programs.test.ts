import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { createParaminfoStub, createWiki } from "../../generated/paraminfo/stub.ts";
import { stubFetch } from "../../templates/runtime/server.ts";
import { writableWiki } from "../../templates/wiki/index.ts";
import { logInAsAdmin, runPrograms } from "./program-runs.ts";

/** What the programs make of a MediaWiki; test/wiki/programs.test.ts records it. */
const RECORDED = new URL("programs/output.json", import.meta.url);
const ENDPOINT = "https://wiki.example/w/api.php";

it("public programs make of the test wiki what they make of a MediaWiki", async () => {
  const groups = ["bureaucrat", "interface-admin", "sysop"];
  const users = [
    { name: "Admin", groups },
    { name: "Highlimits", groups: ["bot"] },
  ];
  const messages = ["diff", "next"].map((name) => ({ name, normalizedname: name, content: name }));
  const wiki = writableWiki(createWiki({ users, tables: { messages } }));
  const fetch = stubFetch(createParaminfoStub({ wiki }));
  const send = await logInAsAdmin(ENDPOINT, "any", async (request) => fetch(request));
  const output: unknown = JSON.parse(JSON.stringify(await runPrograms(send)));
  expect(output).toEqual(JSON.parse(readFileSync(RECORDED, "utf8")));
});
