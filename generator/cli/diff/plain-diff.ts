import { parseArgs } from "node:util";
import { REPORT_FORMATS } from "../../diff/report/report.js";
import type { DiffArguments } from "./diff.js";
import { FAIL_ON } from "./diff-arguments.js";

/** The parsed arguments of a `diff` command. */
export interface PlainDiff {
  readonly debug: boolean;
  readonly args: Omit<DiffArguments, "cwd">;
}

const OPTIONS = {
  format: { type: "string", default: "text" },
  "fail-on": { type: "string", default: "breaking" },
  ignore: { type: "string" },
  docs: { type: "boolean", default: false },
  debug: { type: "boolean", default: false },
} as const;

/**
 * Parses unambiguous arguments of `diff`: one or two specs, and options with at most one value,
 * each once. Undefined for other arguments, which yargs parses or rejects. Loading yargs takes
 * longer than comparing two catalogues.
 */
export function plainDiff(args: readonly string[]): PlainDiff | undefined {
  const parsed = parseArguments(args);
  if (!parsed) return undefined;
  const { values, positionals, tokens } = parsed;
  const [old, next, ...more] = positionals;
  const format = REPORT_FORMATS.find((name) => name === values.format);
  const failOn = FAIL_ON.find((name) => name === values["fail-on"]);
  const names = tokens.flatMap((token) => (token.kind === "option" ? token.name : []));
  const texts = [...positionals, ...(values.ignore === undefined ? [] : [values.ignore])];
  const isPlain =
    more.length === 0 && new Set(names).size === names.length && texts.every(isLiteralArgument);
  if (!isPlain || old === undefined || !format || !failOn) return undefined;
  return {
    debug: values.debug,
    args: {
      old,
      ...(next !== undefined && { new: next }),
      format,
      failOn,
      classes: [],
      ...(values.ignore !== undefined && { ignore: values.ignore }),
      docs: values.docs,
      usage: [],
      unusedAsInfo: false,
    },
  };
}

function parseArguments(args: readonly string[]) {
  if (args.includes("--")) return undefined;
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, tokens: true });
  } catch {
    return undefined;
  }
}

/** Returns true if an argument is used unchanged. yargs removes quotes. */
function isLiteralArgument(word: string): boolean {
  return /^[^-"'`]/.test(word);
}
