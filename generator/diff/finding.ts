import type { Position } from "../base/diagnostic.js";
import { escapeHidden } from "../base/hidden-characters.js";
import { idArgument, idPart } from "../base/diagnostic.js";
import { ownAlternatives } from "./change.js";
import type { Change } from "./change.js";
import type { Origin } from "../spec/model/parameter.js";
import { byCodeUnits, canonical } from "../base/json.js";
import { mostSevere } from "./level.js";
import type { Level, Levels } from "./level.js";
import { levelsOf, textsOf } from "./rules.js";
import type { RuleId } from "./rules.js";

/** A location in a file. Lines and columns start at 1. */
export interface FindingPosition {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A location in code that uses generated code. */
export interface UsedLocation extends FindingPosition {
  /** The line and its neighbours, each with at most 200 characters. */
  readonly excerpt: { readonly firstLine: number; readonly lines: readonly string[] };
  /** The reason why code that cannot be followed counts as used. */
  readonly reason?: string;
}

/** A difference between two specs, with the affected consumers, its level and its fix. */
export interface Finding {
  /** Rule, path and arguments. The id does not change if lines move. */
  readonly id: string;
  readonly rule: RuleId;
  /** The highest level of the classes. */
  readonly level: Level;
  readonly classes: Levels;
  /** A module's path, an operation's id, or `#/…` for a schema; empty for the complete spec. */
  readonly module: string;
  /** A parameter's name, or a field's path. */
  readonly parameter?: string;
  /** The value, key or kind that the finding is about. */
  readonly value?: string;
  /** The value in the base, as JSON. */
  readonly old?: unknown;
  /** The value in the revision, as JSON. */
  readonly new?: unknown;
  /** The change and the fix, as sentences. */
  readonly message: string;
  readonly positions: { readonly old?: FindingPosition; readonly new?: FindingPosition };
  /** The operations that contain the changed schema, if the finding is about a named schema. */
  readonly places?: readonly string[];
  /** The locations in code that use the subject of the finding; absent if no code was searched. */
  readonly usage?: readonly UsedLocation[];
}

/** A finding with separate levels for the classes that it affects. */
export function withLevel(finding: Finding, level: Level): Finding {
  const { wire, types, validators, handlers } = finding.classes;
  const changed = (own: Level): Level => (own === "none" ? "none" : level);
  const classes = {
    wire: changed(wire),
    types: changed(types),
    validators: changed(validators),
    handlers: changed(handlers),
  };
  return { ...finding, classes, level: mostSevere(Object.values(classes)) };
}

const MAX_SHOWN = 80;

/** Finds an origin's location in a spec's files. */
export type Locate = (origin: Origin) => Position;

/** The locators of base and revision. */
export interface Locators {
  readonly old: Locate;
  readonly new: Locate;
}

/**
 * Converts changes to findings in a stable order: module, parameter, rule, arguments. Without locators,
 * findings have no positions.
 */
export function findingsOf(changes: readonly Change[], locators?: Locators): readonly Finding[] {
  const found = changes.map((change) => findingOf(change, locators)).toSorted(inOrder);
  const seen = new Map<string, number>();
  // Equal changes at one path, for example in two alternatives, are numbered.
  return found.map((finding) => {
    const count = (seen.get(finding.id) ?? 0) + 1;
    seen.set(finding.id, count);
    return count === 1 ? finding : { ...finding, id: `${finding.id}#${count}` };
  });
}

function findingOf(change: Change, locators: Locators | undefined): Finding {
  const { rule, module, parameter, value, old, new: next, origins, places } = change;
  const classes = levelsOf(change);
  return {
    id: idOf(change),
    rule,
    level: mostSevere(Object.values(classes)),
    classes,
    module,
    ...(parameter !== undefined && { parameter }),
    ...(value !== undefined && { value }),
    ...(old !== undefined && { old }),
    ...(next !== undefined && { new: next }),
    message: messageOf(change),
    positions: {
      ...(origins.old && locators && { old: positionOf(origins.old, locators.old) }),
      ...(origins.new && locators && { new: positionOf(origins.new, locators.new) }),
    },
    ...(places && { places }),
  };
}

function idOf({ rule, module, parameter, value, old, new: next }: Change): string {
  const args = [
    ...(value === undefined ? [] : [idPart(value)]),
    ...(old === undefined && next === undefined ? [] : [`${idArgument(old)}>${idArgument(next)}`]),
  ];
  const parts = [rule, idPart(module), idPart(parameter ?? ""), ...args];
  while (parts.at(-1) === "") parts.pop();
  return parts.join(":");
}

function messageOf(change: Change): string {
  const { value, old, new: next } = change;
  const { says, adapt } = textsOf(change);
  const words: Readonly<Record<string, string | undefined>> = {
    "{parameter}": subjectText(change),
    "{value}": value === undefined ? undefined : shown(value),
    "{old}": shownSide(old, next),
    "{new}": shownSide(next, old),
  };
  const all = [says].flat();
  const fitting = all.find((each) => placeholdersIn(each).every((name) => words[name]));
  const text = `${fitting ?? all.at(-1) ?? ""} ${adapt}`;
  // Replaced in one pass, because values may contain placeholders.
  const filled = text.replaceAll(PLACEHOLDER, (name) => words[name] ?? "nothing");
  return filled.charAt(0).toUpperCase() + filled.slice(1);
}

/** Formats a value of base or revision. If both are lists, their items are enough. */
function shownSide(value: unknown, other: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === "string" && typeof other === "string")
    return shown(ownAlternatives(value, other));
  if (!Array.isArray(value) || !Array.isArray(other)) return shown(value);
  const items = value.map(shown).join(", ");
  if (items.length > MAX_SHOWN) return shown(value);
  return items === "" ? "none" : items;
}

const PLACEHOLDER = /\{(?:parameter|value|old|new)\}/g;

function placeholdersIn(text: string): readonly string[] {
  return text.match(PLACEHOLDER) ?? [];
}

/** The parameter or field of a change, or the schema, body or response that contains it. */
function subjectText({ rule, module, parameter = "" }: Change): string {
  if (parameter !== "") return shown(parameter);
  if (module.startsWith("#/")) return shown(module);
  if (/^(?:response|result)-/.test(rule)) return "the response";
  return rule.startsWith("body-") ? "the body" : "it";
}

/** ASCII without backticks, which end code in Markdown, and bars, which end cells of tables. */
const PRINTABLE = /^(?! )[ -_a-{}~]+(?<! )$/;

/**
 * Formats a value for messages: printable text in backticks, otherwise JSON without backticks.
 * Hidden characters are escaped and long values shortened.
 */
export function shown(value: unknown): string {
  if (value === undefined) return "nothing";
  if (typeof value !== "string") return shortened(withoutBackticks(canonical(value)));
  if (PRINTABLE.test(value)) return `\`${shortened(value)}\``;
  return `"${shortened(withoutBackticks(canonical(value).slice(1, -1)))}"`;
}

function withoutBackticks(text: string): string {
  return escapeHidden(text).replaceAll("`", "'");
}

function shortened(text: string): string {
  const points = Array.from(text);
  return points.length > MAX_SHOWN ? `${points.slice(0, MAX_SHOWN).join("")}…` : text;
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
