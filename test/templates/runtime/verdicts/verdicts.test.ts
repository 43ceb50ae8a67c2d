/** The table of values: how the server reads their text, and what strict validation finds. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { ParamDescriptor } from "../../../../templates/runtime/model/descriptor.js";
import { asServer, strictly, USUAL } from "../one-parameter.js";

/** Values that JSON cannot have. */
const OTHERS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ["-", undefined],
  ["NaN", NaN],
  ["Infinity", Infinity],
  ["Date -", new Date("x")],
]);

function valueOf(cell: string): unknown {
  if (OTHERS.has(cell)) return OTHERS.get(cell);
  return cell.startsWith("Date ") ? new Date(cell.slice(5)) : JSON.parse(cell);
}

function paramOf(cell: string): ParamDescriptor {
  const param = JSON.parse(cell);
  const multi = { true: USUAL, 2: { lowlimit: 2, highlimit: 3 } }[String(param.multi)];
  return { ...param, ...(multi && { multi }) };
}

const VERDICTS = readFileSync(new URL("verdicts.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => {
    const [says = "", param = "", wire = "", value = "", server = "", strict = "", given, options] =
      line.split(" | ");
    return {
      says,
      param: paramOf(param),
      wire: wire === "-" ? undefined : String(JSON.parse(wire)),
      value: valueOf(value),
      server: server.replace(/^ok$/, ""),
      strict: strict.replace(/^ok$/, ""),
      given: valueOf(given ?? wire),
      options: JSON.parse(options ?? "{}"),
    };
  });

describe("the server", () => {
  it.each(VERDICTS)("finds that $says", ({ param, wire, value, server, options }) => {
    const { value: read, found } = asServer(param, wire, options);
    expect({ value: read, server: found.join(", ") }).toEqual({ value, server });
  });
});

describe("strict validation", () => {
  it.each(VERDICTS)("finds that $says", ({ param, given, strict, options }) => {
    expect(strictly(param, given, options).join(", ")).toBe(strict);
  });
});
