import { h } from "preact";
import type { ComponentChild } from "preact";
import { joinValues } from "../../../../templates/runtime/wire/wire-text.js";
import type { ModuleOperation } from "../../../spec/model/operation.js";
import { escapeHidden } from "../../../base/hidden-characters.js";
import type { Address } from "../state/address.js";
import { replaceAddress } from "../state/navigation.js";
import { queryText } from "../state/request-query.js";
import { chosenValues } from "./chosen-values.js";
import type { Selector } from "./chosen-values.js";

/** The input of the form that chooses fields. */
export interface SelectorFormProps {
  readonly module: ModuleOperation;
  readonly selectors: readonly Selector[];
  readonly address: Address;
  readonly query: URLSearchParams;
}

/** The values of the parameters that decide which fields a response has. The address keeps them. */
export function SelectorForm(props: SelectorFormProps): ComponentChild {
  return h(
    "div",
    { class: "selectors" },
    props.selectors.map((selector) =>
      selector.values.length > 0
        ? h(ValueBoxes, { ...props, selector, key: selector.wireName })
        : h(PresenceBox, { ...props, selector, key: selector.wireName }),
    ),
  );
}

type OneSelectorProps = SelectorFormProps & { readonly selector: Selector };

/** A box for each value of a list, or a choice of one value. */
function ValueBoxes({ module, selector, address, query }: OneSelectorProps): ComponentChild {
  const { parameter, wireName, values } = selector;
  const chosen = chosenValues(module, parameter, query);
  const { multi } = parameter;
  const toggle = (value: string): void => {
    const next = multi
      ? values.filter((each) => chosen.includes(each) !== (each === value))
      : [value];
    setParameter(address, query, wireName, joinValues(next));
  };
  return h(
    "fieldset",
    null,
    h("legend", null, h("code", null, escapeHidden(wireName))),
    values.map((value) =>
      h(
        "label",
        { key: value },
        h("input", {
          type: multi ? "checkbox" : "radio",
          name: wireName,
          checked: chosen.includes(value),
          onChange: () => toggle(value),
        }),
        " ",
        h("code", null, value === "" ? '""' : escapeHidden(value)),
      ),
    ),
  );
}

/** A box for a flag. Other parameters need a value, which a form asks for. */
function PresenceBox({ module, selector, address, query }: OneSelectorProps): ComponentChild {
  const { parameter, wireName } = selector;
  const isGiven = chosenValues(module, parameter, query).length > 0;
  return h(
    "label",
    null,
    h("input", {
      type: "checkbox",
      checked: isGiven,
      disabled: parameter.type.kind !== "boolean" && !isGiven,
      onChange: () => setParameter(address, query, wireName, isGiven ? undefined : "1"),
    }),
    " ",
    h("code", null, escapeHidden(wireName)),
    parameter.type.kind !== "boolean" && " with a value",
  );
}

function setParameter(
  address: Address,
  query: URLSearchParams,
  name: string,
  value: string | undefined,
): void {
  const next = new URLSearchParams(query);
  if (value === undefined) next.delete(name);
  else next.set(name, value);
  replaceAddress({ ...address, query: queryText(next) });
}
