import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { readAddress } from "../wiki/address.js";
import { isDocumentName } from "./initial-document.js";
import type { Diagnostic, Staged } from "../base/diagnostic.js";
import type { ProjectFacts } from "./project-facts.js";
import { createInterface } from "node:readline";
import { escapeHidden } from "../base/hidden-characters.js";

/** A kind of CI that a step is written for. */
export type CiKind = "github" | "none";

/** The options of the command line, each undefined if it is not given. */
export interface PartialChoices {
  /** Whether the first program is a bot. */
  readonly bot: boolean;
  readonly address: string | undefined;
  readonly out: string | undefined;
  readonly ci: CiKind | undefined;
}

/** The source of a project's spec: alternatives by `kind`. */
export type SpecSource =
  /** The catalogue that ships with the package. */
  | { readonly kind: "shipped" }
  /** A file, which stays where it is. */
  | { readonly kind: "file"; readonly file: string }
  /** A wiki's API or an OpenAPI document. */
  | { readonly kind: "address"; readonly address: URL };

/** The choices for `init`. Paths are as given, relative to the working folder. */
export interface Choices {
  readonly source: SpecSource;
  readonly out: string;
  readonly program: string;
  readonly bot: boolean;
  readonly ci: CiKind;
}

/** Choices, or the problems of the given address. */
export type Chosen =
  | { readonly kind: "chosen"; readonly choices: Choices }
  | { readonly kind: "failed"; readonly diagnostics: readonly Diagnostic[] };

const DEFAULT_OUT = join("src", "api");
const PROGRAM_FILE = "first-request.ts";
const BOT_FILE = "bot.ts";

/** Completes the given choices: asks for the missing ones, or uses defaults without a prompt. */
export async function completeChoices(
  partial: PartialChoices,
  facts: ProjectFacts,
  cwd: string,
  prompt: Prompt | undefined,
): Promise<Chosen> {
  const ask = async (
    value: string | undefined,
    question: string,
    fallback: string,
  ): Promise<string> => value ?? prompt?.ask(question, fallback) ?? fallback;
  const text = await ask(
    partial.address,
    "URL of the wiki's api.php, or the file or URL of an OpenAPI document (empty: the shipped catalogue of MediaWiki)",
    "",
  );
  const { value: source, diagnostics } = readSpecSource(text, cwd);
  if (!source) return { kind: "failed", diagnostics };
  const out = await ask(partial.out, "Folder for the generated code", DEFAULT_OUT);
  const { bot } = partial;
  const program = join(dirname(out), bot ? BOT_FILE : PROGRAM_FILE);
  const ci = partial.ci ?? (await askCi(facts, prompt));
  return { kind: "chosen", choices: { source, out, program, bot, ci } };
}

function readSpecSource(text: string, cwd: string): Staged<SpecSource> {
  if (text === "") return { value: { kind: "shipped" }, diagnostics: [] };
  if (existsSync(resolve(cwd, text)) || (isDocumentName(text) && !URL.canParse(text)))
    return { value: { kind: "file", file: text }, diagnostics: [] };
  const { value, diagnostics } = readAddress(text);
  if (!value) return { value, diagnostics };
  // The URL of a document may have a query.
  const address = new URL(text.trim());
  address.hash = "";
  return { value: { kind: "address", address }, diagnostics };
}

async function askCi({ otherCi }: ProjectFacts, prompt: Prompt | undefined): Promise<CiKind> {
  const fallback = otherCi === undefined ? "yes" : "no";
  const answer = await prompt?.ask("GitHub Actions workflow (yes or no)", fallback);
  return /^y/i.test(answer ?? fallback) ? "github" : "none";
}

/** Asks the user. */
export interface Prompt {
  /**
   * Returns the answer, or the default if it is empty. Rejects with {@link PromptClosedError} if the
   * input ends.
   */
  readonly ask: (question: string, fallback: string) => Promise<string>;
  readonly close: () => void;
}

/** The input ended before the answer: Ctrl-C or Ctrl-D. */
export class PromptClosedError extends Error {
  override readonly name = "PromptClosedError";
}

/**
 * Asks on the terminal; undefined if standard input or standard error is none. Questions go to
 * standard error, because standard output has the result.
 */
export function terminalPrompt(): Prompt | undefined {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return undefined;
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  // Unlike `question`, the iterator keeps lines that were typed before they are asked for.
  const answers = lines[Symbol.asyncIterator]();
  return {
    async ask(question, fallback) {
      const shown = fallback === "" ? "" : ` [${escapeHidden(fallback)}]`;
      lines.setPrompt(`${question}${shown}: `);
      lines.prompt();
      const answer = await answers.next();
      if (answer.done !== true) return answer.value.trim() || fallback;
      process.stderr.write("\n");
      throw new PromptClosedError("The input ended before all questions were answered.");
    },
    close: () => lines.close(),
  };
}
