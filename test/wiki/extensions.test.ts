/**
 * A wiki with the extensions that Debian's package brings: all of its modules are pulled, generated,
 * compiled and judged as those of core are, and responses of an extension are learned.
 *
 * @module
 */
import { appendFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { typeErrors } from "../generator/support/tsc.js";
import { wholeCatalogue } from "./catalogue.ts";
import { runCommand } from "./generated.ts";
import { Random, SEED } from "./random.ts";
import { boundaryRequests, randomRequests } from "./requests.ts";
import { installWiki, startWiki } from "./server.ts";
import type { Wiki } from "./server.ts";
import { print, tally } from "./tally.ts";

const SETUP = 900_000;
const EXTENSIONS = "/usr/share/mediawiki/extensions";

const directory = join(tmpdir(), `paramsmith-extensions-wiki-${process.pid}`);
const folder = mkdtempSync(join(tmpdir(), "paramsmith-extensions-"));
let wiki: Wiki;

beforeAll(async () => {
  await installWiki(directory);
  const names = readdirSync(EXTENSIONS);
  const settings = join(directory, "LocalSettings.php");
  appendFileSync(
    settings,
    `\nforeach ( ${JSON.stringify(names)} as $name ) {\n\twfLoadExtension( $name );\n}\n`,
  );
  execFileSync("php", [
    "/usr/share/mediawiki/maintenance/update.php",
    "--conf",
    settings,
    "--quick",
  ]);
  wiki = await startWiki({ directory });
  const pull = ["pull", wiki.endpoint, "--modules", "main+**", "-o", "wiki"];
  runCommand(pull, { cwd: folder });
  runCommand(["learn", wiki.endpoint, "--modules", "query+extracts", "-o", "wiki"], {
    cwd: folder,
  });
  runCommand(["generate", "--spec", "wiki", "--out", "code"], { cwd: folder });
}, SETUP);
afterAll(async () => {
  await wiki?.stop();
  for (const path of [directory, `${directory}.lock`, folder])
    rmSync(path, { recursive: true, force: true });
});

const CONSUMER = `import { extracts } from "./code/wiki/extracts.js";
import { templatedata } from "./code/wiki/templatedata.js";
import { visualeditoredit } from "./code/wiki/visualeditoredit.js";
import type { Row } from "./code/runtime/client.js";

console.log(
  extracts({ intro: true }, { titles: ["Main Page"] }),
  templatedata({ titles: ["Template:X"], lang: "en" }),
);
export const text = (row: Row<typeof extracts>): string | undefined => row.extract;
// @ts-expect-error -- the extension has no such parameter
extracts({ introduction: true });
// @ts-expect-error -- the action has required parameters
visualeditoredit({});
`;

describe("a wiki with extensions", () => {
  it("has more modules than core, and code for them that compiles", () => {
    const files = new Set(readdirSync(join(folder, "code/wiki")));
    for (const module of ["abusefilters", "extracts", "pageimages", "templatedata", "visualeditor"])
      expect(files).toContain(`${module}.ts`);
    expect([...files].filter((name) => name.endsWith(".ts")).length).toBeGreaterThan(135);
    writeFileSync(join(folder, "consumer.ts"), CONSUMER);
    expect(typeErrors(folder)).toBe("");
  });

  it("gives the verdicts of the generated code on requests to modules of extensions", async () => {
    const catalogue = await wholeCatalogue(wiki);
    const paths = [...catalogue.api.modules.keys()].filter((path) =>
      /^query\+(?:abusefilters|abuselog|extracts|pageimages|categorytree|mmcontent)$/.test(path),
    );
    expect(paths.length).toBeGreaterThan(3);
    const requests = [
      ...boundaryRequests(catalogue.api, paths),
      ...randomRequests(catalogue.api, paths, new Random(SEED + 12), 100),
    ];
    const texts = requests.map(({ text }) => text);
    const found = await tally(wiki, catalogue, texts, "anonymous");
    print("Extensions", found);
    expect(found.agree).toBeGreaterThan(100);
    expect(found.disagreements).toEqual([]);
  });
});
