/**
 * Measures the page of `docs`: its size, when it paints first and when its operations can be read, in
 * Chromium from files, beside a blank page; with the catalogue and ten times the catalogue; and with the
 * alliance document beside Redoc and Scalar, whose tarballs come from npm's registry.
 *
 *     node test/bench/explorer.mjs --runs 7
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { chromium } from "playwright-core";
import { repeated } from "./catalogues.mjs";
import { writeMeasured } from "./results.mjs";
import { table } from "./tables.mjs";

/**
 * @typedef {object} Subject
 * @property {string} name
 * @property {string} page path of the HTML file
 * @property {string} text of the last operation that the page lists
 * @property {readonly string[]} files that it loads, with itself
 * @typedef {object} PageFigures
 * @property {string} name
 * @property {number} bytes
 * @property {number} gzipped bytes
 * @property {readonly number[]} paints milliseconds until the first content is painted, ascending
 * @property {readonly number[]} texts milliseconds until the text is in the page, ascending
 * @typedef {{ figures: readonly PageFigures[] }} ExplorerMeasurement
 */

const ROOT = join(import.meta.dirname, "..", "..");
const COMMAND = join(ROOT, "dist", "generator", "cli", "main.js");
const ALLIANCE = join(ROOT, "spec", "alliance", "openapi.json");
const CATALOGUE = join(ROOT, "spec", "paraminfo", "catalogue.json");

const REDOC = { name: "redoc", version: "2.5.4", script: "bundles/redoc.standalone.js" };
const SCALAR = {
  name: "@scalar/api-reference",
  version: "1.46.4",
  script: "dist/browser/standalone.js",
};

/**
 * @param {number} runs
 * @returns {Promise<ExplorerMeasurement>}
 */
export async function measureExplorer(runs) {
  const folder = mkdtempSync(join(tmpdir(), "paramsmith-bench-explorer-"));
  try {
    const subjects = subjectsIn(folder);
    const times = await timesOf(subjects, runs);
    return {
      figures: subjects.map(({ name, files }, index) => ({
        name,
        bytes: sum(files.map((file) => readFileSync(file).length)),
        gzipped: sum(files.map((file) => gzipSync(readFileSync(file)).length)),
        paints: times[index]?.map(({ paint }) => paint).toSorted((a, b) => a - b) ?? [],
        texts: times[index]?.map(({ text }) => text).toSorted((a, b) => a - b) ?? [],
      })),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {ExplorerMeasurement} measurement
 * @returns {string}
 */
export function explorerTable({ figures }) {
  const rows = figures.map(({ name, bytes, gzipped, paints, texts }) => [
    name,
    `${Math.round(bytes / 1000)} kB`,
    `${Math.round(gzipped / 1000)} kB`,
    spread(paints),
    spread(texts),
  ]);
  return table(["page", "size", "gzipped", "first paint, ms", "operations shown, ms"], rows);
}

/** @param {readonly number[]} sorted */
function spread(sorted) {
  const middle = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  return `${middle} (${sorted[0]} to ${sorted.at(-1)})`;
}

/**
 * @param {string} folder
 * @returns {readonly Subject[]}
 */
function subjectsIn(folder) {
  const blank = join(folder, "blank.html");
  writeFileSync(blank, "<!doctype html><title>Blank</title><p>allpages");
  const large = join(folder, "large.json");
  writeFileSync(large, JSON.stringify(repeated(JSON.parse(readFileSync(CATALOGUE, "utf8")), 10)));
  return [
    { name: "a blank page", page: blank, text: "allpages", files: [blank] },
    explorerOf("the catalogue, 63 modules", "spec/paraminfo", "watchlistraw", join(folder, "a")),
    explorerOf("10 × the catalogue, 630 modules", large, "watchlistraw9", join(folder, "b")),
    explorerOf("the alliance document", ALLIANCE, "findAlliancesByName", join(folder, "c")),
    peerPage(folder, REDOC, redocPage),
    peerPage(folder, SCALAR, scalarPage),
  ];
}

/**
 * @param {string} name
 * @param {string} spec
 * @param {string} text
 * @param {string} out
 * @returns {Subject}
 */
function explorerOf(name, spec, text, out) {
  execFileSync(process.execPath, [COMMAND, "docs", "--spec", spec, "--out", out], { cwd: ROOT });
  const page = join(out, "index.html");
  return { name: `\`docs\`: ${name}`, page, text, files: [page] };
}

/**
 * @param {string} folder
 * @param {typeof REDOC} peer
 * @param {(script: string, document: string) => string} html
 * @returns {Subject}
 */
function peerPage(folder, { name, version, script }, html) {
  const target = join(folder, name.replaceAll("/", "-"));
  mkdirSync(target, { recursive: true });
  const packed = execFileSync("npm", ["pack", `${name}@${version}`, "--pack-destination", target], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  execFileSync("tar", ["-xzf", packed.trim().split("\n").at(-1) ?? ""], { cwd: target });
  const source = join(target, "package", script);
  const page = join(target, "index.html");
  const document = readFileSync(ALLIANCE, "utf8").replaceAll("<", "\\u003c");
  writeFileSync(page, html(`package/${script}`, document));
  return {
    name: `${name} ${version}: the alliance document`,
    page,
    text: "findByName",
    files: [page, source],
  };
}

/**
 * @param {string} script
 * @param {string} document
 */
function redocPage(script, document) {
  return `<!doctype html><meta charset="utf-8"><div id="page"></div><script src="${script}"></script><script>Redoc.init(${document}, {}, document.getElementById("page"))</script>`;
}

/**
 * @param {string} script
 * @param {string} document
 */
function scalarPage(script, document) {
  return `<!doctype html><meta charset="utf-8"><div id="page"></div><script src="${script}"></script><script>Scalar.createApiReference("#page", { content: ${document}, withDefaultFonts: false, telemetry: false })</script>`;
}

/**
 * Opens all pages in turn, each in a window of its own and without a network.
 *
 * @param {readonly Subject[]} subjects
 * @param {number} runs
 */
async function timesOf(subjects, runs) {
  const script = join(ROOT, "test", "browser", "install.sh");
  const path = execFileSync("bash", [script, "chromium"], { encoding: "utf8" });
  const executablePath = path.trim().split("\n").at(-1) ?? "";
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  /** @type {{ paint: number, text: number }[][]} */
  const times = subjects.map(() => []);
  try {
    for (let run = 0; run < runs; run += 1)
      for (const [index, subject] of subjects.entries())
        // oxlint-disable-next-line no-await-in-loop -- one page has the machine to itself
        times[index]?.push(await timeOf(browser, subject));
  } finally {
    await browser.close();
  }
  return times;
}

/**
 * @param {import("playwright-core").Browser} browser
 * @param {Subject} subject
 */
async function timeOf(browser, { page: file, text }) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    offline: true,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript((wanted) => {
      const look = () => {
        if (document.body?.textContent.includes(wanted)) performance.mark("text");
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, text);
    await page.goto(pathToFileURL(file).href);
    const shown = await page.waitForFunction(
      () => {
        const paint = performance.getEntriesByName("first-contentful-paint")[0];
        const mark = performance.getEntriesByName("text")[0];
        return (
          paint && mark && { paint: Math.round(paint.startTime), text: Math.round(mark.startTime) }
        );
      },
      undefined,
      { timeout: 60_000 },
    );
    return await shown.jsonValue();
  } finally {
    await context.close();
  }
}

/** @param {readonly number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, each) => total + each, 0);
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { runs: { type: "string", default: "7" } } });
  const measured = await measureExplorer(Number(values.runs));
  writeMeasured("explorer.json", measured);
  console.log(explorerTable(measured));
}
