import { diagnostic } from "../../base/diagnostic.js";
import type { Staged } from "../../base/diagnostic.js";
import type { Document } from "../../base/document.js";
import type { Reference } from "../source/types.js";

/** Resolves a reference to its component. References have been checked before. */
export function resolveReference<Component extends object>(
  components: Readonly<Record<string, Component | Reference>> | undefined,
  component: Component | Reference | undefined,
): Component | undefined {
  if (!component || !isReference(component)) return component;
  return resolveReference(
    components,
    components?.[component.$ref.slice(component.$ref.lastIndexOf("/") + 1)],
  );
}

/** The name of the component that a part refers to; undefined if it is not a reference. */
export function componentName(component: object): string | undefined {
  return isReference(component)
    ? component.$ref.slice(component.$ref.lastIndexOf("/") + 1)
    : undefined;
}

function isReference(value: object): value is Reference {
  return "$ref" in value && typeof value.$ref === "string";
}

/** Reports an unsupported feature of an OpenAPI document. */
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
