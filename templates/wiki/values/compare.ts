import type { Cell } from "./row.js";

/**
 * Compares two cells, as in a database that compares strings by bytes: first absent cells, then
 * numbers, then strings by code points. False is 0 and true is 1.
 */
export function compareCells(a: Cell, b: Cell): number {
  const left = plain(a);
  const right = plain(b);
  if (left === right) return 0;
  if (left === undefined) return -1;
  if (right === undefined) return 1;
  if (typeof left === "number") return typeof right === "number" ? left - right : -1;
  return typeof right === "number" ? 1 : compareTexts(left, right);
}

/** Compares two strings by code points, which is also the order of their UTF-8 bytes. */
export function compareTexts(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const left = a.charCodeAt(index);
    const right = b.charCodeAt(index);
    if (left !== right) return rank(left) - rank(right);
  }
  return a.length - b.length;
}

/** Surrogates sort above all other code units, because they encode the largest code points. */
function rank(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}

function plain(cell: Cell): number | string | undefined {
  if (typeof cell === "boolean") return cell ? 1 : 0;
  return typeof cell === "number" || typeof cell === "string" ? cell : undefined;
}
