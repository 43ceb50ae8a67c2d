import type { ModuleSelection } from "../model/selection.js";
import type { Selection } from "../spec/types.js";

/**
 * Converts a selection to the model. Unknown parameter names stay; the runtime never receives them.
 */
export function lowerSelection({
  $schema: _schema,
  servers,
  ...selection
}: Selection): ModuleSelection {
  return { servers, selection };
}
