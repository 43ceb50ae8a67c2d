import { escapeHidden } from "../../base/hidden-characters.js";
import { formatFragment, partAddress } from "../address.js";
import type { ExplorerChange } from "../explorer-data.js";
import { ChangeItems, ChangesHeading } from "./changes-view.js";
import { PasteBox } from "./paste-box.js";
import { Code, inline } from "./prose.js";
import type { PageStore, SpecStore, StoreProps } from "./spec-store.js";

/** All specs of the page. */
export function PageOverview({ page }: { readonly page: PageStore }) {
  const [only] = page.specs;
  if (only && page.specs.length === 1) return <SpecOverview store={only} page={page} />;
  return (
    <article>
      <h1 tabIndex={-1}>API explorer</h1>
      <p class="lead">
        Search by <kbd>/</kbd>, or choose a part.
      </p>
      <PasteBox page={page} />
      <ul class="cards">
        {page.specs.map(({ spec }) => (
          <li>
            <a href={partAddress(spec.name)}>
              <code>{spec.name}</code>
            </a>{" "}
            {spec.parts.length} {spec.kind === "catalogue" ? "modules" : "operations"}
          </li>
        ))}
      </ul>
    </article>
  );
}

/** A spec: its parts with the first line of each description, and its changes. */
export function SpecOverview({ store, page }: StoreProps & { readonly page: PageStore }) {
  const { spec } = store;
  const title = spec.kind === "openapi" ? spec.model.title : spec.name;
  return (
    <article>
      <h1 tabIndex={-1}>{escapeHidden(title)}</h1>
      <p class="lead">
        {spec.parts.length} {spec.kind === "catalogue" ? "modules" : "operations"} of{" "}
        <Code text={spec.model.source} />. Search by <kbd>/</kbd>, or choose one.
      </p>
      <PasteBox page={page} />
      {spec.kind === "catalogue" && (
        <p>
          <a href={formatFragment({ spec: spec.name, path: [], panel: "compose", query: "" })}>
            Compose a request
          </a>{" "}
          of any modules.
        </p>
      )}
      {changeSection(store)}
      <dl class="index">
        {store.operations().map((operation, index) => (
          <>
            <dt>
              <a
                href={partAddress(spec.name, spec.parts[index] ?? operation.name)}
                class={operation.deprecated ? "deprecated" : undefined}
              >
                <Code text={operation.name} />
              </a>
            </dt>
            <dd>
              {inline(
                (operation.kind === "module"
                  ? operation.description
                  : (operation.summary ?? `${operation.method} ${operation.path}`)
                )?.split("\n")[0] ?? "",
              )}
            </dd>
          </>
        ))}
      </dl>
    </article>
  );
}

/** All changes since the earlier version, by module. */
function changeSection({ spec }: SpecStore) {
  const { changes } = spec;
  if (!changes) return undefined;
  const groups = new Map<string, ExplorerChange[]>();
  for (const change of changes.changes)
    groups.set(change.module, [...(groups.get(change.module) ?? []), change]);
  return (
    <section class="changes" aria-labelledby="changes">
      <ChangesHeading base={changes.base} count={changes.changes.length} />
      {changes.changes.length === 0 && <p>None.</p>}
      {[...groups].map(([module, own]) => (
        <details key={module}>
          <summary>
            {module === "" ? "The complete spec" : <Code text={module} />}{" "}
            <span class="number">{own.length}</span>
          </summary>
          <ChangeItems changes={own} />
        </details>
      ))}
    </section>
  );
}
