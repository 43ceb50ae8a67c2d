import { catalogueKind } from "./catalogue.js";
import { directoryKind } from "./directory.js";
import type { SpecKind } from "./kind.js";

/** All kinds of spec. A new kind is a file in this folder and an entry here. */
export const specKinds: readonly SpecKind[] = [catalogueKind, directoryKind];
