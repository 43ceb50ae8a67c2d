import { h } from "preact";
import type { ComponentChild } from "preact";
import { RunCatalogue } from "./run-catalogue-view.js";
import { endpointOf } from "./target.js";
import { useTarget } from "./target-chooser.js";
import type { Address } from "../state/address.js";
import type { PanelContext } from "../state/panel.js";
import type { PageStore, SpecStore } from "../state/spec-store.js";
import { catalogueContext } from "../compose/catalogue-context.js";
import { ComposeCatalogue } from "../compose/compose-catalogue.js";
import type { SelectingParameters } from "../state/request-query.js";

/** The panel that composes a request to a module. */
export function composePanel({ page, store, operation, address }: PanelContext): ComponentChild {
  if (operation.kind !== "module") return undefined;
  const { path, select } = operation;
  return h(ComposeAndRun, { key: path, page, store, address, selection: select });
}

/** The page of a request to a catalogue, which begins with any modules. */
export function ComposePage({
  page,
  store,
  address,
}: {
  readonly page: PageStore;
  readonly store: SpecStore;
  readonly address: Address;
}): ComponentChild {
  return h(
    "article",
    null,
    h("h1", { tabIndex: -1 }, `Compose a request to ${store.spec.name}`),
    h(ComposeAndRun, { page, store, address, selection: QUERY }),
  );
}

/** Most requests to a catalogue are queries. */
const QUERY: SelectingParameters = [["action", "query"]];

function ComposeAndRun({
  page,
  store,
  address,
  selection,
}: {
  readonly page: PageStore;
  readonly store: SpecStore;
  readonly address: Address;
  readonly selection: SelectingParameters;
}): ComponentChild {
  const { target, chooser } = useTarget(page, store);
  const context = catalogueContext(store);
  if (!context) return undefined;
  return h(ComposeCatalogue, {
    context,
    selection,
    address,
    endpoint: endpointOf(target),
    below: (request) => [
      chooser,
      h(RunCatalogue, {
        key: JSON.stringify([target, request.query]),
        context,
        request,
        target,
      }),
    ],
  });
}
