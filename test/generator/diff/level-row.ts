import type { Level, Levels } from "../../../generator/diff/level.js";

const LETTERS: Readonly<Record<string, Level>> = { B: "breaking", R: "risky", i: "info" };

/** Four levels in the order of the classes, as in the table of rules: `B R i -`. */
export function levels(row: string): Levels {
  const [wire = "none", types = "none", validators = "none", handlers = "none"] = row
    .split(" ")
    .map((letter) => LETTERS[letter] ?? "none");
  return { wire, types, validators, handlers };
}
