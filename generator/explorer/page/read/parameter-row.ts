import { h } from "preact";
import type { ComponentChild } from "preact";
import { conditionText, valueNotes } from "../../../emit/parts/parameter-doc.js";
import type {
  EndpointParameter,
  Parameter,
  ParameterDefault,
} from "../../../spec/model/parameter.js";
import { traitsOf } from "../../../spec/parameters/registry.js";
import { escapeHidden } from "../../../base/hidden-characters.js";
import type { ExplorerChange } from "../../explorer-data.js";
import { partAddress } from "../../part-name.js";
import type { Address } from "../state/address.js";
import { divideDescription } from "../state/divided-description.js";
import type { SpecStore } from "../state/spec-store.js";
import { ChangeText } from "./changes-view.js";
import { inline, Prose } from "./prose.js";
import { SchemaView } from "./schema-view.js";
import { ValueList } from "./value-list.js";

/** The input of a row. */
export interface ParameterRowProps {
  readonly parameter: Parameter | EndpointParameter;
  /** The name in requests. */
  readonly wireName: string;
  readonly store: SpecStore;
  readonly address: Address;
  readonly changes: readonly ExplorerChange[];
}

/** A parameter: name, type, description, values, bounds, default, conditions and changes. */
export function ParameterRow({
  parameter,
  wireName,
  store,
  address,
  changes,
}: ParameterRowProps): ComponentChild {
  const { name, type, deprecated, description = "" } = parameter;
  const values = type.kind === "enum" ? type.values : [];
  const divided = divideDescription(description, values);
  const [chosen, value] = address.path;
  const { spec, part = "" } = address;
  const own = spec === undefined ? "" : partAddress(spec, part, name);
  const isTarget = chosen === name;
  return h(
    "section",
    {
      class: `parameter${isTarget ? " target" : ""}`,
      "aria-label": wireName,
      tabIndex: isTarget ? -1 : undefined,
    },
    h(
      "h3",
      { class: deprecated ? "deprecated" : undefined },
      h("a", { href: own, class: "self" }, h("code", null, escapeHidden(wireName))),
      marks(parameter),
    ),
    h(
      "div",
      { class: "about" },
      h("p", { class: "type" }, typeText(parameter)),
      divided.text !== "" && h(Prose, { text: divided.text }),
      type.kind === "enum" &&
        h(ValueList, {
          type,
          texts: divided.values,
          store,
          chosen: isTarget ? value : undefined,
          href: (each) => (spec === undefined ? "" : partAddress(spec, part, name, each)),
        }),
      type.kind === "schema" && h(SchemaView, { store, schema: type.schema }),
      h("ul", { class: "facts" }, facts(parameter)),
      changes.map((change) => h("p", null, h(ChangeText, { change, withParameter: false }))),
    ),
  );
}

function marks({ required, default: value, deprecated, sensitive }: Parameter): ComponentChild {
  return [
    required && value === undefined && h("span", { class: "badge breaking" }, "Required"),
    deprecated && h("span", { class: "badge risky" }, "Deprecated"),
    sensitive && h("span", { class: "badge info" }, "Sensitive"),
  ];
}

/** The type in the words of the spec, and whether the parameter takes a list. */
function typeText({ type, multi, defaultsToAll, ...parameter }: Parameter): ComponentChild {
  const name = typeName(type);
  const value = parameter.default;
  return [
    multi ? `list of ${name}` : type.kind === "enum" ? `one of the ${name}` : name,
    defaultsToAll ? ", default: all values" : undefined,
    value !== undefined &&
      !defaultsToAll && [", default ", h("code", null, escapeHidden(defaultText(value)))],
  ];
}

function typeName(type: Parameter["type"]): string {
  switch (type.kind) {
    case "unknown":
      return type.name;
    case "enum":
      return type.submodules ? "modules" : "values";
    default:
      return traitsOf(type).comparison.name;
  }
}

/** A default as it is written in a request. */
function defaultText(value: ParameterDefault): string {
  if (typeof value === "string") return value === "" ? '""' : value;
  if (Array.isArray(value) && value.every((each) => typeof each === "string"))
    return value.length === 0 ? "nothing" : value.join("|");
  return JSON.stringify(value);
}

function facts(parameter: Parameter | EndpointParameter): ComponentChild {
  const { multi, tokentype, mustExist, info, on, valuesOn = [] } = parameter;
  const examples = "examples" in parameter ? parameter.examples : [];
  return [
    ...valueNotes(parameter),
    ...(multi?.allspecifier === undefined ? [] : [`\`${multi.allspecifier}\` selects all values.`]),
    ...(tokentype === undefined ? [] : [`Requires a token of the type \`${tokentype}\`.`]),
    ...(mustExist ? ["The value must exist on the wiki."] : []),
    ...info.map((condition) => `Condition: \`${conditionText(condition)}\`.`),
    ...(on ? [`Only on ${on.join(", ")}.`] : []),
    ...valuesOn.map((each) => `\`${each.value}\`: only on ${each.on.join(", ")}.`),
    ...(examples.length === 0
      ? []
      : [`Examples: ${examples.map((each) => `\`${defaultText(each)}\``).join(", ")}.`]),
  ].map((text) => h("li", null, inline(text)));
}
