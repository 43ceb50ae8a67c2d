import type { ComponentChild } from "preact";
import type { ExplorerOperation } from "../../explorer-data.js";
import type { Address } from "./address.js";
import type { PageStore, SpecStore } from "./spec-store.js";

/** The context of a panel: the operation of the address. */
export interface PanelContext {
  readonly page: PageStore;
  readonly store: SpecStore;
  readonly operation: ExplorerOperation;
  readonly address: Address;
}

/** One view of an operation, which a tab chooses. */
export interface Panel {
  /** The id in addresses, after `!`. */
  readonly id: string;
  readonly title: string;
  readonly isFor: (context: PanelContext) => boolean;
  readonly view: (context: PanelContext) => ComponentChild;
}
