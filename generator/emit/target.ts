import type {
  CatalogueFrame,
  OutlinedCatalogue,
  PlannedDirectory,
  PlannedModule,
} from "../plan/planned.js";
import type { Fragment } from "../typescript/fragment.js";

/** Something that is generated from each module of a catalogue. A new target is a file beside this one and a line in the registry. */
export type ModuleTarget = (
  module: PlannedModule,
  catalogue: CatalogueFrame,
) => readonly Fragment[];

/** Something that is generated from a catalogue, about all of its modules. */
export type CatalogueTarget = (catalogue: OutlinedCatalogue) => readonly Fragment[];

/** Something that is generated from a directory. */
export type DirectoryTarget = (
  directory: PlannedDirectory,
) => readonly Fragment[] | Promise<readonly Fragment[]>;
