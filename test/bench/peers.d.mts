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

/** Installs a peer that is several packages in one folder; the first gives it its version. */
export function installPeers(
  name: string,
  packages: Readonly<Record<string, string>>,
): InstalledPeer | MissingPeer;

/** Another Node than the one that runs. */
export function installNode(
  version: string,
): { readonly kind: "installed"; readonly program: string; readonly version: string } | MissingPeer;
