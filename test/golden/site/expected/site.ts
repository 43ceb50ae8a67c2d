// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { Check, ListedRule, NamespaceDescriptor } from "../runtime/validate.js";
import { namespaceCheckIn, namespaceIn } from "../runtime/validate.js";

/** A namespace number on the wiki. */
export const namespace: ListedRule<NamespaceDescriptor> = /* @__PURE__ */ namespaceIn([0, 2, 100]);

/** A namespace number of the wiki, for structured values. */
export const namespaceCheck: Check<NamespaceDescriptor> = /* @__PURE__ */ namespaceCheckIn([
  0, 2, 100,
]);
