/**
 * Pairs of specs as text, each with its findings: the files of `pairs/`.
 *
 * - `@ PART` is the part of a spec that the following pairs show (`pair-parts.ts`). After it, `docs` compares
 *   texts for readers, too, and `both` also compares in the opposite direction.
 * - `# TEXT` starts a pair, and `#? TEXT` one whose levels the proof cannot tell (`proof-cases.ts`).
 * - Lines with `-` are YAML of the base, lines with `+` of the revision, and lines with a space of both.
 * - `=` is a finding, and `<` a finding of the opposite direction: levels for wire, types, validators and
 *   handlers, rule, parameter, value, old and new value, and location.
 *
 * @module
 */
import { parse } from "yaml";
import { readComparedSpec } from "../../../generator/diff/compared-spec.js";
import type { ComparedSpec } from "../../../generator/diff/compared-spec.js";
import { diffSpecs } from "../../../generator/diff/diff.js";
import type { Finding } from "../../../generator/diff/finding.js";
import type { Level } from "../../../generator/diff/level.js";
import type { SourceFile } from "../../../generator/spec/source/source-file.js";
import { PAIRED_PARTS } from "./pair-parts.js";
import type { PairedPart, WrittenSpec } from "./pair-parts.js";

const LETTERS: Readonly<Record<Level, string>> = {
  breaking: "B",
  risky: "R",
  info: "i",
  none: "-",
};

/** The pairs of one part. */
export interface Section {
  /** The name of the part, and options. */
  readonly header: string;
  readonly pairs: readonly Pair[];
}

export interface Pair {
  readonly title: string;
  /** The compiler, the validators and the reading of requests and responses can tell the levels. */
  readonly isProvable: boolean;
  readonly lines: readonly string[];
  readonly findings: readonly string[];
}

/** Reads a file of pairs. */
export function readSections(text: string): readonly Section[] {
  return text
    .split(/^@ /m)
    .slice(1)
    .map((section) => {
      const [header = "", ...pairs] = section.split(/^#/m);
      return { header: header.trim(), pairs: pairs.map(readPair) };
    });
}

function readPair(text: string): Pair {
  const [first = "", ...lines] = text.trimEnd().split("\n");
  const isProvable = first.startsWith(" ");
  return {
    title: first.slice(isProvable ? 1 : 2),
    isProvable,
    lines: lines.filter((line) => /^[-+ ]/.test(line)),
    findings: lines.filter((line) => /^[=<]/.test(line)),
  };
}

/** The text of a file of pairs, with the findings that they have. */
export function withFindings(sections: readonly Section[]): string {
  return sections
    .map(({ header, pairs }) => {
      const texts = pairs.map((pair) =>
        [
          `#${pair.isProvable ? "" : "?"} ${pair.title}`,
          ...pair.lines,
          ...findingLines(header, pair),
        ].join("\n"),
      );
      return `${[`@ ${header}`, ...texts].join("\n\n")}\n`;
    })
    .join("\n");
}

/** The specs of a pair. */
export function sidesOf(
  header: string,
  { lines }: Pick<Pair, "lines">,
): readonly [base: WrittenSpec, revision: WrittenSpec] {
  const part = partOf(header);
  const side = (mark: string): WrittenSpec => {
    const own = lines.filter((line) => line.startsWith(mark) || line.startsWith(" "));
    return part.specOf(own.length === 0 ? undefined : parse(own.map(withoutMark).join("\n")));
  };
  return [side("-"), side("+")];
}

function partOf(header: string): PairedPart {
  const [name = ""] = header.split(" ");
  const part = PAIRED_PARTS[name];
  if (!part) throw new Error(`No part of specs is called ${name}.`);
  return part;
}

/** The findings of a pair. */
export function findingLines(header: string, pair: Pick<Pair, "lines">): readonly string[] {
  const [, ...options] = header.split(" ");
  const part = partOf(header);
  const sides = sidesOf(header, pair);
  const [base, revision] = [readWritten(sides[0]), readWritten(sides[1])];
  const docs = options.includes("docs");
  const forwards = diffSpecs(base, revision, { docs }).map((each) => `= ${lineOf(each, part)}`);
  if (!options.includes("both")) return forwards;
  const backwards = diffSpecs(revision, base, { docs }).map((each) => `< ${lineOf(each, part)}`);
  return [...forwards, ...backwards];
}

function withoutMark(line: string): string {
  return line.slice(2);
}

/** Reads a spec as the command does; positions of findings are pointers. */
export function readWritten({ spec, protocol, site, results }: WrittenSpec): ComparedSpec {
  const { value, diagnostics } = readComparedSpec(sourceOf("spec.json", spec), {
    ...(protocol !== undefined && { protocol: sourceOf("protocol.json", protocol) }),
    ...(site !== undefined && { site: sourceOf("site.json", site) }),
    ...(results && {
      results: results.map((each) => sourceOf(`results/${String(each["module"])}.json`, each)),
    }),
  });
  if (!value) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  return { ...value, locate: ({ pointer }) => ({ file: pointer, line: 1, column: 1 }) };
}

function sourceOf(file: string, value: unknown): SourceFile {
  return { file, bytes: new TextEncoder().encode(JSON.stringify(value)) };
}

function lineOf(finding: Finding, { module: own, pointers }: PairedPart): string {
  const { classes, rule, module, parameter, value, old, new: next, positions, places } = finding;
  const [from, to] = [positions.old, positions.new].map(
    (each) => each && shortened(each.file, pointers),
  );
  return [
    ...[classes.wire, classes.types, classes.validators, classes.handlers].map(
      (level) => LETTERS[level],
    ),
    rule,
    ...(module === own || module === "" ? [] : [`${module}:`]),
    ...(parameter === undefined ? [] : [parameter]),
    ...(value === undefined ? [] : [`"${value}"`]),
    ...(old === undefined && next === undefined
      ? []
      : [`${JSON.stringify(old)} > ${JSON.stringify(next)}`]),
    locationOf(from, to),
    ...(places ? [`in ${places.join(", ")}`] : []),
  ].join(" ");
}

/** `@` and the location in both specs, or with `-` in the base alone, and with `+` in the revision alone. */
function locationOf(from: string | undefined, to: string | undefined): string {
  if (from === to) return `@${from ?? ""}`;
  return [
    ...(from === undefined ? [] : [`@-${from}`]),
    ...(to === undefined ? [] : [`@+${to}`]),
  ].join(" ");
}

function shortened(pointer: string, names: PairedPart["pointers"]): string {
  const [name, prefix] =
    Object.entries(names).find(([, each]) => pointer === each || pointer.startsWith(`${each}/`)) ??
    [];
  return name === undefined || prefix === undefined ? pointer : name + pointer.slice(prefix.length);
}
