import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { completionPicture } from "./completion-picture.ts";
import { probeOf } from "./probe.ts";
import { createProject } from "./project.ts";
import { services } from "./services.ts";

const PICTURE = fileURLToPath(new URL("../../generated/completion.svg", import.meta.url));

const LINES = [
  'import { allpages } from "paramsmith/paraminfo/allpages";',
  "",
  'const request = allpages({ prefix: "Ber", ‸ });',
];
/** The entry that the picture selects, with a value in the program whose hover is its documentation. */
const SELECTED = "filterredir";
const HOVERED = 'filter‸redir: "all"';
const SHOWN_ENTRIES = 9;

it("The picture of completion shows what the language service offers", async () => {
  const { folder, file } = createProject();
  const editor = await services.find(({ version }) => version === "7")?.start(folder);
  if (!editor) throw new Error("There is no language service of TypeScript 7.");
  const { text, offset } = probeOf(LINES.join("\n"));
  editor.open(file, text);
  const offered = await editor.completions(file, offset);
  const entries = offered
    .toSorted((a, b) => (`${a.sortText} ${a.name}` < `${b.sortText} ${b.name}` ? -1 : 1))
    .map(({ name }) => name.replace(/\?$/, ""));
  const hovered = probeOf(LINES.join("\n").replace("‸", HOVERED));
  editor.open(file, hovered.text);
  const hover = await editor.hover(file, hovered.offset);
  await editor.close();
  rmSync(folder, { recursive: true });

  expect(entries).toContain(SELECTED);
  const column = (LINES.at(-1) ?? "").indexOf("‸");
  const picture = completionPicture({
    lines: text.split("\n"),
    column,
    entries: entries.slice(0, SHOWN_ENTRIES),
    selected: SELECTED,
    documentation: hover
      .split("\n")
      .filter((line) => line.trim() !== "")
      // Editors render the Markdown of a tag.
      .map((line) => line.replace(/^\*(@\w+)\* — /, "$1 ")),
  });
  if (process.env["UPDATE_GOLDENS"] === "1") writeFileSync(PICTURE, picture);
  expect(picture, "help: record it again with UPDATE_GOLDENS=1").toBe(
    readFileSync(PICTURE, "utf8"),
  );
});
