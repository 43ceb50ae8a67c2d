import { h } from "preact";
import type { ComponentChild } from "preact";
import { fieldsIn } from "../../../spec/model/result-fields.js";
import type { ResultField } from "../../../spec/model/result.js";
import { escapeHidden } from "../../../base/hidden-characters.js";
import { formatFragment } from "../state/address.js";
import type { Address } from "../state/address.js";
import { conditionWords, presenceWords, resultShapeText } from "./shape-text.js";
import { inline } from "./prose.js";

/** The input of a list of fields. */
export interface FieldListProps {
  readonly fields: readonly ResultField[];
  /** The names of the fields above, each followed by a dot. */
  readonly path: string;
  readonly address: Address;
  readonly isRequested: (field: ResultField) => boolean;
  readonly isShown: (field: ResultField) => boolean;
  /** The path of the field of the address. */
  readonly target: string | undefined;
}

/** The fields of an object, with those below them. */
export function FieldList(props: FieldListProps): ComponentChild {
  const { fields, isShown, path } = props;
  return h(
    "ul",
    { class: "fields" },
    fields
      .filter(isShown)
      .map((field) => h(FieldItem, { ...props, key: field.name, field, path: path + field.name })),
  );
}

function FieldItem(props: FieldListProps & { readonly field: ResultField }): ComponentChild {
  const { field, path, address, isRequested, target } = props;
  const { name, shape, when, description, servers, on } = field;
  const below = fieldsIn(shape);
  const isTarget = target === path;
  const { panel: _panel, ...own } = address;
  return h(
    "li",
    {
      class: `${isTarget ? "target " : ""}${isRequested(field) ? "" : "off"}`.trim() || undefined,
      tabIndex: isTarget ? -1 : undefined,
    },
    h(
      "div",
      { class: "field" },
      h(
        "a",
        { href: formatFragment({ ...own, path: [`.${path}`] }), class: "self" },
        h("code", null, escapeHidden(name)),
      ),
      " ",
      h("span", { class: "type" }, resultShapeText(shape)),
      description && [" ", h("span", { class: "text" }, inline(description.text))],
      when.length > 0 && [" ", h("span", { class: "when" }, "with ", conditionWords(when))],
      field.presence === "sometimes" && [
        " ",
        h("span", { class: "when" }, presenceWords(field.presentIf)),
      ],
      servers.length > 0 && [" ", h("span", { class: "when" }, `only on ${servers.join(", ")}`)],
      on && [" ", h("span", { class: "when" }, `only on ${on.join(", ")}`)],
    ),
    below.length > 0 && h(FieldList, { ...props, fields: below, path: `${path}.` }),
  );
}
