import type { NamespaceDescriptor } from "../model/descriptor.js";
import { UNLISTED, wrongType } from "../model/violation.js";
import type { Check } from "./check.js";
import type { ListedRule, ParseOptions } from "./rule.js";

/** Namespaces 0 to 15 exist on every wiki. The catalogue does not list others. */
const COMMON_NAMESPACES: readonly number[] = /* @__PURE__ */ Array.from(
  { length: 16 },
  (_, number) => number,
);

/** A namespace number. `00` and `+5` are also numbers, names are not. */
export const namespace: ListedRule<NamespaceDescriptor> =
  /* @__PURE__ */ namespaceIn(COMMON_NAMESPACES);

/** A namespace number. */
export const namespaceCheck: Check<NamespaceDescriptor> =
  /* @__PURE__ */ namespaceCheckIn(COMMON_NAMESPACES);

/** A namespace number on a wiki with these namespaces. The `namespaces` option overrides them. */
export function namespaceIn(wikiNamespaces: readonly number[]): ListedRule<NamespaceDescriptor> {
  const known = (param: NamespaceDescriptor, options: ParseOptions): readonly number[] =>
    namespacesFor(wikiNamespaces, param, options);
  return {
    kind: "listed",
    values: known,
    find(text, param, options) {
      if (!/^[+-]?\d+$/.test(text)) return undefined;
      // Adding zero converts -0 to 0.
      const number = Number(text) + 0;
      return known(param, options).includes(number) ? number : undefined;
    },
  };
}

/** Like {@link namespaceIn}, for structured values. */
export function namespaceCheckIn(wikiNamespaces: readonly number[]): Check<NamespaceDescriptor> {
  return {
    run(value, param, options) {
      if (typeof value === "number") {
        const { namespaces = wikiNamespaces } = options;
        if (namespaces.includes(value) || param.extranamespaces?.includes(value)) return undefined;
      } else if (value === undefined || value !== param.multi?.allspecifier)
        return wrongType("badvalue", "a namespace number", value);
      return UNLISTED;
    },
    values: (param, options) => namespacesFor(wikiNamespaces, param, options),
  };
}

function namespacesFor(
  wikiNamespaces: readonly number[],
  { extranamespaces = [] }: NamespaceDescriptor,
  { namespaces = wikiNamespaces }: ParseOptions,
): readonly number[] {
  return [...extranamespaces, ...namespaces].sort((a, b) => a - b);
}
