import { h } from "preact";
import type { ComponentChild } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { partAddress, schemaOfPart } from "../part-name.js";
import { formatFragment } from "./state/address.js";
import type { Address } from "./state/address.js";
import { useAddress } from "./state/navigation.js";
import { PasteBox } from "./paste/paste-box.js";
import { ComposePage } from "./run/compose-page.js";
import { PageTargets } from "./run/target-chooser.js";
import type { TargetChoices } from "./run/target-chooser.js";
import { PANELS } from "./panels.js";
import type { PanelContext } from "./state/panel.js";
import { GonePart } from "./read/changes-view.js";
import { OperationHeading } from "./read/operation-heading.js";
import { PageOverview, SpecOverview } from "./read/overview.js";
import { SchemaPage } from "./read/schema-page.js";
import type { PageStore, SpecStore } from "./state/spec-store.js";

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
  return h(PageTargets.Provider, { value: { chosen, choose } }, content(page, address));
}

function content(page: PageStore, address: Address): ComponentChild {
  if (address.spec === undefined) return h(PageOverview, { page, paste: h(PasteBox, { page }) });
  const store = page.specs.find(({ spec }) => spec.name === address.spec);
  if (!store) return h(Unknown, { name: address.spec, what: "spec" });
  // A request to a directory is one to an operation.
  const isCatalogue = store.spec.kind === "catalogue";
  if (address.part === undefined && address.panel === "compose" && isCatalogue)
    return h(ComposePage, { page, store, address });
  if (address.part === undefined) return h(SpecOverview, { store, paste: h(PasteBox, { page }) });
  const schema = schemaOfPart(address.part);
  if (schema !== undefined) return h(SchemaPage, { store, name: schema });
  const operation = store.operation(address.part);
  if (!operation) return gone(store, address.part);
  return h(OperationPage, { page, store, operation, address });
}

function gone(store: SpecStore, part: string): ComponentChild {
  const what = store.spec.kind === "catalogue" ? "module" : "operation";
  return h(GonePart, { store, part, otherwise: h(Unknown, { name: part, what }) });
}

/** An operation: its heading, the tabs of its panels, and the chosen panel. */
function OperationPage(context: PanelContext): ComponentChild {
  const { store, operation, address } = context;
  const panels = PANELS.filter(({ isFor }) => isFor(context));
  const chosen = panels.find(({ id }) => id === address.panel) ?? panels[0];
  return h(
    "article",
    null,
    h(OperationHeading, { store, operation }),
    panels.length > 1 &&
      h(
        "nav",
        { class: "tabs", "aria-label": "Views" },
        panels.map(({ id, title }, index) =>
          h(
            "a",
            {
              href: formatFragment({ ...withoutPanel(address), ...(index > 0 && { panel: id }) }),
              "aria-current": id === chosen?.id ? "true" : undefined,
            },
            title,
          ),
        ),
      ),
    chosen?.view(context),
  );
}

function withoutPanel({ panel: _panel, ...address }: Address): Address {
  return address;
}

function Unknown({ name, what }: { readonly name: string; readonly what: string }): ComponentChild {
  return h(
    "div",
    null,
    h("h1", { tabIndex: -1 }, "Not found"),
    h("p", null, `There is no ${what} `, h("code", null, name), "."),
    h("p", null, h("a", { href: partAddress("") }, "All contents")),
  );
}
