import { RunCatalogue } from "./run-catalogue.js";
import { endpointOf, useTarget } from "./targets.js";
import { ComposeEndpoint } from "./compose-endpoint.js";
import { composedDirectory } from "./endpoint-context.js";
import { RunEndpoint } from "./run-endpoint.js";
import { catalogueContext } from "./catalogue-request.js";
import { ComposeCatalogue } from "./compose-catalogue.js";
import type { ComponentChild } from "preact";
import type { Address } from "../address.js";
import type { PageStore, PanelContext, SpecStore } from "./spec-store.js";
import type { EndpointOperation } from "../../model/operation.js";
import type { FirstSections } from "./form-sections.js";
import type { SelectingParameters } from "./navigation.js";

/** The panel that composes a request to a module. */
export function composePanel({ page, store, operation, address }: PanelContext): ComponentChild {
  if (operation.kind === "endpoint")
    return (
      <ComposeAndRunEndpoint
        key={operation.name}
        page={page}
        store={store}
        address={address}
        operation={operation}
      />
    );
  const { path, select } = operation;
  return (
    <ComposeAndRun
      key={path}
      page={page}
      store={store}
      address={address}
      selection={select}
      first="module"
    />
  );
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
  return (
    <article>
      <h1 tabIndex={-1}>Compose a request to {store.spec.name}</h1>
      <ComposeAndRun page={page} store={store} address={address} selection={QUERY} first="choice" />
    </article>
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
  return (
    <ComposeCatalogue
      context={context}
      selection={selection}
      first={first}
      address={address}
      endpoint={endpointOf(target)}
      below={(request) => (
        <>
          {chooser}
          <RunCatalogue
            key={JSON.stringify([target, request.query])}
            context={context}
            request={request}
            target={target}
          />
        </>
      )}
    />
  );
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
  return (
    <ComposeEndpoint
      directory={directory}
      operation={operation}
      address={address}
      base={base.replace(/\/$/, "")}
      below={(request) => (
        <>
          {chooser}
          <RunEndpoint
            operation={operation}
            key={JSON.stringify([target, request.path, request.body])}
            directory={directory}
            request={request}
            target={target}
          />
        </>
      )}
    />
  );
}

/** The address that examples are shown for if a directory has no server. */
const EXAMPLE_BASE = "https://api.example";
