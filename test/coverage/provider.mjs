/**
 * Vitest's own coverage by V8, with what ran in the processes that the tests started; see collect.mjs.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { mergeProcessCovs } from "@bcoe/v8-coverage";
import { V8CoverageProvider } from "@vitest/coverage-v8/dist/provider.js";
import { aligned } from "./alignment.mjs";
import { compiledOf, REPOSITORY } from "./compiled.mjs";
import { folderTable } from "./folders.mjs";

const CHILDREN = join(REPOSITORY, "coverage", "children");

export class Provider extends V8CoverageProvider {
  /** Without counts, by path of the source. */
  // oxlint-disable-next-line typescript/prefer-readonly -- JavaScript has no readonly
  #places = new Map();

  /** @param {boolean} [clean] */
  async clean(clean) {
    rmSync(CHILDREN, { recursive: true, force: true });
    await super.clean(clean);
  }

  /**
   * What is generated, or compiled, counts as what it comes from; what it comes from is looked through
   * for what nothing runs.
   *
   * @param {string} path
   * @param {string} [root]
   */
  isIncluded(path, root) {
    return super.isIncluded(path, root) || compiledOf(path.replace(/[?#].*$/, "")) !== undefined;
  }

  /** @param {{ allTestsRun: boolean | undefined }} context */
  async generateCoverage(context) {
    const map = await super.generateCoverage(context);
    const children = childrenCoverage().map(async ({ url, functions }) => {
      const compiled = compiledOf(fileURLToPath(url));
      return compiled ? this.remapCoverage(url, 0, compiled, functions) : {};
    });
    for (const each of await Promise.all(children)) map.merge(each);
    map.filter((path) => super.isIncluded(path));
    return map;
  }

  /**
   * @param {import("istanbul-lib-coverage").CoverageMap} map
   * @param {boolean} [allTestsRun]
   */
  async generateReports(map, allTestsRun) {
    await super.generateReports(map, allTestsRun);
    this.ctx.logger.log(`\n${folderTable(map)}\n\nBy file: coverage/report/index.html`);
  }

  async remapCoverage(url, wrapperLength, transformed, functions) {
    // What Vitest has not wrapped is what Node loaded itself, without Vitest's changes.
    const own = wrapperLength === 0 ? compiledOf(fileURLToPath(url)) : undefined;
    const found = await super.remapCoverage(url, wrapperLength, own ?? transformed, functions);
    const files = Object.entries(found).filter(([path]) => compiledOf(path));
    return Object.fromEntries(
      await Promise.all(
        files.map(async ([path, file]) => [path, aligned(await this.#placesIn(path), file)]),
      ),
    );
  }

  /** @param {string} path of a source */
  async #placesIn(path) {
    const places =
      this.#places.get(path) ??
      super.remapCoverage(pathToFileURL(path).href, 0, compiledOf(path), []);
    this.#places.set(path, places);
    return (await places)[path];
  }
}

/** What ran in all processes together, by file of dist/. */
function childrenCoverage() {
  if (!existsSync(CHILDREN)) return [];
  let merged = { result: [] };
  for (const name of readdirSync(CHILDREN)) {
    const { result } = JSON.parse(readFileSync(join(CHILDREN, name), "utf8"));
    const plain = result.map((each) => ({ ...each, url: each.url.replace(/[?#].*$/, "") }));
    merged = mergeProcessCovs([merged, { result: plain }]);
  }
  return merged.result;
}
