import { h } from "preact";
import type { ComponentChild } from "preact";
import type { DirectorySchema } from "../../../spec/model/json-schema.js";
import { escapeHidden } from "../../../base/hidden-characters.js";
import { partAddress } from "../../part-name.js";
import type { SpecStore } from "../state/spec-store.js";
import { ChangeList } from "./changes-view.js";
import { SchemaView } from "./schema-view.js";

/** A named schema of a directory, and the operations that refer to it. */
export function SchemaPage({
  store,
  name,
}: {
  readonly store: SpecStore;
  readonly name: string;
}): ComponentChild {
  const { spec } = store;
  const schemas: Readonly<Record<string, DirectorySchema>> =
    spec.kind === "directory" ? spec.model.schemas : {};
  const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
  const users = usersOf(store, name);
  return h(
    "article",
    null,
    h(
      "header",
      { class: "heading" },
      h("p", { class: "crumbs" }, h("a", { href: partAddress(spec.name) }, spec.name), " / schema"),
      h("h1", { tabIndex: -1 }, h("code", null, escapeHidden(name))),
    ),
    h(ChangeList, { store, subject: `#/components/schemas/${name}` }),
    schema ? h(SchemaView, { store, schema }) : h("p", null, "There is no schema of this name."),
    users.length > 0 &&
      h(
        "section",
        { "aria-labelledby": "users" },
        h("h2", { id: "users" }, "Operations with this schema"),
        h(
          "ul",
          null,
          users.map(({ part, label }) =>
            h("li", null, h("a", { href: partAddress(spec.name, part) }, h("code", null, label))),
          ),
        ),
      ),
  );
}

/** The operations that refer to a schema directly. */
function usersOf(
  { spec, operations }: SpecStore,
  name: string,
): readonly { readonly part: string; readonly label: string }[] {
  const reference = JSON.stringify(`#/components/schemas/${name}`);
  return operations().flatMap((operation, index) => {
    const part = spec.parts[index] ?? operation.name;
    return JSON.stringify(operation).includes(reference)
      ? [{ part, label: escapeHidden(operation.name) }]
      : [];
  });
}
