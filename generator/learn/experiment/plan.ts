import type { ModuleOperation } from "../../model/operation.js";
import type { EnumType, Parameter } from "../../model/parameter.js";
import type { Experiment } from "./experiment.js";
import type { WikiFacts } from "./facts.js";
import {
  COMPANIONS,
  LIMITED_TO_ONE_PAGE,
  oddSubjects,
  REVEALING,
  subjects,
  TELLING_VALUES,
  UNTRIED,
  waysIn,
} from "./hints.js";

/** Where an experiment starts from: what makes the module yield rows. */
export type Ground = Pick<Experiment, "given" | "around">;

/** Ways of asking that may yield rows; the ones that yield most are the grounds of the experiments. */
export function groundsToTry(module: ModuleOperation, facts: WikiFacts): readonly Ground[] {
  if (module.path === "query") return oddSubjects(facts).map((around) => ({ given: {}, around }));
  if (module.group === "prop")
    return waysIn(module, facts).flatMap((given) =>
      subjects(facts).map((around) => ({ given: withLimit(module, given), around })),
    );
  return waysIn(module, facts).map((given) => ({
    given: withLimit(module, given),
    around: {},
  }));
}

/** As many rows as anybody may have. */
function withLimit({ name, parameters }: ModuleOperation, given: Ground["given"]): Ground["given"] {
  const hasLimit = parameters.some((each) => each.name === "limit");
  return hasLimit && !LIMITED_TO_ONE_PAGE.has(name) ? { limit: "max", ...given } : given;
}

/** Ways to find out what a ground yields: what is usual, and everything. */
export function firstExperiments(module: ModuleOperation, ground: Ground): readonly Experiment[] {
  return distinct([plain(module, ground), full(module, ground), everything(module, ground)]);
}

/** Each list of choices with all its values; a server may refuse some of them together. */
function everything(module: ModuleOperation, ground: Ground): Experiment {
  return asking(module, ground, ({ values }) => values);
}

/** The same without deprecated values, which are what does not go with others. */
function full(module: ModuleOperation, ground: Ground): Experiment {
  return asking(module, ground, ({ values, deprecatedvalues }) =>
    values.filter((value) => !deprecatedvalues.includes(value)),
  );
}

function asking(
  module: ModuleOperation,
  ground: Ground,
  valuesOf: (type: EnumType) => readonly string[],
): Experiment {
  const all = triedParameters(module).flatMap(({ name, type, multi }) =>
    type.kind === "enum" && multi && SHOWING.test(name) ? [[name, valuesOf(type).join("|")]] : [],
  );
  return withGiven(plain(module, ground), { ...Object.fromEntries(all), ...ground.given });
}

/** Lists of choices that decide what is shown, rather than which rows. */
const SHOWING = /^(?:prop|type|info)$/;

/**
 * The experiments on one ground: of each list of choices none, each and all; each switch, choice and
 * telling value with what is usually shown, with all that can be shown, and with nothing.
 */
export function experimentsOn(module: ModuleOperation, ground: Ground): readonly Experiment[] {
  const usual = plain(module, ground);
  const most = full(module, ground);
  const least = asking(module, ground, () => []);
  return distinct(
    triedParameters(module)
      .filter(({ name }) => !Object.hasOwn(ground.given, name))
      .flatMap((parameter) =>
        settings(parameter).flatMap((value) => {
          const set = companioned(parameter, value);
          const shown = REVEALING.has(parameter.name) ? eachShown(module, ground) : [];
          return [usual, most, least, ...shown].map((each) => withGiven(each, set));
        }),
      ),
  );
}

/** Of each list that decides what is shown, each value by itself. */
function eachShown(module: ModuleOperation, ground: Ground): readonly Experiment[] {
  return triedParameters(module).flatMap(({ name, type, multi }) =>
    type.kind === "enum" && multi && SHOWING.test(name) && !Object.hasOwn(ground.given, name)
      ? type.values.map((value) => withGiven(plain(module, ground), { [name]: value }))
      : [],
  );
}

/** The module as a generator, on the ground: with what is usually shown, everything, and each value. */
export function asGenerator(module: ModuleOperation, ground: Ground): readonly Experiment[] {
  const ways = [plain(module, ground), full(module, ground), ...eachShown(module, ground)];
  return ways.map((each) => ({ ...each, role: "generator" }));
}

function plain(module: ModuleOperation, ground: Ground): Experiment {
  return { role: "module", module, ...ground };
}

function withGiven(experiment: Experiment, more: Ground["given"]): Experiment {
  return { ...experiment, given: { ...experiment.given, ...more } };
}

/** Other modules are learned by themselves, and an export is no JSON. */
function triedParameters({ path, parameters }: ModuleOperation): readonly Parameter[] {
  if (path !== "query") return parameters.filter(({ name }) => !UNTRIED.has(name));
  return parameters.filter(
    ({ type, name }) => type.kind === "boolean" && !name.startsWith("export"),
  );
}

/** The texts that are tried for a parameter. */
function settings({ name, type, multi }: Parameter): readonly string[] {
  if (type.kind === "boolean") return ["1"];
  if (type.kind === "enum") {
    const some = type.values.length > 60 ? [] : type.values;
    return multi ? ["", ...some] : some;
  }
  const telling = TELLING_VALUES[name];
  return telling === undefined ? [] : [telling];
}

function companioned({ name }: Parameter, value: string): Ground["given"] {
  const companion = COMPANIONS[name];
  const text = companion === undefined ? undefined : TELLING_VALUES[companion];
  return {
    [name]: value,
    ...(companion !== undefined && text !== undefined && { [companion]: text }),
  };
}

function distinct(experiments: readonly Experiment[]): readonly Experiment[] {
  const seen = new Map(
    experiments.map((each) => [JSON.stringify([each.given, each.around, each.role]), each]),
  );
  return [...seen.values()];
}
