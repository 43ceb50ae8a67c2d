import { catalogueKind } from "./catalogue.js";
import { directoryKind } from "./directory.js";
import type { SpecKind } from "./kind.js";

/** Every kind of spec. A new one is a file beside this and a line here. */
export const specKinds: readonly SpecKind[] = [catalogueKind, directoryKind];
