/**
 * Sessions of the command line as text.
 *
 * - `== TITLE` begins a session in an empty folder. Files before the first session are in each.
 * - `-- PATH` is a file; its lines follow. Files below `www/` are served, see `session-server.ts`.
 * - `$ COMMAND`, or `FOLDER $ COMMAND`, is followed by the expected output: lines of standard output,
 *   then those of standard error after `! `, then `=> CODE` if the exit code is not 0. `…` matches any
 *   text in a line; alone on a line, it matches any number of lines.
 * - `$ paramsmith serve … &` starts a server, `$ METHOD PATH | NAME: VALUE | BODY` sends it a request, whose
 *   status is the code, and `$ stop` ends it with its log.
 * - `$ COMMAND = CODE TEXT` expects the exit code, and the text in either output.
 * - `#` at the start of a line before a session, a file or a command is a comment.
 *
 * @module
 */
import type { OutputFile } from "../../../generator/emit/output.js";

/** A command and its expected output. */
export interface Step {
  readonly kind: "step";
  /** The folder, relative to that of the session. */
  readonly folder: string;
  readonly command: string;
  readonly expected: string;
  /** The short form: the exit code, and a part of the output. */
  readonly brief?: { readonly code: number; readonly text: string };
}

/** A file that exists before the next command. */
export interface SessionFile extends OutputFile {
  readonly kind: "file";
}

/** A comment, which is kept. */
interface Comment {
  readonly kind: "comment";
  readonly text: string;
}

export type Part = Step | SessionFile | Comment;

export interface Session {
  readonly title: string;
  readonly parts: readonly Part[];
}

/** The parts before the first session, and the sessions. */
export interface SessionText {
  readonly shared: readonly Part[];
  readonly sessions: readonly Session[];
}

const DIRECTIVE = /^(?:== |-- |# |(?:\S+ )?\$ )/;

export function parseSessions(text: string): SessionText {
  const [shared = "", ...sessions] = `\n${text}`.split(/\n== /);
  return {
    shared: parseParts(shared),
    sessions: sessions.map((session) => {
      const [title = "", ...lines] = session.split("\n");
      return { title, parts: parseParts(lines.join("\n")) };
    }),
  };
}

function parseParts(text: string): readonly Part[] {
  const blocks: string[][] = [];
  for (const line of text.split("\n"))
    if (DIRECTIVE.test(line)) blocks.push([line]);
    else blocks.at(-1)?.push(line);
  return blocks.map(([first = "", ...rest]): Part => {
    const body = rest.join("\n").trimEnd();
    const [, folder = ".", command] = /^(?:(\S+) )?\$ (.*)$/.exec(first) ?? [];
    if (command !== undefined) return parseStep(folder, command, body);
    if (first.startsWith("# ")) return { kind: "comment", text: first };
    return { kind: "file", path: first.slice(3), text: body === "" ? "" : `${body}\n` };
  });
}

function parseStep(folder: string, line: string, expected: string): Step {
  const [, command = line, code, text = ""] = /^(.*?) = ([0-2]|\d{3})(?: (.*))?$/.exec(line) ?? [];
  const brief = code === undefined ? undefined : { code: Number(code), text };
  return { kind: "step", folder, command, expected, ...(brief && { brief }) };
}

export function printSessions({ shared, sessions }: SessionText): string {
  const parts = sessions.map(({ title, parts: own }) => `== ${title}\n${printParts(own)}`);
  return [...(shared.length > 0 ? [printParts(shared)] : []), ...parts].join("\n");
}

export function printParts(parts: readonly Part[]): string {
  return parts.map(printPart).join("");
}

function printPart(part: Part): string {
  switch (part.kind) {
    case "comment":
      return `${part.text}\n`;
    case "file":
      return `-- ${part.path}\n${part.text}`;
    case "step": {
      const { brief, expected } = part;
      const folder = part.folder === "." ? "" : `${part.folder} `;
      const short = brief ? ` = ${brief.code} ${brief.text}`.trimEnd() : "";
      return `${folder}$ ${part.command}${short}\n${expected === "" ? "" : `${expected}\n`}`;
    }
  }
}

/** The expected output if the actual one matches, else the actual one with the lines that match. */
export function mergeOutput(expected: string, actual: string): string {
  const lines = expected.split("\n");
  if (new RegExp(`^${patternOf(lines)}$`).test(actual === "" ? "" : `${actual}\n`)) return expected;
  const patterns = lines.filter((line) => line.includes("…") && line !== "…");
  return actual
    .split("\n")
    .map((line) => patterns.find((each) => new RegExp(`^${partOf(each)}$`).test(line)) ?? line)
    .join("\n");
}

function patternOf(lines: readonly string[]): string {
  if (lines.join("\n") === "") return "";
  return lines.map((line) => (line === "…" ? "(?:.*\\n)*?" : `${partOf(line)}\\n`)).join("");
}

function partOf(line: string): string {
  return line
    .split("…")
    .map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join(".*");
}
