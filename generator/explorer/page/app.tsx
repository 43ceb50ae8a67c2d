import { useEffect, useRef, useState } from "preact/hooks";
import { formatFragment, partAddress, schemaOfPart } from "../address.js";
import type { Address } from "../address.js";
import { useAddress } from "./navigation.js";
import { PasteBox } from "./paste-box.js";
import { ComposePage, composePanel } from "./compose-page.js";
import { PageTargets } from "./targets.js";
import type { TargetChoices } from "./targets.js";
import { GonePart } from "./changes-view.js";
import { OperationHeading } from "./operation-heading.js";
import { PageOverview, SpecOverview } from "./overview.js";
import { SchemaPage } from "./schema-view.js";
import { readPanel } from "./operation-view.js";
import type { ComponentChild } from "preact";
import type { PageStore, Panel, PanelContext, SpecStore } from "./spec-store.js";

/** The content of the page for the current address. */
export function App({ page }: { readonly page: PageStore }): ComponentChild {
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

function content(page: PageStore, address: Address): ComponentChild {
  if (address.spec === undefined)
    return <PageOverview page={page} paste={<PasteBox page={page} />} />;
  const store = page.specs.find(({ spec }) => spec.name === address.spec);
  if (!store) return <Unknown name={address.spec} what="spec" />;
  // A request to a directory is one to an operation.
  const isCatalogue = store.spec.kind === "catalogue";
  if (address.part === undefined && address.panel === "compose" && isCatalogue)
    return <ComposePage page={page} store={store} address={address} />;
  if (address.part === undefined)
    return <SpecOverview store={store} paste={<PasteBox page={page} />} />;
  const schema = schemaOfPart(address.part);
  if (schema !== undefined) return <SchemaPage store={store} name={schema} />;
  const operation = store.operation(address.part);
  if (!operation) return gone(store, address.part);
  return <OperationPage page={page} store={store} operation={operation} address={address} />;
}

function gone(store: SpecStore, part: string): ComponentChild {
  const what = store.spec.kind === "catalogue" ? "module" : "operation";
  return <GonePart store={store} part={part} otherwise={<Unknown name={part} what={what} />} />;
}

/** An operation: its heading, the tabs of its panels, and the chosen panel. */
function OperationPage(context: PanelContext): ComponentChild {
  const { store, operation, address } = context;
  const panels = PANELS.filter(({ isFor }) => isFor(context));
  const chosen = panels.find(({ id }) => id === address.panel) ?? panels[0];
  return (
    <article>
      <OperationHeading store={store} operation={operation} />
      {panels.length > 1 && (
        <nav class="tabs" aria-label="Views">
          {panels.map(({ id, title }, index) => (
            <a
              href={formatFragment({ ...withoutPanel(address), ...(index > 0 && { panel: id }) })}
              aria-current={id === chosen?.id ? "true" : undefined}
            >
              {title}
            </a>
          ))}
        </nav>
      )}
      {chosen?.view(context)}
    </article>
  );
}

function withoutPanel({ panel: _panel, ...address }: Address): Address {
  return address;
}

function Unknown({ name, what }: { readonly name: string; readonly what: string }): ComponentChild {
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

/** The panels in the order of their tabs. The first one needs no id in addresses. */
export const PANELS: readonly Panel[] = [
  { id: "read", title: "Read", isFor: () => true, view: readPanel },
  {
    id: "compose",
    title: "Compose and run",
    isFor: ({ operation }) => operation.kind === "endpoint" || operation.role === "request",
    view: composePanel,
  },
];
