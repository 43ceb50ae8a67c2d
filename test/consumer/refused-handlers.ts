import { parseAllpages, validateAllpages } from "paramsmith/paraminfo/allpages";
import { createParaminfoHandler } from "paramsmith/paraminfo/handlers";
import type { ParaminfoHandlers } from "paramsmith/paraminfo/handlers";

// Arguments that may be absent.
createParaminfoHandler({
  allpages: ({ from }) =>
    // @ts-expect-error TS18048: an argument that may be absent
    from.length,
});
createParaminfoHandler({
  // @ts-expect-error TS18048: a list that may be absent
  allpages: ({ prtype }) => prtype.length,
});
// @ts-expect-error TS2339: a text that may be absent
export const { length } = parseAllpages("").args.continue;

// Arguments of another type.
createParaminfoHandler({
  // @ts-expect-error TS2322: a handler that wants another type
  allpages: ({ limit }: { limit: string }) => limit,
});
createParaminfoHandler({
  // @ts-expect-error TS2322: a handler that wants an argument that may be absent
  allpages: ({ from }: { from: string }) => from,
});
createParaminfoHandler({
  // @ts-expect-error TS2322: a handler that wants a name that the module does not have
  allpages: ({ colour }: { colour: string }) => colour,
});
createParaminfoHandler({
  // @ts-expect-error TS2339: an argument that the module does not have
  allpages: ({ aplimit }) => aplimit,
});
createParaminfoHandler({
  allpages: (args) => {
    // @ts-expect-error TS2540: arguments are not to be written
    args.limit = 5;
    // @ts-expect-error TS2367: a limit has been read, and is a number
    return args.limit === "max";
  },
});

// Results that are no JSON.
createParaminfoHandler({
  // @ts-expect-error TS2322: a function is no JSON
  allpages: () => () => 1,
});
createParaminfoHandler({
  // @ts-expect-error TS2322: a large integer is no JSON
  allpages: () => 1n,
});
createParaminfoHandler({
  // @ts-expect-error TS2322: nothing is no JSON
  allpages: () => undefined,
});

// Names that there are not.
createParaminfoHandler({
  // @ts-expect-error TS2561: a module that there is not
  allpage: () => [],
});
createParaminfoHandler({
  // @ts-expect-error TS2353: a root has no handler
  query: () => [],
});
// @ts-expect-error TS2741: all handlers but one
export const handlers: Pick<ParaminfoHandlers, "allpages" | "users"> = { allpages: () => [] };

// A value that has not been found right.
const validated = validateAllpages({});
// @ts-expect-error TS2339: there is no value where something is wrong
export const { value } = validated;
