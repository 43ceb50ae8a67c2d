import { format } from "oxfmt";
import type { FormatConfig } from "oxfmt";

/**
 * The formatter's options that differ from its defaults. It reads no configuration file. Quotes
 * around property names stay, because compilers differ in the letters that an unquoted name may
 * have.
 */
const LAYOUT: FormatConfig = { printWidth: 100, quoteProps: "preserve" };

/** Lays out the text of a TypeScript file. Throws if the text is not TypeScript. */
export async function layOut(path: string, text: string): Promise<string> {
  const { code, errors } = await format(path, text, LAYOUT);
  const [error] = errors;
  if (error) throw new Error(`${path} cannot be formatted: ${error.message}`);
  return code;
}
