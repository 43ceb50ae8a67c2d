import type { Plugin } from "vitest/config";

/** The source of each entry point of the runtime that generated code imports. */
export const runtimeSources: Readonly<Record<string, string>>;

/** The code of a source that lets threads run the compiled script; undefined for other sources. */
export function withCompiledThread(code: string, path: string): string | undefined;

/** Lets threads run the compiled script: Node 20 runs no TypeScript in a thread. */
export function compiledThreads(): Plugin;
