/** The example of a user script that adds a format of requests to the wiki's own Special:ApiSandbox. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startBrowser } from "../browser/browser.ts";
import type { TestBrowser } from "../browser/browser.ts";
import { REPOSITORY } from "../generator/support/places.ts";
import { startWiki } from "./server.ts";
import type { Wiki } from "./server.ts";

const EXAMPLE = join(REPOSITORY, "test/examples/api-sandbox");
const FORMAT = "Paramsmith TypeScript";

let wiki: Wiki;
let browser: TestBrowser;
let page: Page;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "paramsmith-api-sandbox-"));
  buildScript();
  wiki = await startWiki();
  browser = await startBrowser();
  ({ page } = await browser.open("about:blank", { offline: false }));
  await page.goto(sandbox("action=query&format=json"));
  await page.addScriptTag({ path: join(folder, "api-sandbox.js") });
});
afterAll(async () => {
  await browser.stop();
  await wiki.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the build script of the example. Its sources are in the repository. */
function buildScript(): void {
  const { scripts }: { readonly scripts: { readonly build: string } } = JSON.parse(
    readFileSync(join(EXAMPLE, "package.json"), "utf8"),
  );
  const PATH = [join(REPOSITORY, "node_modules/.bin"), process.env["PATH"]].join(delimiter);
  const build = scripts.build.replace("--outfile=dist", `--outfile=${folder}`);
  execFileSync("sh", ["-c", build], { cwd: EXAMPLE, env: { ...process.env, PATH }, stdio: "pipe" });
}

function sandbox(request: string): string {
  return `${new URL(wiki.endpoint).origin}/index.php?title=Special:ApiSandbox#${request}`;
}

/** Makes a request in the sandbox, and returns its code in the format that the script adds. */
async function codeInSandbox(request: string, settings: object = {}): Promise<string> {
  await page.evaluate((given) => Object.assign(window, { paramsmithSandbox: given }), settings);
  await page.goto(sandbox(`${request}&format=json&formatversion=2`));
  // The form of a module appears when its description is there.
  for (const name of new URLSearchParams(request).keys()) {
    // oxlint-disable-next-line no-await-in-loop -- all have to be there
    await page.getByText(name, { exact: true }).first().waitFor({ state: "attached" });
  }
  await page.getByRole("button", { name: "Make request" }).click();
  await page.getByRole("combobox", { name: /^Show request data as/ }).click();
  await page.getByRole("option", { name: FORMAT }).click();
  const code = page.getByRole("textbox", { name: FORMAT });
  await expect.poll(() => code.inputValue()).not.toBe("");
  return code.inputValue();
}

describe("the user script for Special:ApiSandbox", () => {
  it("shows the code of a list, with the parameters that the form has", async () => {
    const request = "action=query&list=allpages&apprefix=A%20B&aplimit=5";
    expect(await codeInSandbox(request)).toBe(
      `import { allpages } from "paramsmith/paraminfo/allpages";

allpages({ prefix: "A B", limit: 5 }, { format: "json", formatversion: "2" });`,
    );
  });

  it("composes several modules, and imports them from the wiki's own code", async () => {
    const request = "action=query&prop=info|images&inprop=url&generator=allpages&gaplimit=max";
    expect(await codeInSandbox(request, { folder: "../api/wiki", extension: "" })).toBe(
      `import { allpages } from "../api/wiki/allpages";
import { info } from "../api/wiki/info";
import { images } from "../api/wiki/images";
import { query } from "../api/wiki/query";

query(
  [info({ prop: ["url"] }), images()],
  {
    generator: allpages({ limit: "max" }),
    format: "json",
    formatversion: "2",
  },
);`,
    );
  });

  it("shows the code of an action without its token", async () => {
    expect(await codeInSandbox("action=edit&title=A&text=B&token=secret")).toBe(
      `import { edit } from "paramsmith/actions/edit";

edit({ title: "A", text: "B" }, { format: "json", formatversion: "2" });`,
    );
  });
});
