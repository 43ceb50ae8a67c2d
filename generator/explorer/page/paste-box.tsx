import { useState } from "preact/hooks";
import { inspectPath, isRequestTo, judgeStrictly } from "../../inspect/openapi-request.js";
import { parametersIn, pathRequestIn } from "../../inspect/request-parameters.js";
import { formatFragment } from "../address.js";
import { composedOpenApi, textOfValue } from "./endpoint-request.js";
import { queryText } from "./navigation.js";
import type { PageStore, SpecStore } from "./spec-store.js";

/** A text box for a URL. Its request opens in the form of its module or operation. */
export function PasteBox({ page }: { readonly page: PageStore }) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | undefined>();
  const open = (): void => {
    const address = addressOfRequest(page, text);
    setProblem(
      address === undefined && text.trim() !== ""
        ? "No spec on this page contains the path of this request."
        : undefined,
    );
    if (address !== undefined) location.hash = address;
  };
  return (
    <form
      class="paste"
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <label for="paste">Paste an address or a query, to explain or change it</label>
      <div class="control">
        <input
          id="paste"
          type="text"
          value={text}
          placeholder="https://wiki.example/w/api.php?action=query&list=allpages"
          autocomplete="off"
          spellcheck={false}
          aria-describedby={problem === undefined ? undefined : "paste-problem"}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit">Explain</button>
      </div>
      {problem !== undefined && (
        <p id="paste-problem" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}

/** The page URL for a request; undefined if no spec contains its path. */
function addressOfRequest({ specs }: PageStore, request: string): string | undefined {
  if (request.trim() === "") return undefined;
  const path = pathRequestIn(request);
  const ofOpenApi = path && specs.map((store) => endpointAddress(store, request)).find(Boolean);
  if (ofOpenApi !== undefined) return ofOpenApi;
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

/** The page URL for a request to an operation; undefined if no operation has its path. */
function endpointAddress(store: SpecStore, request: string): string | undefined {
  const openapi = composedOpenApi(store);
  if (!openapi || !isRequestTo(openapi, request)) return undefined;
  const { parsed } = inspectPath(openapi, request, judgeStrictly);
  const operation = openapi.model.operations.find(
    ({ name }) => name === parsed?.endpoint.operationId,
  );
  if (!parsed || !operation) return undefined;
  const pairs = parsed.parameters.map(({ wireName, text, owner }) => {
    const parameter = operation.parameters.find(({ name }) => name === wireName);
    return [
      wireName,
      parameter && owner?.value !== undefined ? textOfValue(parameter, owner.value) : text,
    ];
  });
  return formatFragment({
    spec: store.spec.name,
    part: operation.name,
    path: [],
    panel: "compose",
    query: queryText(new URLSearchParams(pairs)),
  });
}
