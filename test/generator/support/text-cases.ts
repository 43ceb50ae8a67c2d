import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

interface TextCase {
  readonly title: string;
  readonly lines: readonly string[];
  readonly expected: string;
}

/** The cases of a text: `== TITLE`, lines, `--`, and what comes of them. Lines with `#` before the first are no cases. */
function parseCases(text: string): readonly TextCase[] {
  return text
    .split(/^== /m)
    .slice(1)
    .map((block) => {
      const [head = "", expected = ""] = block.split(/^--\n/m);
      const [title = "", ...lines] = head.trim().split("\n");
      return { title, lines, expected: expected.trim() };
    });
}

/** Tests the cases in the files of a folder. `UPDATE_GOLDENS=1` writes what comes of them. */
export function describeCases(
  folder: URL,
  resultOf: (lines: readonly string[]) => string | Promise<string>,
): void {
  describe.each(readdirSync(folder))("%s", (name) => {
    const file = join(fileURLToPath(folder), name);

    it.each(parseCases(readFileSync(file, "utf8")))(
      "$title",
      async ({ title, lines, expected }) => {
        const result = await resultOf(lines);
        if (process.env["UPDATE_GOLDENS"] === "1") {
          const blocks = readFileSync(file, "utf8").split(/^(?=== )/m);
          const updated = blocks.map((block) =>
            block.startsWith(`== ${title}\n`)
              ? `${block.split(/^--\n/m)[0]?.trimEnd()}\n--\n${result}\n\n`
              : block,
          );
          writeFileSync(file, `${updated.join("").trimEnd()}\n`);
        } else expect(result).toBe(expected);
      },
    );
  });
}
