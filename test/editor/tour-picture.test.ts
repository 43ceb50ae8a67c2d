import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { probeOf } from "./probe.ts";
import { createProject } from "./project.ts";
import { services } from "./services.ts";
import { tourPicture } from "./tour-picture.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const PICTURE = join(ROOT, "generated", "tour.svg");

const COMMAND = "paramsmith generate --spec spec/wiki --out api";
const SHOWN_CODE = ["grep", "-B", "4", "filterredir?", "api/wiki/allpages.ts"];
const IMPORT = 'import { allpages } from "./api/wiki/allpages.js";';
const COMPLETED = 'const request = allpages({ prefix: "Ber", ‸ });';
/** The entry that the picture selects, with a value in the program whose hover is its documentation. */
const SELECTED = "filterredir";
const HOVERED = 'filter‸redir: "all"';
const WRONG = "redirect";
const SHOWN_ENTRIES = 9;

it("The picture in README.md shows what the command, the language service and the compiler print", async () => {
  const { folder, file } = createProject();
  cpSync(join(ROOT, "spec", "paraminfo"), join(folder, "spec", "wiki"), { recursive: true });
  const program = join(ROOT, "dist", "generator", "cli", "main.js");
  const [, ...argv] = COMMAND.split(" ");
  const [written = ""] = outputLines(process.execPath, [program, ...argv], folder);
  const [grep = "", ...pattern] = SHOWN_CODE;
  const code = outputLines(grep, pattern, folder);

  const editor = await services.find(({ version }) => version === "7")?.start(folder);
  if (!editor) throw new Error("There is no language service of TypeScript 7.");
  const { text, offset } = probeOf(programOf(COMPLETED));
  editor.open(file, text);
  const offered = await editor.completions(file, offset);
  const entries = offered
    .toSorted((a, b) => (`${a.sortText} ${a.name}` < `${b.sortText} ${b.name}` ? -1 : 1))
    .map(({ name }) => name.replace(/\?$/, ""));
  const hovered = probeOf(programOf(COMPLETED.replace("‸", HOVERED)));
  editor.open(file, hovered.text);
  const hover = await editor.hover(file, hovered.offset);
  const mistake = programOf(COMPLETED.replace("‸", `${SELECTED}: "${WRONG}"`));
  editor.open(file, mistake);
  const [message = ""] = await editor.errors(file);
  await editor.close();
  rmSync(folder, { recursive: true });

  expect(entries).toContain(SELECTED);
  expect(message).toContain(WRONG);
  const picture = tourPicture({
    session: [`$ npx ${COMMAND}`, written, "", `$ ${SHOWN_CODE.join(" ")}`, ...code],
    completion: {
      lines: text.split("\n"),
      column: COMPLETED.indexOf("‸"),
      entries: entries.slice(0, SHOWN_ENTRIES),
      selected: SELECTED,
      documentation: hover
        .split("\n")
        .filter((line) => line.trim() !== "")
        // Editors render the Markdown of a tag.
        .map((line) => line.replace(/^\*(@\w+)\* — /, "$1 ")),
    },
    mistake: { lines: mistake.split("\n"), wrong: `"${WRONG}"`, message },
  });
  if (process.env["UPDATE_GOLDENS"] === "1") writeFileSync(PICTURE, picture);
  expect(picture, "help: record it again with UPDATE_GOLDENS=1").toBe(
    readFileSync(PICTURE, "utf8"),
  );
});

function programOf(last: string): string {
  return [IMPORT, "", last].join("\n");
}

function outputLines(command: string, argv: readonly string[], cwd: string): readonly string[] {
  return execFileSync(command, argv, { cwd, encoding: "utf8" }).trimEnd().split("\n");
}
