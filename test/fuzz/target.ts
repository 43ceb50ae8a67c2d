import { HIDDEN } from "../hostile/hidden.js";

/** What one part of the product takes from outside, and what must hold of it. */
export interface Target {
  /** The name of its file in the corpus. */
  readonly name: string;
  /** What inputs are: JSON that is changed as a tree, or any bytes. */
  readonly form: "json" | "bytes";
  /** Where to begin. */
  readonly seeds: () => readonly string[];
  /** Takes one input, and throws where something does not hold; an input that the target has no use for is passed over. */
  readonly run: (input: Uint8Array) => void | Promise<void>;
}

/** Something that must hold does not. */
export class Broken extends Error {
  override readonly name = "Broken";
}

/** Says that something must hold. */
export function holds(condition: boolean, message: () => string): void {
  if (!condition) throw new Broken(message());
}

/** Holds two values against each other by their JSON, undefined and all. */
export function same(a: unknown, b: unknown, what: string): void {
  const [one, other] = [shown(a), shown(b)];
  holds(one === other, () => `${what}: ${one.slice(0, 400)} and ${other.slice(0, 400)}`);
}

/** A value as text, for comparison: members that are undefined or in a prototype do not count. */
export function shown(value: unknown): string {
  const text: string | undefined = JSON.stringify(value, (_, member: unknown) =>
    typeof member === "bigint" || (typeof member === "number" && !Number.isFinite(member))
      ? String(member)
      : Object.is(member, -0)
        ? "-0"
        : member,
  );
  return text ?? "undefined";
}

/** The input as text; what is no UTF-8 is replaced. */
export function textOf(input: Uint8Array): string {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(input);
}

/** The input as JSON; undefined where it is none. */
export function jsonOf(input: Uint8Array): unknown {
  try {
    return JSON.parse(textOf(input));
  } catch {
    return undefined;
  }
}

/** Text as bytes. */
export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

const SHARED: readonly object[] = [
  Object.prototype,
  Array.prototype,
  Function.prototype,
  String.prototype,
  Map.prototype,
  Set.prototype,
  Promise.prototype,
];

/** What stands in the prototypes that all code shares: must be the same after a run as before. */
export function prototypes(): string {
  return SHARED.map((each) => Reflect.ownKeys(each).map(String).join()).join("\n");
}

/** The text with what is half of a pair of surrogates replaced, as anything is that comes over a wire. */
export function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, "\uFFFD");
}

/** Whether a text for people steers their terminal, begins a line of its own, or hides; but for the given characters. */
export function steers(text: string, but = ""): boolean {
  return [...text.matchAll(HIDDEN)].some(([found]) => !but.includes(found));
}
