import type { Send, Sendable } from "../../templates/runtime/client/send.js";
import { rowsOf } from "../../templates/runtime/client/rows-of.js";
import { pagesOf } from "../../templates/runtime/client/pages-of.js";
import type { Pool } from "./learned-requests.ts";

/** Rows of an answer, as a walk's request asks for them. */
export type Limit = number | "max";

/** The limits whose walks must give the same rows. */
export const LIMITS: readonly Limit[] = [1, 7, "max"];

/** What a walk is made with. */
export interface Scope {
  readonly limit: Limit;
  readonly send: Send;
  readonly pool: Pool;
  /** Parameters that leave few rows: all of them where the walk is a sample, and otherwise none. */
  readonly few: <const Given extends object>(params: Given) => Partial<Given>;
}

/** How much is walked. */
export type WalkSize = "sample" | "whole";

/** The whole where `PARAMSMITH_WALK` is `whole`. */
export function readWalkSize(): WalkSize {
  return process.env["PARAMSMITH_WALK"] === "whole" ? "whole" : "sample";
}

/** Rows of one module, or pages of one generator, through as many requests as the limit makes it. */
export interface Walk {
  readonly name: string;
  /** The module that the limit is for. */
  readonly module: string;
  readonly rows: (scope: Scope) => AsyncIterable<unknown>;
}

/** What one walk gave. */
export interface Walked {
  readonly rows: readonly unknown[];
  readonly requests: number;
  /** Why it ended before its last row; undefined if it did not. */
  readonly failure: string | undefined;
}

/** Walks of the rows of lists. */
export function listWalks(
  asks: Readonly<Record<string, (scope: Scope) => Sendable>>,
): readonly Walk[] {
  return Object.entries(asks).map(([name, ask]) => ({
    name,
    module: moduleIn(name),
    rows: (scope) => rowsOf(ask(scope), scope.send),
  }));
}

/** Walks of pages, with what modules tell about them. */
export function pageWalks(
  asks: Readonly<Record<string, (scope: Scope) => Sendable>>,
): readonly Walk[] {
  return Object.entries(asks).map(([name, ask]) => ({
    name,
    module: moduleIn(name),
    rows: (scope) => pagesOf(ask(scope), scope.send),
  }));
}

/** A walk is named after its module; where a module has several, more words tell them apart. */
export function moduleIn(name: string): string {
  return name.split(" ", 1).join("");
}

/** Walks once, up to the end or an error. */
export async function walk(
  { rows }: Walk,
  scope: Omit<Scope, "few">,
  size: WalkSize,
): Promise<Walked> {
  let requests = 0;
  const send: Send = async (parameters, how) => {
    requests += 1;
    return scope.send(parameters, how);
  };
  const few: Scope["few"] = (params) => (size === "sample" ? params : {});
  const found: unknown[] = [];
  let failure: string | undefined;
  try {
    for await (const row of rows({ ...scope, send, few })) found.push(row);
  } catch (error) {
    failure = String(error);
  }
  return { rows: found, requests, failure };
}

/** The text of a value: the same for the same value, however its members are ordered. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) =>
    typeof member === "object" && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}

/** Whether two lists hold the same values as often as each other, in whatever order. */
export function isSame(these: readonly unknown[], those: readonly unknown[]): boolean {
  return surplus(these, those).length === 0 && surplus(those, these).length === 0;
}

/** The texts of values that one list holds more often than another. */
export function surplus(these: readonly unknown[], those: readonly unknown[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const text of those.map(canonical)) counts.set(text, (counts.get(text) ?? 0) + 1);
  return these.map(canonical).filter((text) => {
    const count = counts.get(text) ?? 0;
    counts.set(text, count - 1);
    return count <= 0;
  });
}
