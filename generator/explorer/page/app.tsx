import { useEffect, useRef, useState } from "preact/hooks";
import { formatFragment, partAddress, schemaOfPart } from "../address.js";
import type { Address } from "../address.js";
import { GonePart } from "./changes-view.js";
import { ComposeCatalogue } from "./compose-catalogue.js";
import { ComposeEndpoint } from "./compose-endpoint.js";
import { useAddress } from "./navigation.js";
import type { SelectingParameters } from "./navigation.js";
import { OperationHeading } from "./operation-heading.js";
import { OperationView } from "./operation-view.js";
import { PageOverview, SpecOverview } from "./overview.js";
import { SchemaPage } from "./schema-view.js";
import type { OperationProps, PageStore, SpecStore } from "./spec-store.js";
import { PageTargets } from "./targets.js";
import type { TargetChoices } from "./targets.js";

/** The page content for the current URL. */
export function App({ page }: { readonly page: PageStore }) {
  const address = useAddress();
  const { spec, part, path } = address;
  const place = JSON.stringify([spec, part, path]);
  const [chosen, setChosen] = useState<TargetChoices["chosen"]>(new Map());
  const hasMoved = useRef(false);
  useEffect(() => {
    document.title = [part, spec, "API explorer"].filter(Boolean).join(" · ");
    const target = path.length > 0 ? document.querySelector(".target") : null;
    if (target) target.scrollIntoView({ block: "start" });
    else scrollTo(0, 0);
    const focused = target ?? document.querySelector("#main h1");
    // Not when the page is opened: its reader starts at the top.
    if (hasMoved.current && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    hasMoved.current = true;
  }, [place]);
  const choose: TargetChoices["choose"] = (name, target) =>
    setChosen((before) => new Map(before).set(name, target));
  return (
    <PageTargets.Provider value={{ chosen, choose }}>{content(page, address)}</PageTargets.Provider>
  );
}

/** Most requests to a catalogue are queries. */
const QUERY: SelectingParameters = [["action", "query"]];

function content(page: PageStore, address: Address) {
  if (address.spec === undefined) return <PageOverview page={page} />;
  const store = page.specs.find(({ spec }) => spec.name === address.spec);
  if (!store) return <Unknown name={address.spec} what="spec" />;
  // A request to an operation of an OpenAPI document is one to an operation.
  const isCatalogue = store.spec.kind === "catalogue";
  if (address.part === undefined && address.panel === "compose" && isCatalogue)
    return (
      <article>
        <h1 tabIndex={-1}>Compose a request to {store.spec.name}</h1>
        <ComposeCatalogue {...{ page, store, address }} selection={QUERY} first="choice" />
      </article>
    );
  if (address.part === undefined) return <SpecOverview store={store} page={page} />;
  const schema = schemaOfPart(address.part);
  if (schema !== undefined) return <SchemaPage store={store} name={schema} />;
  const operation = store.operation(address.part);
  if (!operation) return gone(store, address.part);
  return <OperationPage page={page} store={store} operation={operation} address={address} />;
}

function gone(store: SpecStore, part: string) {
  const what = store.spec.kind === "catalogue" ? "module" : "operation";
  return <GonePart store={store} part={part} otherwise={<Unknown name={part} what={what} />} />;
}

/** An operation: its heading, and its documentation or the form of its request. */
function OperationPage({ page, store, operation, address }: OperationProps) {
  const { panel, ...read } = address;
  const isRequest = operation.kind === "endpoint" || operation.role === "request";
  const composes = isRequest && panel === "compose";
  return (
    <article>
      <OperationHeading store={store} operation={operation} />
      {isRequest && (
        <nav class="tabs" aria-label="Views">
          <a href={formatFragment(read)} aria-current={composes ? undefined : "true"}>
            Read
          </a>
          <a
            href={formatFragment({ ...read, panel: "compose" })}
            aria-current={composes ? "true" : undefined}
          >
            Compose and run
          </a>
        </nav>
      )}
      {!composes ? (
        <OperationView store={store} operation={operation} address={address} />
      ) : operation.kind === "endpoint" ? (
        <ComposeEndpoint {...{ page, store, address, operation }} key={operation.name} />
      ) : (
        <ComposeCatalogue
          {...{ page, store, address }}
          key={operation.path}
          selection={operation.select}
          first="module"
        />
      )}
    </article>
  );
}

function Unknown({ name, what }: { readonly name: string; readonly what: string }) {
  return (
    <div>
      <h1 tabIndex={-1}>Not found</h1>
      <p>
        There is no {what} <code>{name}</code>.
      </p>
      <p>
        <a href={partAddress("")}>All contents</a>
      </p>
    </div>
  );
}
