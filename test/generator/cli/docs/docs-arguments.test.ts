import { describe, expect, it } from "vitest";
import { withDocsArguments } from "../../../../generator/cli/docs-arguments.js";
import { parsedArguments } from "../../support/parsed-arguments.js";

function docs(...words: readonly string[]): unknown {
  return parsedArguments("", withDocsArguments, words);
}

describe("the arguments of docs", () => {
  it("have defaults", () => {
    expect(docs("-o", "a")).toEqual({ out: "a", spec: [], "allow-wiki": [] });
  });

  it("are options", () => {
    const words =
      "--out a --spec b --dialect plain --base c --allow-wiki https://w.example http://localhost:80";
    expect(docs(...words.split(" "))).toEqual({
      out: "a",
      spec: ["b"],
      dialect: "plain",
      base: "c",
      "allow-wiki": ["https://w.example", "http://localhost"],
    });
  });

  it.each<readonly [readonly string[], string]>([
    [[], "Missing required argument: out"],
    [["-o", "a", "--spec", "b", "--config", "c"], "--config and --spec cannot be used together."],
    [
      ["-o", "a", "--dialect", "plain"],
      "--dialect requires --spec; specs of a configuration have the key dialect.",
    ],
    [["-o", "a", "--base", "b"], "--base requires one --spec, which it is compared with."],
    [
      ["-o", "a", "--base", "b", "--spec", "c", "d"],
      "--base requires one --spec, which it is compared with.",
    ],
    ...["base", "allow-wiki", "spec", "config"].map(
      (name): readonly [readonly string[], string] => [
        ["-o", "a", `--${name}`],
        `Not enough arguments following: ${name}`,
      ],
    ),
    ...[
      "w.example",
      "https://w.example/w",
      "ftp://w.example",
      "https://u@w.example",
      "xhttps://w.example",
      "https://w.example?a",
    ].map((text): readonly [readonly string[], string] => [
      ["-o", "a", "--allow-wiki", text],
      `--allow-wiki takes an origin such as https://wiki.example, without a path: not ${text}.`,
    ]),
  ])("cannot be %j", (words, message) => {
    expect(docs(...words)).toBe(message);
  });
});
