import { h } from "preact";
import type { ComponentChild } from "preact";
import { escapeHidden } from "../../../base/hidden-characters.js";
import type { ExplorerChange } from "../../explorer-data.js";
import { partAddress } from "../../part-name.js";
import { formatFragment } from "../state/address.js";
import type { PageStore, SpecStore } from "../state/spec-store.js";
import { ChangesHeading, ChangeText } from "./changes-view.js";
import { inline } from "./prose.js";

/** All specs of the page. */
export function PageOverview({
  page,
  paste,
}: {
  readonly page: PageStore;
  /** The box for addresses. */
  readonly paste: ComponentChild;
}): ComponentChild {
  const [only] = page.specs;
  if (only && page.specs.length === 1) return h(SpecOverview, { store: only, paste });
  return h(
    "article",
    null,
    h("h1", { tabIndex: -1 }, "API explorer"),
    h(Keys, null),
    paste,
    h(
      "ul",
      { class: "cards" },
      page.specs.map(({ spec }) =>
        h(
          "li",
          null,
          h("a", { href: partAddress(spec.name) }, h("code", null, spec.name)),
          ` ${spec.parts.length} ${spec.kind === "catalogue" ? "modules" : "operations"}`,
        ),
      ),
    ),
  );
}

function Keys(): ComponentChild {
  return h("p", { class: "lead" }, "Search by ", h("kbd", null, "/"), ", or choose a part.");
}

/** One spec: its parts with the first lines of their descriptions, and what changed. */
export function SpecOverview({
  store,
  paste,
}: {
  readonly store: SpecStore;
  /** The box for addresses. */
  readonly paste: ComponentChild;
}): ComponentChild {
  const { spec } = store;
  const title = spec.kind === "directory" ? spec.model.title : spec.name;
  return h(
    "article",
    null,
    h("h1", { tabIndex: -1 }, escapeHidden(title)),
    h(
      "p",
      { class: "lead" },
      `${spec.parts.length} ${spec.kind === "catalogue" ? "modules" : "operations"} of `,
      h("code", null, escapeHidden(spec.model.source)),
      ". Search by ",
      h("kbd", null, "/"),
      ", or choose one.",
    ),
    paste,
    spec.kind === "catalogue" &&
      h(
        "p",
        null,
        h(
          "a",
          { href: formatFragment({ spec: spec.name, path: [], panel: "compose", query: "" }) },
          "Compose a request",
        ),
        " of any modules.",
      ),
    changeSection(store),
    h(
      "dl",
      { class: "index" },
      store.operations().map((operation, index) => [
        h(
          "dt",
          null,
          h(
            "a",
            {
              href: partAddress(spec.name, spec.parts[index] ?? operation.name),
              class: operation.deprecated ? "deprecated" : undefined,
            },
            h("code", null, escapeHidden(operation.name)),
          ),
        ),
        h(
          "dd",
          null,
          inline(
            (operation.kind === "module"
              ? operation.description
              : (operation.summary ?? `${operation.method} ${operation.path}`)
            )?.split("\n")[0] ?? "",
          ),
        ),
      ]),
    ),
  );
}

/** All changes since the earlier version, by module. */
function changeSection({ spec }: SpecStore): ComponentChild {
  const { changes } = spec;
  if (!changes) return undefined;
  const groups = new Map<string, ExplorerChange[]>();
  for (const change of changes.changes)
    groups.set(change.module, [...(groups.get(change.module) ?? []), change]);
  return h(
    "section",
    { class: "changes", "aria-labelledby": "changes" },
    h(ChangesHeading, { base: changes.base, count: changes.changes.length }),
    changes.changes.length === 0 && h("p", null, "None."),
    [...groups].map(([module, own]) =>
      h(
        "details",
        { key: module },
        h(
          "summary",
          null,
          module === "" ? "The complete spec" : h("code", null, escapeHidden(module)),
          " ",
          h("span", { class: "number" }, own.length),
        ),
        h(
          "ul",
          null,
          own.map((change) => h("li", null, h(ChangeText, { change, withParameter: true }))),
        ),
      ),
    ),
  );
}
