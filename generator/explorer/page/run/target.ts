/** Where requests of the page are sent: alternatives by `kind`. */
export type RunTarget =
  /** The stub inside the page, which needs no server. */
  | { readonly kind: "stub" }
  /** A service at an address: the one that serves the page, or a wiki that the page may ask. */
  | { readonly kind: "service"; readonly address: string }
  | { readonly kind: "wiki"; readonly address: string };

/** The address that examples are shown for if requests go to the stub inside the page. */
export const EXAMPLE_ENDPOINT = "https://wiki.example/w/api.php";

/** The address of a target's API, without a query. */
export function endpointOf(target: RunTarget): string {
  switch (target.kind) {
    case "stub":
      return EXAMPLE_ENDPOINT;
    case "service":
    case "wiki":
      return target.address;
  }
}
