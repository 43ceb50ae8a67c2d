/** The packages of a lock file, or why they are not installed. */
export type Installation =
  | { readonly kind: "installed"; readonly modules: string }
  | { readonly kind: "missing"; readonly why: string };

/** Runs `npm ci` in a folder unless an earlier run has installed the same lock file. */
export function installLocked(folder: string): Installation;
