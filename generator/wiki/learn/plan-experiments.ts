import { member } from "../../base/json.js";
import type { ModuleOperation } from "../../spec/model/operation.js";
import type { EnumType, Parameter } from "../../spec/model/parameter.js";
import type { WikiFacts } from "./facts.js";
import {
  COMPANIONS,
  LIMITED_TO_ONE_PAGE,
  unusualSubjects,
  REVEALING,
  subjects,
  INFORMATIVE_VALUES,
  UNTESTED,
  groundParameters,
} from "./hints.js";

/** The parameters that an experiment starts from, with which the module returns rows. */
export type Ground = Pick<Experiment, "sentParams" | "around">;

/**
 * The candidates for grounds. The ones with the longest responses become the grounds of the
 * experiments.
 */
export function candidateGrounds(module: ModuleOperation, facts: WikiFacts): readonly Ground[] {
  if (module.path === "query") return unusualSubjects(facts).map((all) => queryGround(module, all));
  if (module.group === "prop")
    return groundParameters(module, facts).flatMap((sentParams) =>
      subjects(facts).map((around) => ({ sentParams: withLimit(module, sentParams), around })),
    );
  return groundParameters(module, facts).map((sentParams) => ({
    sentParams: withLimit(module, sentParams),
    around: {},
  }));
}

/** Fields of a response to `query` depend on its flags, never on the pages that it is given. */
function queryGround(module: ModuleOperation, all: Ground["around"]): Ground {
  const flags = new Set(testedParameters(module).map(({ name }) => name));
  const [sentParams, around] = [true, false].map((areFlags) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => flags.has(name) === areFlags)),
  );
  return { sentParams: { ...sentParams }, around: { ...around } };
}

/** Adds the highest limit that the user may have. */
function withLimit(
  { name, parameters }: ModuleOperation,
  sentParams: Ground["sentParams"],
): Ground["sentParams"] {
  const hasLimit = parameters.some((each) => each.name === "limit" && each.type.kind === "limit");
  return hasLimit && !LIMITED_TO_ONE_PAGE.has(name) ? { limit: "max", ...sentParams } : sentParams;
}

/**
 * The experiments that measure a ground: with defaults, with current values and with all values.
 */
export function firstExperiments(module: ModuleOperation, ground: Ground): readonly Experiment[] {
  return distinct([
    withDefaults(module, ground),
    withCurrentValues(module, ground),
    withAllValues(module, ground),
  ]);
}

/** Sets each output list to all of its values. A server may reject some combinations. */
function withAllValues(module: ModuleOperation, ground: Ground): Experiment {
  return withListValues(module, ground, ({ values }) => values);
}

/**
 * Gives each output list its values that are not deprecated. Deprecated values often exclude
 * others.
 */
function withCurrentValues(module: ModuleOperation, ground: Ground): Experiment {
  return withListValues(module, ground, ({ values, deprecatedvalues }) =>
    values.filter((value) => !deprecatedvalues.includes(value)),
  );
}

function withListValues(
  module: ModuleOperation,
  ground: Ground,
  valuesOf: (type: EnumType) => readonly string[],
): Experiment {
  const all = testedParameters(module).flatMap(({ name, type, multi }) =>
    type.kind === "enum" && multi && OUTPUT_LISTS.test(name)
      ? [[name, valuesOf(type).slice(0, MAX_LISTED).join("|")]]
      : [],
  );
  return withArguments(withDefaults(module, ground), {
    ...Object.fromEntries(all),
    ...ground.sentParams,
  });
}

/** The maximum number of values in a list, as MediaWiki accepts them. */
const MAX_LISTED = 500;

/** Lists that select the fields of rows, not the rows. */
const OUTPUT_LISTS = /^(?:prop|type|info)$/;

/**
 * The experiments on one ground. Each output list is tested empty, with each value and with all.
 * Each switch, choice and informative value is tested with the default output, all output and no
 * output.
 */
export function experimentsOn(module: ModuleOperation, ground: Ground): readonly Experiment[] {
  const usual = withDefaults(module, ground);
  const most = withCurrentValues(module, ground);
  const minimal = withListValues(module, ground, () => []);
  return distinct(
    testedParameters(module)
      .filter(({ name }) => !Object.hasOwn(ground.sentParams, name))
      .flatMap((parameter) =>
        testValues(parameter).flatMap((value) => {
          const set = withCompanion(parameter, value);
          const shown = REVEALING.has(parameter.name) ? withEachShownValue(module, ground) : [];
          return [usual, most, minimal, ...shown].map((each) => withArguments(each, set));
        }),
      ),
  );
}

/** Gives each output list each of its values separately. */
function withEachShownValue(module: ModuleOperation, ground: Ground): readonly Experiment[] {
  return testedParameters(module).flatMap(({ name, type, multi }) =>
    type.kind === "enum" &&
    multi &&
    OUTPUT_LISTS.test(name) &&
    !Object.hasOwn(ground.sentParams, name)
      ? type.values.map((value) => withArguments(withDefaults(module, ground), { [name]: value }))
      : [],
  );
}

/** Runs the module as a generator with the default output, with all output, and with each value. */
export function asGenerator(module: ModuleOperation, ground: Ground): readonly Experiment[] {
  const ways = [
    withDefaults(module, ground),
    withCurrentValues(module, ground),
    ...withEachShownValue(module, ground),
  ];
  return ways.map((each) => ({ ...each, role: "generator" }));
}

function withDefaults(module: ModuleOperation, ground: Ground): Experiment {
  return { role: "module", module, ...ground };
}

function withArguments(experiment: Experiment, more: Ground["sentParams"]): Experiment {
  return { ...experiment, sentParams: { ...experiment.sentParams, ...more } };
}

/**
 * The parameters that experiments vary. Of `query`, only flags: its modules are learned separately.
 * The response to `exportnowrap` is XML.
 */
function testedParameters({ path, group, parameters }: ModuleOperation): readonly Parameter[] {
  if (path !== "query" && group === "action")
    return parameters.filter(({ name }) => !UNTESTED.has(name) && !ABOUT_INPUT.test(name));
  if (path !== "query") return parameters.filter(({ name }) => !UNTESTED.has(name));
  return parameters.filter(({ type, name }) => type.kind === "boolean" && name !== "exportnowrap");
}

/**
 * Parameters of actions that describe the text that they are given, those that change its HTML only,
 * and one with which `parse` sends nothing but the text before it is saved.
 */
const ABOUT_INPUT = /content(?:format|model)$|^(?:useskin|onlypst)$/;

/** The values to test for a parameter. */
function testValues({ name, type, multi }: Parameter): readonly string[] {
  if (type.kind === "boolean") return ["1"];
  if (type.kind === "enum") {
    const some = type.values.length > 60 ? [] : type.values;
    return multi ? ["", ...some] : some;
  }
  const informative = member(INFORMATIVE_VALUES, name);
  return informative === undefined ? [] : [informative];
}

function withCompanion({ name }: Parameter, value: string): Ground["sentParams"] {
  const companion = member(COMPANIONS, name);
  const text = companion === undefined ? undefined : INFORMATIVE_VALUES[companion];
  return {
    [name]: value,
    ...(companion !== undefined && text !== undefined && { [companion]: text }),
  };
}

function distinct(experiments: readonly Experiment[]): readonly Experiment[] {
  const seen = new Map(
    experiments.map((each) => [JSON.stringify([each.sentParams, each.around, each.role]), each]),
  );
  return [...seen.values()];
}

/** One request that is sent to observe a module's response. */
export interface Experiment {
  /** The role of the module in the request. */
  readonly role: "module" | "generator";
  readonly module: ModuleOperation;
  /** The module's own parameters, without prefix, as text on the wire. */
  readonly sentParams: Readonly<Record<string, string>>;
  /** Other parameters of the request, such as `titles`. */
  readonly around: Readonly<Record<string, string>>;
}

/** An experiment's parameters on the wire, without format parameters. */
export function wireParameters(experiment: Experiment): Readonly<Record<string, string>> {
  const { role, module, sentParams, around } = experiment;
  const lead = role === "generator" ? "g" : "";
  const own = Object.entries(sentParams).map(([name, value]) => [
    lead + module.prefix + name,
    value,
  ]);
  const select =
    role === "generator" ? { action: "query", generator: module.name } : selection(module);
  return { ...select, ...around, ...Object.fromEntries(own) };
}

function selection({ select }: ModuleOperation): Readonly<Record<string, string>> {
  return Object.fromEntries(select);
}

/**
 * The values of each parameter in an experiment, including defaults. True for a parameter that is
 * not a list.
 */
export type EffectiveValues = ReadonlyMap<string, readonly string[] | true>;

/** Returns the values of an experiment: the given ones and the defaults. */
export function effectiveValues({ module, sentParams }: Experiment): EffectiveValues {
  const found = new Map<string, readonly string[] | true>();
  for (const { name, type, multi, default: usual } of module.parameters) {
    const text = member(sentParams, name);
    if (type.kind !== "enum") {
      if (text !== undefined) found.set(name, true);
    } else if (text !== undefined) {
      const isAll = text === multi?.allspecifier;
      found.set(name, isAll ? type.values : text === "" ? [] : multi ? text.split("|") : [text]);
    } else if (usual !== undefined) {
      found.set(name, [usual].flat().map(String));
    }
  }
  return found;
}
