/**
 * Public programs in JavaScript and TypeScript, whose requests are transcribed: those to MediaWiki itself
 * in `programs`, those to extensions in `extensions`, which test/spec/extensions.compile.test.ts compiles.
 *
 * | program | requests | to extensions | moves |
 * |---|---|---|---|
 * | RTRC | 5 | none | wholly |
 * | Deputy | 10 | none | wholly |
 * | XFDcloser | 9 | none | wholly |
 * | SDZeroBot | none | 2 | after pull: Wikibase, PageViewInfo |
 * | Twinkle | 7 | 7 | after pull: FlaggedRevs, PageTriage |
 * | Rater | none | 1 | after pull: TemplateData |
 * | AFC Helper | 11 | 4 | after pull: TitleBlacklist, DiscussionTools, PageTriage, Wikibase |
 * | Shortdesc helper | none | 5 | after pull: Wikibase |
 * | JWB | 9 | none | partly: `ask` of Semantic MediaWiki does not have a pack |
 *
 * "Wholly" means that each request and response has a type in the package; "after pull", in the code for
 * the catalogue of a wiki with the extension. Requests that differ in their values alone are transcribed once.
 */
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
  const users = [{ name: "Admin", groups }];
  const messages = ["diff", "next"].map((name) => ({ name, normalizedname: name, content: name }));
  const wiki = writableWiki(createWiki({ users, tables: { messages } }));
  const fetch = stubFetch(createParaminfoStub({ wiki }));
  const send = await logInAsAdmin(ENDPOINT, "any", async (request) => fetch(request));
  const output: unknown = JSON.parse(JSON.stringify(await runPrograms(send)));
  expect(output).toEqual(JSON.parse(readFileSync(RECORDED, "utf8")));
});
