/** A purge of pages with an update of their links. */
export interface PurgeChange {
  readonly kind: "purge";
  readonly pageids: readonly number[];
  /** The links of the pages are computed again, by what the wiki has now. */
  readonly links: boolean;
}
