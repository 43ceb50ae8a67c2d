import type { Plugin as BundlePlugin } from "esbuild";
import type { Plugin } from "vitest/config";

/** The template that a file of generated/runtime is copied from; undefined for any other file. */
export function runtimeSourceOf(path: string): string | undefined;

/** Gives generated code the sources of the runtime instead of their copy. */
export function runtimeSources(): Plugin;

/** Gives bundles of generated code the sources of the runtime instead of their copy. */
export function bundledRuntimeSources(): BundlePlugin;

/** The code of a source that lets threads run the compiled script; undefined for other sources. */
export function withCompiledThread(code: string, path: string): string | undefined;

/** Lets threads run the compiled script: Node 20 runs no TypeScript in a thread. */
export function compiledThreads(): Plugin;
