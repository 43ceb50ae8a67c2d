/**
 * The edits that the proof tries: every edit of every rule, more circumstances of some, and pairs by chance.
 *
 * @module
 */
import { hostsOf, HOSTS, parameterEdits } from "./parameter-edits.js";
import type { Host, ParameterEdit } from "./parameter-edits.js";
import { parameterCircumstances } from "./proof-circumstances.js";
import { specCircumstances } from "./proof-spec-circumstances.js";
import { specEdits } from "./spec-edits.js";
import {
  listOf,
  parameterOf,
  parsed,
  realCatalogue,
  realModule,
  textOf,
  withoutRules,
} from "./specs.js";
import type { EditedSpec, Json } from "./specs.js";

/** Two sides of an edit, and what it is called. */
export interface ProofCase {
  readonly name: string;
  readonly old: EditedSpec;
  readonly next: EditedSpec;
  /** More than one edit at once. */
  readonly pair: boolean;
}

const SAMPLE = 120;
const SEED = 20_260;

/** One case for each edit of the tables, on each of its hosts. */
export function singleCases(): readonly ProofCase[] {
  return [
    ...[...parameterEdits, ...parameterCircumstances].flatMap((edit) =>
      hostsOf(edit).map((host) => parameterCase(`${edit.rule} (${host})`, host, [edit])),
    ),
    ...[...specEdits, ...specCircumstances].map(({ rule, real, setup, edit }) => {
      const [old, next] = [withoutRules(real()), withoutRules(real())];
      for (const spec of [old, next]) setup?.(spec);
      edit(next);
      return { name: rule, pair: false, ...reduced(old, next) };
    }),
  ];
}

/** Keys that say nothing about values; a pair of two of them has nothing in common that could go wrong. */
const MARKS: ReadonlySet<string> = new Set([
  "deprecated",
  "sensitive",
  "tokentype",
  "info",
  "cost",
]);

/** Pairs of edits of different keys of one parameter, the same ones every time. */
export function pairCases(): readonly ProofCase[] {
  const random = randomNumbers(SEED);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names of the table
  const hosts = Object.keys(HOSTS) as Host[];
  return Array.from({ length: SAMPLE }, () => {
    const host = pick(hosts, random());
    const own = parameterEdits.filter((edit) => hostsOf(edit).includes(host));
    const first = pick(
      own.filter(({ key }) => !MARKS.has(key)),
      random(),
    );
    const second = pick(
      own.filter(({ key }) => key !== first.key),
      random(),
    );
    return parameterCase(`${first.rule} and ${second.rule} (${host})`, host, [first, second]);
  });
}

function parameterCase(name: string, host: Host, edits: readonly ParameterEdit[]): ProofCase {
  const [module, parameter] = HOSTS[host];
  const [old, next] = [smallCatalogue(module), smallCatalogue(module)];
  for (const spec of [old, next])
    for (const { setup } of edits) setup?.(parameterOf(spec, module, parameter));
  for (const { edit } of edits) edit(parameterOf(next, module, parameter));
  return { name, old, next, pair: edits.length > 1 };
}

/** A catalogue of one module, with the real roots. */
function smallCatalogue(path: string): EditedSpec {
  return { ...withoutRules(realCatalogue()), ...realModule(path) };
}

/**
 * A catalogue without the modules that are the same on both sides, but for one; an OpenAPI document
 * as it is.
 */
function reduced(old: EditedSpec, next: EditedSpec): { old: EditedSpec; next: EditedSpec } {
  if (!old.spec["paraminfo"]) return { old, next };
  const [before, after] = [textsOf(old), textsOf(next)];
  return { old: keeping(old, after), next: keeping(next, before) };
}

function textsOf(spec: EditedSpec): ReadonlySet<string> {
  return new Set(modulesOf(spec).map((module) => JSON.stringify(module)));
}

function keeping(side: EditedSpec, other: ReadonlySet<string>): EditedSpec {
  const modules = modulesOf(side).filter(
    (module) => !other.has(JSON.stringify(module)) || textOf(module["path"]) === HOSTS.text[0],
  );
  return { ...side, spec: parsed(JSON.stringify({ paraminfo: { modules } })) };
}

function modulesOf({ spec }: EditedSpec): readonly Json[] {
  return listOf(spec["paraminfo"]?.["modules"]);
}

function pick<Item>(items: readonly Item[], random: number): Item {
  const item = items[Math.floor(random * items.length)];
  if (item === undefined) throw new Error("There is nothing to pick from.");
  return item;
}

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
