import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { startCopiedWiki } from "./copied-wiki.ts";
import { useWiki } from "./server.ts";

const RECORDED = join(import.meta.dirname, "../documents/recorded/mediawiki-rest-1.43.json");

/** MediaWiki reads the schemas of payloads relative to the working directory. */
const SETTINGS = `
chdir( MW_INSTALL_PATH );
$wgRestAPIAdditionalRouteFiles[] = 'includes/Rest/specs.v0.json';
`;

const wiki = useWiki(() => startCopiedWiki({ content: "first", settings: SETTINGS }));

it("the recorded document of the REST API is the one that the wiki makes", async () => {
  const { origin } = new URL(wiki().endpoint);
  const response = await fetch(`${origin}/rest.php/specs/v0/module/-`);
  expect(response.status).toBe(200);
  const text = (await response.text()).replaceAll(origin, "https://wiki.example");
  expect(JSON.parse(text)).toEqual(JSON.parse(readFileSync(RECORDED, "utf8")));
});
