import type { ModuleSelection } from "../model/selection.js";
import type { Selection } from "../spec/types.js";

/** Turns a selection into the model. Names that the module lacks stay: to the runtime they are never given. */
export function lowerSelection({
  $schema: _schema,
  servers,
  ...selection
}: Selection): ModuleSelection {
  return { servers, selection };
}
