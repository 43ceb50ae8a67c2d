import { catalogueKind } from "./catalogue/kind.js";
import { directoryKind } from "./openapi/kind.js";
import type { SpecKind } from "./kind.js";

/** All kinds of spec. A new kind is a file in this folder and an entry here. */
export const specKinds: readonly SpecKind[] = [catalogueKind, directoryKind];
