/** A package that was installed; `folder` holds its node_modules. */
export interface InstalledPeer {
  readonly kind: "installed";
  readonly name: string;
  readonly version: string;
  readonly folder: string;
}

/** A package that could not be installed. */
export interface MissingPeer {
  readonly kind: "missing";
  readonly name: string;
  readonly version: string;
  readonly why: string;
}

/** Installs a package of an exact version, unless an earlier run has. */
export function installPeer(name: string, version: string): InstalledPeer | MissingPeer;
