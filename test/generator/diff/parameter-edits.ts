import type { RuleId } from "../../../generator/diff/rules.js";
import type { Parameter } from "../../../generator/spec/source/types.js";
import { parameterOf, realCatalogue } from "./specs.js";
import type { EditedSpec } from "./specs.js";

/** An edit of one parameter that one rule speaks of. */
export interface ParameterEdit {
  readonly rule: RuleId;
  /** The key that it changes. */
  readonly key: string;
  /** The parameters of `query+allpages` that it is tried on; without it, all of `HOSTS`. */
  readonly hosts?: readonly Host[];
  /** What the old parameter must be for it. */
  readonly setup?: (parameter: Parameter) => void;
  readonly edit: (parameter: Parameter) => void;
}

/** Parameters of the real catalogue, one of each kind. */
export const HOSTS = {
  text: ["query+allpages", "from"],
  integer: ["query+allpages", "minsize"],
  limit: ["query+allpages", "limit"],
  single: ["query+allpages", "filterredir"],
  several: ["query+allpages", "prtype"],
  namespace: ["query+allpages", "namespace"],
  namespaces: ["query+backlinks", "namespace"],
  user: ["query+alldeletedrevisions", "user"],
  timestamp: ["query+alldeletedrevisions", "start"],
  boolean: ["query+alldeletedrevisions", "generatetitles"],
  title: ["query+info", "linkcontext"],
} as const satisfies Readonly<Record<string, readonly [module: string, parameter: string]>>;

export type Host = keyof typeof HOSTS;

const NUMBERS: readonly Host[] = ["integer", "limit"];
const ENUMS: readonly Host[] = ["single", "several"];
const SEVERAL: readonly Host[] = ["several"];

function set<Key extends Extract<keyof Parameter, string>>(key: Key, value: Parameter[Key]) {
  return (parameter: Parameter): void => {
    Object.assign(parameter, { [key]: value });
  };
}

function unset(key: keyof Parameter) {
  return (parameter: Parameter): void => {
    Reflect.deleteProperty(parameter, key);
  };
}

/** A flag that comes, and the same that goes. */
function flag(
  key: Extract<keyof Parameter, string>,
  added: RuleId,
  removed: RuleId,
  hosts?: readonly Host[],
): readonly ParameterEdit[] {
  const where = hosts && { hosts };
  return [
    { rule: added, key, ...where, setup: unset(key), edit: set(key, "") },
    { rule: removed, key, ...where, setup: set(key, ""), edit: unset(key) },
  ];
}

function change<Key extends Extract<keyof Parameter, string>>(
  rule: RuleId,
  key: Key,
  old: Parameter[Key] | undefined,
  next: Parameter[Key] | undefined,
  hosts: readonly Host[],
): ParameterEdit {
  return {
    rule,
    key,
    hosts,
    setup: old === undefined ? unset(key) : set(key, old),
    edit: next === undefined ? unset(key) : set(key, next),
  };
}

function editValues(edit: (values: (string | number)[]) => void) {
  return (parameter: Parameter): void => {
    if (Array.isArray(parameter.type)) edit(parameter.type);
  };
}

/** Every rule that speaks of one parameter, with the edits that it speaks of. */
export const parameterEdits: readonly ParameterEdit[] = [
  // Types
  { rule: "type-narrowed", key: "type", hosts: ["text"], edit: set("type", "integer") },
  { rule: "type-narrowed", key: "type", hosts: ["text"], edit: set("type", "timestamp") },
  { rule: "type-narrowed", key: "type", hosts: ["text"], edit: set("type", "user") },
  { rule: "type-narrowed", key: "type", hosts: ["text"], edit: set("type", ["a", "b"]) },
  {
    rule: "type-widened",
    key: "type",
    hosts: ["integer", "timestamp", "title"],
    edit: set("type", "string"),
  },
  { rule: "text-kind-changed", key: "type", hosts: ["text"], edit: set("type", "text") },
  { rule: "enum-to-string", key: "type", hosts: ENUMS, edit: set("type", "string") },
  { rule: "limit-to-integer", key: "type", hosts: ["limit"], edit: set("type", "integer") },
  { rule: "integer-to-limit", key: "type", hosts: ["integer"], edit: set("type", "limit") },
  { rule: "boolean-to-other", key: "type", hosts: ["boolean"], edit: set("type", "string") },
  {
    rule: "other-to-boolean",
    key: "type",
    hosts: ["text", "integer"],
    edit: set("type", "boolean"),
  },
  {
    rule: "type-unknown",
    key: "type",
    hosts: ["text", "integer", "single"],
    edit: set("type", "colour"),
  },
  // Values
  {
    rule: "enum-value-added",
    key: "type",
    hosts: ENUMS,
    edit: editValues((values) => values.push("broken")),
  },
  {
    rule: "enum-value-removed",
    key: "type",
    hosts: ["single"],
    edit: editValues((values) => values.splice(1, 1)),
  },
  {
    rule: "enum-value-removed-multi",
    key: "type",
    hosts: SEVERAL,
    edit: editValues((values) => values.splice(1, 1)),
  },
  {
    rule: "deprecated-value-added",
    key: "deprecatedvalues",
    hosts: ENUMS,
    edit: (parameter) =>
      Object.assign(parameter, { deprecatedvalues: [[parameter.type].flat()[0]] }),
  },
  {
    rule: "deprecated-value-removed",
    key: "deprecatedvalues",
    hosts: ENUMS,
    setup: (parameter) =>
      Object.assign(parameter, { deprecatedvalues: [[parameter.type].flat()[0]] }),
    edit: unset("deprecatedvalues"),
  },
  {
    rule: "internal-value-added",
    key: "internalvalues",
    hosts: ENUMS,
    edit: (parameter) => Object.assign(parameter, { internalvalues: [[parameter.type].flat()[0]] }),
  },
  {
    rule: "internal-value-removed",
    key: "internalvalues",
    hosts: ENUMS,
    setup: (parameter) =>
      Object.assign(parameter, { internalvalues: [[parameter.type].flat()[0]] }),
    edit: unset("internalvalues"),
  },
  change("submodule-changed", "submodules", { all: "query+users" }, { all: "query+tags" }, [
    "single",
  ]),
  change("submodule-prefix-changed", "submoduleparamprefix", "g", "h", ["single"]),
  // Numbers
  change("max-lowered", "max", 500, 400, NUMBERS),
  change("max-raised", "max", 500, 600, NUMBERS),
  change("max-added", "max", undefined, 500, NUMBERS),
  change("max-removed", "max", 500, undefined, NUMBERS),
  change("min-raised", "min", 1, 2, NUMBERS),
  change("min-lowered", "min", 1, 0, NUMBERS),
  change("min-added", "min", undefined, 1, ["integer"]),
  change("min-removed", "min", 1, undefined, ["integer"]),
  // A limit has a minimum of 0 if it does not state one.
  change("min-raised", "min", undefined, 1, ["limit"]),
  change("min-lowered", "min", 1, undefined, ["limit"]),
  change("highmax-lowered", "highmax", 5000, 4000, NUMBERS),
  change("highmax-raised", "highmax", 5000, 6000, NUMBERS),
  change("highmax-added", "highmax", undefined, 5000, NUMBERS),
  change("highmax-removed", "highmax", 5000, undefined, NUMBERS),
  ...flag("enforcerange", "enforcerange-added", "enforcerange-removed", NUMBERS),
  // Text
  change("length-tightened", "maxbytes", 255, 200, ["text"]),
  change("length-tightened", "maxchars", undefined, 200, ["text"]),
  change("length-loosened", "maxbytes", 255, 500, ["text"]),
  change("length-loosened", "maxchars", 200, undefined, ["text"]),
  // Several values
  ...flag("multi", "multi-added", "multi-removed", ["text", "integer", "single"]),
  change("lowlimit-lowered", "lowlimit", 50, 20, SEVERAL),
  change("lowlimit-raised", "lowlimit", 50, 100, SEVERAL),
  change("highlimit-lowered", "highlimit", 500, 200, SEVERAL),
  change("highlimit-raised", "highlimit", 500, 1000, SEVERAL),
  ...flag("allowsduplicates", "allows-duplicates-added", "allows-duplicates-removed", SEVERAL),
  change("allspecifier-added", "allspecifier", undefined, "*", SEVERAL),
  change("allspecifier-removed", "allspecifier", "*", undefined, SEVERAL),
  change("allspecifier-changed", "allspecifier", "*", "all", SEVERAL),
  // Users, namespaces, titles
  change("user-subtype-added", "subtypes", ["name", "ip"], ["ip", "id", "name"], ["user"]),
  change("user-subtype-removed", "subtypes", ["name", "ip"], ["name"], ["user"]),
  change("extranamespace-added", "extranamespaces", [-2], [-1, -2], ["namespace", "namespaces"]),
  change("extranamespace-removed", "extranamespaces", [-2, -1], [-2], ["namespace", "namespaces"]),
  ...flag("mustExist", "must-exist-added", "must-exist-removed", ["title"]),
  // Defaults
  change("default-added", "default", undefined, "x", ["text"]),
  change("default-changed", "default", "x", "y", ["text"]),
  change("default-changed", "default", "all", "redirects", ["single"]),
  change("default-changed", "default", "edit|move", "move|upload", SEVERAL),
  change("default-removed", "default", "x", undefined, ["text"]),
  change("default-removed", "default", 10, undefined, NUMBERS),
  change("limit-default-changed", "default", 10, 50, ["limit"]),
  change("default-invalid", "default", 10, 100_000, ["limit"]),
  change("default-invalid", "default", "all", "everything", ["single"]),
  change("default-invalid", "default", undefined, "edit|everything", SEVERAL),
  // Marks
  ...flag("required", "param-became-required", "param-became-optional"),
  ...flag("deprecated", "param-deprecated", "param-undeprecated"),
  ...flag("sensitive", "sensitive-added", "sensitive-removed"),
  {
    rule: "token-changed",
    key: "tokentype",
    setup: set("tokentype", "csrf"),
    edit: set("tokentype", "patrol"),
  },
  {
    rule: "info-condition-added",
    key: "info",
    setup: set("info", []),
    edit: set("info", [{ name: "miser" }]),
  },
  {
    rule: "info-condition-changed",
    key: "info",
    setup: set("info", [{ name: "mode", values: ["a"] }]),
    edit: set("info", [{ name: "mode", values: ["a", "b"] }]),
  },
  {
    rule: "info-condition-removed",
    key: "info",
    setup: set("info", [{ name: "miser" }]),
    edit: set("info", []),
  },
  {
    rule: "unknown-key-added",
    key: "cost",
    edit: (parameter) => Object.assign(parameter, { cost: 1 }),
  },
  {
    rule: "unknown-key-removed",
    key: "cost",
    setup: (parameter) => Object.assign(parameter, { cost: 1 }),
    edit: unset("cost"),
  },
  {
    rule: "unknown-key-changed",
    key: "cost",
    setup: (parameter) => Object.assign(parameter, { cost: 1 }),
    edit: (parameter) => Object.assign(parameter, { cost: { much: true } }),
  },
];

/** The hosts that an edit is tried on. */
export function hostsOf({ hosts }: ParameterEdit): readonly Host[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names of the table
  return hosts ?? (Object.keys(HOSTS) as Host[]);
}

/** Both sides of an edit of one parameter. */
export function sidesOf(
  host: Host,
  { setup, edit }: ParameterEdit,
): readonly [EditedSpec, EditedSpec] {
  const [module, name] = HOSTS[host];
  const [old, next] = [realCatalogue(), realCatalogue()];
  for (const spec of [old, next]) setup?.(parameterOf(spec, module, name));
  edit(parameterOf(next, module, name));
  return [old, next];
}
