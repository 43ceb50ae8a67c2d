import { h } from "preact";
import type { ComponentChild } from "preact";
import { useState } from "preact/hooks";
import { parametersIn, pathRequestIn } from "../../../inspect/request-text.js";
import { formatFragment } from "../state/address.js";
import { queryText } from "../state/request-query.js";
import type { PageStore, SpecStore } from "../state/spec-store.js";
import { endpointAddress } from "./endpoint-address.js";

/** A box for an address, whose request becomes the form of its module or operation. */
export function PasteBox({ page }: { readonly page: PageStore }): ComponentChild {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | undefined>();
  const open = (): void => {
    const address = addressOfRequest(page, text);
    setProblem(
      address === undefined && text.trim() !== ""
        ? "No spec of this page has the path of this request."
        : undefined,
    );
    if (address !== undefined) location.hash = address;
  };
  return h(
    "form",
    {
      class: "paste",
      onSubmit: (event: Event) => {
        event.preventDefault();
        open();
      },
    },
    h("label", { for: "paste" }, "Paste an address or a query, to explain or change it"),
    h(
      "div",
      { class: "control" },
      h("input", {
        id: "paste",
        type: "text",
        value: text,
        placeholder: "https://wiki.example/w/api.php?action=query&list=allpages",
        autocomplete: "off",
        spellcheck: false,
        ...(problem !== undefined && { "aria-describedby": "paste-problem" }),
        onInput: ({ currentTarget: { value } }: { readonly currentTarget: HTMLInputElement }) =>
          setText(value),
      }),
      h("button", { type: "submit" }, "Explain"),
    ),
    problem !== undefined && h("p", { id: "paste-problem", role: "alert" }, problem),
  );
}

/** The address in the page of a request; undefined if no spec has its path. */
export function addressOfRequest({ specs }: PageStore, request: string): string | undefined {
  if (request.trim() === "") return undefined;
  const path = pathRequestIn(request);
  const ofDirectory = path && specs.map((store) => endpointAddress(store, request)).find(Boolean);
  if (ofDirectory !== undefined) return ofDirectory;
  const catalogue = catalogueOf(specs, request);
  if (!catalogue) return undefined;
  const query = queryText(new URLSearchParams(parametersIn(request)));
  return formatFragment({ spec: catalogue.spec.name, path: [], panel: "compose", query });
}

/** The catalogue that has the action of a request, or else the first one. */
function catalogueOf(specs: readonly SpecStore[], request: string): SpecStore | undefined {
  const action = new URLSearchParams(parametersIn(request)).get("action");
  const catalogues = specs.filter(({ spec }) => spec.kind === "catalogue");
  const selected = catalogues.find(({ spec }) =>
    action === "query"
      ? spec.parts.some((part) => Object.keys(spec.builders).includes(`query+${part}`))
      : action !== null && spec.parts.includes(action),
  );
  return selected ?? catalogues[0];
}
