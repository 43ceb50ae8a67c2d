import { parseArgs } from "node:util";
import { REPORT_FORMATS } from "../../diff/report/report.js";
import type { DiffArguments } from "./diff.js";
import { FAIL_ON } from "./diff-arguments.js";

/** A call of `diff` as its words have it. */
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
 * Reads the words after `diff` where they leave no doubt: one or two specs, and options that take at
 * most one value, each once. Undefined for all other words, which yargs reads, or says what is wrong
 * with them: it takes longer to load than two catalogues take to compare.
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

/** Whether a word is taken as it is; yargs takes quotes off. */
function isLiteralArgument(word: string): boolean {
  return /^[^-"'`]/.test(word);
}
