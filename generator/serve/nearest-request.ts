import { counted } from "../base/counted.js";
import { requestText, valuesOf } from "./cassette.js";
import type { Cassette, RecordedRequest } from "./cassette.js";
import { REDACTED } from "../redact/redactor.js";

/** The message for a request that is not recorded: the nearest recorded request, and each difference. */
export function missText(requested: RecordedRequest, cassette: Cassette): string {
  const params = Object.entries(valuesOf(requested)).map(([name, value]) => [
    name,
    shortened(String(value)),
  ]);
  const sent = requestText({ path: requested.path, params: Object.fromEntries(params) });
  return [
    `The request is not in the cassette: ${sent}`,
    ...nearestLines(requested, cassette),
    "help: send a recorded request, or record this one",
  ].join("\n");
}

/** Requests with more parameters are not compared, because comparing takes long. */
const MOST_COMPARED = 100;

/** The maximum number of differences in a message. */
const MAX_SHOWN = 8;

function nearestLines(requested: RecordedRequest, cassette: Cassette): readonly string[] {
  if (Object.keys(requested.params).length > MOST_COMPARED) return [];
  const distances = cassette.map((recorded) => distance(requested, recorded));
  const smallest = distances.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const index = distances.indexOf(smallest);
  const nearest = cassette[index];
  if (!nearest) return [];
  const names = differentNames(requested, nearest).toSorted((a, b) => weightOf(b) - weightOf(a));
  const isElsewhere = nearest.path !== requested.path;
  return [
    `The nearest recorded request is number ${index + 1} of ${cassette.length}:`,
    ...(isElsewhere ? [`  path: sent ${requested.path}, recorded ${nearest.path}`] : []),
    ...names.slice(0, MAX_SHOWN).map((name) => `  ${differenceLine(name, requested, nearest)}`),
    ...(names.length > MAX_SHOWN
      ? [`  … and ${counted(names.length - MAX_SHOWN, "more difference")}`]
      : []),
  ];
}

/** A request with a different path or modules is further away than any with different values. */
function distance(requested: RecordedRequest, recorded: RecordedRequest): number {
  const weights = differentNames(requested, recorded).map(weightOf);
  const ofPath = recorded.path === requested.path ? 0 : 100_000;
  return weights.reduce((sum, weight) => sum + weight, ofPath);
}

/** The parameters that select modules, and those that name pages. */
const WEIGHTS: Readonly<Record<string, number>> = {
  action: 10_000,
  list: 1000,
  meta: 1000,
  prop: 1000,
  generator: 1000,
  title: 10,
  titles: 10,
  pageids: 10,
};

function weightOf(name: string): number {
  return Object.hasOwn(WEIGHTS, name) ? (WEIGHTS[name] ?? 1) : 1;
}

function differentNames(requested: RecordedRequest, recorded: RecordedRequest): readonly string[] {
  const [sent, expected] = [valuesOf(requested), valuesOf(recorded)];
  return Object.keys({ ...sent, ...expected }).filter((name) => {
    const value = textOf(expected, name);
    return value !== REDACTED && value !== textOf(sent, name);
  });
}

function textOf(values: RecordedRequest["params"], name: string): string | undefined {
  return Object.hasOwn(values, name) ? String(values[name]) : undefined;
}

/** `aplimit: sent "5", recorded "6"`; of long values, the part in which they begin to differ. */
function differenceLine(
  name: string,
  requested: RecordedRequest,
  recorded: RecordedRequest,
): string {
  const sent = textOf(valuesOf(requested), name);
  const expected = textOf(valuesOf(recorded), name);
  if (sent === undefined) return `${name}: not sent, recorded ${quoted(expected ?? "")}`;
  if (expected === undefined) return `${name}: sent ${quoted(sent)}, not recorded`;
  if (requested.files?.[name] !== undefined && recorded.files?.[name] !== undefined)
    return `${name}: sent a file with different content`;
  const at = firstDifference(sent, expected);
  return `${name}: sent ${quoted(sent, at)}, recorded ${quoted(expected, at)}`;
}

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** The most characters of a value in a message. */
const MAX_LENGTH = 60;

/** The characters before the first difference. */
const CONTEXT = 20;

function quoted(value: string, difference = 0): string {
  const start = value.length > MAX_LENGTH ? Math.max(0, difference - CONTEXT) : 0;
  return JSON.stringify(`${start > 0 ? "…" : ""}${shortened(value.slice(start))}`);
}

function shortened(value: string): string {
  return value.length > MAX_LENGTH ? `${value.slice(0, MAX_LENGTH)}…` : value;
}
