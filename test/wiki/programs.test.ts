import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { logInAsAdmin, runPrograms } from "../consumer/program-runs.ts";
import { startCopiedWiki } from "./copied-wiki.ts";
import { PASSWORDS, useWiki } from "./server.ts";

/** What the programs make of this wiki, and of the test wiki. `UPDATE_ANSWERS=1` records it. */
const RECORDED = new URL("../consumer/programs/output.json", import.meta.url);

const wiki = useWiki(startCopiedWiki);

it("public programs make of a MediaWiki what was recorded", async () => {
  const send = await logInAsAdmin(wiki().endpoint, PASSWORDS.Admin, fetch);
  const output = JSON.stringify(await runPrograms(send), null, 2);
  if (process.env["UPDATE_ANSWERS"] === "1") writeFileSync(RECORDED, `${output}\n`);
  expect(JSON.parse(output)).toEqual(JSON.parse(readFileSync(RECORDED, "utf8")));
}, 60_000);
