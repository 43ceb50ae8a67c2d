import { h } from "preact";
import type { ComponentChild } from "preact";
import { RunCatalogue } from "./run-catalogue-view.js";
import { endpointOf } from "./target.js";
import { useTarget } from "./target-chooser.js";
import type { Address } from "../state/address.js";
import type { PanelContext } from "../state/panel.js";
import type { PageStore, SpecStore } from "../state/spec-store.js";
import type { EndpointOperation } from "../../../spec/model/operation.js";
import { ComposeEndpoint } from "../endpoint/compose-endpoint.js";
import { composedDirectory } from "../endpoint/endpoint-context.js";
import { RunEndpoint } from "./run-endpoint-view.js";
import { catalogueContext } from "../compose/catalogue-context.js";
import { ComposeCatalogue } from "../compose/compose-catalogue.js";
import type { FirstSections } from "../compose/form-sections.js";
import type { SelectingParameters } from "../state/request-query.js";

/** The panel that composes a request to a module. */
export function composePanel({ page, store, operation, address }: PanelContext): ComponentChild {
  if (operation.kind === "endpoint")
    return h(ComposeAndRunEndpoint, { key: operation.name, page, store, address, operation });
  const { path, select } = operation;
  return h(ComposeAndRun, {
    key: path,
    page,
    store,
    address,
    selection: select,
    first: "module",
  });
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
    h(ComposeAndRun, { page, store, address, selection: QUERY, first: "choice" }),
  );
}

/** Most requests to a catalogue are queries. */
const QUERY: SelectingParameters = [["action", "query"]];

function ComposeAndRun({
  page,
  store,
  address,
  selection,
  first,
}: {
  readonly page: PageStore;
  readonly store: SpecStore;
  readonly address: Address;
  readonly selection: SelectingParameters;
  readonly first: FirstSections;
}): ComponentChild {
  const { target, chooser } = useTarget(page, store);
  const context = catalogueContext(store);
  if (!context) return undefined;
  return h(ComposeCatalogue, {
    context,
    selection,
    first,
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

function ComposeAndRunEndpoint({
  page,
  store,
  address,
  operation,
}: {
  readonly page: PageStore;
  readonly store: SpecStore;
  readonly address: Address;
  readonly operation: EndpointOperation;
}): ComponentChild {
  const { target, chooser } = useTarget(page, store);
  const directory = composedDirectory(store);
  if (!directory) return undefined;
  const [server] = directory.model.servers;
  const base = target.kind === "stub" ? (server?.url ?? EXAMPLE_BASE) : endpointOf(target);
  return h(ComposeEndpoint, {
    directory,
    operation,
    address,
    base: base.replace(/\/$/, ""),
    below: (request) => [
      chooser,
      h(RunEndpoint, {
        operation,
        key: JSON.stringify([target, request.path, request.body]),
        directory,
        request,
        target,
      }),
    ],
  });
}

/** The address that examples are shown for if a directory has no server. */
const EXAMPLE_BASE = "https://api.example";
