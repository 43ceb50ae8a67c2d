import type { ParamDescriptor } from "../../../templates/runtime/model/descriptor.js";

/**
 * Values at the edge of what either side takes, in the form that a caller writes. Which of them the old
 * side takes, its own validator tells.
 */
export function inputsOf(
  old: ParamDescriptor,
  next: ParamDescriptor | undefined,
): readonly unknown[] {
  const sides = next ? [old, next] : [old];
  const single = [...new Set(sides.flatMap(singleInputs))];
  // More values than are taken: of a single text, two are enough to tell that it splits.
  const counts = new Set(
    old.multi ? sides.flatMap(({ multi }) => (multi ? [multi.lowlimit, multi.highlimit] : [])) : [],
  );
  const specifiers = sides.flatMap(({ multi }) => multi?.allspecifier ?? []);
  if (sides.every(({ multi }) => !multi)) return single;
  const pairs = single.flatMap((value) => [[value], [value, value], [value, single[0]]]);
  const long = single
    .slice(0, 2)
    .flatMap((value) => [...counts].map((count) => Array.from({ length: count }, () => value)));
  const lists = [...pairs, ...long];
  return [...single, ...specifiers, [], ...lists];
}

const TEXTS = [
  "a",
  "b",
  "",
  "5",
  "A|B",
  "true",
  "Main Page",
  "2020-01-01T00:00:00Z",
  "now",
  "1.5",
  "#<>",
];
const USERS = ["Alice", "127.0.0.1", "10.0.0.0/8", "wiki>Alice", "#5"];

function singleInputs(param: ParamDescriptor): readonly unknown[] {
  switch (param.type) {
    case "boolean":
      return [true, false];
    case "enum":
      return param.values;
    case "integer":
    case "limit":
    case "float":
      return [
        ...[param.min, param.max, param.highmax, 0, 5].flatMap((bound) =>
          bound === undefined ? [] : [bound - 1, bound, bound + 1],
        ),
        ...(param.type === "limit" ? ["max"] : []),
        ...(param.type === "float" ? [1.5] : []),
      ];
    case "namespace":
      return [0, 1, 15, ...(param.extranamespaces ?? [])];
    case "user":
      return USERS;
    case "timestamp":
    case "expiry":
      return ["2020-01-01T00:00:00Z", "now", new Date(0), "20200101000000", "infinite"];
    default: {
      const { maxbytes, maxchars } = { maxbytes: undefined, maxchars: undefined, ...param };
      const lengths = [maxbytes, maxchars].flatMap((most) => most ?? []);
      return [
        ...TEXTS,
        ...lengths.flatMap((length) => ["x".repeat(length), "x".repeat(length + 1)]),
      ];
    }
  }
}
