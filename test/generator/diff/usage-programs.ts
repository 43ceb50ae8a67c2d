/**
 * Programs that use generated code, as text: the files of `usage-programs/`, one for each spec that is edited.
 *
 * - `@` starts a section, with the first lines of its programs.
 * - `# TEXT` starts a program, whose code is in main.ts.
 * - `! EDIT, …` lists edits that do not affect the program.
 * - `-- NAME` starts another file of the program.
 *
 * `@/` is the folder of the generated code.
 *
 * @module
 */
import { readFileSync } from "node:fs";

/** A program, as files by name. */
export interface UsageProgram {
  readonly files: Readonly<Record<string, string>>;
  /** Edits that do not affect the program. */
  readonly unused: readonly string[];
}

/** Reads the programs for a spec. */
export function usagePrograms(name: string): readonly UsageProgram[] {
  const text = readFileSync(new URL(`usage-programs/${name}.txt`, import.meta.url), "utf8");
  return text
    .split(/^@$/m)
    .slice(1)
    .flatMap((section) => {
      const [head = "", ...programs] = section.trimStart().split(/^# .*\n/m);
      return programs.map((program) => parseProgram(head, program));
    });
}

function parseProgram(head: string, text: string): UsageProgram {
  const [, unused = ""] = /^! (.*)\n/.exec(text) ?? [];
  const [main = "", ...others] = text.replace(/^! .*\n/, "").split(/^-- /m);
  const files = others.map((file) => {
    const [name = "", ...lines] = file.split("\n");
    return [name, lines.join("\n")] as const;
  });
  return {
    files: { ...(main !== "" && { "main.ts": head + main }), ...Object.fromEntries(files) },
    unused: unused.split(", "),
  };
}
