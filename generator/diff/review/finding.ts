import { createHash } from "node:crypto";
import type { Position } from "../../diagnostics/diagnostic.js";
import { escapeHidden } from "../../text/hidden.js";
import type { Change } from "../change/change.js";
import type { Origin } from "../../model/parameter.js";
import { byCodeUnits, canonical } from "../../json/value.js";
import { highest } from "../rules/level.js";
import type { Level, Levels } from "../rules/level.js";
import { levelsOf } from "../rules/levels-of.js";
import { ruleOf } from "../rules/table.js";
import type { RuleId } from "../rules/table.js";

/** A place in a file; lines and columns count from 1. */
export interface FindingPosition {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** One difference between two specs: for whom it matters, how much, and what to do. */
export interface Finding {
  /** Rule, path and arguments; does not change when lines move. */
  readonly id: string;
  readonly rule: RuleId;
  /** The highest of the classes. */
  readonly level: Level;
  readonly classes: Levels;
  /** Path of a module, id of an operation, `#/…` of a schema; empty for the spec as a whole. */
  readonly module: string;
  /** Parameter, or path of a field. */
  readonly parameter?: string;
  /** The value, key or kind that the finding is about. */
  readonly value?: string;
  /** What stood there before, as JSON. */
  readonly old?: unknown;
  /** What stands there now, as JSON. */
  readonly new?: unknown;
  /** What changed, and what to do. */
  readonly message: string;
  readonly positions: { readonly old?: FindingPosition; readonly new?: FindingPosition };
  /** Where code uses what the finding is about; absent where no code was looked at. */
  readonly usage?: readonly FindingPosition[];
}

const MAX_SHOWN = 80;
const MAX_ID_PART = 60;

/** Finds the location of an origin in the files of a spec. */
export type Locate = (origin: Origin) => Position;

/** How the origins of the base and of the revision are located. */
export interface Locators {
  readonly old: Locate;
  readonly new: Locate;
}

/** Puts changes into words, in a stable order: module, parameter, rule, arguments. */
export function findingsOf(changes: readonly Change[], locators: Locators): readonly Finding[] {
  const found = changes.map((change) => findingOf(change, locators)).toSorted(inOrder);
  const seen = new Map<string, number>();
  // The same change at two places of one path, such as two alternatives, keeps apart by number.
  return found.map((finding) => {
    const count = (seen.get(finding.id) ?? 0) + 1;
    seen.set(finding.id, count);
    return count === 1 ? finding : { ...finding, id: `${finding.id}#${count}` };
  });
}

function findingOf(change: Change, locators: Locators): Finding {
  const { rule, module, parameter, value, old, new: next, places } = change;
  const classes = levelsOf(change);
  return {
    id: idOf(change),
    rule,
    level: highest(Object.values(classes)),
    classes,
    module,
    ...(parameter !== undefined && { parameter }),
    ...(value !== undefined && { value }),
    ...(old !== undefined && { old }),
    ...(next !== undefined && { new: next }),
    message: messageOf(change),
    positions: {
      ...(places.old && { old: positionOf(places.old, locators.old) }),
      ...(places.new && { new: positionOf(places.new, locators.new) }),
    },
  };
}

function idOf({ rule, module, parameter, value, old, new: next }: Change): string {
  const args = [
    ...(value === undefined ? [] : [idPart(value)]),
    ...(old === undefined && next === undefined ? [] : [`${argument(old)}>${argument(next)}`]),
  ];
  const parts = [rule, idPart(module), idPart(parameter ?? ""), ...args];
  while (parts.at(-1) === "") parts.pop();
  return parts.join(":");
}

/** Readable where it can be, safe in any file, and bounded. */
function idPart(text: string): string {
  const safe = Array.from(text, (char) =>
    /[^\s:%>\p{C}]/u.test(char) ? char : encoded(char),
  ).join("");
  if (safe.length <= MAX_ID_PART) return safe;
  return `sha256-${createHash("sha256").update(text).digest("hex").slice(0, 16)}`;
}

function encoded(char: string): string {
  return `%${(char.codePointAt(0) ?? 0).toString(16)};`;
}

function argument(value: unknown): string {
  if (value === undefined) return "";
  return idPart(typeof value === "string" ? value : canonical(value));
}

function messageOf({ rule, parameter, value, old, new: next }: Change): string {
  const { says, adapt } = ruleOf(rule);
  const words: Readonly<Record<string, string>> = {
    "{parameter}": parameter === undefined || parameter === "" ? "it" : shown(parameter),
    "{value}": shown(value),
    "{old}": shown(old),
    "{new}": shown(next),
  };
  // One pass: what is filled in is not looked at again.
  const text = `${says} ${adapt}`.replaceAll(/\{\w+\}/g, (name) => words[name] ?? name);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A value for people: in backticks where it is one plain word, otherwise as JSON without any; nothing hidden, nothing long. */
export function shown(value: unknown): string {
  if (value === undefined) return "nothing";
  if (typeof value === "string" && /^[\w./{}[\]#$+*:@-]{1,80}$/.test(value)) return `\`${value}\``;
  const points = Array.from(escapeHidden(canonical(value)).replaceAll("`", "'"));
  return points.length > MAX_SHOWN ? `${points.slice(0, MAX_SHOWN).join("")}…` : points.join("");
}

function positionOf(origin: Origin, locate: Locate): FindingPosition {
  const { file, line, column } = locate(origin);
  return { file, line, column };
}

function inOrder(a: Finding, b: Finding): number {
  return (
    byCodeUnits(a.module, b.module) ||
    byCodeUnits(a.parameter ?? "", b.parameter ?? "") ||
    byCodeUnits(a.id, b.id)
  );
}
