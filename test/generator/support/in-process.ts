import { randomUUID } from "node:crypto";
import { pathToFileURL } from "node:url";
import { vi } from "vitest";
import { COMMAND } from "./cli.js";
import type { Run } from "./cli.js";

/**
 * Runs the command in a folder without a process of its own: what stands at the top of its file runs
 * anew. For calls that read no standard input; what yargs itself prints needs a process.
 */
export async function runInProcess(cwd: string, words: readonly string[]): Promise<Run> {
  const { argv, exitCode } = process;
  const before = process.cwd();
  const texts = { out: "", err: "" };
  const ends: number[] = [];
  // After its end a process says nothing more, whatever catches what is thrown here.
  const say = (stream: keyof typeof texts, text: string): boolean => {
    if (ends.length === 0) texts[stream] += text;
    return true;
  };
  const spies = [
    vi.spyOn(process, "exit").mockImplementation((code) => {
      ends.push(Number(code ?? process.exitCode ?? 0));
      throw new Error("The process has ended.");
    }),
    // yargs prints help by it.
    vi.spyOn(console, "log").mockImplementation((text) => void say("out", `${String(text)}\n`)),
    vi.spyOn(process.stdout, "write").mockImplementation((text) => say("out", String(text))),
    vi.spyOn(process.stderr, "write").mockImplementation((text) => say("err", String(text))),
  ];
  let last: typeof exitCode;
  try {
    process.argv = [process.execPath, COMMAND, ...words];
    process.exitCode = 0;
    process.chdir(cwd);
    // Under another address each time, so that it runs each time.
    await import(/* @vite-ignore */ `${pathToFileURL(COMMAND).href}?${randomUUID()}`);
  } catch (error) {
    if (ends.length === 0) throw error;
  } finally {
    last = process.exitCode;
    for (const spy of spies) spy.mockRestore();
    process.stdout.removeAllListeners("error");
    process.stderr.removeAllListeners("error");
    process.chdir(before);
    process.argv = argv;
    process.exitCode = exitCode;
  }
  return { code: ends[0] ?? Number(last), ...texts };
}
