import { diagnostic } from "../diagnostics/diagnostic.js";
import type { Staged } from "../diagnostics/diagnostic.js";
import type { Document } from "../read/document.js";
import type { Reference } from "../spec/types.js";

/** What stands in the place of a reference. References were checked before: each leads to a component of its kind. */
export function resolveReference<Component extends object>(
  components: Readonly<Record<string, Component | Reference>> | undefined,
  given: Component | Reference | undefined,
): Component | undefined {
  if (!given || !isReference(given)) return given;
  return resolveReference(
    components,
    components?.[given.$ref.slice(given.$ref.lastIndexOf("/") + 1)],
  );
}

function isReference(value: object): value is Reference {
  return "$ref" in value && typeof value.$ref === "string";
}

/** Refuses a part of a directory. */
export function unsupportedFeature(
  document: Document,
  pointer: string,
  feature: string,
): Staged<never> {
  return {
    value: undefined,
    diagnostics: [diagnostic("unsupported-feature", { feature }, document.locate(pointer))],
  };
}
