import { readFileSync } from "node:fs";
import { PASSWORDS } from "./server.ts";
import type { UserName } from "./server.ts";
import { bytesOf, effectsOf, stubBytesOf } from "./step-bytes.ts";
import type { FileStep } from "./write-comparison.ts";

/** Steps that change a wiki, and queries that show what they change. */
export interface StepTable {
  readonly steps: readonly FileStep[];
  readonly effects: readonly string[];
}

/** The types of the tokens of actions. Default: `csrf`. */
const TOKENS: Readonly<Record<string, string>> = {
  patrol: "patrol",
  rollback: "rollback",
  userrights: "userrights",
  watch: "watch",
};

const FILES = /^(?:file|chunk|xml)=/;

/** Reads a table of `steps/`, whose first lines describe its form. */
export function readStepTable(name: "file-writes" | "page-writes" | "user-writes"): StepTable {
  const text = readFileSync(new URL(`steps/${name}.txt`, import.meta.url), "utf8");
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("# "));
  return {
    steps: lines.filter((line) => !line.startsWith("? ")).map(stepOf),
    effects: lines.flatMap((line) => (line.startsWith("? ") ? [line.slice(2)] : [])),
  };
}

/** The options are `token=TYPE`, `as=NAME`, `PARAMETER<NAME.MEMBER` and files. */
function stepOf(line: string): FileStep {
  const [user = "", action = "", params = "", options = ""] = line.split("\t");
  const words = options.split(" ").filter((word) => word !== "");
  const valueOf = (name: string): string | undefined =>
    words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1);
  const token = valueOf("token") ?? TOKENS[action];
  const as = valueOf("as");
  const files = words.filter((word) => FILES.test(word)).map((word) => pairOf(word, "="));
  const from = words
    .filter((word) => word.includes("<"))
    .map((word) => {
      const [name, source] = pairOf(word, "<");
      return [name, pairOf(source, ".")] as const;
    });
  const given = Object.fromEntries(new URLSearchParams(params));
  return {
    action,
    ...(isUserName(user) && { user }),
    ...(token !== undefined && { token }),
    params: given,
    ...(as !== undefined && { as }),
    ...(from.length > 0 && { from: Object.fromEntries(from) }),
    ...(files.length > 0 && {
      files: Object.fromEntries(files.map(([name, bytes]) => [name, bytesOf(bytes)])),
    }),
    ...(action === "import" &&
      files.length > 0 && {
        stubFiles: Object.fromEntries(files.map(([name, bytes]) => [name, stubBytesOf(bytes)])),
      }),
    effects: effectsOf(action, given),
  };
}

function pairOf(word: string, separator: string): readonly [string, string] {
  const at = word.indexOf(separator);
  return [word.slice(0, at), word.slice(at + 1)];
}

function isUserName(name: string): name is UserName {
  return Object.hasOwn(PASSWORDS, name);
}
