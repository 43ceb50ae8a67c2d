import type { TestProject } from "vitest/node";
import { startSpring } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the server that all tests read. */
    readonly spring: string;
  }
}

/** Starts the server that the tests share, and stops it after them. Tests that write start another one. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startSpring();
  provide("spring", server.base);
  return async () => server.stop();
}
