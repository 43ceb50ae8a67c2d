/**
 * Functions on values, such as encodings and rules: the tables of this folder. A line is a call of a
 * function of `kernels.ts`, and its result, a part of it, or the text of its error:
 *
 *     splitValues("a|b") = ["a","b"]
 *     joinValues(["\u001f"]) throws "U+001F"
 *     html("''a''") has "<i>a</i>"
 *
 * Arguments and results are JSON. `"$undefined"`, `"$NaN"`, `"$5n"`, `"$Date 2024-01-31"`, `"$Blob x"`
 * and `"$File name|type|x"` are values that JSON cannot have, and `{"$each": ["a", "b"]}` are arguments of
 * several calls; a time after `at` is the present time.
 */
import { readdirSync, readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { isObject } from "../../../../templates/runtime/model/json.js";
import { KERNELS } from "./kernels.js";

const FOLDER = new URL(".", import.meta.url);

/** A value of a table, whose members have theirs. */
function valueOf(_: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map(markedValue);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, markedValue(each)]));
}

/** The value that a text with a dollar sign stands for. */
function markedValue(value: unknown): unknown {
  const [, kind, text = ""] =
    /^\$(undefined|NaN|-?Infinity|-0|-?\d+n|Date|Blob|File)(?: (.*))?$/s.exec(
      typeof value === "string" ? value : "",
    ) ?? [];
  if (kind === undefined) return value;
  const [name = "", type = "", body = ""] = text.split("|");
  switch (kind) {
    case "undefined":
      return undefined;
    case "Date":
      return new Date(text);
    case "Blob":
      return new Blob([text]);
    case "File":
      return new File([body], name, { type });
    default:
      return kind.endsWith("n") ? BigInt(kind.slice(0, -1)) : Number(kind);
  }
}

const LINE = /^(\w+)\((.*)\)(?: at (\S+))? (=|has|throws) (.*)$/;

function readTable(name: string) {
  const lines = readFileSync(new URL(name, FOLDER), "utf8").split("\n");
  return lines
    .filter((line) => line !== "" && !line.startsWith("#"))
    .flatMap((line) => {
      const [, kernel = "", text = "", now, relation, result = ""] = LINE.exec(line) ?? [];
      const calls = eachOf(JSON.parse(`[${text}]`)).map((args) => JSON.stringify(args));
      return calls.map((args) => ({ kernel, args, now, relation, result }));
    });
}

/** The arguments of each call, if one argument is `{"$each": […]}`. */
function eachOf(args: readonly unknown[]): readonly (readonly unknown[])[] {
  const all = args.map((arg) => isObject(arg) && "$each" in arg && arg["$each"]);
  const position = all.findIndex(Array.isArray);
  const values = all[position];
  return Array.isArray(values) ? values.map((value) => args.with(position, value)) : [args];
}

afterEach(() => {
  vi.useRealTimers();
});

describe.each(readdirSync(FOLDER).filter((name) => name.endsWith(".txt")))("%s", (name) => {
  it.each(readTable(name))(
    "$kernel $args $relation $result",
    async ({ kernel, args, now, relation, result }) => {
      if (now !== undefined) vi.useFakeTimers({ now: new Date(now) });
      const values: readonly never[] = JSON.parse(args, valueOf);
      const [expected]: readonly unknown[] = JSON.parse(`[${result}]`, valueOf);
      const call = async () => KERNELS[kernel]?.(...values);
      if (relation === "throws") await expect(call()).rejects.toThrow(String(expected));
      else if (relation === "has") expect(await call()).toContain(expected);
      else expect(await call()).toEqual(expected);
      expect(KERNELS).toHaveProperty(kernel);
    },
  );
});
