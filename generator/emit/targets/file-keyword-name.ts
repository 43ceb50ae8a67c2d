/** The keyword of validators for the files of a form. */
export const FILE = "file";
