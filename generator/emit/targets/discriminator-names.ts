/** The keyword with the alternatives of a discriminator. */
export const BRANCHES = "branches";
/** The keyword that selects one of the alternatives. */
export const DISCRIMINATOR = "selection";
