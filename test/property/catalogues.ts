import {
  array,
  boolean,
  constant,
  constantFrom,
  integer,
  oneof,
  option,
  record,
  shuffledSubarray,
  tuple,
  uniqueArray,
} from "fast-check";
import type { Arbitrary } from "fast-check";
import { hostileText, moduleName, parameterName } from "./hostile.js";

/** A parameter as a wiki describes it. */
export interface RandomParameter {
  readonly name: string;
  readonly [key: string]: unknown;
}

/** A module as a wiki describes it. */
export interface RandomModule {
  readonly name: string;
  readonly path: string;
  readonly prefix: string;
  readonly parameters: readonly RandomParameter[];
  readonly templatedparameters: readonly RandomParameter[];
  readonly [key: string]: unknown;
}

/** A catalogue that the schema allows and no check refuses, but for names that meet by chance. */
export interface RandomCatalogue {
  readonly paraminfo: { readonly helpformat: string; readonly modules: readonly RandomModule[] };
}

type Traits = Readonly<Record<string, unknown>>;

/** Set and unset in either format version. */
const flag = constantFrom<"" | boolean | undefined>("", true, false, undefined, undefined);

const small = integer({ min: -5, max: 20 });

const multi: Arbitrary<Traits> = record({
  multi: constantFrom("", true),
  lowlimit: integer({ min: 1, max: 50 }),
  highlimit: integer({ min: 50, max: 500 }),
  allowsduplicates: flag,
});

const text: Arbitrary<Traits> = record({
  type: constantFrom("string", "text", "password", "raw"),
  maxbytes: option(integer({ min: 1, max: 999 }), { nil: undefined }),
  maxchars: option(integer({ min: 1, max: 999 }), { nil: undefined }),
  default: option(hostileText, { nil: undefined }),
});

const number: Arbitrary<Traits> = tuple(
  constantFrom("integer", "float", "limit"),
  uniqueArray(small, { minLength: 4, maxLength: 4 }),
  boolean(),
  flag,
).map(([type, unsorted, bounded, enforcerange]) => {
  const [min, value, max, highmax] = unsorted.toSorted((a, b) => a - b);
  return bounded ? { type, min, max, highmax, default: value, enforcerange } : { type };
});

const plain: Arbitrary<Traits> = oneof(
  constantFrom("boolean", "timestamp", "expiry", "title", "tags", "upload").map((type) => ({
    type,
  })),
  record({ type: hostileText }),
  record({
    type: constant("namespace"),
    extranamespaces: option(array(integer({ min: -2, max: 200 })), { nil: undefined }),
    default: constantFrom<number | undefined>(0, 4, undefined),
  }),
  record({
    type: constant("user"),
    subtypes: option(shuffledSubarray(["name", "ip", "cidr", "temp", "interwiki", "id"]), {
      nil: undefined,
    }),
  }),
);

const enumeration: Arbitrary<Traits> = uniqueArray(hostileText, { maxLength: 6 }).chain((values) =>
  record({
    type: constant(values),
    deprecatedvalues: shuffledSubarray(values),
    internalvalues: shuffledSubarray(values),
    default: values.length === 0 ? constant(undefined) : constantFrom(...values, undefined),
  }),
);

/** Values that a default may hold, joined as a wiki joins them. */
function joinable(values: readonly string[]): readonly string[] {
  return values.filter(
    (value) => value !== "" && !value.includes("|") && !value.startsWith("\u001F"),
  );
}

const listed: Arbitrary<Traits> = tuple(
  uniqueArray(hostileText, { maxLength: 6 }),
  multi,
  option(constantFrom("*", "all", "`"), { nil: undefined }),
).chain(([values, several, allspecifier]) =>
  record({
    type: constant(values),
    deprecatedvalues: shuffledSubarray(values),
    default: shuffledSubarray([...joinable(values)]).map((given) => given.join("|")),
    allspecifier: constant(
      allspecifier !== undefined && values.includes(allspecifier) ? undefined : allspecifier,
    ),
  }).map((traits) => ({ ...several, ...traits })),
);

/** Several values of a type that takes them, without a default, whose form depends on the type. */
const several: Arbitrary<Traits> = tuple(
  constantFrom("string", "integer", "namespace", "user", "timestamp", "title"),
  multi,
).map(([type, traits]) => ({ type, ...traits }));

const parameter: Arbitrary<RandomParameter> = tuple(
  parameterName,
  oneof(text, number, plain, enumeration, listed, several),
  record({
    required: flag,
    deprecated: flag,
    sensitive: flag,
    description: option(hostileText, { nil: undefined }),
    info: option(
      array(record({ name: hostileText, values: option(array(hostileText), { nil: undefined }) })),
      { nil: undefined },
    ),
    tokentype: option(hostileText, { nil: undefined }),
  }),
).map(([name, traits, more]) => ({ name, ...defined({ ...more, ...traits }) }));

/** A templated parameter for each of some of the parameters that take several values. */
function templated(parameters: readonly RandomParameter[]): Arbitrary<readonly RandomParameter[]> {
  const sources = parameters.filter((each) => each["multi"] !== undefined);
  return tuple(
    shuffledSubarray(sources.slice(0, 2)),
    constantFrom("v", "__proto__", "a b", "`"),
    oneof(text, enumeration, number),
  ).map(([chosen, variable, traits]) =>
    chosen.map((source, index) => ({
      name: `t${index}-{${variable}}`,
      ...defined(traits),
      templatevars: Object.fromEntries([[variable, source.name]]),
    })),
  );
}

function module(index: number): Arbitrary<RandomModule> {
  return tuple(
    moduleName,
    constantFrom("list", "prop", "meta", "list", "prop", "meta", "action"),
    uniqueArray(parameter, { selector: ({ name }) => name, maxLength: 6 }),
    record({
      readrights: flag,
      writerights: flag,
      mustbeposted: flag,
      generator: flag,
      deprecated: flag,
      description: option(hostileText, { nil: undefined }),
    }),
  ).chain(([name, group, parameters, traits]) =>
    templated(parameters).map((templatedparameters) => ({
      ...defined(traits),
      name,
      group,
      path: group === "action" ? name : `query+${name}`,
      // Prefixes of one length keep the names of different modules apart.
      prefix: `q${index}`,
      parameters: parameters.map((each, position) => ({ index: position + 1, ...each })),
      templatedparameters,
    })),
  );
}

/** Catalogues of up to five modules. */
export const catalogue: Arbitrary<RandomCatalogue> = tuple(
  constantFrom("none", "wikitext"),
  ...[0, 1, 2, 3, 4].map((index) => option(module(index), { freq: 3, nil: undefined })),
).map(([helpformat, ...modules]) => ({
  paraminfo: { helpformat, modules: modules.filter((each) => each !== undefined) },
}));

/** Without what is undefined, which JSON does not have. */
function defined(traits: Traits): Traits {
  return Object.fromEntries(Object.entries(traits).filter(([, trait]) => trait !== undefined));
}
